// Tic-tac-toe on boardgame.io's own server, in memory, with nothing written to the console. A match is one board after
// the other until so many moves have been made, or a single board.
//
//   node server.js PORT [MOVES]
console.log = console.info = () => {};
const { Server, Origins } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const MOVES = Number(process.argv[3] ?? 0);

const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const isFull = (cells) => cells.every((cell) => cell !== null);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), made: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      G.made += 1;
      if (G.made < MOVES && (isWon(G.cells) || isFull(G.cells))) G.cells = Array(9).fill(null);
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.made < MOVES) return undefined;
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (MOVES || isFull(G.cells)) return { draw: true };
  },
};

Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));

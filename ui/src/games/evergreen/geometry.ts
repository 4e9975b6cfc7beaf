/** The round planet. It is a grid of columns and rows, pulled in at the corners to a superellipse, so that it looks round
 * while its rows and columns stay readable for light. Everything is measured from the centre, in units of which the
 * planet's radius has 300; a cell of the middle is about 100 wide. */

export const RADIUS = 300;
const ROUND = 2.75;
const BEND = 1.8;
const SAMPLES = 6; // points on each side of a cell

export type Side = "n" | "e" | "s" | "w";
export type Point = readonly [number, number];

/** The step away from the sun, in columns and rows. */
export const AWAY: Record<Side, Point> = { n: [0, 1], e: [-1, 0], s: [0, -1], w: [1, 0] };

export interface Cell {
  name: string;
  column: number;
  row: number;
  /** The biome, `crevice`, or nothing where the planet has no cell. */
  ground: string;
}

/** The column and row of a space: `d4` is 3, 3. */
export function place(name: string): Point {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}

export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

const written = (points: readonly Point[]): string =>
  "M" + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + "Z";

export class Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
  readonly outline: string;
  #grounds = new Map<string, string>();

  constructor(map: readonly (readonly string[])[]) {
    this.rows = map.length;
    this.columns = map[0]?.length ?? 0;
    this.cells = map.flatMap((line, row) =>
      line.map((ground, column) => ({ name: nameOf(column, row), column, row, ground })),
    );
    for (const cell of this.cells) this.#grounds.set(cell.name, cell.ground);
    this.outline = this.cell(0, 0, 0, this.columns, this.rows, 24);
  }

  ground(name: string): string {
    return this.#grounds.get(name) ?? "";
  }

  isSpace(name: string): boolean {
    const ground = this.ground(name);
    return ground !== "" && ground !== "crevice";
  }

  /** Where a point of the grid lies on the drawing; 0 0 is the upper left corner of a1. */
  at(x: number, y: number): Point {
    const u = (2 * x) / this.columns - 1;
    const v = (2 * y) / this.rows - 1;
    const most = Math.max(Math.abs(u), Math.abs(v));
    if (most === 0) return [0, 0];
    const round = (Math.abs(u / most) ** ROUND + Math.abs(v / most) ** ROUND) ** (-1 / ROUND);
    const pull = 1 + (round - 1) * Math.min(most, 1) ** BEND;
    return [u * pull * RADIUS, v * pull * RADIUS];
  }

  /** Where a piece is put; in a corner space, which is cut off round, a little inwards. */
  centre(name: string): Point {
    const [column, row] = place(name);
    const inwards = this.isCorner(name) ? 0.1 : 0;
    return this.at(
      column + 0.5 + (column === 0 ? inwards : -inwards),
      row + 0.5 + (row === 0 ? inwards : -inwards),
    );
  }

  isCorner(name: string): boolean {
    const [column, row] = place(name);
    return (column === 0 || column === this.columns - 1) && (row === 0 || row === this.rows - 1);
  }

  /** Where a piece on a space touches the ground. */
  foot(name: string): Point {
    const [x, y] = this.centre(name);
    return [x, y + 25 * this.scale(name)];
  }

  /** How much smaller a space looks than one of the middle. */
  scale(name: string): number {
    const [column, row] = place(name);
    const [left, right] = [this.at(column, row + 0.5), this.at(column + 1, row + 0.5)];
    const [top, bottom] = [this.at(column + 0.5, row), this.at(column + 0.5, row + 1)];
    const across = Math.hypot(right[0] - left[0], right[1] - left[1]);
    const down = Math.hypot(bottom[0] - top[0], bottom[1] - top[1]);
    return Math.max(0.72, Math.min(1, Math.sqrt(across * down) / 96));
  }

  /** The outline of a cell, or of a block of cells, drawn in by `inset` cells. */
  cell(column: number, row: number, inset = 0, width = 1, height = 1, samples = SAMPLES): string {
    return written(
      this.#ring(column + inset, row + inset, column + width - inset, row + height - inset, samples),
    );
  }

  space(name: string, inset = 0): string {
    const [column, row] = place(name);
    return this.cell(column, row, inset);
  }

  /** Where a tap means this space. Outer spaces look small, so they reach over the rim. */
  reach(name: string, over = 0.55): string {
    const [column, row] = place(name);
    return written(
      this.#ring(
        column - (column === 0 ? over : 0),
        row - (row === 0 ? over : 0),
        column + 1 + (column === this.columns - 1 ? over : 0),
        row + 1 + (row === this.rows - 1 ? over : 0),
        SAMPLES,
      ),
    );
  }

  #ring(left: number, top: number, right: number, bottom: number, samples: number): Point[] {
    const points: Point[] = [];
    const corners: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    corners.forEach(([x, y], number) => {
      const [nextX, nextY] = corners[(number + 1) % 4]!;
      for (let step = 0; step < samples; step += 1) {
        const part = step / samples;
        points.push(this.at(x + (nextX - x) * part, y + (nextY - y) * part));
      }
    });
    return points;
  }

  /** The line between a cell and the one to its right or below, and whether it parts two grounds. */
  borders(): { line: string; parts: boolean; ground: string }[] {
    const found: { line: string; parts: boolean; ground: string }[] = [];
    for (const { column, row, ground } of this.cells) {
      for (const [right, down] of [
        [1, 0],
        [0, 1],
      ] as const) {
        const other = this.ground(nameOf(column + right, row + down));
        if (!ground || !other) continue;
        const points = Array.from({ length: SAMPLES + 1 }, (_, step) =>
          this.at(column + right + (down * step) / SAMPLES, row + down + (right * step) / SAMPLES),
        );
        found.push({ line: written(points).slice(0, -1), parts: ground !== other, ground });
      }
    }
    return found;
  }

  /** The shadow of a tree that darkens so many cells behind it. */
  shadow(name: string, length: number, sun: Side): string {
    const [column, row] = place(name);
    const [right, down] = AWAY[sun];
    const x = column + 0.5;
    const y = row + (right ? 0.62 : down > 0 ? 0.7 : 0.6);
    const far = length + (right ? 0.46 : down > 0 ? 0.26 : 0.52);
    const left: Point[] = [];
    const other: Point[] = [];
    const near = 0.17;
    const wide = length > 1 ? 0.36 : 0.31;
    for (let step = 0; step <= 10; step += 1) {
      const part = step / 10;
      // the sides open with the distance, and close round at the end
      const round = part > 0.86 ? Math.sqrt(Math.max(0, 1 - ((part - 0.86) / 0.14) ** 2)) : 1;
      const half = (near + (wide - near) * part) * (0.45 + 0.55 * round);
      const along = far * part;
      left.push(this.at(x + right * along - down * half, y + down * along + right * half));
      other.push(this.at(x + right * along + down * half, y + down * along - right * half));
    }
    return written([...left, ...other.reverse()]);
  }

  /** Where the points of a line of light are written: at its end towards the sun. */
  ray(line: number, sun: Side, out: number): Point {
    const [right, down] = AWAY[sun];
    const [x, y] = right
      ? this.at(right < 0 ? this.columns : 0, line + 0.5)
      : this.at(line + 0.5, down < 0 ? this.rows : 0);
    return [x - right * out, y - down * out];
  }

  /** Curves from foot to foot between the spaces of a forest that lie side by side. */
  roots(spaces: readonly string[]): string[] {
    const all = new Set(spaces);
    const found: string[] = [];
    for (const name of spaces) {
      const [column, row] = place(name);
      for (const [right, down] of [
        [1, 0],
        [0, 1],
      ] as const) {
        const other = nameOf(column + right, row + down);
        if (!all.has(other)) continue;
        const [x, y] = this.foot(name);
        const [toX, toY] = this.foot(other);
        const bend = 8;
        found.push(
          `M${x.toFixed(1)} ${y.toFixed(1)}Q${((x + toX) / 2 + down * bend).toFixed(1)} ` +
            `${((y + toY) / 2 + right * bend).toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`,
        );
      }
    }
    return found;
  }

  /** The next of some spaces in a direction, for the arrow keys: the nearest that lies more that way than aside. */
  next(from: string, right: number, down: number, among: readonly string[]): string {
    const [column, row] = place(from);
    let best = "";
    let least = Infinity;
    for (const name of among) {
      const [otherColumn, otherRow] = place(name);
      const along = (otherColumn - column) * right + (otherRow - row) * down;
      const aside = Math.abs((otherColumn - column) * down) + Math.abs((otherRow - row) * right);
      if (along <= 0) continue;
      const far = along + 2.5 * aside;
      if (far < least) [best, least] = [name, far];
    }
    return best || from;
  }
}

const known = new Map<string, Geometry>();

/** The geometry of a map; the same for everybody at the table. */
export function geometryOf(map: readonly (readonly string[])[]): Geometry {
  const key = map.map((row) => row.join(" ")).join("|");
  let found = known.get(key);
  if (!found) known.set(key, (found = new Geometry(map)));
  return found;
}

// Made by ui/wire_types.py from the Python side; not to be edited.

export interface TableData {
  type: "table";
  table: string;
  game: string;
  box: string;
  seq: number;
  seat: number | null;
  view: Record<string, unknown>;
  places: Record<string, string>;
  moves: string[];
  question: Question | null;
  events: EventData[];
  story: StoryData[];
  made: number;
  went: WentData[];
  chairs: ChairData[];
  clock: ClockData;
  over: boolean;
  outcome: Question | null;
  asked: number | null;
  may_take_back: boolean;
  known_deal: boolean;
  rematch?: string;
  edition?: string;
}

export interface Question {
  kind: string;
  details: Record<string, unknown>;
}

export interface EventData {
  seq: number;
  kind: string;
  seat: number | null;
  details: Record<string, unknown>;
  things: string[];
  ways: [string, string, string][];
}

export interface StoryData {
  seq: number;
  at: number;
  kind: string;
  seat: number | null;
  text: string;
}

export interface WentData {
  seq: number;
  count: number;
  mover: number | null;
  totals: number[];
}

export interface ChairData {
  name: string;
  bot: string;
  person: boolean;
  resigned: boolean;
  maker: boolean;
  moved: boolean;
}

export interface ClockData {
  kind: string;
  left: number[];
  running: number[];
}

export interface RefusalData {
  type: "refused";
  code: string;
  rule: string;
  sentence: string;
  seq?: number;
  id?: number;
}

export interface NewTable {
  game: string;
  chairs: string[];
  options?: Record<string, string | number>;
  seed?: string | null;
  clock?: string;
  name: string;
}

export interface Sit {
  name: string;
}

export interface Rematch {
  turned?: boolean;
}

export interface Fork {
  index: number;
  name: string;
  level?: string;
}

export interface Challenge {
  name: string;
}

export interface NewRecord {
  text: string;
  name: string;
}

export interface Login {
  login: string;
  password: string;
}

export interface Logout {
  everywhere?: boolean;
}

export interface NewPassword {
  password: string;
  new: string;
}

export interface Hello {
  key: string;
  since?: number;
  lang?: string;
}

export interface Wanted {
  seq: number;
  move?: string | null;
  moves?: string[] | null;
  do?: "take_back" | "agree" | "decline" | "leave" | "return" | "resign" | "say" | "rename" | "free" | null;
  text?: string;
}

export interface MomentsData {
  count: number;
  over: boolean;
}

export interface RuleChapter {
  chapter: string;
  rules: string[];
}

export interface DailyData {
  game: string;
  date: string;
  seed: string;
}

export interface GamesData {
  games: GameData[];
  levels: string[];
}

export interface GameData {
  name: string;
  version: number;
  seats: number[];
  options: OptionData[];
  shelf: ShelfData;
  box: string;
}

export interface OptionData {
  name: string;
  default: string | number;
  values: string[] | null;
  least: number | null;
  most: number | null;
  example: string;
  rare: boolean;
  only_with: number[] | null;
}

export interface ShelfData {
  order: number;
  minutes: [number, number] | null;
  bots: number;
  accent: string;
  designer: string;
  publisher: string;
  rebuilt: boolean;
  taught: boolean;
}

export interface BoxData {
  game: string;
  version: number;
  shelf: ShelfData;
  things: string[];
  seated: string[];
  grammar: GrammarData;
  printed: Record<string, unknown>;
}

export interface GrammarData {
  verbs: VerbData[];
  kinds: Record<string, KindData>;
}

export interface VerbData {
  words: string;
  arguments: ArgumentData[];
  keys: string[];
  closes: boolean;
}

export interface ArgumentData {
  name: string;
  kind: string;
  optional: boolean;
}

export interface KindData {
  words: string[] | null;
  last: number | null;
  copies: number;
}

export interface TableSummary {
  id: string;
  game: string;
  chairs: string[];
  made: number;
  touched: number;
  over: boolean;
  links: Record<string, string>;
  names: string[];
  your_turn: boolean;
  stopped: StoppedData | null;
}

export interface StoppedData {
  sentence: string;
  result: ResultData | null;
}

export interface ResultData {
  scores: number[];
  places: number[];
}

export interface BelongingsData {
  table: string;
  seats: number[];
  links: Record<string, string>;
}

export interface RemovedData {
  table: string;
  deleted: boolean;
}

export interface ExampleData {
  name: string;
  view: Record<string, unknown>;
}

export interface Asks {
  preview: PreviewAsk;
  outlook: OutlookAsk;
  why: WhyAsk;
  hint: HintAsk;
  text: TextAsk;
  moment: MomentAsk;
  course: CourseAsk;
}

export interface PreviewAsk {
  type: "preview";
  seq: number;
  moves: string[];
}

export interface OutlookAsk {
  type: "outlook";
  seq: number;
  picked?: string[];
}

export interface WhyAsk {
  type: "why";
  seq: number;
  thing?: string;
  move?: string;
  picked?: string[];
}

export interface HintAsk {
  type: "hint";
  seq: number;
}

export interface TextAsk {
  type: "text";
  index?: number | null;
  eyes?: number | null;
}

export interface MomentAsk {
  type: "moment";
  index: number;
  eyes?: number | null;
  open?: boolean;
}

export interface CourseAsk {
  type: "course";
}

export interface Answers {
  preview: PreviewData;
  outlook: OutlookData;
  why: WhyData;
  hint: HintData;
  text: TextData;
  moment: TableData;
  course: CourseData;
}

export interface PreviewData {
  seq: number;
  reveals: boolean;
  view: Record<string, unknown> | null;
  places: Record<string, string>;
  strides: StrideData[];
  closing: StrideData | null;
}

export interface StrideData {
  move: string;
  reveals: boolean;
  points: Record<string, number> | null;
  events: EventData[];
}

export interface OutlookData {
  seq: number;
  things: Record<string, PromiseData>;
  moves: ProspectData[];
}

export interface PromiseData {
  alone: ProspectData | null;
  best: ProspectData;
}

export interface ProspectData {
  move: string;
  closed: string;
  reveals: boolean;
  points: Record<string, number> | null;
}

export interface WhyData {
  seq: number;
  open: boolean;
  code: string;
  rule: string;
  sentence: string;
}

export interface HintData {
  seq: number;
  move: string;
  points: Record<string, number>;
}

export interface TextData {
  seq: number;
  lines: [string, string][][];
}

export interface CourseData {
  totals: number[][];
  movers: number[];
}

export interface Asking {
  id: number;
  ask: PreviewAsk | OutlookAsk | WhyAsk | HintAsk | TextAsk | MomentAsk | CourseAsk;
}

export interface EvergreenView {
  game: string;
  season: string;
  round: number;
  sun: string;
  phase: string;
  first: number | string;
  next: number | string | null;
  pool: string[];
  if_left: (number | null)[];
  token: string | null;
  deck: string[];
  discard: string[];
  zone: EvergreenStack[];
  auto: string[] | null;
  seats: EvergreenSeatView[];
  to_act: number[];
  ranking: number[];
  title: string | null;
}

export interface EvergreenStack {
  biome: string;
  fertility: number;
  cards: EvergreenZoneCard[];
}

export interface EvergreenZoneCard {
  card: string;
  face_up: boolean;
}

export interface EvergreenSeatView {
  seat: number;
  score: number;
  sheet: Record<string, number>;
  levels: Record<string, number>;
  cards: string[];
  point: string;
  action_part: string;
  power_part: string;
  power: string | null;
  uses: number;
  lake: string | null;
  planet: string[];
  light: EvergreenLight;
  forest: EvergreenForest;
  harvest: EvergreenHarvest[];
}

export interface EvergreenLight {
  points: number;
  rays: number[];
  shaded: string[];
  shadows: Record<string, number>;
}

export interface EvergreenForest {
  points: number;
  spaces: string[];
}

export interface EvergreenHarvest {
  biome: string;
  big_trees: number;
  points: number;
}

export interface EvergreenBox {
  places: string[];
  map: string[][];
  biomes: string[];
  cards: Record<string, EvergreenCardBox>;
  tracks: EvergreenTrackBox[];
  seasons: EvergreenSeasonBox[];
  sides: string[];
  start: EvergreenStartBox;
  titles: EvergreenTitleBox[];
  categories: string[];
  statuses: Record<string, string>;
}

export interface EvergreenCardBox {
  biome: string;
  power: string;
  icon: number;
}

export interface EvergreenTrackBox {
  power: string;
  values: number[];
}

export interface EvergreenSeasonBox {
  season: string;
  rounds: number;
}

export interface EvergreenStartBox {
  points: number[];
  flowers: number;
}

export interface EvergreenTitleBox {
  title: string;
  points: number;
}

export interface GladeView {
  game: string;
  mode: string;
  layout: string;
  centre: string;
  start: number;
  active: number;
  phase: string;
  bag: number;
  ended: boolean;
  passes: number;
  turns: number | null;
  glade: Record<string, string>;
  claims: Record<string, GladeClaimView>;
  danger: Record<string, number>;
  leaves: Record<string, number>;
  seats: GladeSeatView[];
  laid: string[];
  claimed: string | null;
  sets: string[][];
  flips: number;
  unseen: Record<string, number>;
  to_act: number[];
  ranking: number[];
}

export interface GladeClaimView {
  board: number;
  spaces: string[];
}

export interface GladeSeatView {
  seat: number;
  score: number;
  sheet: Record<string, number>;
  board: number;
  forest: string[];
  runs: GladeRunView[];
  apart: string[][];
  enclosed: Record<string, string | null>;
  edge: number;
  store: string[];
  rack: string[] | null;
  rack_size: number;
}

export interface GladeRunView {
  spaces: string[];
  shared: string[];
  missing?: string;
  ends?: string[];
}

export interface GladeBox {
  places: string[];
  creatures: string[];
  fruits: string[];
  leaves: string[];
  tiles: GladeTileBox[];
  copies: number;
  markers: GladeMarkerBox[];
  colours: string[];
  symbols: GladeSymbolBox[];
  glade: GladeLeafBox[];
  layouts: GladeLayoutBox[];
  sets: GladeSetBox[];
  points: Record<string, number>;
  toadstools: number;
  rack: number;
  most_laid: number;
}

export interface GladeTileBox {
  tile: string;
  creature: string;
  fruit: string;
  leaf: string;
}

export interface GladeMarkerBox {
  marker: string;
  kind: string;
  owner?: number;
  double?: boolean;
  value?: number;
  creature?: string;
  fruit?: string;
  leaf?: string;
}

export interface GladeSymbolBox {
  symbol: string;
  kind: string;
  creature?: string;
  fruit?: string;
  leaf: string;
}

export interface GladeLeafBox {
  leaf: string;
  rows: string[][];
}

export interface GladeLayoutBox {
  layout: string;
  size: number;
  rows: string[][];
  centre: string;
  corners: string[];
  edge: string[];
  boards: GladeBoardBox[];
}

export interface GladeBoardBox {
  board: number;
  symbols: Record<string, string>;
}

export interface GladeSetBox {
  tiles: number;
  goes: string;
  points: number;
}

export interface EarthView {
  game: string;
  mode: string;
  teams: boolean;
  secret_planting: boolean;
  phase: string;
  first: number;
  active: number | null;
  turn: number;
  turn_limit: number;
  action: string | null;
  deck: number;
  discard: number;
  fauna: EarthGoalView[];
  shared: EarthSharedView[];
  full: string | null;
  pools: EarthPoolView[];
  gaia: EarthGaiaView | null;
  seats: EarthSeatView[];
  to_act: number[];
  ranking: number[];
}

export interface EarthGoalView {
  goal: string;
  holders: string[];
  reached: number[];
  seats: EarthProgressView[];
}

export interface EarthProgressView {
  count: number;
  things: string[];
}

export interface EarthSharedView {
  ecosystem: string;
  seats: EarthProgressView[];
}

export interface EarthPoolView {
  soil: number;
  sprout: number;
  growth: number;
  compost: number;
  cards: string[];
}

export interface EarthGaiaView {
  level: string;
  passing: number;
  left: number;
  card: string | null;
  soil: number;
  sprouts: number;
  growth: number;
  compost: number;
  pile: string[];
  skips: boolean;
  counted: EarthCountedView | null;
  sheet: Record<string, number>;
}

export interface EarthCountedView {
  soil: number;
  cards: number;
}

export interface EarthSeatView {
  seat: number;
  score: number;
  sheet: Record<string, number>;
  board: string[];
  dealt: string[];
  soil: number;
  hand: string[];
  prices: Record<string, number>;
  compost: number;
  events: string[];
  grid: EarthCellView[];
  frame: EarthFrameView;
  secret: string[];
  ecosystem: EarthProgressView | null;
  point: string;
  left: number;
  four: string[];
  looked_at: string[];
  abilities: string[];
  planted: string[];
  part: boolean;
  asked: EarthAskedView | null;
}

export interface EarthCellView {
  space: string;
  card: string;
  sprouts: number;
  growth: number;
}

export interface EarthFrameView {
  taken: string[];
  open: string[];
  free: string[];
}

export interface EarthAskedView {
  kind: string;
  details: Record<string, unknown>;
}

export interface EarthBox {
  cards: Record<string, EarthCardBox>;
  ecosystems: Record<string, EarthScoreBox>;
  fauna: Record<string, EarthFaunaBox>;
  gaia: Record<string, EarthGaiaCardBox>;
  actions: EarthActionBox[];
  grid: EarthGridBox;
  ranks: Record<string, number[]>;
  full_grid: number;
  leaves: number;
  conversion: EarthExchangeBox;
  gaia_board: EarthGaiaBoardBox;
  categories: string[];
  places: string[];
}

export interface EarthCardBox {
  kind: string;
  points: number;
  abilities: (EarthEffectBox | EarthStartBox | EarthTriggerBox | EarthCopyBox | EarthWildBox | EarthPayBox | EarthDiscountBox | EarthForbidBox | EarthReplaceBox | EarthScoringBox)[];
  habitats?: string[];
  cost?: number;
  types?: string[];
  sprouts?: number;
  height?: number;
  canopy?: number;
  tags?: string[];
  aided?: boolean;
  scientific?: string;
}

export interface EarthEffectBox {
  does: "effect";
  color: string;
  active: boolean;
  costs: EarthAmountBox[];
  gains: EarthAmountBox[];
  planted?: EarthFilterBox;
  each?: EarthFilterBox;
  line?: string;
  around: boolean;
}

export interface EarthAmountBox {
  count: number;
  of: string;
}

export interface EarthFilterBox {
  word: string;
  tag?: string;
  compare?: string;
  number?: number;
}

export interface EarthStartBox {
  does: "start";
  color: string;
  draw: number;
  hand: number;
  soil: number;
}

export interface EarthTriggerBox {
  does: "trigger";
  color: string;
  gains: EarthAmountBox[];
}

export interface EarthCopyBox {
  does: "copy";
  color: string;
  copies: string;
}

export interface EarthWildBox {
  does: "wild";
  color: string;
}

export interface EarthPayBox {
  does: "pay";
  color: string;
  instead: string;
}

export interface EarthDiscountBox {
  does: "discount";
  color: string;
  soil: number;
  filter: EarthFilterBox;
}

export interface EarthForbidBox {
  does: "forbid";
  color: string;
  action: string;
}

export interface EarthReplaceBox {
  does: "replace";
  color: string;
  by: string;
  gains: EarthAmountBox[];
}

export interface EarthScoringBox {
  does: "score";
  color: string;
  score: EarthScoreBox;
}

export interface EarthScoreBox {
  points: number;
  per: number;
  most?: number;
  table?: number[];
  counted: EarthCountBox;
}

export interface EarthCountBox {
  what: string;
  filter?: EarthFilterBox;
  scope?: string;
  test?: string;
  attribute?: string;
}

export interface EarthFaunaBox {
  need: number;
  counted: EarthCountBox;
  scientific: string;
}

export interface EarthGaiaCardBox {
  color: string;
  action: string | null;
  shares: EarthShareBox[];
  leaf: string | null;
  expert: EarthAmountBox[];
}

export interface EarthShareBox {
  count: number;
  of: string;
  per?: string;
  counted?: EarthCountBox;
}

export interface EarthActionBox {
  action: string;
  color: string;
  plants: number;
  plants_other: number;
  keeps_of: number;
  active: EarthAmountBox[];
  other: EarthAmountBox[];
}

export interface EarthGridBox {
  columns: string;
  rows: number;
  span: number;
  cards: number;
}

export interface EarthExchangeBox {
  sprouts: number;
  soil: number;
}

export interface EarthGaiaBoardBox {
  columns: number[];
  canopy: number;
  soil: number;
  cards: number;
  passes: number;
  levels: EarthShareOfActionBox[];
}

export interface EarthShareOfActionBox {
  level: string;
  deck: number;
  more: number;
}

export interface WaldgaertnerView {
  game: string;
  decks: string;
  planting: string;
  uproot: string;
  frost: string;
  round: number;
  phase: number;
  step: string;
  first: number;
  roll: number | null;
  order: WaldgaertnerTurnView[];
  regions: WaldgaertnerRegionView[];
  market: WaldgaertnerCardView[];
  contests: WaldgaertnerContestView[];
  searches: WaldgaertnerTurnView[];
  bonuses: number[];
  lots: WaldgaertnerLotView[];
  memos: WaldgaertnerMemoView[];
  searched: WaldgaertnerCardView[];
  choice: string | null;
  room: Record<string, Record<string, number>>;
  seats: WaldgaertnerSeatView[];
  to_act: number[];
  ranking: number[];
}

export interface WaldgaertnerTurnView {
  seats: number[];
  coins?: number;
  by: "coins" | "tie" | "lot";
}

export interface WaldgaertnerRegionView {
  region: number;
  origin: string;
  cards: number;
  open: WaldgaertnerCardView | null;
}

export interface WaldgaertnerCardView {
  card: string;
  chips: number;
}

export interface WaldgaertnerContestView {
  region: number;
  cards: WaldgaertnerCardView[];
  declined: number[];
  order: WaldgaertnerTurnView[];
}

export interface WaldgaertnerLotView {
  cards: WaldgaertnerCardView[];
  seats: number[];
}

export interface WaldgaertnerMemoView {
  region: number;
  cards: string[];
  taken: number[];
}

export interface WaldgaertnerSeatView {
  seat: number;
  score: number;
  sheet: Record<string, number>;
  beside: Record<string, number>;
  coins: number;
  bonus: string;
  colours: string[];
  hand: WaldgaertnerHandView[];
  garden: WaldgaertnerPlantView[];
  extras: string[];
  spare?: Record<string, number>;
  frost?: string[];
  hit?: string;
  year: WaldgaertnerSeasonView[];
  chosen: boolean;
  searching: string | null;
}

export interface WaldgaertnerHandView {
  card: string | null;
  chips: number;
  origin: string;
  region: number | null;
}

export interface WaldgaertnerPlantView {
  slot: string;
  card: string;
  chips?: number;
  cube?: boolean;
  covered?: boolean;
  fed?: boolean;
  size?: string;
  needs?: string;
  partners?: string[];
}

export interface WaldgaertnerSeasonView {
  round: number;
  phase: number;
  blooms: string[];
  ripe: string[];
  coins: number;
}

export interface WaldgaertnerBox {
  places: string[];
  plants: WaldgaertnerPlantBox[];
  sizes: WaldgaertnerSizeBox[];
  slots: WaldgaertnerSlotBox[];
  layouts: WaldgaertnerLayoutBox[];
  stack: number;
  rounds: number;
  phases: number;
  frost_round: number;
  search_price: number;
  colours: string[];
  colours_for_bonus: number;
}

export interface WaldgaertnerPlantBox {
  card: string;
  scientific: string;
  origin: string;
  size: string;
  height: number;
  flowers: number;
  ripe: number;
  colour: string | null;
  sex: string | null;
  kinds: string[];
  partner: string | null;
  feeds: string[];
  ratings: Record<string, number>;
  value: number;
  price: number;
}

export interface WaldgaertnerSizeBox {
  size: string;
  rows: number[];
  base: number | null;
  category: string | null;
}

export interface WaldgaertnerSlotBox {
  slot: string;
  row: number;
  price: number;
  around: Record<string, string>;
}

export interface WaldgaertnerLayoutBox {
  seats: number;
  decks: string;
  regions: string[];
  market: number;
}

/** New tiles: drawing, choosing, placing, and the tile set aside. */
import { cellAcross, hasAnyGap, isExitPlaced, opposite, type PlacedTile, tileAt } from './cave.ts';
import { doFirst, isInPlay, placeOf, type SlowState } from './state.ts';
import { askPlayer, type Question, type Reveal, type TaskOf } from './task.ts';
import { EXIT, hasLedge, nearSide, openings, printOf, TILES, turnsOf } from './tiles.ts';
import type { Caver, Cell, Choice, Decision, TileName } from './vocabulary.ts';

/** ST-SETUP-3 */
const EXIT_WINDOW = 6;

const TAKES: readonly Decision[] = [
  { type: 'take', from: 'aside' },
  { type: 'take', from: 'stack' },
];

/** ST-CAVE-5 */
export function canGetTile(state: SlowState, caver: Caver): boolean {
  return state.stack > 0 || canUseAside(state, caver);
}

/** ST-GEO-2, ST-GEO-3 */
function canUseAside(state: SlowState, caver: Caver): boolean {
  return caver === 'geologist' && state.aside !== null;
}

// Where the tile comes from

/** ST-GEO-2 */
export function drawQuestion(state: SlowState, { reveal }: TaskOf<'draw'>): Question | undefined {
  const mayTake = state.options.variant === 'standard' && canUseAside(state, reveal.caver) && state.stack > 0;
  return mayTake ? askPlayer(state, reveal.caver, 'take', TAKES) : undefined;
}

export function draw(state: SlowState, { reveal }: TaskOf<'draw'>, choice: Choice | undefined): SlowState {
  if (choice?.type === 'take' && choice.from === 'aside') return takeAside(state, reveal);
  if (state.stack > 0) return doFirst(state, { do: 'draw-from-stack', reveal });
  if (canUseAside(state, reveal.caver)) return takeAside(state, reveal);
  return state; // ST-CAVE-5: the stack ended while a tile was redrawn
}

function takeAside(state: SlowState, reveal: Reveal): SlowState {
  if (state.aside === null) throw new Error('no tile is set aside');
  return doFirst({ ...state, aside: null }, { do: 'place', reveal, tile: state.aside });
}

/** A top tile that everyone knows is not drawn by chance. */
export function stackQuestion(state: SlowState): Question | undefined {
  return state.top === null ? askTile(state, 'tile') : undefined;
}

export function drawFromStack(
  state: SlowState,
  { reveal }: TaskOf<'draw-from-stack'>,
  choice: Choice | undefined,
): SlowState {
  const tile = choice?.type === 'tile' ? choice.tile : state.top;
  if (tile === null) throw new Error('no tile was drawn');
  return doFirst({ ...state, top: null, stack: state.stack - 1 }, { do: 'choose', reveal, tile });
}

/** ST-RM-6; two equal tiles leave no choice (ST-ASK-1). */
export function chooseQuestion(state: SlowState, { reveal, tile }: TaskOf<'choose'>): Question | undefined {
  const inManual = state.options.variant === 'reference-manual' && canUseAside(state, reveal.caver);
  const mayChoose = inManual && state.aside !== tile;
  return mayChoose ? askPlayer(state, reveal.caver, 'choose', TAKES) : undefined;
}

export function choose(state: SlowState, { reveal, tile }: TaskOf<'choose'>, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'take' || choice.from === 'stack') return doFirst(state, { do: 'place', reveal, tile });
  return setAside(takeAside(state, reveal), tile);
}

// The tile set aside

/** ST-GEO-2: the exit goes on top of the stack instead. The tile is not counted in the stack yet. */
function setAside(state: SlowState, tile: TileName): SlowState {
  return tile === EXIT ? { ...state, top: EXIT, stack: state.stack + 1 } : { ...state, aside: tile };
}

/** ST-SETUP-8, ST-GEO-2 */
export function refillQuestion(state: SlowState): Question | undefined {
  const wanted = isInPlay(state, 'geologist') && state.aside === null;
  return wanted && state.stack > 0 && state.top === null ? askTile(state, 'aside') : undefined;
}

export function refill(state: SlowState, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'tile') return state;
  return setAside({ ...state, stack: state.stack - 1 }, choice.tile);
}

/** ST-GEO-3: the Geologist has just been removed. */
export function returnAside(state: SlowState): SlowState {
  return state.aside === null ? state : { ...state, top: state.aside, aside: null, stack: state.stack + 1 };
}

// The odds

/** ST-INFO-1 */
function askTile(state: SlowState, asks: 'tile' | 'aside'): Question {
  const tiles = Object.keys(TILES).filter((tile) => copiesToCome(state, tile) > 0);
  return {
    asks,
    by: 'chance',
    choices: tiles.map((tile) => ({ type: 'tile', tile })),
    weights: tiles.map((tile) => copiesToCome(state, tile)),
  };
}

/** Called only while no tile is in hand and the top tile is unknown. */
function copiesToCome(state: SlowState, tile: TileName): number {
  if (tile === EXIT) return isExitPlaced(state.cave) || state.stack > EXIT_WINDOW ? 0 : 1;
  const seen = [...state.cave.map((laid) => laid.tile), ...state.discarded, state.aside];
  return Math.max(0, printOf(tile).copies - seen.filter((other) => other === tile).length);
}

// Where the tile goes

export function placeQuestion(state: SlowState, { reveal, tile }: TaskOf<'place'>): Question | undefined {
  const turns = allowedTurns(state, reveal, tile).map((turn) => ({ type: 'place', turn }) as const);
  if (turns.length === 0) return undefined;
  const discard = mayDiscard(state, reveal.caver, tile) ? [{ type: 'discard' } as const] : [];
  return askPlayer(state, reveal.caver, 'place', [...turns, ...discard]);
}

/** ST-SCO-1 */
function mayDiscard(state: SlowState, caver: Caver, tile: TileName): boolean {
  return caver === 'scout' && state.pathfinder > 0 && tile !== EXIT && state.stack > 0;
}

export function place(state: SlowState, { reveal, tile }: TaskOf<'place'>, choice: Choice | undefined): SlowState {
  if (choice?.type === 'place') return placeTile(state, reveal, laidBy(state, reveal, tile, choice.turn));
  const discarded = { ...state, discarded: [...state.discarded, tile] };
  if (choice?.type === 'discard') return drawAgain({ ...discarded, pathfinder: state.pathfinder - 1 }, reveal);
  return drawAgain(discarded, reveal); // ST-CAVE-4
}

/** ST-GEO-2: the refill comes after placing and before stepping. */
function placeTile(state: SlowState, reveal: Reveal, laid: PlacedTile): SlowState {
  const { caver, to } = reveal;
  const stepping = reveal.after === 'step' ? [{ do: 'step', caver, to } as const] : [];
  return doFirst({ ...state, cave: [...state.cave, laid] }, { do: 'refill' }, ...stepping);
}

function drawAgain(state: SlowState, reveal: Reveal): SlowState {
  return doFirst(state, { do: 'refill' }, { do: 'draw', reveal });
}

function allowedTurns(state: SlowState, reveal: Reveal, tile: TileName): number[] {
  return turnsOf(tile)
    .filter((turn) => connectsBack(state, reveal, tile, turn))
    .filter((turn) => leavesGap(state, laidBy(state, reveal, tile, turn)));
}

/** ST-CAVE-2, ST-TILE-LEDGE-1 */
function connectsBack(state: SlowState, { caver, to }: Reveal, tile: TileName, turn: number): boolean {
  const back = opposite(to);
  if (hasLedge(tile)) return nearSide(turn) === back;
  const isBlasted = tileAt(state.cave, placeOf(state, caver)).blasted.includes(to);
  return isBlasted || openings(tile, turn).includes(back);
}

/** ST-CAVE-4 */
function leavesGap(state: SlowState, laid: PlacedTile): boolean {
  return laid.tile === EXIT || isExitPlaced(state.cave) || hasAnyGap([...state.cave, laid]);
}

function laidBy(state: SlowState, { caver, to }: Reveal, tile: TileName, turn: number): PlacedTile {
  const at: Cell = cellAcross(placeOf(state, caver), to);
  return { at, tile, turn, marks: [], blasted: [] };
}

/** New tiles: drawing, choosing and placing. */
import { addGuardian, doFirst, type SlowState, tilesInBag } from './state.ts';
import { askPlayer, type Question, type Reveal, type TaskOf } from './task.ts';
import {
  CROSSROADS,
  connectedSides,
  gaps,
  isConnected,
  isSanctum,
  opposite,
  type PlacedTile,
  type Temple,
  withKeys,
} from './temple.ts';
import { JOURNAL, KEY, printOf, turnsOf } from './tiles.ts';
import type { Cell, Choice, Explorer, TileName } from './vocabulary.ts';

// Drawing

/** No question if the bag has to be discarded. */
export function drawQuestion(state: SlowState, { reveal, hand }: TaskOf<'draw'>): Question | undefined {
  if (hand.length === 0 && nothingFits(state, reveal)) return undefined;
  const tiles = typesInBag(state);
  return {
    asks: 'tile',
    by: 'chance',
    choices: tiles.map((tile) => ({ type: 'tile', tile })),
    weights: tiles.map((tile) => state.bag[tile] ?? 0),
  };
}

function typesInBag(state: SlowState): TileName[] {
  return Object.keys(state.bag).filter((tile) => (state.bag[tile] ?? 0) > 0);
}

/** IE-MAP-4: "left" counts the tiles besides the one that is placed. */
function nothingFits(state: SlowState, reveal: Reveal): boolean {
  const left = tilesInBag(state) - 1;
  return typesInBag(state).every((tile) => allowedTurns(state, reveal, tile, left).length === 0);
}

export function draw(state: SlowState, { reveal, hand }: TaskOf<'draw'>, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'tile') return discardBag(state);
  const drawn = inBag(state, choice.tile, -1);
  const holding = [...hand, choice.tile];
  const another = holding.length < tilesDrawnBy(reveal.explorer) && tilesInBag(drawn) > 0;
  return doFirst(drawn, { do: another ? 'draw' : 'choose', reveal, hand: holding });
}

/** IE-ARC-1 */
function tilesDrawnBy(explorer: Explorer): number {
  return explorer === 'archaeologist' ? 2 : 1;
}

/** IE-MAP-4 */
function discardBag(state: SlowState): SlowState {
  const keys = state.bag[KEY] ?? 0;
  const empty = { ...state, bag: {}, discarded: true };
  const { closing = 'ledge' } = state.options;
  if (closing === 'ledge') return doFirst(empty, { do: 'sanctum', keys });
  if (closing === 'strict' && keys > 0) return { ...empty, keysLost: keys };
  const temple = withKeys(state.temple, CROSSROADS, keys);
  return doFirst({ ...empty, temple }, { do: 'sanctum', keys: 0 });
}

function inBag(state: SlowState, tile: TileName, more: number): SlowState {
  return { ...state, bag: { ...state.bag, [tile]: (state.bag[tile] ?? 0) + more } };
}

// Choosing

export function chooseQuestion(state: SlowState, { reveal, hand }: TaskOf<'choose'>): Question | undefined {
  const tiles = [...new Set(placeable(state, reveal, hand))];
  if (tiles.length < 2) return undefined;
  return askPlayer(
    state,
    reveal.explorer,
    'choose',
    tiles.map((tile) => ({ type: 'choose', tile })),
  );
}

function placeable(state: SlowState, reveal: Reveal, hand: readonly TileName[]): TileName[] {
  const left = tilesInBag(state) + hand.length - 1;
  return hand.filter((tile) => allowedTurns(state, reveal, tile, left).length > 0);
}

/** IE-ARC-1, IE-MAP-4: tiles that are not placed return to the bag; if none is placed, there is another draw. */
export function choose(state: SlowState, { reveal, hand }: TaskOf<'choose'>, choice: Choice | undefined): SlowState {
  const returned = hand.reduce((now, tile) => inBag(now, tile, 1), state);
  const tile = choice?.type === 'choose' ? choice.tile : placeable(state, reveal, hand)[0];
  if (tile === undefined) return doFirst(returned, { do: 'draw', reveal, hand: [] });
  return doFirst(inBag(returned, tile, -1), { do: 'place', reveal, tile });
}

// Placing

export function placeQuestion(state: SlowState, { reveal, tile }: TaskOf<'place'>): Question | undefined {
  const turns = allowedTurns(state, reveal, tile, tilesInBag(state));
  return askPlayer(
    state,
    reveal.explorer,
    'place',
    turns.map((turn) => ({ type: 'place', turn })),
  );
}

export function place(state: SlowState, { reveal, tile }: TaskOf<'place'>, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'place') throw new Error(`${tile} cannot be placed`);
  const placed = { ...state, temple: [...state.temple, newTile(reveal.at, tile, choice.turn)] };
  const guarded = printOf(tile).kind === 'guardian' ? addGuardian(placed, reveal.at) : placed;
  return afterPlacing(guarded, reveal);
}

/** IE-SANC-1: the sanctum comes before the Move of an Explore. */
function afterPlacing(state: SlowState, { explorer, away, after }: Reveal): SlowState {
  const isLast = tilesInBag(state) === 0 && !state.temple.some(isSanctum);
  const sanctum = isLast ? [{ do: 'sanctum', keys: 0 } as const] : [];
  const stepping = after === 'step' && away !== null ? [{ do: 'step-if-possible', explorer, to: away } as const] : [];
  return doFirst(state, ...sanctum, ...stepping);
}

/** IE-TILE-KEY, IE-TILE-RUIN */
function newTile(at: Cell, tile: TileName, turn: number): PlacedTile {
  const { kind } = printOf(tile);
  return { at, tile, turn, marks: kind === 'ruin' ? ['rubble'] : [], blasted: [], keys: kind === 'key' ? 1 : 0 };
}

/** IE-ACT-REVEAL, IE-MAP-4; `left` is how many tiles of the bag remain to be placed. */
function allowedTurns(state: SlowState, reveal: Reveal, tile: TileName, left: number): number[] {
  return turnsOf(tile).filter((turn) => {
    const temple = [...state.temple, newTile(reveal.at, tile, turn)];
    return connects(temple, reveal) && (left === 0 || gaps(temple).length > 0);
  });
}

/** IE-ACT-REVEAL, IE-SHA-1, IE-ARI-2 */
function connects(temple: Temple, { at, away }: Reveal): boolean {
  if (away === null) return connectedSides(temple, at).length > 0;
  return isConnected(temple, at, opposite(away));
}

// Research

/** IE-ARI-2: a journal tile in this gap. */
export function journalIn(explorer: Explorer, at: Cell): TaskOf<'place'> {
  return { do: 'place', reveal: { explorer, at, away: null, after: 'stay' }, tile: JOURNAL };
}

/** IE-ARI-2, IE-MAP-4 */
export function gapsForJournals(state: SlowState, explorer: Explorer): Cell[] {
  return gaps(state.temple).filter((at) => placeQuestion(state, journalIn(explorer, at)) !== undefined);
}

// Pocket Sub as a table plays it.
import { CHANCE, OVER, type Playable, type Status } from '@undercroft/engine';
import type { Colour } from './board.ts';
import { check } from './check.ts';
import { argumentOf, DECLARE, decode, faceOf, kindOf, poolTileOf, spinOf, turnOf } from './codes.ts';
import { CAUSES, type Emit, type Event, type How } from './events.ts';
import { faceWeights, legal, MAX_LEGAL } from './legal.ts';
import { winners, winningSide } from './losses.ts';
import { CHOOSE_SUB, GAME_OVER, MINE, PLACE_CC, PLACE_SUB, PLACE_TILE, phaseOf, STEP, WHIRLPOOL } from './phases.ts';
import type { RefusalKind } from './refusals.ts';
import { save } from './save.ts';
import type { Action, Options, Outcome } from './schemas.ts';
import { Sea } from './sea.ts';
import { open, placeCentre, placeNextTile, placeSub, placeWhirlpool } from './setup.ts';
import type { Snapshot } from './snapshot.ts';
import { chooseSub, declareTokens, layMine, stepTo } from './turn.ts';

export interface PocketSub {
  State: Sea;
  Options: Options;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Snapshot: Snapshot;
  RefusalKind: RefusalKind;
}

export interface PocketEnding {
  readonly how: How;
  readonly rule: string;
  readonly scores: readonly number[];
  readonly winners: readonly Colour[];
}

function play(sea: Sea, code: number, emit?: Emit): void {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case STEP:
      return stepTo(sea, argument, emit);
    case MINE:
      return layMine(sea, argument, emit);
    case CHOOSE_SUB:
      return chooseSub(sea, argument, emit);
    case DECLARE:
      return declareTokens(sea, argument, emit);
    case PLACE_TILE:
      return placeNextTile(sea, faceOf(argument), turnOf(argument), emit);
    case PLACE_CC:
      return placeCentre(sea, argument, emit);
    case PLACE_SUB:
      return placeSub(sea, argument, emit);
    case WHIRLPOOL:
      return placeWhirlpool(sea, spinOf(argument), poolTileOf(argument), emit);
    default:
      throw new RangeError(`no such code: ${code}`);
  }
}

function decider(sea: Sea): number {
  if (sea.phase === PLACE_TILE) return CHANCE;
  return sea.phase === GAME_OVER ? OVER : sea.seat;
}

/** A finished game with more than one side left is a draw. */
function score(sea: Sea, seat: number): number {
  const side = winningSide(sea);
  if (side < 0) return 0.5;
  return sea.board.sides[seat] === side ? 1 : 0;
}

function ending(sea: Sea): PocketEnding {
  const scores = sea.board.colours.map((_, seat) => score(sea, seat));
  if (winningSide(sea) < 0) return { how: 'quiet', rule: 'PS-END-2', scores, winners: [] };
  return { how: CAUSES[sea.cause] as How, rule: 'PS-END-1', scores, winners: winners(sea) };
}

function status(sea: Sea): Status {
  const asks = phaseOf(sea);
  if (sea.phase === PLACE_TILE) return { type: 'chance', asks };
  return sea.phase === GAME_OVER ? { type: 'over', ending: ending(sea) } : { type: 'seat', seat: sea.seat, asks };
}

export const playablePocketSub: Playable<PocketSub> = {
  id: 'pocket-sub',
  rules: 1,
  earlier: [],
  facts: { maxLegal: MAX_LEGAL, maxEntries: 10_000 },
  open,
  options: (sea) => sea.options,
  seats: (sea) => sea.board.players,
  sides: (sea) => [...sea.board.sides],
  decider,
  legal,
  weights: faceWeights,
  play,
  score,
  blank: () => new Sea(),
  copy: (from, into) => into.copyFrom(from),
  status,
  check,
  decode,
  save,
};

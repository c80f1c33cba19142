// Pocket Sub as a table needs it.
import { CHANCE, OVER, type Playable, type Status } from '@undercroft/engine';
import { check } from './check.ts';
import { argumentOf, DECLARE, kindOf, write } from './codes.ts';
import type { Event, Tell } from './events.ts';
import { faceWeights, legal, MAX_LEGAL } from './legal.ts';
import { winners, winningSide } from './losses.ts';
import { save } from './saving.ts';
import { Sea } from './sea.ts';
import { layNextTile, open, placeCentre, placeSub, placeWhirlpool } from './setting-up.ts';
import type { Snapshot } from './snapshot.ts';
import { chooseSub, declare, layMine, step } from './turn.ts';
import {
  type Action,
  CAUSES,
  CHOOSE_SUB,
  type Colour,
  GAME_OVER,
  type How,
  LAY_TILE,
  MINE,
  type Options,
  type Outcome,
  PHASES,
  PLACE_CC,
  PLACE_SUB,
  STEP,
  WHIRLPOOL,
} from './vocabulary.ts';

export interface PocketSub {
  State: Sea;
  Options: Options;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Snapshot: Snapshot;
}

export interface PocketEnding {
  readonly how: How;
  readonly rule: string;
  readonly scores: readonly number[];
  readonly winners: readonly Colour[];
}

function play(sea: Sea, code: number, tell?: Tell): void {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case STEP:
      return step(sea, argument, tell);
    case MINE:
      return layMine(sea, argument, tell);
    case CHOOSE_SUB:
      return chooseSub(sea, argument, tell);
    case DECLARE:
      return declare(sea, argument, tell);
    case LAY_TILE:
      return layNextTile(sea, Math.floor(argument / 6), argument % 6, tell);
    case PLACE_CC:
      return placeCentre(sea, argument, tell);
    case PLACE_SUB:
      return placeSub(sea, argument, tell);
    case WHIRLPOOL:
      return placeWhirlpool(sea, argument >> 3, argument & 7, tell);
    default:
      throw new RangeError(`no such code: ${code}`);
  }
}

function decider(sea: Sea): number {
  if (sea.phase === LAY_TILE) return CHANCE;
  return sea.phase === GAME_OVER ? OVER : sea.seat;
}

/** A drawn game has several sides left. */
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
  const asks = PHASES[sea.phase] as string;
  if (sea.phase === LAY_TILE) return { type: 'chance', asks };
  return sea.phase === GAME_OVER ? { type: 'over', ending: ending(sea) } : { type: 'seat', seat: sea.seat, asks };
}

export const playablePocketSub: Playable<PocketSub> = {
  id: 'pocket-sub',
  rules: 1,
  facts: { maxLegal: MAX_LEGAL, maxEntries: 10_000 },
  open,
  options: (sea) => sea.options,
  seats: (sea) => sea.board.players,
  decider,
  legal,
  weights: faceWeights,
  play,
  score,
  blank: () => new Sea(),
  copy: (from, into) => into.copyFrom(from),
  status,
  check,
  write,
  save,
};

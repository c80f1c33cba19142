// A position as readable JSON. What follows from the rest (tiles in the bag) is left out, so it cannot be wrong; of the
// entrance, which is always there, only changed spaces are saved.
import { has, NOTHING, SIDES, type SideName } from '@undercroft/cave';
import {
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_FIRST,
  ASK_LUCK,
  ASK_PATH,
  ASK_PLACE,
  ASK_VICTIM,
  ASKS,
  DRAW_TILE,
  ROLL_DIE,
  ROLL_HAZARD,
} from './asks.ts';
import { ENDS, ROLLS } from './events.ts';
import { BRACES, closingOf, type Expedition, isInside, MARKS, nameOf, RUBBLE, SHORED, STATES } from './expedition.ts';
import { DRAW, FIT, JOBS, STEP_IN } from './jobs.ts';
import { held } from './moving.ts';
import { displayedFace } from './rolling.ts';
import type { Options } from './schemas.ts';
import type { Snapshot } from './snapshot.ts';
import { cellOf } from './temple.ts';
import { IN_ENTRANCE, typeOf } from './tiles.ts';

export const SNAPSHOT_VERSION = 1;

/**
 * A snapshot always says how the temple closes. One without it is read as any options are: as the default, `strict`; only
 * rules 1, which had no such option, write and read snapshots without it.
 */
export const save = (e: Expedition): Snapshot => saveWith(e, { ...e.options, closing: closingOf(e) });

/** Under rules 1. */
export function saveFirst(e: Expedition): Snapshot {
  const { closing: _, ...options } = e.options;
  return saveWith(e, options);
}

function saveWith(e: Expedition, options: Options): Snapshot {
  return {
    snapshot: SNAPSHOT_VERSION,
    game: 'infernos-edge',
    options: { ...options, explorers: options.explorers.map((member) => ({ ...member })) },
    asks: ASKS[e.asks] as Snapshot['asks'],
    round: e.round,
    active: nameOf(e, e.active),
    actor: nameOf(e, e.actor),
    points: e.points,
    exerted: e.exerted === 1,
    entrance: range(e, 0, IN_ENTRANCE).flatMap((tile) => saveSpace(e, tile)),
    temple: range(e, IN_ENTRANCE, e.cave.count).map((tile) => saveTile(e, tile)),
    explorers: Object.fromEntries(e.options.explorers.map((_, i) => [nameOf(e, i), saveMember(e, i)])),
    guardians: saveGuardians(e),
    artifact: e.artifactAt === NOTHING ? null : cellOf(e, e.artifactAt),
    marker: e.marker,
    cursed: e.cursed === 1,
    erupted: e.erupted === 1,
    discarded: e.discarded === 1,
    luck: e.luck,
    journals: e.journals,
    shores: e.shores,
    demolitions: e.demolitions,
    brace: BRACES[e.brace] as Snapshot['brace'],
    todo: e.jobs.write(JOBS),
    reveal: isRevealing(e) ? saveReveal(e) : null,
    chain: e.asks === ASK_CHAIN ? e.chain : 0,
    roll: isRolling(e) ? saveRoll(e) : null,
    end: ENDS[e.how] ?? null,
  };
}

export const range = (_e: Expedition, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, k) => from + k);

const saveBlasted = (e: Expedition, tile: number): SideName[] => SIDES.filter((_, s) => has(e.cave.blasted[tile]!, s));

function saveSpace(e: Expedition, tile: number): Snapshot['entrance'] {
  const space = { at: cellOf(e, tile), burnt: e.burnt[tile] === 1, blasted: saveBlasted(e, tile), keys: e.keys[tile]! };
  return space.burnt || space.blasted.length > 0 || space.keys > 0 ? [space] : [];
}

function saveTile(e: Expedition, tile: number): Snapshot['temple'][number] {
  return {
    at: cellOf(e, tile),
    tile: typeOf(e.types[tile]!).name,
    turn: e.turns[tile]!,
    marks: MARKS.filter((mark) => isMarked(e, tile, mark)),
    blasted: saveBlasted(e, tile),
    keys: e.keys[tile]!,
  };
}

function isMarked(e: Expedition, tile: number, mark: (typeof MARKS)[number]): boolean {
  if (mark === 'burnt') return e.burnt[tile] === 1;
  return (e.marks[tile]! & (mark === 'rubble' ? RUBBLE : SHORED)) !== 0;
}

function saveMember(e: Expedition, i: number): Snapshot['explorers'][string] {
  const at = isInside(e, i) ? cellOf(e, e.places[i]!) : null;
  return { at, health: e.health[i]!, holds: held(e, i), state: STATES[e.states[i]!]! };
}

const saveGuardians = (e: Expedition): Snapshot['guardians'] =>
  Array.from({ length: e.guardianCount }, (_, g) => ({
    at: cellOf(e, e.guardians[g]!),
    activated: e.activated[g] === 1,
    acting: isActing(e) && e.guardian === g,
  }));

const isRevealing = (e: Expedition): boolean =>
  [DRAW_TILE, ASK_CHOOSE, ASK_PLACE].includes(e.asks) || [DRAW, FIT, STEP_IN].some((job) => e.jobs.has(job));

const saveReveal = (e: Expedition): Snapshot['reveal'] => ({
  from: cellOf(e, e.base),
  side: SIDES[e.gap] as SideName,
  exploring: e.exploring === 1,
  hand: e.hand === NOTHING ? null : typeOf(e.hand).name,
  other: e.other === NOTHING ? null : typeOf(e.other).name,
});

const isRolling = (e: Expedition): boolean => [ROLL_DIE, ROLL_HAZARD, ASK_LUCK, ASK_FIRST].includes(e.asks);

function saveRoll(e: Expedition): Snapshot['roll'] {
  const faces = Array.from(e.faces.subarray(0, e.dice), (one) => (one === 0 ? null : displayedFace(e, one)));
  return { why: ROLLS[e.purpose]!, explorer: nameOf(e, e.roller), faces: faces as never };
}

/** Whether a guardian waits for the lead player's choice. */
const isActing = (e: Expedition): boolean => e.asks === ASK_VICTIM || e.asks === ASK_PATH;

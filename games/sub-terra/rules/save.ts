// Writes a position as readable JSON. What follows from the rest (unseen tiles and cards) is left out.
import { has, NOTHING, SIDES, type SideName } from '@undercroft/cave';
import { ASK_CHAIN, ASK_PATH, ASKS, ROLL_DIE } from './asks.ts';
import { cellOf, type Descent, hasState, isInCave, nameOf } from './descent.ts';
import { ENDS, ROLLS } from './events.ts';
import { CARDS, HAZARDS, hazardOf, isSevere } from './hazards.ts';
import { argumentOf, JOBS, jobOf } from './jobs.ts';
import { isMarked, MARK_BITS, MARKS, STATE_BITS, STATES } from './marks.ts';
import type { Snapshot } from './snapshot.ts';
import { TYPES, typeOf } from './tiles.ts';

export const SNAPSHOT_VERSION = 1;
export const CARD_NAMES = Array.from(
  { length: CARDS },
  (_, card) => `${isSevere(card) ? 'severe ' : ''}${HAZARDS[hazardOf(card)]}`,
);

export function save(d: Descent): Snapshot {
  return {
    snapshot: SNAPSHOT_VERSION,
    game: 'sub-terra',
    options: { ...d.options, cavers: d.options.cavers.map((member) => ({ ...member })) },
    asks: ASKS[d.asks] as Snapshot['asks'],
    round: d.round,
    start: nameOf(d, d.start),
    active: nameOf(d, d.active),
    actor: nameOf(d, d.actor),
    points: d.points,
    exerted: d.exerted === 1,
    directed: d.directed === 1,
    cave: Array.from({ length: d.cave.count }, (_, index) => saveTile(d, index)),
    cavers: Object.fromEntries(d.options.cavers.map((_, i) => [nameOf(d, i), saveMember(d, i)])),
    horrors: saveHorrors(d),
    aside: typeName(d.aside),
    top: typeName(d.top),
    discarded: TYPES.flatMap((type, index) => Array.from({ length: d.discarded[index]! }, () => type.name)),
    hazards: CARD_NAMES.flatMap((name, card) => Array.from({ length: d.played[card]! }, () => name)),
    gas: d.gas === 1,
    dark: d.dark === 1,
    pathfinder: d.discardsLeft,
    explosives: d.explosivesLeft,
    todo: Array.from(d.jobs.subarray(0, d.jobCount), jobText),
    reveal: saveReveal(d),
    chain: d.asks === ASK_CHAIN ? d.chain : 0,
    roll: d.asks === ROLL_DIE ? { why: ROLLS[d.purpose]!, caver: nameOf(d, d.roller) } : null,
    losses: saveLosses(d),
    hunt: d.asks === ASK_PATH ? { horror: cellOf(d, d.horrors[d.horror]!), victim: nameOf(d, d.victim) } : null,
    end: ENDS[d.end] ?? null,
  };
}

const typeName = (type: number): string | null => (type === NOTHING ? null : typeOf(type).name);

function saveTile(d: Descent, index: number): Snapshot['cave'][number] {
  const marks = MARKS.filter((mark) => isMarked(d, index, MARK_BITS[mark]));
  const blasted = SIDES.filter((_, s) => has(d.cave.blasted[index]!, s));
  return { at: cellOf(d, index), tile: typeOf(d.types[index]!).name, turn: d.turns[index]!, marks, blasted };
}

function saveMember(d: Descent, i: number): Snapshot['cavers'][string] {
  const state = STATES.filter((name) => hasState(d, i, STATE_BITS[name]));
  const half = isInCave(d, i) && d.halves[i]! >= 0 ? (SIDES[d.halves[i]!] as SideName) : null;
  return { at: isInCave(d, i) ? cellOf(d, d.places[i]!) : null, health: d.health[i]!, side: half, state };
}

function saveHorrors(d: Descent): Snapshot['horrors'] {
  const present = Array.from(d.horrors, (at, h) => ({ at, moved: d.moved[h] === 1 })).filter(
    ({ at }) => at !== NOTHING,
  );
  return present.map(({ at, moved }) => ({ at: cellOf(d, at), moved }));
}

export const jobText = (code: number): string =>
  [JOBS[jobOf(code)], ...(argumentOf(code) ? [argumentOf(code)] : [])].join(' ');

/** The reveal under way, including the step onto the new tile. */
function saveReveal(d: Descent): Snapshot['reveal'] {
  const isStepPending = Array.from(d.jobs.subarray(0, d.jobCount), jobOf).includes(JOBS.indexOf('step-in'));
  if (!isStepPending) return null;
  return {
    side: SIDES[d.gap] as SideName,
    exploring: d.exploring === 1,
    hand: typeName(d.hand),
    fromAside: d.fromAside === 1,
  };
}

function saveLosses(d: Descent): Snapshot['losses'] {
  return Object.fromEntries(
    d.options.cavers.flatMap((_, i) => (d.losses[i]! > 0 ? [[nameOf(d, i), d.losses[i]!]] : [])),
  );
}

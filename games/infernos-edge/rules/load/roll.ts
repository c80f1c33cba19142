// Loads the dice: what they are rolled for, by whom, and which of them lie.

import type { Path } from '@undercroft/engine';
import { ROLLS } from '../events.ts';
import { Expedition, guardiansOn, isInside } from '../expedition.ts';
import { canAnyCollapse, rollForSpikes } from '../hazard-effects.ts';
import { type Face, faceNamed } from '../hazards.ts';
import { positionError } from '../position-errors.ts';
import { mayReroll } from '../rolling.ts';
import type { Snapshot } from '../snapshot.ts';
import { memberIndex } from './places.ts';
import { usedOf } from './uses.ts';

type Roll = NonNullable<Snapshot['roll']>;

export function loadRoll(e: Expedition, { roll }: Snapshot): void {
  if (!roll) return;
  const { why, faces } = roll;
  e.purpose = ROLLS.indexOf(why);
  e.roller = memberIndex(e, roll.explorer, ['roll', 'explorer']);
  e.dice = faces.length;
  if (e.dice === 2 && why !== 'hazard') throw positionError('two-dice', 'IE-HAZ-1', ['roll', 'faces']);
  for (const [die, one] of faces.entries()) e.faces[die] = faceFrom(roll, one, ['roll', 'faces', die]);
}

function faceFrom({ why }: Roll, one: number | Face | null, path: Path): number {
  if (one === null) return 0;
  if ((typeof one === 'string') !== (why === 'hazard')) throw positionError('wrong-die', 'IE-COMP-5', path, `${one}`);
  return typeof one === 'string' ? faceNamed(one) : one;
}

/** A die must be missing when one is to be rolled, and none when somebody has to choose. */
export function validateDice(e: Expedition, snapshot: Snapshot): void {
  const { asks, roll } = snapshot;
  if (!roll) return;
  const { why, faces } = roll;
  const isMissing = faces.includes(null);
  if (['die', 'hazard'].includes(asks) && !isMissing)
    throw positionError('all-dice-lie', 'IE-HAZ-1', ['roll', 'faces']);
  if (['luck', 'first'].includes(asks) && isMissing) throw positionError('die-missing', 'IE-HAZ-1', ['roll', 'faces']);
  if (asks !== 'luck' && (asks === 'die') === (why === 'hazard'))
    throw positionError('wrong-die', 'IE-COMP-5', ['roll', 'why']);
  if (asks === 'first' && (e.dice < 2 || faces[0] === faces[1]))
    throw positionError('nothing-to-choose', 'IE-HAZ-1', ['roll', 'faces']);
  validatePurpose(e, snapshot, roll);
}

/** Who rolls, and whether there is anything to roll for. */
function validatePurpose(e: Expedition, { actor, active }: Snapshot, { why, explorer }: Roll): void {
  if (why === 'attack' && (!isInside(e, e.roller) || guardiansOn(e, e.places[e.roller]!) === 0))
    throw positionError('no-guardian', 'IE-ACT-ATTACK', ['roll', 'why']);
  if (why === 'spike' && !wouldRollForSpikes(e)) throw positionError('no-spikes', 'IE-MOVE-3', ['roll', 'why']);
  if (why === 'collapse' && !canAnyCollapse(e)) throw positionError('no-ruin', 'IE-HAZ-COLLAPSE', ['roll', 'why']);
  if (explorer === (why === 'spike' ? actor : active)) return;
  throw positionError('not-their-roll', why === 'spike' ? 'IE-MOVE-3' : 'IE-HAZ-1', ['roll', 'explorer'], explorer);
}

function wouldRollForSpikes(e: Expedition): boolean {
  const trial = new Expedition();
  trial.copyFrom(e);
  trial.asks = 0;
  rollForSpikes(trial, e.roller);
  return trial.asks !== 0;
}

/** IE-CURSE-1: two hazard dice once the artifact has been picked up. IE-ARC-2, IE-ED-2: luck, and its traces. */
export function validateHazardDice(e: Expedition, snapshot: Snapshot): void {
  const { asks, roll, cursed, todo } = snapshot;
  const faces = roll?.why === 'hazard' ? roll.faces : undefined;
  if (faces && faces.length !== (cursed ? 2 : 1))
    throw positionError('dice-do-not-fit', 'IE-CURSE-1', ['roll', 'faces'], String(faces.length));
  if (!cursed && todo.some((job) => job.startsWith('face')))
    throw positionError('dice-do-not-fit', 'IE-CURSE-1', ['todo']);
  const rule = e.secondEdition ? 'IE-ED-2' : 'IE-ARC-2';
  if (asks === 'luck' && !mayReroll(e)) throw positionError('no-luck', rule, ['asks']);
  const isRerolled = faces?.[0] === null && faces[1] !== undefined && faces[1] !== null;
  if (isRerolled && !mayHaveRerolled(e, snapshot)) throw positionError('no-luck', rule, ['roll', 'faces']);
}

/** Whether the roller may have taken up a die again. */
const mayHaveRerolled = (e: Expedition, snapshot: Snapshot): boolean =>
  snapshot.active === 'archaeologist' &&
  isInside(e, e.active) &&
  (e.secondEdition === 1 || usedOf(snapshot, 'luck') > 0);

// Loads the cavers of a position: where they are and how they are.

import { has, NOTHING, SIDES } from '@undercroft/cave';
import type { Path } from '@undercroft/engine';
import { CAVERS, type Caver, fullHealth } from '../cavers.ts';
import { type Descent, findCaver, hasState, nameOf } from '../descent.ts';
import { REMOVED, STATE_BITS, SUBMERGED } from '../marks.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { isSteep, WATER } from '../tiles.ts';
import { tileAt } from './cave.ts';
import { checkNothingTwice } from './marks.ts';

type Member = Snapshot['cavers'][string];

export function caverNamed(d: Descent, name: string, path: Path): number {
  const i = findCaver(d, CAVERS.indexOf(name as Caver));
  if (i < 0 || !CAVERS.includes(name as Caver)) throw positionError('not-in-the-team', 'ST-SETUP-1', path, name);
  return i;
}

export function loadTeam(d: Descent, { start, active, actor }: Snapshot): void {
  d.cavers = d.options.cavers.length;
  for (const [i, member] of d.options.cavers.entries()) {
    d.who[i] = CAVERS.indexOf(member.caver);
    d.seats[i] = member.seat;
  }
  d.start = caverNamed(d, start, ['start']);
  d.active = caverNamed(d, active, ['active']);
  d.actor = caverNamed(d, actor, ['actor']);
}

export function loadMembers(d: Descent, { cavers }: Snapshot): void {
  for (const name of Object.keys(cavers)) caverNamed(d, name, ['cavers', name]);
  for (const [i, { caver: name }] of d.options.cavers.entries()) {
    const one = cavers[name];
    if (!one) throw positionError('missing-caver', 'ST-SETUP-1', ['cavers', name]);
    loadMember(d, i, one, ['cavers', name]);
  }
}

function loadMember(d: Descent, i: number, one: Member, path: Path): void {
  d.fullHealth[i] = fullHealth(d.who[i]!, d.options.variant);
  if (one.health > d.fullHealth[i]!)
    throw positionError('too-much-health', 'ST-COMP-4', [...path, 'health'], String(one.health));
  d.health[i] = one.health;
  checkNothingTwice(one.state, 'ST-KO-1', [...path, 'state']);
  d.states[i] = one.state.reduce((set, state) => set | STATE_BITS[state], 0);
  const away = hasState(d, i, SUBMERGED | REMOVED);
  if ((one.at === null) !== away) throw positionError('where', 'ST-DIV-2', [...path, 'at'], String(one.at));
  if (away) checkAway(d, i, one, path);
  else loadPlace(d, i, one, path);
}

/** ST-DIV-1: the Diver has too few points to hide before a dive. ST-DARK-1: who is removed is nothing else. */
function checkAway(d: Descent, i: number, { state, side }: Member, path: Path): void {
  const submerged = hasState(d, i, SUBMERGED);
  if (submerged && (nameOf(d, i) !== 'diver' || d.health[i] === 0 || !d.kinds.includes(WATER)))
    throw positionError('cannot-be-submerged', 'ST-DIV-1', [...path, 'state']);
  if (state.length > 1)
    throw positionError('states-clash', submerged ? 'ST-DIV-1' : 'ST-DARK-1', [...path, 'state'], state.join(' '));
  if (side !== null) throw positionError('no-ledge-here', 'ST-TILE-LEDGE-2', [...path, 'side'], side);
}

function loadPlace(d: Descent, i: number, { at, side: half }: Member, path: Path): void {
  const tile = tileAt(d, String(at), [...path, 'at']);
  d.places[i] = tile;
  const steep = isSteep(d.kinds[tile]!);
  if (steep !== (half !== null))
    throw positionError(steep ? 'side-missing' : 'no-ledge-here', 'ST-TILE-LEDGE-2', [...path, 'side'], String(half));
  if (half === null) return;
  const side = SIDES.indexOf(half);
  d.halves[i] = side;
  if (!has(d.cave.openings[tile]!, side))
    throw positionError('no-such-half', 'ST-TILE-LEDGE-2', [...path, 'side'], half);
  if (d.cave.through(tile, side) === NOTHING)
    throw positionError('no-way-in', 'ST-TILE-LEDGE-2', [...path, 'side'], half);
}

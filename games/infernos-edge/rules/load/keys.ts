// Loads the keys and the artifact (IE-TILE-KEY, IE-SANC-3, IE-CURSE-1).

import { NOTHING } from '@undercroft/cave';
import {
  closingOf,
  ESCAPED,
  type Expedition,
  HIDDEN,
  HOLDS_ARTIFACT,
  IN_TEMPLE,
  LOST,
  OUTSIDE,
} from '../expedition.ts';
import { held } from '../moving.ts';
import { positionError } from '../position-errors.ts';
import { range } from '../save.ts';
import type { Snapshot } from '../snapshot.ts';
import { cellOf } from '../temple.ts';
import { EXIT_SPACE, IN_ENTRANCE, KEY_TYPE, typeOf } from '../tiles.ts';
import { requireTile } from './places.ts';

/** The artifact lies somewhere, is held, has not appeared, or (once picked up) is lost. */
export function loadArtifact(e: Expedition, { artifact, cursed }: Snapshot): void {
  e.cursed = cursed ? 1 : 0;
  const holders = range(e, 0, e.explorers).filter((i) => e.holds[i] === HOLDS_ARTIFACT);
  if (holders.length + (artifact === null ? 0 : 1) > 1) throw positionError('two-artifacts', 'IE-COMP-5', ['artifact']);
  if (artifact !== null) e.artifactAt = requireTile(e, artifact, ['artifact']);
  const holder = holders[0];
  if (holder !== undefined && !cursed) throw positionError('not-cursed', 'IE-CURSE-1', ['cursed']);
  if (artifact !== null && !cursed && e.artifactAt !== e.ledge)
    throw positionError('not-on-the-ledge', 'IE-SANC-3', ['artifact'], artifact);
  if (holder !== undefined) e.artifact = e.states[holder] === ESCAPED ? OUTSIDE : IN_TEMPLE;
  else e.artifact = artifact !== null ? IN_TEMPLE : cursed ? LOST : HIDDEN;
  validateArtifact(e, artifact);
}

/** Nothing lies on the exit or in the fire, and only fire destroys the artifact. */
function validateArtifact(e: Expedition, artifact: string | null): void {
  if (e.artifactAt === EXIT_SPACE) throw positionError('on-the-exit', 'IE-ACT-EXIT', ['artifact'], artifact as string);
  if (e.artifactAt !== NOTHING && e.burnt[e.artifactAt])
    throw positionError('burnt', 'IE-VOLC-5', ['artifact'], artifact as string);
  if (e.artifact === LOST && !e.erupted) throw positionError('artifact-missing', 'IE-CURSE-1', ['artifact']);
}

/** A key comes with its tile; a discarded one is lost, or laid elsewhere (IE-MAP-4). */
export function loadKeys(e: Expedition, snapshot: Snapshot): void {
  const lying = e.keys.subarray(0, e.cave.count).reduce((sum, here) => sum + here, 0);
  const carried = range(e, 0, e.explorers).filter((i) => held(e, i) === 'key').length;
  const burnt = range(e, 0, e.cave.count).find((tile) => e.burnt[tile] && e.keys[tile]! > 0);
  const received = String(lying + carried);
  if (lying + carried > mostKeys(e)) throw positionError('too-many-keys', 'IE-TILE-KEY', ['temple'], received);
  if (burnt !== undefined) throw positionError('burnt', 'IE-VOLC-5', ['temple'], cellOf(e, burnt));
  if (isSanctumBurnt(e)) return validateBurntKeys(e, lying + carried);
  if (lying + carried < mostKeys(e)) throw positionError('too-few-keys', 'IE-TILE-KEY', ['temple'], received);
  validateLedge(e);
  validateUnlocking(e, snapshot);
}

const tilesLaid = (e: Expedition): number =>
  range(e, IN_ENTRANCE, e.cave.count).filter((tile) => e.types[tile] === KEY_TYPE).length;

/** The keys that have come into the game, whatever happened to them since. */
const mostKeys = (e: Expedition): number =>
  e.discarded && areDiscardedKeysLaid(e) ? typeOf(KEY_TYPE).copies : tilesLaid(e);

/** IE-MAP-4: on the crossroads at once, on the ledge as soon as it is there, or never. */
const areDiscardedKeysLaid = (e: Expedition): boolean =>
  closingOf(e) === 'crossroads' || (closingOf(e) === 'ledge' && e.corridor !== NOTHING);

const isSanctumBurnt = (e: Expedition): boolean => e.corridor !== NOTHING && e.burnt[e.corridor] === 1;

/** IE-SANC-3, IE-VOLC-1: the sanctum burns only after the artifact has left it, and so with all keys on it. */
function validateBurntKeys(e: Expedition, left: number): void {
  if (left > 0) throw positionError('too-many-keys', 'IE-VOLC-5', ['temple'], String(left));
  if (e.artifact === HIDDEN) throw positionError('artifact-missing', 'IE-VOLC-1', ['artifact']);
}

/** IE-MAP-4: with `ledge`, the keys of discarded tiles were laid there, and no key leaves the sanctum. */
function validateLedge(e: Expedition): void {
  if (e.corridor === NOTHING || closingOf(e) !== 'ledge') return;
  const least = mostKeys(e) - tilesLaid(e);
  if (e.keys[e.ledge]! < least)
    throw positionError('too-few-keys', 'IE-MAP-4', ['temple', e.ledge - IN_ENTRANCE, 'keys'], `${e.keys[e.ledge]}`);
}

/** IE-SANC-3: the artifact appears with the third key, and not before. */
function validateUnlocking(e: Expedition, { artifact }: Snapshot): void {
  const placed = e.corridor === NOTHING ? 0 : e.keys[e.corridor]! + e.keys[e.ledge]!;
  const isUnlocked = placed === typeOf(KEY_TYPE).copies;
  if (isUnlocked && e.artifact === HIDDEN) throw positionError('artifact-missing', 'IE-SANC-3', ['artifact']);
  if (!isUnlocked && e.artifact !== HIDDEN)
    throw positionError('artifact-too-soon', 'IE-SANC-3', [artifact === null ? 'cursed' : 'artifact']);
}

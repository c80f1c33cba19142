// Where each action has its button and key, and in which order a touched place is searched for its verb.
import type { Action, Snapshot } from '@undercroft/sub-terra';
import { CAVER_ABILITIES } from '@undercroft/sub-terra/words';

type Type = Action['type'];

/** The most obvious at a place first: a horror is driven off rather than met, a gap explored rather than looked into. */
export const IN_ORDER = [
  'repel',
  'move',
  'swim',
  'squeeze',
  'sprint',
  'run',
  'excavate',
  'dig',
  'explore',
  'reveal',
  'bandage',
  'heal',
  'direct',
  'demolish',
  'rig',
  'rope',
  'hide',
  'dive',
  'exert',
  'leave',
  'end',
] as const satisfies readonly Type[];

/** Everybody's, always at the same place. */
const KEYS: Partial<Record<Type, string>> = {
  // A step is a step: what is possible of them shares one button.
  move: '1',
  swim: '1',
  squeeze: '1',
  explore: '2',
  reveal: '3',
  run: '4',
  heal: '5',
  dig: '6',
  rope: '7',
  // On the exit nothing can be roped: the same place there leads out.
  leave: '7',
  hide: '8',
  exert: 'x',
};
const OWN_KEYS = ['9', '0'];

/** What a caver can do and others cannot; what is always on is only on the card. */
const ownActions = ({ actor }: Snapshot): Type[] =>
  CAVER_ABILITIES[actor].map(({ name }) => name as Type).filter((name) => (IN_ORDER as readonly Type[]).includes(name));

/** What this caver knows, whether it is possible or not: so that its place can be learnt. */
export function knownActions(snapshot: Snapshot, possible: readonly Type[]): Type[] {
  const own = ownActions(snapshot);
  const hidden: Type = possible.includes('leave') ? 'rope' : 'leave';
  return IN_ORDER.filter((type) => type !== hidden && (type in KEYS || type === 'end' || own.includes(type)));
}

export function keyOf(snapshot: Snapshot, type: Type): { readonly key?: string; readonly isOwn: boolean } {
  const shared = KEYS[type];
  if (shared !== undefined) return { key: shared, isOwn: false };
  const own = OWN_KEYS[ownActions(snapshot).indexOf(type)];
  return own === undefined ? { isOwn: false } : { key: own, isOwn: true };
}

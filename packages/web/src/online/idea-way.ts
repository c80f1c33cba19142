// The way of an idea: from a piece to the place that somebody has touched, with its first step as the rules call it.
import type { Card, Place, Target } from '@undercroft/page-kit/game-view';
import type { ShownTable } from '../stage/control-face.ts';

export interface IdeaWay {
  readonly way: readonly string[];
  readonly action?: object;
}

/** As many places as a signal may name. */
const LONGEST = 20;
/** As the protocol spells places. */
const NAMEABLE = /^[!#-%(-;=?-~]{1,40}$/;
/** As much of an action as a signal may hold. */
const MOST_OF_ACTION = 1000;

/** Everything that whoever decides can do now, even where that is somebody else. */
export const openTargets = (shown: Shown): readonly Target[] => openOf(shown).targets;

/** The same where it is a question and not their whole turn. */
export function askedTargets(shown: Shown): readonly Target[] | undefined {
  const { isTurn, targets } = openOf(shown);
  return isTurn ? undefined : targets;
}

type Shown = Pick<ShownTable, 'position' | 'seating'>;

interface Open {
  readonly targets: readonly Target[];
  readonly isTurn: boolean;
}

function openOf({ position, seating }: Shown): Open {
  const now = position.value;
  const known = FOUND.get(now);
  if (known) return known;
  const { actions } = now.scene(seating.value);
  const open = {
    targets: actions.flatMap(({ targets }) => targets),
    isTurn: actions.some(({ role }) => role === 'end'),
  };
  FOUND.set(now, open);
  return open;
}

/** Several parts of the page ask for the same position. */
const FOUND = new WeakMap<object, Open>();

/** What would move by an answer: the way from there is shown to everybody, with a letter. */
export const answersWithWays = (targets: readonly Target[]): readonly (Target & { from: string; place: string })[] =>
  targets.filter((target): target is Target & { from: string; place: string } => target.from !== undefined);

/** 'a' for the first. */
export const letterOf = (i: number): string => String.fromCharCode('a'.charCodeAt(0) + i);

/** Nothing where the place cannot be named, or the piece is nowhere. */
export function ideaTo(
  place: string,
  { place: start }: Pick<Card, 'place'>,
  { targets, places }: { readonly targets: readonly Target[]; readonly places: readonly Place[] },
): IdeaWay | undefined {
  if (start === undefined || !NAMEABLE.test(place) || !NAMEABLE.test(start)) return undefined;
  const aimed = targets.find((target) => target.place === place);
  const way = aimed ? [start, ...(aimed.way ?? []), place] : (shortestWay(places, start, place) ?? [start, place]);
  const named = distinct(way)
    .filter((one) => NAMEABLE.test(one))
    .slice(-LONGEST);
  const first = aimed ?? targets.find((target) => target.place === named[1]);
  return { way: named, ...(first && isSmall(first.action) ? { action: first.action } : {}) };
}

/** An answer to the question that somebody else is asked. */
export const ideaOfAnswer = ({ from, place, action }: Target & { from: string; place: string }): IdeaWay => ({
  way: [from, place],
  ...(isSmall(action) ? { action } : {}),
});

const isSmall = (action: object): boolean => JSON.stringify(action).length <= MOST_OF_ACTION;

const distinct = (way: readonly string[]): string[] => way.filter((place, i) => place !== way[i - 1]);

/** Every other place that ways lead to from there. */
export function reachableFrom(places: readonly Place[], from: string): string[] {
  const ways = new Map(places.map(({ id, ways: own = [] }) => [id, own]));
  const found = new Set([from]);
  for (const at of found) for (const next of ways.get(at) ?? []) found.add(next);
  return [...found].slice(1);
}

/** Over the ways that places have to each other. */
export function shortestWay(places: readonly Place[], from: string, to: string): string[] | undefined {
  const ways = new Map(places.map(({ id, ways: own = [] }) => [id, own]));
  const before = new Map<string, string | undefined>([[from, undefined]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined && at !== to; at = open.shift())
    for (const next of ways.get(at) ?? [])
      if (!before.has(next)) {
        before.set(next, at);
        open.push(next);
      }
  if (!before.has(to)) return undefined;
  const way: string[] = [];
  for (let at: string | undefined = to; at !== undefined; at = before.get(at)) way.unshift(at);
  return way;
}

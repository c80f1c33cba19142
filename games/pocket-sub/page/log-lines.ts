// What the log tells of an event at sea.
import type { EventContext, LogGrouping, LogLine } from '@undercroft/page-kit/game-view';
import type { Event, PocketSub } from '@undercroft/pocket-sub';
import { type PocketSubWords, withCause } from '@undercroft/pocket-sub/words';
import type { PocketSubIcon } from './draw/icons.ts';
import { hasNoMines, placesOf, type Sea } from './sea.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Told by what follows from them, or seen on the chart. */
const UNLOGGED: ReadonlySet<Event['type']> = new Set(['sub-chosen', 'tile-laid']);

const ICONS: Readonly<Record<Event['type'], PocketSubIcon>> = {
  'tile-laid': 'stack',
  'cc-placed': 'place-cc',
  'sub-placed': 'place-sub',
  'whirlpool-placed': 'whirlpool',
  'turn-began': 'sub',
  'tokens-spent': 'tokens',
  'sub-chosen': 'sub',
  stepped: 'step',
  passed: 'check',
  sheltered: 'place-cc',
  'sub-lost': 'burst',
  'mine-lost': 'mine',
  hero: 'hero',
  eliminated: 'gone',
  'mine-laid': 'mine',
  'round-ended': 'clock',
  'whirlpool-turned': 'whirlpool',
  won: 'medal',
  drawn: 'medal',
};

const BAD: ReadonlySet<Event['type']> = new Set(['sub-lost', 'mine-lost', 'eliminated']);
const GOOD: ReadonlySet<Event['type']> = new Set(['hero', 'won']);

/** Your own pieces are passed all the time, at no cost to anybody. */
const isHarmless = (event: Event): boolean => event.type === 'passed' && event.of === event.fleet;

export function logLineOf(event: Event, when: EventContext<PocketSub>, words: PocketSubWords): LogLine | undefined {
  if (UNLOGGED.has(event.type) || isHarmless(event)) return undefined;
  if (event.type === 'turn-began') return isFirstOfRound(when) ? roundLine(event, words) : undefined;
  const text = event.type === 'stepped' ? course(event, when, words) : eventText(event, when.after.state, words);
  if (text === undefined) return undefined;
  return {
    icon: ICONS[event.type],
    text,
    rule: event.rule,
    tone: BAD.has(event.type) ? 'bad' : GOOD.has(event.type) ? 'good' : 'plain',
    places: placesIn(event, when),
    ...('fleet' in event && event.type !== 'mine-lost' ? { who: event.fleet } : {}),
  };
}

const SETTING_UP: readonly string[] = ['tile', 'place-cc', 'place-sub', 'whirlpool'];

const isFirstOfRound = ({ before, earlier }: EventContext<PocketSub>): boolean =>
  earlier.some(({ type }) => type === 'round-ended') || SETTING_UP.includes(before.snapshot.phase);

function roundLine({ round, rule }: EventOf<'turn-began'>, { time }: PocketSubWords): LogLine {
  const title = time.round(round);
  return { icon: ICONS['turn-began'], text: `${title}.`, title, rule, tone: 'heading' };
}

/** All regions of a course, from the first. */
function placesIn(event: Event, { before }: EventContext<PocketSub>): readonly string[] {
  if (event.type === 'stepped') return [...(before.snapshot.move?.path ?? [event.from]), event.to];
  return 'at' in event ? [event.at] : [];
}

const eventText = (event: Event, sea: Sea, { describe }: PocketSubWords): string =>
  describe(
    withCause(event, (fleet) => hasNoMines(sea, fleet)),
    placesOf(sea),
  );

/** A course is told as a whole when it has been sailed, whatever is left of it then. */
function course(
  event: EventOf<'stepped'>,
  { before, after }: EventContext<PocketSub>,
  words: PocketSubWords,
): string | undefined {
  if (after.snapshot.phase === 'step') return undefined;
  const [, ...gone] = before.snapshot.move?.path ?? [];
  if (gone.length === 0) return words.describe(event, placesOf(after.state));
  return words.turn(event.fleet, [...gone, event.to], undefined, placesOf(after.state));
}

/** A turn is one entry: what is spent and met on the course, where it goes, the mine. And a round: what the whirlpools do. */
const JOIN: ReadonlySet<Event['type']> = new Set([
  'tokens-spent',
  'sub-chosen',
  'stepped',
  'passed',
  'sheltered',
  'sub-lost',
  'mine-lost',
  'hero',
  'eliminated',
  'mine-laid',
  'whirlpool-turned',
]);

export function logGroupingOf({ type }: Event): LogGrouping | undefined {
  return type === 'round-ended' ? 'opens' : JOIN.has(type) ? 'joins' : undefined;
}

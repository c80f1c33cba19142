// What is told, seen and heard of an event at sea.

import type { AnimationStep, EventContext, LogGrouping, LogLine, Position } from '@undercroft/page-kit/game-view';
import type { SoundName } from '@undercroft/page-kit/sound-recipes';
import type { Event, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import { type PocketSubWords, withCause } from '@undercroft/pocket-sub/words';
import { pieceKey, piecesOnChart } from './draw/berths.ts';
import { fromSnapshot } from './draw/from-snapshot.ts';
import { groundOf } from './draw/ground.ts';
import type { PocketSubIcon } from './draw/icons.ts';
import { distance, rad } from './draw/lines.ts';
import { CELLS, laid } from './draw/outlines.ts';
import { middle, type Plan, R, spotOf, type Turn } from './draw/plan.ts';
import type { Sign } from './draw/signs.ts';
import { scaledSvg, scaleOf } from './scale.ts';
import { hasNoMines, placesOf, type Sea } from './sea.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

// ---------------------------------------------------------------- told

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

export function logLineOf(event: Event, when: EventContext<PocketSub>, words: PocketSubWords): LogLine | undefined {
  if (UNLOGGED.has(event.type)) return undefined;
  const text = event.type === 'stepped' ? course(event, when, words) : eventText(event, when.after.state, words);
  if (text === undefined) return undefined;
  const tone =
    event.type === 'turn-began' ? 'heading' : BAD.has(event.type) ? 'bad' : GOOD.has(event.type) ? 'good' : 'plain';
  return { icon: ICONS[event.type], text, rule: event.rule, tone };
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

/** A turn is one entry: what is met on the course, where it goes, the mine. And a round: what the whirlpools do. */
const JOIN: ReadonlySet<Event['type']> = new Set([
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

// ---------------------------------------------------------------- seen and heard

/** `turn` is how the chart lies on the screen. */
export function animationStepOf(
  event: Event,
  { snapshot }: Position<PocketSub>,
  turn: Turn,
): AnimationStep | undefined {
  const plan: Plan = { cells: CELLS[snapshot.options.players], turn };
  const size = scaleOf(plan);
  const at = (region: string) => {
    const [x, y] = spotOf(plan, region);
    return { x: x * size, y: y * size };
  };
  const over = (region: string, kind: Sign, sound: SoundName, ms: number): AnimationStep => ({
    ms,
    signs: [{ ...at(region), kind }],
    sound,
  });
  switch (event.type) {
    case 'tile-laid':
      return { ms: 240, ground: tileLayer(event, plan, size), sound: 'reveal' };
    case 'stepped':
      return {
        ms: event.rule === 'PS-MOVE-2' ? 320 : 200,
        moves: [{ key: moverKey(snapshot, event), ...at(event.to) }],
        sound: 'splash',
      };
    case 'cc-placed':
    case 'sub-placed':
    case 'whirlpool-placed':
      return over(event.at, 'ring', 'splash', 300);
    case 'mine-laid':
      return over(event.at, 'ring', 'tick', 300);
    case 'mine-lost':
      return over(event.at, 'harm', 'mine', 360);
    case 'sub-lost':
      return over(event.at, 'harm', 'mine', 420);
    case 'passed':
      return over(event.at, 'ring', 'tick', 160);
    case 'sheltered':
      return over(event.at, 'heal', 'heal', 300);
    case 'hero':
      return over(event.at, 'ring', 'success', 500);
    case 'whirlpool-turned':
      return { ms: 600, moves: carried(event, snapshot, plan, size), sound: 'flood' };
    case 'tokens-spent':
      return { ms: 240, sound: 'bell' };
    case 'eliminated':
      return { ms: 400, sound: 'fall' };
    case 'won':
      return { ms: 600, sound: 'exit' };
    case 'drawn':
      return { ms: 600, sound: 'bell' };
    case 'turn-began':
    case 'sub-chosen':
    case 'round-ended':
      return undefined;
    default:
      return event satisfies never;
  }
}

function tileLayer({ at, face, turn }: EventOf<'tile-laid'>, plan: Plan, size: number) {
  const layers = groundOf(plan, [laid(at, face, turn)], 'undercroft');
  const tile = layers.find(({ key }) => key.startsWith('tile '));
  return { key: `laid ${at}`, svg: scaledSvg(tile?.svg ?? '', size) };
}

/** The moving sub comes after those that stay where it set out. */
export function moverKey({ move, subs }: Snapshot, { fleet, from }: EventOf<'stepped'>): string {
  const start = move?.path[0] ?? from;
  const here = subs[fleet]?.filter((region) => region === start).length ?? 0;
  const staying = move?.path.length === 1 ? here - 1 : here;
  return pieceKey('sub', fleet, start, staying);
}

/** Everything on a turning tile goes round its middle by a sixth. */
function carried({ at, spin }: EventOf<'whirlpool-turned'>, snapshot: Snapshot, plan: Plan, size: number) {
  const [mx, my] = middle(plan, at.split(':')[0] ?? '');
  const angle = rad(spin === 'clockwise' ? 60 : -60);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return piecesOnChart(plan, fromSnapshot(snapshot))
    .filter(({ x, y }) => distance([x, y], [mx, my]) < R * 0.9 && distance([x, y], [mx, my]) > R * 0.5)
    .map(({ key, x, y }) => ({
      key,
      x: (mx + (x - mx) * cos - (y - my) * sin) * size,
      y: (my + (x - mx) * sin + (y - my) * cos) * size,
    }));
}

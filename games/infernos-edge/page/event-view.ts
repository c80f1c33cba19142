// What is told, seen and heard of an event in Inferno's Edge.
import type { Event, InfernosEdge, Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { moveBeast, moveTo, showSigns, signAt } from '@undercroft/page-kit/cave/animation';
import { cellAfter } from '@undercroft/page-kit/cave/cell-after';
import { groundTile } from '@undercroft/page-kit/draw/cave/board';
import { numberDie } from '@undercroft/page-kit/draw/cave/dice';
import { group, moved } from '@undercroft/page-kit/draw/markup';
import type {
  AnimationStep,
  EventContext,
  Layer,
  LogGrouping,
  LogLine,
  Position,
} from '@undercroft/page-kit/game-view';
import { plain } from '@undercroft/words/grammar';
import { hazardDie } from './draw/hazard-die.ts';
import type { InfernosEdgeIcon } from './draw/icons.ts';
import { TEMPLE } from './draw/stone.ts';
import { infernosEdgeTileInHand, infernosEdgeTiles } from './draw/tile.ts';
import { type EventOf, eventsOfType, guardianMoves } from './trials.ts';
import { placesOf } from './viewpoint.ts';

const ICONS: Readonly<Partial<Record<Event['type'], InfernosEdgeIcon>>> = {
  'round-began': 'eruption',
  'turn-began': 'waiting',
  'tile-placed': 'reveal',
  'tile-returned': 'stack',
  'bag-discarded': 'stack',
  'key-laid': 'key',
  'rubble-laid': 'rubble',
  'guardian-came': 'wake',
  'no-guardian-left': 'guardian',
  'sanctum-placed': 'sanctum',
  'wall-removed': 'sanctum',
  'artifact-appeared': 'artifact',
  cursed: 'cursed',
  escaped: 'leave',
  exerted: 'exert',
  rolled: 'die',
  rerolled: 'reroll',
  'lost-health': 'burst',
  spared: 'brace',
  downed: 'unconscious',
  healed: 'heal',
  'stood-up': 'heal',
  'item-picked-up': 'pick-up',
  'item-given': 'give',
  'item-put-down': 'put-down',
  commanded: 'command',
  declined: 'decline',
  'shored-up': 'shore-up',
  demolished: 'demolish',
  braced: 'brace',
  'rubble-cleared': 'dig',
  collapsed: 'collapse',
  'guardian-destroyed': 'attack',
  'guardian-attacked': 'guardian',
  'guardian-moved': 'guardian',
  'marker-moved': 'eruption',
  erupted: 'eruption',
  burnt: 'lava',
  died: 'gone',
  'artifact-burnt': 'artifact',
  ended: 'leave',
};

const BAD: ReadonlySet<Event['type']> = new Set([
  'lost-health',
  'downed',
  'guardian-came',
  'guardian-attacked',
  'guardian-moved',
  'trap-triggered',
  'collapsed',
  'erupted',
  'burnt',
  'died',
  'cursed',
  'artifact-burnt',
]);
const GOOD: ReadonlySet<Event['type']> = new Set([
  'key-laid',
  'artifact-appeared',
  'healed',
  'stood-up',
  'guardian-destroyed',
]);

export function logLineOf(
  event: Event,
  when: EventContext<InfernosEdge>,
  words: InfernosEdgeWords,
): LogLine | undefined {
  if (isUnlogged(event)) return undefined;
  const steps = event.type === 'guardian-moved' ? [...lastSteps(when.earlier), event] : [];
  const isMore = steps.length > 1;
  return {
    icon: iconOf(event),
    text: isMore ? words.prowl(guardianMoves(steps)) : textOf(event, when, words),
    rule: event.rule,
    tone: toneOf(event),
    ...(isMore ? { replacesLast: true } : {}),
  };
}

/** The steps that guardians have taken without anything between. */
function lastSteps(earlier: readonly Event[]): EventOf<'guardian-moved'>[] {
  const other = earlier.findLastIndex(({ type }) => type !== 'guardian-moved');
  return eventsOfType(earlier.slice(other + 1), 'guardian-moved');
}

/** How far the volcano is stands in the heading of the round that follows. */
const UNLOGGED: ReadonlySet<Event['type']> = new Set(['turn-ended', 'gap-named', 'tile-drawn', 'marker-moved']);

/** Told by what follows from them, or shown by the board alone. */
function isUnlogged(event: Event): boolean {
  switch (event.type) {
    case 'turn-began':
      return event.state === 'inside';
    case 'rolled':
      return event.why === 'hazard';
    case 'lost-health':
      return event.source === 'exerting' || event.source === 'luck';
    default:
      return UNLOGGED.has(event.type);
  }
}

function textOf(event: Event, when: EventContext<InfernosEdge>, { describe, time }: InfernosEdgeWords): string {
  if (event.type === 'round-began' && when.after.state.erupted === 1)
    return `${time.round(event.round)}. ${time.erupted}.`;
  return describe(event, placesOf(snapshotDuring(when), { named: true }));
}

/** Where everybody stood when it happened. */
function snapshotDuring({ before, earlier }: EventContext<InfernosEdge>): Snapshot {
  const { snapshot } = before;
  const explorers = Object.entries(snapshot.explorers).map(([name, member]) => {
    const at = cellAfter(name, member.at, earlier) ?? null;
    return [name, { ...member, at }] as const;
  });
  return { ...snapshot, explorers: Object.fromEntries(explorers) };
}

/** Whose turn is nothing but the hazard dice (IE-TURN-1). */
const isOut = ({ explorers, active }: Snapshot): boolean => explorers[active]?.at === null;

/** What a hazard, a die or a guardian does, one thing after another, is one entry. */
const JOIN: ReadonlySet<Event['type']> = new Set([
  'lost-health',
  'spared',
  'downed',
  'trap-triggered',
  'rubble-laid',
  'collapsed',
  'guardian-came',
  'no-guardian-left',
  'guardian-moved',
  'guardian-attacked',
  'erupted',
  'burnt',
  'died',
  'artifact-burnt',
]);

export function logGroupingOf(event: Event, { before, earlier }: EventContext<InfernosEdge>): LogGrouping | undefined {
  switch (event.type) {
    case 'turn-began':
      return event.state === 'inside' ? undefined : 'opens';
    case 'hazard':
      return isOut(before.snapshot) ? 'joins' : 'opens';
    case 'rerolled':
      return isOut(before.snapshot) ? 'joins' : undefined;
    case 'rolled':
      return event.why === 'attack' ? 'opens' : 'joins';
    case 'lost-health':
      return event.source === 'running-away' ? undefined : 'joins';
    case 'guardian-destroyed':
      // By a blow; a shot is an option of its own.
      return earlier.some(({ type }) => type === 'rolled') ? 'joins' : undefined;
    default:
      return JOIN.has(event.type) ? 'joins' : undefined;
  }
}

function iconOf(event: Event): InfernosEdgeIcon {
  if (event.type === 'hazard') return event.face;
  if (event.type === 'trap-triggered') return event.trap;
  if (event.type === 'moved') return event.how === 'command' ? 'move' : event.how;
  return ICONS[event.type] ?? 'move';
}

function toneOf({ type }: Event): LogLine['tone'] {
  if (type === 'round-began') return 'heading';
  return BAD.has(type) ? 'bad' : GOOD.has(type) ? 'good' : 'plain';
}

// ---------------------------------------------------------------- seen and heard

const QUICK: readonly string[] = ['run', 'sprint'];

export function animationStepOf(
  event: Event,
  { snapshot }: Position<InfernosEdge>,
  earlier: readonly Event[],
  words: InfernosEdgeWords,
): AnimationStep | undefined {
  switch (event.type) {
    case 'moved':
      return { ms: QUICK.includes(event.how) ? 180 : 260, moves: [moveTo(event.explorer, event.to)], sound: 'step' };
    case 'tile-placed':
      return {
        ms: 420,
        ground: groundTile(TEMPLE, infernosEdgeTileInHand(event.tile, event.at, event.turn)),
        sound: 'reveal',
      };
    case 'rolled':
      return {
        ms: 800,
        die: { svg: dieOf(event.face), words: plain(words.describe(event, placesOf(snapshot, { named: true }))) },
        sound: event.passed === undefined ? 'tick' : event.passed ? 'success' : 'failure',
      };
    case 'guardian-moved': {
      const beasts = snapshot.guardians;
      return moveBeast(event, { kind: 'guardian', beasts, earlier, removedBy: 'guardian-destroyed' }, 320);
    }
    case 'burnt':
      return { ms: 900, ground: ring(snapshot, event.tiles), ...fire(event.tiles), sound: 'lava' };
    case 'trap-triggered':
    case 'guardian-attacked':
      return {
        ms: 340,
        signs: [signAt(event.at, 'claws')],
        ...(event.type === 'guardian-attacked' ? { sound: 'guardian' } : {}),
      };
    case 'healed':
      return { ms: 300, signs: standing(snapshot, event.explorer).map((at) => signAt(at, 'heal')), sound: 'heal' };
    case 'sanctum-placed':
      return showSigns([event.at, event.ledge], 'light', 'rumble', 700);
    default:
      return 'at' in event && event.at !== null ? stepOnSpace(event, event.at) : stepElsewhere(event, snapshot);
  }
}

/** What happens on one space. */
function stepOnSpace(event: Event, at: string): AnimationStep | undefined {
  switch (event.type) {
    case 'lost-health':
      return { ms: 320, signs: [signAt(at, 'harm')], sound: 'hurt' };
    case 'spared':
      return { ms: 240, signs: [signAt(at, 'ring')] };
    case 'downed':
      return { ms: 500, sound: 'fall' };
    case 'died':
      return { ms: 600, signs: [signAt(at, 'fire')], sound: 'fall' };
    case 'guardian-came':
      return { ms: 420, signs: [signAt(at, 'ring')], sound: 'guardian' };
    case 'guardian-destroyed':
      return { ms: 320, signs: [signAt(at, 'rock')], sound: 'rumble' };
    case 'rubble-laid':
    case 'collapsed':
      return { ms: 420, signs: [signAt(at, 'rock')], sound: 'rumble' };
    case 'rubble-cleared':
    case 'demolished':
    case 'shored-up':
      return { ms: 300, signs: [signAt(at, 'light')], sound: 'rumble' };
    case 'key-laid':
    case 'item-picked-up':
    case 'item-put-down':
      return { ms: 260, signs: [signAt(at, 'light')], sound: 'tick' };
    case 'artifact-appeared':
      return { ms: 900, signs: [signAt(at, 'light')], sound: 'artifact' };
    default:
      return undefined;
  }
}

/** What happens to somebody, or to everybody. */
function stepElsewhere(event: Event, snapshot: Snapshot): AnimationStep | undefined {
  switch (event.type) {
    case 'cursed':
      return { ms: 900, signs: standing(snapshot, event.explorer).map((at) => signAt(at, 'fire')), sound: 'artifact' };
    case 'erupted':
      return { ms: 900, sound: 'rumble' };
    case 'marker-moved':
      return { ms: 260, sound: 'tick' };
    case 'braced':
      return { ms: 240, signs: standing(snapshot, event.explorer).map((at) => signAt(at, 'ring')) };
    case 'escaped':
      return { ms: 400, sound: 'exit' };
    case 'ended':
      return { ms: 600, sound: event.rank === 'forgotten' ? 'fall' : 'exit' };
    default:
      return undefined;
  }
}

const dieOf = (face: Extract<Event, { type: 'rolled' }>['face']): string =>
  typeof face === 'number' ? numberDie(face) : hazardDie(face);

const fire = (cells: readonly string[]) => ({ signs: cells.map((cell) => signAt(cell, 'fire')) });

const standing = ({ explorers }: Snapshot, explorer: string): string[] => {
  const at = explorers[explorer]?.at;
  return at ? [at] : [];
};

/** A ring of spaces under lava: it stays while the next one takes fire. */
function ring({ temple }: Snapshot, cells: readonly string[]): Layer {
  const tiles = infernosEdgeTiles({
    entrance: cells.map((at) => ({ at, burnt: true, blasted: [], keys: 0 })),
    temple: temple.map((tile) => ({ ...tile, marks: ['burnt'] })),
  });
  const layers = tiles.map((tile) => groundTile(TEMPLE, tile)).filter(({ key }) => cells.includes(key));
  return {
    key: `lava ${cells.join(' ')}`,
    svg: layers.map(({ x, y, svg }) => group(moved({ x, y }), svg)).join(''),
  };
}

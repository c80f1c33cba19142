// What the log tells of an event in Inferno's Edge.
import type { SideName } from '@undercroft/cave';
import type { Event, InfernosEdge, Snapshot } from '@undercroft/infernos-edge';
import { cellAfter } from '@undercroft/page-kit/cave/cell-after';
import { numberDie } from '@undercroft/page-kit/draw/cave/dice';
import type { EventContext, LogGrouping, LogLine } from '@undercroft/page-kit/game-view';
import { between, sideOf } from '@undercroft/words/places';
import type { InfernosEdgeIcon } from './draw/icons.ts';
import type { MomentWords } from './hazard-moments.ts';
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

export function logLineOf(event: Event, when: EventContext<InfernosEdge>, words: MomentWords): LogLine | undefined {
  if (isUnlogged(event, when)) return undefined;
  const steps = event.type === 'guardian-moved' ? [...lastSteps(when.earlier), event] : [];
  const isMore = steps.length > 1;
  const who = whoActs(event, when);
  const title = titleOf(event, words);
  return {
    icon: iconOf(event),
    text: isMore ? words.events.prowl(guardianMoves(steps)) : textOf(event, when, words),
    rule: event.type === 'hazard' ? `IE-HAZ-${event.face.toUpperCase()}` : event.rule,
    tone: toneOf(event),
    places: isMore ? steps.flatMap(({ from, to }) => [from, to]) : placesIn(event, when),
    ...(isMore ? { replacesLast: true } : {}),
    ...(event.type === 'moved' && isFurtherStep(event, when) ? { goesOn: true } : {}),
    ...(who === undefined ? {} : { who }),
    ...(title === undefined ? {} : { title }),
    ...dieOf(event),
  };
}

/** A die that was rolled; of a ruin that collapses, the one that named it. */
function dieOf(event: Event): Pick<LogLine, 'die'> {
  const face = event.type === 'rolled' ? event.face : event.type === 'collapsed' ? event.number : undefined;
  return typeof face === 'number' ? { die: { svg: numberDie(face), face: String(face) } } : {};
}

/** Those whom something strikes do not act. */
const isSuffered = (event: Event): boolean => event.type === 'hazard' || isByGuardian(event);

const isByGuardian = (event: Event): boolean =>
  event.type === 'guardian-attacked' || ('source' in event && event.source === 'guardian');

/** What happens to a tile that is drawn is done by the one who draws. */
const DRAWN: ReadonlySet<Event['type']> = new Set(['tile-returned', 'bag-discarded']);

function whoActs(event: Event, { before }: EventContext<InfernosEdge>): string | undefined {
  if (isSuffered(event)) return undefined;
  if (DRAWN.has(event.type)) return before.snapshot.actor;
  if (event.type === 'healed' || event.type === 'commanded') return event.by;
  return 'explorer' in event ? event.explorer : undefined;
}

function titleOf(event: Event, { game: { time, faces }, events: { log } }: MomentWords): string | undefined {
  if (isByGuardian(event)) return log.guardians;
  switch (event.type) {
    case 'round-began':
      return time.round(event.round);
    case 'hazard':
      return faces[event.face].name;
    case 'guardian-moved':
    case 'guardian-came':
      return log.guardians;
    case 'erupted':
    case 'burnt':
      return log.volcano;
    default:
      return undefined;
  }
}

/** Where it happened; of somebody who only does something, where they stand. */
function placesIn(event: Event, when: EventContext<InfernosEdge>): readonly string[] {
  if (event.type === 'burnt') return event.tiles;
  if (event.type === 'moved' || event.type === 'guardian-moved') return [event.from, event.to];
  if ('at' in event && event.at !== null) return [event.at];
  const who = whoActs(event, when);
  const { before, earlier } = when;
  const at = who === undefined ? undefined : cellAfter(who, before.snapshot.explorers[who]?.at ?? undefined, earlier);
  return at ? [at] : [];
}

/** The steps that guardians have taken without anything between. */
function lastSteps(earlier: readonly Event[]): EventOf<'guardian-moved'>[] {
  const other = earlier.findLastIndex(({ type }) => type !== 'guardian-moved');
  return eventsOfType(earlier.slice(other + 1), 'guardian-moved');
}

/** How far the volcano is stands in the heading of the round that follows. */
const UNLOGGED: ReadonlySet<Event['type']> = new Set(['turn-ended', 'gap-named', 'tile-drawn', 'marker-moved']);

/** Told by what comes before or after them in one sentence, or shown by the board alone. */
function isUnlogged(event: Event, when: EventContext<InfernosEdge>): boolean {
  const { earlier, later } = when;
  const isLaid = (at: string): boolean => earlier.some((one) => one.type === 'tile-placed' && one.at === at);
  switch (event.type) {
    case 'turn-began':
      return event.state === 'inside';
    case 'rolled':
      return event.why === 'hazard' || (event.why === 'collapse' && later.some(({ type }) => type === 'collapsed'));
    case 'lost-health':
      return event.source === 'exerting' || event.source === 'luck';
    case 'moved':
      return (
        event.how === 'explore' &&
        foundAt(
          earlier.find(({ type }) => type === 'tile-placed'),
          when,
        ) !== undefined
      );
    case 'key-laid':
      return isLaid(event.at);
    case 'rubble-laid':
      // A ruin comes with it; said where it keeps out the explorer.
      return (
        earlier.some(({ type }) => type === 'collapsed') ||
        (isLaid(event.at) && !when.before.snapshot.reveal?.exploring)
      );
    case 'downed':
      return earlier.some((one) => one.type === 'lost-health' && one.explorer === event.explorer && one.left === 0);
    case 'guardian-attacked':
      return isByGuardian(later[0] ?? event);
    case 'guardian-destroyed':
      return earlier.some((one) => one.type === 'rolled' && isHit(one));
    case 'trap-triggered':
      return event.trap === 'spike' && isAfterSpikeRoll(when);
    default:
      return UNLOGGED.has(event.type);
  }
}

/** The die has said so already, or did before the Archaeologist was asked about it. */
const isAfterSpikeRoll = ({ before, earlier }: EventContext<InfernosEdge>): boolean =>
  before.snapshot.roll?.why === 'spike' || earlier.some((one) => one.type === 'rolled' && one.why === 'spike');

const isHit = ({ why, passed }: EventOf<'rolled'>): boolean => why === 'attack' && passed === true;

interface Found {
  readonly side: SideName;
  readonly exploring: boolean;
}

/** Which way a tile was looked for and laid, from where the one who laid it stood; nothing for one that is laid further off. */
function foundAt(event: Event | undefined, when: EventContext<InfernosEdge>): Found | undefined {
  if (event?.type !== 'tile-placed') return undefined;
  const { before, earlier } = when;
  const named = before.snapshot.reveal ?? eventsOfType(earlier, 'gap-named').at(-1);
  const from = before.snapshot.explorers[event.explorer]?.at;
  const side = from ? sideOf(between(from, event.at)) : undefined;
  return named && side ? { side, exploring: named.exploring } : undefined;
}

/** What the log says of it, or would where nothing else did. */
export function textOf(event: Event, when: EventContext<InfernosEdge>, words: MomentWords): string {
  const { time } = words.game;
  const { describe, log } = words.events;
  if (event.type === 'round-began' && when.after.state.erupted === 1)
    return `${time.round(event.round)}. ${time.erupted}.`;
  if (event.type === 'hazard') return hazardText(event, when, words);
  if (event.type === 'lost-health') return log.lost(event, { isDowned: isDownedBy(event, when) });
  if (event.type === 'rolled' && isHit(event) && when.later.some(({ type }) => type === 'guardian-destroyed'))
    return log.hit(event);
  const found = foundAt(event, when);
  if (found && event.type === 'tile-placed')
    return found.exploring
      ? log.explored(event.explorer, found.side, event.tile)
      : log.revealed(event.explorer, found.side, event.tile);
  if (event.type === 'moved' && isFurtherStep(event, when)) return log.further(event);
  const text = describe(event, placesOf(snapshotDuring(when), { named: true }));
  return event.type === 'rolled' && isIdleCollapse(event, when) ? `${text} ${log.noCollapse}` : text;
}

const isDownedBy = ({ explorer, left }: EventOf<'lost-health'>, { later }: EventContext<InfernosEdge>): boolean =>
  left === 0 && later.some((one) => one.type === 'downed' && one.explorer === explorer);

/** A second or third step of the same run. */
const isFurtherStep = ({ how }: EventOf<'moved'>, { before }: EventContext<InfernosEdge>): boolean =>
  how !== 'explore' && before.snapshot.asks === 'chain';

/** What can still come of a hazard after the die: a question, or another die. */
const PENDING: readonly string[] = ['wake', 'guardian', 'victim', 'path', 'die', 'luck'];
const NEXT: ReadonlySet<Event['type']> = new Set([
  'hazard',
  'turn-ended',
  'turn-began',
  'round-began',
  'marker-moved',
  'ended',
]);

/** What follows from a hazard is told after it; where nothing does, that is said and not the rule. */
function hazardText(
  { face, explorer }: EventOf<'hazard'>,
  { later, before, after }: EventContext<InfernosEdge>,
  { events: { log } }: MomentWords,
): string {
  const end = later.findIndex(({ type }) => NEXT.has(type));
  const [next] = end < 0 ? later : later.slice(0, end);
  if (next || (end < 0 && PENDING.includes(after.snapshot.asks))) return log.hazard(face);
  const isInside = before.snapshot.explorers[explorer]?.at !== null && explorer !== 'healer';
  return `${log.hazard(face)} ${log.calm(face, isInside ? explorer : undefined)}`;
}

const isIdleCollapse = ({ why }: EventOf<'rolled'>, { later, after }: EventContext<InfernosEdge>): boolean =>
  why === 'collapse' && after.snapshot.asks !== 'luck' && !later.some(({ type }) => type === 'collapsed');

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

/** What follows from what somebody did, from a hazard, a die or a guardian is told with it. */
const JOIN: ReadonlySet<Event['type']> = new Set([
  'tile-drawn',
  'tile-returned',
  'bag-discarded',
  'tile-placed',
  'key-laid',
  'sanctum-placed',
  'wall-removed',
  'artifact-appeared',
  'cursed',
  'stood-up',
  'declined',
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
/** What somebody does: an entry of its own. */
const OPEN: ReadonlySet<Event['type']> = new Set([
  'exerted',
  'healed',
  'item-picked-up',
  'item-given',
  'item-put-down',
  'commanded',
  'shored-up',
  'demolished',
  'braced',
  'ended',
]);

export function logGroupingOf(event: Event, when: EventContext<InfernosEdge>): LogGrouping | undefined {
  const { before, earlier } = when;
  switch (event.type) {
    case 'turn-began':
      return event.state === 'inside' ? undefined : 'opens';
    case 'hazard':
      return isOut(before.snapshot) ? 'joins' : 'opens';
    case 'rerolled':
      return isOut(before.snapshot) ? 'joins' : undefined;
    case 'rolled':
      return event.why === 'attack' ? 'opens' : 'joins';
    case 'moved':
      return event.how === 'explore' || isFurtherStep(event, when) ? 'joins' : 'opens';
    case 'lost-health':
      return event.source === 'running-away' ? 'opens' : 'joins';
    case 'healed':
      // The Healer who stumbles (IE-HEA-2).
      return earlier.some(({ type }) => type === 'hazard') ? 'joins' : 'opens';
    case 'rubble-cleared':
      return event.explorer ? 'opens' : 'joins';
    case 'guardian-destroyed':
      // By a blow; a shot is an option of its own.
      return earlier.some(({ type }) => type === 'rolled' || type === 'collapsed') ? 'joins' : 'opens';
    default:
      return OPEN.has(event.type) ? 'opens' : JOIN.has(event.type) ? 'joins' : undefined;
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

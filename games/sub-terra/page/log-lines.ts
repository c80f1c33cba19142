// What the log tells of an event in Sub Terra.
import type { SideName } from '@undercroft/cave';
import { cellAfter } from '@undercroft/page-kit/cave/cell-after';
import { numberDie } from '@undercroft/page-kit/draw/cave/dice';
import type { EventContext, LogGrouping, LogLine } from '@undercroft/page-kit/game-view';
import type { Caver, Event, SubTerra } from '@undercroft/sub-terra';
import { type Places, placesFrom } from '@undercroft/words/places';
import type { SubTerraIcon } from './draw/icons.ts';
import type { MomentWords } from './hazard-moments.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Told by what follows from them, or shown by the board alone. */
const UNLOGGED: ReadonlySet<Event['type']> = new Set(['turn-began', 'turn-ended', 'gap-named', 'tile-drawn']);

/** What the sentence before says already: that a rope holds, that somebody has fallen. */
function isUnlogged(event: Event, when: EventContext<SubTerra>): boolean {
  const { earlier } = when;
  switch (event.type) {
    case 'moved':
      return event.how === 'explore' && revealOf(when) !== undefined;
    case 'tile-taken':
      return true;
    case 'rope-placed':
    case 'hid':
      return earlier.some(({ type }) => type === 'rolled');
    case 'knocked-out':
      return earlier.some((one) => one.type === 'lost-health' && one.caver === event.caver && one.left === 0);
    default:
      return UNLOGGED.has(event.type);
  }
}

const ICONS: Partial<Record<Event['type'], SubTerraIcon>> = {
  'turn-passed': 'unconscious',
  'tile-taken': 'reveal',
  'tile-discarded': 'discard',
  'tile-set-aside': 'reveal',
  'exit-seen': 'exit',
  'stack-empty': 'reveal',
  'tile-placed': 'reveal',
  moved: 'move',
  exerted: 'exert',
  rolled: 'die',
  'lost-health': 'burst',
  'knocked-out': 'unconscious',
  healed: 'heal',
  woke: 'heal',
  'rope-placed': 'rope',
  'rubble-cleared': 'dig',
  hid: 'hide',
  dived: 'dive',
  surfaced: 'dive',
  demolished: 'demolish',
  'horror-repelled': 'repel',
  directed: 'direct',
  flooded: 'flood',
  'gas-spread': 'gas',
  'gas-ended': 'gas',
  blocked: 'cave-in',
  'horror-moved': 'horror',
  'horror-left': 'horror',
  'horror-came': 'horror',
  'torches-died': 'candle',
  removed: 'unconscious',
  ended: 'leave',
};

const BAD: ReadonlySet<Event['type']> = new Set([
  'lost-health',
  'knocked-out',
  'hazard',
  'horror-moved',
  'horror-came',
  'flooded',
  'gas-spread',
  'blocked',
  'torches-died',
  'removed',
]);

export function logLineOf(event: Event, when: EventContext<SubTerra>, words: MomentWords): LogLine | undefined {
  if (isUnlogged(event, when)) return undefined;
  const tone = event.type === 'round-began' ? 'heading' : BAD.has(event.type) ? 'bad' : 'plain';
  const icon = event.type === 'hazard' ? event.hazard : (ICONS[event.type] ?? 'move');
  const who = whoActs(event, when);
  const title = titleOf(event, words);
  return {
    icon: isExplored(event, when) ? 'explore' : icon,
    text: textOf(event, when, words),
    rule: ruleOf(event, when),
    tone,
    places: placesIn(event, when),
    ...(who === undefined ? {} : { who }),
    ...(title === undefined ? {} : { title }),
    ...(event.type === 'moved' && isFurtherStep(event, when) ? { goesOn: true } : {}),
    ...(event.type === 'rolled' ? { die: { svg: numberDie(event.face), face: String(event.face) } } : {}),
  };
}

/** The clause of the hazard itself says more than that a card was drawn. */
const HAZARD_CLAUSES = { tremor: 'TREMOR', flood: 'FLOOD', gas: 'GAS', 'cave-in': 'CAVEIN', horror: 'HORROR' } as const;

interface Revealed {
  readonly side: SideName;
  readonly exploring: boolean;
  readonly fromAside?: boolean;
}

/** For which gap a tile is laid: asked before, or named just now. */
const revealOf = ({ before, earlier }: EventContext<SubTerra>): Revealed | undefined =>
  before.snapshot.reveal ?? earlier.find((one) => one.type === 'gap-named');

/** A tile is laid by revealing, or by exploring, which steps onto it. */
const isExplored = ({ type }: Event, when: EventContext<SubTerra>): boolean =>
  type === 'tile-placed' && revealOf(when)?.exploring === true;

function laidText(
  { caver, tile }: EventOf<'tile-placed'>,
  revealed: Revealed,
  { events: { log } }: MomentWords,
): string {
  const { side, exploring, fromAside } = revealed;
  if (fromAside) return log.laidAside(caver, { side, tile, exploring });
  return exploring ? log.explored(caver, side, tile) : log.revealed(caver, side, tile);
}

function ruleOf(event: Event, when: EventContext<SubTerra>): LogLine['rule'] {
  if (event.type === 'hazard') return `ST-HAZ-${HAZARD_CLAUSES[event.hazard]}`;
  return isExplored(event, when) ? 'ST-ACT-EXPLORE' : event.rule;
}

function textOf(event: Event, when: EventContext<SubTerra>, words: MomentWords): string {
  const { log, describe } = words.events;
  const revealed = revealOf(when);
  switch (event.type) {
    case 'moved':
      return isFurtherStep(event, when) ? log.further(event) : describe(event, placesDuring(when));
    case 'tile-placed':
      return revealed ? laidText(event, revealed, words) : describe(event, placesDuring(when));
    case 'rolled':
      return log.rolled(event);
    case 'lost-health':
      return log.lost(event);
    case 'hazard':
      return `${describe(event, placesDuring(when))}${isCalm(event, when) ? ` ${log.noHorror}` : ''}`;
    default:
      return describe(event, placesDuring(when));
  }
}

/** A second or third step of the same run. */
const isFurtherStep = ({ how }: EventOf<'moved'>, { before }: EventContext<SubTerra>): boolean =>
  how !== 'explore' && before.snapshot.asks === 'chain';

const OF_HORRORS: readonly string[] = ['horror', 'path', 'spawn'];

/** A horror card that stirs nothing; what the others do is told in any case. */
const isCalm = ({ hazard }: EventOf<'hazard'>, { later, after }: EventContext<SubTerra>): boolean =>
  hazard === 'horror' &&
  !OF_HORRORS.includes(after.snapshot.asks) &&
  !later.some(({ type }) => type.startsWith('horror-'));

/** What happens to a tile that is drawn is done by the one who draws. */
const DRAWN: ReadonlySet<Event['type']> = new Set(['tile-discarded', 'tile-set-aside', 'exit-seen', 'stack-empty']);

function whoActs(event: Event, { before }: EventContext<SubTerra>): Caver | undefined {
  if ('by' in event) return event.by;
  if (DRAWN.has(event.type)) return before.snapshot.actor;
  return 'caver' in event ? event.caver : undefined;
}

function titleOf(event: Event, { game: { time, hazard }, events: { log } }: MomentWords): string | undefined {
  if (event.type === 'round-began') return time.round(event.round);
  if (event.type === 'hazard') return hazard(event);
  return HORRORS.has(event.type) ? log.horrors : undefined;
}

const HORRORS: ReadonlySet<Event['type']> = new Set(['horror-moved', 'horror-left', 'horror-came']);

/** Where it happened; of a person who only does something, where they stand. */
function placesIn(event: Event, { before, earlier }: EventContext<SubTerra>): readonly string[] {
  if ('tiles' in event) return event.tiles;
  if (event.type === 'gas-spread')
    return before.snapshot.cave.flatMap(({ at, tile }) => (tile.startsWith('gas') ? [at] : []));
  const cells = [...('from' in event ? [event.from] : []), ...('to' in event ? [event.to] : [])];
  if ('at' in event) cells.push(event.at);
  if (cells.length > 0) return cells;
  const who = 'caver' in event ? event.caver : undefined;
  const at = who === undefined ? undefined : cellAfter(who, before.snapshot.cavers[who]?.at, earlier);
  return at ? [at] : [];
}

/** Counted from the one who acted, where they stood then; or else from somebody who is in the cave. */
function placesDuring({ before, earlier }: EventContext<SubTerra>): Places<Caver> {
  const { cave, cavers, actor, options } = before.snapshot;
  const name = (cell: string) => cave.find(({ at }) => at === cell)?.tile;
  for (const one of [actor, ...options.cavers.map(({ caver }) => caver)]) {
    const at = cellAfter(one, cavers[one]?.at, earlier);
    if (at) return placesFrom(at, name, one);
  }
  return placesFrom(cave[0]?.at ?? '0,0', name);
}

/** What follows from what somebody did, from a hazard, a die or a horror is told with it. */
const JOIN: ReadonlySet<Event['type']> = new Set([
  'tile-drawn',
  'tile-taken',
  'tile-discarded',
  'tile-set-aside',
  'exit-seen',
  'stack-empty',
  'tile-placed',
  'lost-health',
  'spared',
  'knocked-out',
  'woke',
  'declined',
  'removed',
  'flooded',
  'gas-spread',
  'blocked',
  'horror-moved',
  'horror-left',
  'horror-came',
]);
/** What somebody does, or what strikes: an entry of its own. */
const OPEN: ReadonlySet<Event['type']> = new Set([
  'exerted',
  'healed',
  'rubble-cleared',
  'dived',
  'surfaced',
  'demolished',
  'horror-repelled',
  'directed',
  'hazard',
  'torches-died',
  'ended',
]);
/** Dice that are told by themselves, exertion's at the end of the turn; the others belong to what came before. */
const OF_ACTIONS: readonly string[] = ['rope', 'hide', 'exertion'];

export function logGroupingOf(event: Event, when: EventContext<SubTerra>): LogGrouping | undefined {
  switch (event.type) {
    case 'moved':
      return event.how === 'explore' || isFurtherStep(event, when) ? 'joins' : 'opens';
    case 'rolled':
      return OF_ACTIONS.includes(event.why) ? 'opens' : 'joins';
    case 'rope-placed':
    case 'hid':
      // Without a die it is the whole action.
      return when.earlier.some(({ type }) => type === 'rolled') ? 'joins' : 'opens';
    default:
      return OPEN.has(event.type) ? 'opens' : JOIN.has(event.type) ? 'joins' : undefined;
  }
}

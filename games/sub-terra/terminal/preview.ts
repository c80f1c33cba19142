// Previews what an action would do. Taken from a trial on a copy, so it promises nothing that the rules do not.

import { type Caver, type Event, type Source, type SubTerra, subTerra } from '@undercroft/sub-terra';
import type { Harm } from '@undercroft/sub-terra/words';
import { oddsAt, type WeightedCase } from '@undercroft/terminal/cave/odds';
import { combineHarms, oddsOf, rolls, upToTurnEnd } from '@undercroft/terminal/cave/preview';
import { legalCodes, type Trial, tryCode } from '@undercroft/terminal/trial';
import type { Odds } from '@undercroft/words/grammar';
import type { Descent } from './view.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export interface ActionPreview {
  /** Harm that is certain. */
  readonly harms: readonly Harm[];
  /** Harm that a check may bring, or a tile yet to be drawn. */
  readonly fromDie: readonly Harm[];
  readonly fromTile: readonly Harm[];
  readonly spared: readonly { readonly source: Source; readonly by: Caver }[];
  /** Of a check that is the action itself: placing a rope, hiding. */
  readonly success?: Odds;
  /** A tile may be rough ground, or the exit. */
  readonly rough?: Odds;
  readonly exit?: Odds;
  /** The rule by which somebody certainly falls. */
  readonly fallRule?: string;
  readonly ended?: EventOf<'ended'>;
}

export function previewAction(descent: Descent, code: number): ActionPreview {
  const { actor } = subTerra.save(descent);
  const { after, events } = tryCode(subTerra, descent, code);
  const own = upToTurnEnd(events);
  const [fall] = ofType(own, 'knocked-out');
  const [ended] = ofType(own, 'ended');
  return {
    harms: harmsIn(own, actor),
    fromDie: [],
    fromTile: [],
    spared: ofType(own, 'spared').filter(({ caver }) => caver === actor),
    ...(fall ? { fallRule: fall.rule } : {}),
    ...(ended ? { ended } : {}),
    ...(own.length < events.length ? {} : chances(after, actor)),
  };
}

const ofType = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

const harmsIn = (events: readonly Event[], actor: Caver): Harm[] =>
  ofType(events, 'lost-health').map(({ caver, amount, source, left }) => ({
    source,
    amount,
    falls: left === 0,
    ...(caver === actor ? {} : { whose: caver }),
  }));

// ---------------------------------------------------------------- chance

function chances(after: Descent, actor: Caver): Partial<ActionPreview> {
  const status = subTerra.status(after);
  if (status.type !== 'chance') return {};
  if (status.asks === 'die') return dieChances(after, actor);
  return status.asks === 'tile' ? tileChances(after, actor) : {};
}

function dieChances(after: Descent, actor: Caver): Partial<ActionPreview> {
  const cases = rolls(subTerra, after).map(({ events }) => ({ what: events, weight: 1 }));
  const fromDie = combineHarms(harmCases(cases, (events) => harmsIn(events, actor)));
  return needsSuccess(after) ? { fromDie, success: oddsOf(cases, (events) => events.some(isSuccess)) } : { fromDie };
}

const harmCases = <T>(cases: readonly WeightedCase<T>[], harms: (what: T) => Harm[]): WeightedCase<Harm[]>[] =>
  cases.map(({ what, weight }) => ({ what: harms(what), weight }));

const isSuccess = (event: Event): boolean => event.type === 'rolled' && event.passed === true;

/** ST-ACT-ROPE, ST-ACT-HIDE: here successes matter; elsewhere only failures do. */
function needsSuccess(after: Descent): boolean {
  const why = subTerra.save(after).roll?.why;
  return why === 'rope' || why === 'hide';
}

function tileChances(after: Descent, actor: Caver): Partial<ActionPreview> {
  const cases = oddsAt(subTerra, after).cases.map(({ what, weight }) => ({ what: withTileLaid(after, what), weight }));
  const rough = oddsOf(cases, ({ after: laid }) => subTerra.save(laid).roll?.why === 'rough');
  const exit = oddsOf(cases, ({ events }) => ofType(events, 'tile-placed').some(({ tile }) => tile.startsWith('exit')));
  return {
    fromTile: combineHarms(harmCases(cases, ({ events }) => harmsIn(upToTurnEnd(events), actor))),
    ...(rough.n > 0 ? { rough } : {}),
    ...(exit.n > 0 ? { exit } : {}),
  };
}

/** Any rotation will do: the risk does not depend on it. */
function withTileLaid(descent: Descent, tile: number): Trial<SubTerra> {
  const drawn = tryCode(subTerra, descent, tile);
  const [lay] = subTerra.save(drawn.after).asks === 'place' ? legalCodes(subTerra, drawn.after) : [];
  if (lay === undefined) return drawn;
  const laid = tryCode(subTerra, drawn.after, lay);
  return { after: laid.after, events: [...drawn.events, ...laid.events] };
}

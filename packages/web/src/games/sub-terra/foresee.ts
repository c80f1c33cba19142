// What a deed would bring in Sub Terra: harm that is certain, harm that is possible, and how likely.
import type { Caver, Event, Medal, Source, SubTerra } from '@undercroft/sub-terra';
import { type Chance, chances, legalCodes, type Trial, tryCode } from '../../play/trial.ts';
import type { Harm } from '../../words/en/sub-terra.ts';
import type { Odds } from '../../words/grammar.ts';
import { gathered } from '../cave/harms.ts';
import { subTerra } from './rules.ts';

type Descent = SubTerra['State'];

export interface Foresight {
  readonly rules: readonly string[];
  /** The worst first. */
  readonly harms: readonly Harm[];
  readonly spared: readonly { readonly source: Source; readonly by: Caver }[];
  /** Of a check that is the deed itself: placing a rope, hiding. */
  readonly success?: Odds;
  /** A tile may be rough ground, or the exit. */
  readonly rough?: Odds;
  readonly exit?: Odds;
  readonly ends?: { readonly medal: Medal; readonly leftBehind: readonly Caver[]; readonly rule: string };
}

type Told<T extends Event['type']> = Extract<Event, { type: T }>;
const only = <T extends Event['type']>(events: readonly Event[], type: T): Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type);

/** What belongs to the deed itself; what the end of the turn brings comes whatever is done. */
function ownEvents(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'turn-ended' || type === 'turn-began' || type === 'hazard');
  return end < 0 ? events : events.slice(0, end);
}

export function foresee(descent: Descent, code: number): Foresight {
  const { actor } = subTerra.save(descent);
  const trial = tryCode(subTerra, descent, code);
  const events = ownEvents(trial.events);
  const next = events.length < trial.events.length ? [] : chances(subTerra, trial.after);
  const asks = subTerra.status(trial.after);
  const kind = asks.type === 'chance' ? asks.asks : '';
  const ended = only(trial.events, 'ended')[0];
  const sure = harmsIn(events, actor);
  const [first] = trial.events;
  return {
    rules: [
      ...new Set([first?.rule, ...only(events, 'lost-health').map(({ rule }) => rule)].flatMap((rule) => rule ?? [])),
    ],
    spared: only(events, 'spared').flatMap(({ caver, source, by }) => (caver === actor ? [{ source, by }] : [])),
    ...(ended ? { ends: ended } : {}),
    ...(kind === 'die' ? dice(trial, next, actor, sure) : kind === 'tile' ? tiles(next, actor, sure) : { harms: sure }),
  };
}

function harmsIn(events: readonly Event[], actor: Caver): Harm[] {
  return only(events, 'lost-health').map(({ caver, amount, source, left }) => ({
    source,
    amount,
    falls: left === 0,
    ...(caver === actor ? {} : { whose: caver }),
  }));
}

type Part = Pick<Foresight, 'harms' | 'success' | 'rough' | 'exit'>;

function dice(trial: Trial<SubTerra>, next: readonly Chance<SubTerra>[], actor: Caver, sure: readonly Harm[]): Part {
  const why = subTerra.save(trial.after).roll?.why;
  const of = next.length;
  const n = next.filter(({ events }) => only(events, 'rolled').some(({ passed }) => passed)).length;
  const harms = [...sure, ...mayHarm(next, actor)];
  return why === 'rope' || why === 'hide' ? { harms, success: { n, of } } : { harms };
}

function tiles(next: readonly Chance<SubTerra>[], actor: Caver, sure: readonly Harm[]): Part {
  const laid = next.map((one) => ({ ...one, ...turned(one) }));
  const weigh = (has: (one: Chance<SubTerra>) => boolean): Odds => ({
    n: laid.filter(has).reduce((sum, { weight }) => sum + weight, 0),
    of: laid[0]?.total ?? 0,
  });
  const rough = weigh(({ after }) => subTerra.save(after).roll?.why === 'rough');
  const exit = weigh(({ events }) => only(events, 'tile-placed').some(({ tile }) => tile.startsWith('exit')));
  return {
    harms: [...sure, ...mayHarm(laid, actor)],
    ...(rough.n > 0 ? { rough } : {}),
    ...(exit.n > 0 ? { exit } : {}),
  };
}

const mayHarm = (next: readonly Chance<SubTerra>[], actor: Caver): Harm[] =>
  gathered(
    next.map(({ weight, total, events }) => ({ weight, total, harms: harmsIn(ownEvents(events), actor) })),
    ({ falls }) => falls,
  );

/** Turned somehow: one way of lying stands for all. */
function turned(trial: Trial<SubTerra>): Trial<SubTerra> {
  let { after, events } = trial;
  for (let asks = asksOf(after); asks === 'place'; asks = asksOf(after)) {
    const [code] = legalCodes(subTerra, after);
    if (code === undefined) break;
    const next = tryCode(subTerra, after, code);
    after = next.after;
    events = [...events, ...next.events];
  }
  return { after, events };
}

function asksOf(descent: SubTerra['State']): string | undefined {
  const status = subTerra.status(descent);
  return status.type === 'seat' ? status.asks : undefined;
}

// What an option would bring in Sub Terra: harm that is certain, harm that is possible, and how likely.

import { combineHarms } from '@undercroft/page-kit/cave/harms';
import { legalCodes, type PossibleOutcome, possibleOutcomes, type Trial, tryCode } from '@undercroft/page-kit/trial';
import {
  CAVERS,
  type Caver,
  type Event,
  type Medal,
  neededFace,
  type Roll,
  type Source,
  type SubTerra,
} from '@undercroft/sub-terra';
import type { Harm } from '@undercroft/sub-terra/words';
import type { Odds } from '@undercroft/words/grammar';
import { subTerra } from './rules.ts';

type Descent = SubTerra['State'];

export interface ActionPreview {
  readonly rules: readonly string[];
  /** The worst first. */
  readonly harms: readonly Harm[];
  readonly spared: readonly { readonly source: Source; readonly by: Caver }[];
  /** Of a check that is the option itself: placing a rope, hiding. */
  readonly success?: Odds;
  /** A tile may be rough ground, or the exit. */
  readonly rough?: Odds;
  readonly exit?: Odds;
  readonly ends?: { readonly medal: Medal; readonly leftBehind: readonly Caver[]; readonly rule: string };
  /** Everything that happens before chance, or somebody else, decides. */
  readonly trial: Trial<SubTerra>;
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
export const eventsOfType = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** What belongs to the option itself; what the end of the turn brings comes whatever is done. */
function directEvents(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'turn-ended' || type === 'turn-began' || type === 'hazard');
  return end < 0 ? events : events.slice(0, end);
}

export function previewAction(descent: Descent, code: number, actor: Caver): ActionPreview {
  const trial = tryCode(subTerra, descent, code);
  const events = directEvents(trial.events);
  const next = events.length < trial.events.length ? [] : possibleOutcomes(subTerra, trial.after);
  const asks = subTerra.status(trial.after);
  const kind = asks.type === 'chance' ? asks.asks : '';
  const ended = eventsOfType(trial.events, 'ended')[0];
  const sure = harmsIn(events, actor);
  const [first] = trial.events;
  return {
    trial,
    rules: [
      ...new Set(
        [first?.rule, ...eventsOfType(events, 'lost-health').map(({ rule }) => rule)].flatMap((rule) => rule ?? []),
      ),
    ],
    spared: eventsOfType(events, 'spared').flatMap(({ caver, source, by }) =>
      caver === actor ? [{ source, by }] : [],
    ),
    ...(ended ? { ends: ended } : {}),
    ...(kind === 'die' ? dice(next, actor, sure) : kind === 'tile' ? tiles(trial.after, next, sure) : { harms: sure }),
  };
}

function harmsIn(events: readonly Event[], actor: Caver): Harm[] {
  return eventsOfType(events, 'lost-health').map(({ caver, amount, source, left }) => ({
    source,
    amount,
    falls: left === 0,
    ...(caver === actor ? {} : { whose: caver }),
  }));
}

type ChancePreview = Pick<ActionPreview, 'harms' | 'success' | 'rough' | 'exit'>;

function dice(next: readonly PossibleOutcome<SubTerra>[], actor: Caver, sure: readonly Harm[]): ChancePreview {
  const rolls = next.flatMap(({ events }) => eventsOfType(events, 'rolled').slice(0, 1));
  const why = rolls[0]?.why;
  const of = next.length;
  const n = rolls.filter(({ passed }) => passed).length;
  const harms = [...sure, ...possibleHarms(next, actor)];
  return why === 'rope' || why === 'hide' ? { harms, success: { n, of } } : { harms };
}

function tiles(drawing: Descent, next: readonly PossibleOutcome<SubTerra>[], sure: readonly Harm[]): ChancePreview {
  const actor = nameOf(drawing);
  const laid = next.map((one) => ({ ...one, ...withTilePlaced(one) }));
  const weigh = (has: (one: PossibleOutcome<SubTerra>) => boolean): Odds => ({
    n: laid.filter(has).reduce((sum, { weight }) => sum + weight, 0),
    of: laid[0]?.total ?? 0,
  });
  const rough = weigh(({ after }) => rollReason(after) === 'rough');
  const exit = weigh(({ events }) => eventsOfType(events, 'tile-placed').some(({ tile }) => tile.startsWith('exit')));
  return {
    harms: [...sure, ...possibleHarms(laid, actor), ...roughFall(drawing, rough)],
    ...(rough.n > 0 ? { rough } : {}),
    ...(exit.n > 0 ? { exit } : {}),
  };
}

const possibleHarms = (next: readonly PossibleOutcome<SubTerra>[], actor: Caver): Harm[] =>
  combineHarms(
    next.map(({ weight, total, events }) => ({ weight, total, harms: harmsIn(directEvents(events), actor) })),
    ({ falls }) => falls,
  );

const nameOf = ({ who, actor }: Descent): Caver => CAVERS[who[actor] ?? 0] as Caver;

/** Rough ground that may turn up is worth a warning only where a slip fells; a scratch now and then is part of exploring. */
function roughFall(descent: Descent, { n, of }: Odds): Harm[] {
  const { health, actor } = descent;
  if (n === 0 || health[actor] !== 1) return [];
  return [{ source: 'rough', amount: 1, falls: true, odds: { n: n * (neededFace(descent, actor) - 1), of: of * 6 } }];
}

/** Turned somehow: one way of lying stands for all. */
function withTilePlaced(trial: Trial<SubTerra>): Trial<SubTerra> {
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

/** Why a die is to be rolled: told by any roll of it. */
function rollReason(descent: Descent): Roll | undefined {
  const [code] = legalCodes(subTerra, descent);
  return code === undefined ? undefined : eventsOfType(tryCode(subTerra, descent, code).events, 'rolled')[0]?.why;
}

function asksOf(descent: SubTerra['State']): string | undefined {
  const status = subTerra.status(descent);
  return status.type === 'seat' ? status.asks : undefined;
}

// What a deed would bring in Inferno's Edge: harm that is certain, harm that is possible, how likely, and what is for good.
import type { Event, Explorer, InfernosEdge, Source } from '@undercroft/infernos-edge';
import { type Chance, chances, tryCode } from '../../play/trial.ts';
import type { Harm } from '../../words/en/infernos-edge.ts';
import type { Odds } from '../../words/grammar.ts';
import { gathered } from '../cave/harms.ts';
import { hazardEffects, type Toll, tollOf } from './hazards.ts';
import { infernosEdge } from './rules.ts';
import { type Expedition, isOfLead } from './seen.ts';
import { harmsIn, only, ownEvents, settled, type Told } from './trials.ts';

export interface Foresight {
  readonly rules: readonly string[];
  /** The worst first. */
  readonly harms: readonly Harm[];
  readonly spared: readonly { readonly source: Source; readonly by: 'alert' | 'brace' }[];
  /** That a blow strikes. */
  readonly success?: Odds;
  /** What the tile to be drawn may bring. */
  readonly tile?: Readonly<Partial<Record<'guardian' | 'rubble' | 'spike', Odds>>>;
  /** What the hazard dice may cost, where the deed is followed by them. */
  readonly toll?: Toll;
  /** Of the deed itself, before the turn is over. */
  readonly events: readonly Event[];
  readonly ended?: Told<'ended'>;
}

export function foresee(expedition: Expedition, code: number): Foresight {
  const position = infernosEdge.save(expedition);
  const you = isOfLead(position) ? undefined : position.actor;
  const trial = tryCode(infernosEdge, expedition, code);
  const events = ownEvents(trial.events, position.asks);
  const sure = harmsIn(events, you);
  const ended = only(events, 'ended')[0];
  const isOpen = events.length === trial.events.length;
  const told = [trial.events[0], ...only(events, 'lost-health'), ...only(events, 'cursed')];
  return {
    rules: [...new Set(told.flatMap((event) => event?.rule ?? []))],
    spared: only(events, 'spared').flatMap(({ explorer, source, by }) => (explorer === you ? [{ source, by }] : [])),
    events,
    ...(ended ? { ended } : {}),
    harms: sure,
    ...(isOpen ? chanceOf(trial.after, you, sure) : {}),
  };
}

type Part = Partial<Pick<Foresight, 'harms' | 'success' | 'tile' | 'toll'>>;

function chanceOf(after: Expedition, you: Explorer | undefined, sure: readonly Harm[]): Part {
  const { asks, actor, roll } = infernosEdge.save(after);
  switch (asks) {
    case 'die':
      return dieOf(chances(infernosEdge, after), you, { sure, isBlow: roll?.why === 'attack' });
    case 'tile':
      return actor === 'archaeologist' ? {} : { tile: tileOf(after) };
    case 'hazard':
      return { toll: tollOf(hazardEffects(after), actor) };
    default:
      return {};
  }
}

function dieOf(
  falls: readonly Chance<InfernosEdge>[],
  you: Explorer | undefined,
  { sure, isBlow }: { readonly sure: readonly Harm[]; readonly isBlow: boolean },
): Part {
  const all = falls.map(settled).map(({ weight, total, events }) => ({
    weight,
    total,
    events: ownEvents(events, 'die'),
  }));
  const cases = all.map(({ weight, total, events }) => ({ weight, total, harms: harmsIn(events, you) }));
  const harms = [...sure, ...gathered(cases, ({ downs }) => downs)];
  const struck = all.filter(({ events }) => only(events, 'rolled').some(({ passed }) => passed));
  const n = struck.reduce((sum, { weight }) => sum + weight, 0);
  return isBlow ? { harms, success: { n, of: all[0]?.total ?? 0 } } : { harms };
}

/** The first way of laying a tile stands for all: what comes with it does not depend on how it is turned. */
function tileOf(after: Expedition): NonNullable<Foresight['tile']> {
  const laid = chances(infernosEdge, after).map(settled);
  const weigh = (has: (one: (typeof laid)[number]) => boolean): Odds => ({
    n: laid.filter(has).reduce((sum, { weight }) => sum + weight, 0),
    of: laid[0]?.total ?? 0,
  });
  const tells = (type: Event['type']) => weigh(({ events }) => only(events, type).length > 0);
  const stays = weigh(({ events }) => only(events, 'rubble-laid').length > 0 && only(events, 'moved').length === 0);
  const found = {
    guardian: tells('guardian-came'),
    rubble: after.exploring ? stays : { n: 0, of: 0 },
    spike: weigh((one) => infernosEdge.save(one.after).roll?.why === 'spike'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, { n }]) => n > 0));
}

// What an option would bring in Inferno's Edge: harm that is certain, harm that is possible, how likely, and what is for good.
import {
  DRAW_TILE,
  type Event,
  EXPLORERS,
  type Explorer,
  FOR_ATTACK,
  FOR_SPIKE,
  type InfernosEdge,
  ROLL_DIE,
  ROLL_HAZARD,
  type Source,
} from '@undercroft/infernos-edge';
import type { Harm } from '@undercroft/infernos-edge/words';
import { combineHarms } from '@undercroft/page-kit/cave/harms';
import type { Position } from '@undercroft/page-kit/game-view';
import { type PossibleOutcome, possibleOutcomes, tryCode } from '@undercroft/page-kit/trial';
import type { Odds } from '@undercroft/words/grammar';
import { type HazardCost, hazardCostOf, hazardEffects } from './hazards.ts';
import { infernosEdge } from './rules.ts';
import { directEvents, type EventOf, eventsOfType, harmsIn, withDefaultChoices } from './trials.ts';
import { type Expedition, isOfLead } from './viewpoint.ts';

export interface ActionPreview {
  readonly rules: readonly string[];
  /** The worst first. */
  readonly harms: readonly Harm[];
  readonly spared: readonly { readonly source: Source; readonly by: 'alert' | 'brace' }[];
  /** That a blow strikes. */
  readonly success?: Odds;
  /** What the tile to be drawn may bring. */
  readonly tile?: Readonly<Partial<Record<'guardian' | 'rubble' | 'spike', Odds>>>;
  /** What the hazard dice may cost, where the option is followed by them. */
  readonly hazardCost?: HazardCost;
  /** Of the option itself, before the turn is over. */
  readonly events: readonly Event[];
  readonly ended?: EventOf<'ended'>;
}

export function previewAction({ state, snapshot }: Position<InfernosEdge>, code: number): ActionPreview {
  const you = isOfLead(snapshot) ? undefined : snapshot.actor;
  const trial = tryCode(infernosEdge, state, code);
  const events = directEvents(trial.events, snapshot.asks);
  const sure = harmsIn(events, you);
  const ended = eventsOfType(events, 'ended')[0];
  const isOpen = events.length === trial.events.length;
  const shown = [trial.events[0], ...eventsOfType(events, 'lost-health'), ...eventsOfType(events, 'cursed')];
  return {
    rules: [...new Set(shown.flatMap((event) => event?.rule ?? []))],
    spared: eventsOfType(events, 'spared').flatMap(({ explorer, source, by }) =>
      explorer === you ? [{ source, by }] : [],
    ),
    events,
    ...(ended ? { ended } : {}),
    harms: sure,
    ...(isOpen ? chancePreview(trial.after, you, sure) : {}),
  };
}

type ChancePreview = Partial<Pick<ActionPreview, 'harms' | 'success' | 'tile' | 'hazardCost'>>;

function chancePreview(after: Expedition, you: Explorer | undefined, sure: readonly Harm[]): ChancePreview {
  const actor = EXPLORERS[after.who[after.actor] ?? 0] as Explorer;
  switch (after.asks) {
    case ROLL_DIE:
      return dieOf(possibleOutcomes(infernosEdge, after), you, { sure, isBlow: after.purpose === FOR_ATTACK });
    case DRAW_TILE:
      return actor === 'archaeologist' ? {} : { tile: tileOf(after) };
    case ROLL_HAZARD:
      return { hazardCost: hazardCostOf(hazardEffects(after), actor) };
    default:
      return {};
  }
}

function dieOf(
  falls: readonly PossibleOutcome<InfernosEdge>[],
  you: Explorer | undefined,
  { sure, isBlow }: { readonly sure: readonly Harm[]; readonly isBlow: boolean },
): ChancePreview {
  const all = falls.map(withDefaultChoices).map(({ weight, total, events }) => ({
    weight,
    total,
    events: directEvents(events, 'die'),
  }));
  const cases = all.map(({ weight, total, events }) => ({ weight, total, harms: harmsIn(events, you) }));
  const harms = [...sure, ...combineHarms(cases, ({ downs }) => downs)];
  const struck = all.filter(({ events }) => eventsOfType(events, 'rolled').some(({ passed }) => passed));
  const n = struck.reduce((sum, { weight }) => sum + weight, 0);
  return isBlow ? { harms, success: { n, of: all[0]?.total ?? 0 } } : { harms };
}

/** The first way of laying a tile stands for all: what comes with it does not depend on how it is turned. */
function tileOf(after: Expedition): NonNullable<ActionPreview['tile']> {
  const laid = possibleOutcomes(infernosEdge, after).map(withDefaultChoices);
  const weigh = (has: (one: (typeof laid)[number]) => boolean): Odds => ({
    n: laid.filter(has).reduce((sum, { weight }) => sum + weight, 0),
    of: laid[0]?.total ?? 0,
  });
  const weighEvent = (type: Event['type']) => weigh(({ events }) => eventsOfType(events, type).length > 0);
  const stays = weigh(
    ({ events }) => eventsOfType(events, 'rubble-laid').length > 0 && eventsOfType(events, 'moved').length === 0,
  );
  const found = {
    guardian: weighEvent('guardian-came'),
    rubble: after.exploring ? stays : { n: 0, of: 0 },
    spike: weigh((one) => one.after.asks === ROLL_DIE && one.after.purpose === FOR_SPIKE),
  };
  return Object.fromEntries(Object.entries(found).filter(([, { n }]) => n > 0));
}

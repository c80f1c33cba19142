// What an action would bring: harm that is certain, harm that is possible, how likely, and what is for good.
import {
  DRAW_TILE,
  type Event,
  EXPLORERS,
  type Explorer,
  FOR_ATTACK,
  FOR_SPIKE,
  type InfernosEdge,
  ROLL_DIE,
  type Snapshot,
  type Source,
} from '@undercroft/infernos-edge';
import type { Harm } from '@undercroft/infernos-edge/words';
import { combineHarms } from '@undercroft/page-kit/cave/harms';
import { type PossibleOutcome, possibleOutcomes, type Trial } from '@undercroft/page-kit/trial';
import type { Odds } from '@undercroft/words/grammar';
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
  /** Of the action itself, before the turn is over. */
  readonly events: readonly Event[];
  readonly ended?: EventOf<'ended'>;
  readonly after: Expedition;
  /** The turn goes on, or chance decides what comes of the action. */
  readonly isOpen: boolean;
}

export function previewOf({ after, events: all }: Trial<InfernosEdge>, snapshot: Snapshot): ActionPreview {
  const you = isOfLead(snapshot) ? undefined : snapshot.actor;
  const events = directEvents(all, snapshot.asks);
  const sure = harmsIn(events, you);
  const ended = eventsOfType(events, 'ended')[0];
  const isOpen = events.length === all.length;
  const shown = [all[0], ...eventsOfType(events, 'lost-health'), ...eventsOfType(events, 'cursed')];
  return {
    rules: [...new Set(shown.flatMap((event) => event?.rule ?? []))],
    spared: eventsOfType(events, 'spared').flatMap(({ explorer, source, by }) =>
      explorer === you ? [{ source, by }] : [],
    ),
    events,
    ...(ended ? { ended } : {}),
    harms: sure,
    after,
    isOpen,
    ...(isOpen ? chancePreview(after, you, sure) : {}),
  };
}

type ChancePreview = Partial<Pick<ActionPreview, 'harms' | 'success' | 'tile'>>;

function chancePreview(after: Expedition, you: Explorer | undefined, sure: readonly Harm[]): ChancePreview {
  const actor = EXPLORERS[after.who[after.actor] ?? 0] as Explorer;
  if (after.asks === ROLL_DIE)
    return dieOf(possibleOutcomes(infernosEdge, after), you, { sure, isBlow: after.purpose === FOR_ATTACK });
  // IE-ARC-1: a Scholar sees two tiles and chooses.
  return after.asks === DRAW_TILE && actor !== 'archaeologist' ? tileOf(after, you) : {};
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
function tileOf(after: Expedition, you: Explorer | undefined): ChancePreview {
  const laid = possibleOutcomes(infernosEdge, after).map(withDefaultChoices);
  const weigh = (has: (one: (typeof laid)[number]) => boolean): Odds => ({
    n: laid.filter(has).reduce((sum, { weight }) => sum + weight, 0),
    of: laid[0]?.total ?? 0,
  });
  const weighEvent = (type: Event['type']) => weigh(({ events }) => eventsOfType(events, type).length > 0);
  const stays = weigh(
    ({ events }) => eventsOfType(events, 'rubble-laid').length > 0 && eventsOfType(events, 'moved').length === 0,
  );
  const isTrap = (one: (typeof laid)[number]) => one.after.asks === ROLL_DIE && one.after.purpose === FOR_SPIKE;
  const spike = weigh(isTrap);
  const found = {
    guardian: weighEvent('guardian-came'),
    rubble: after.exploring ? stays : { n: 0, of: 0 },
    spike,
  };
  const tile = Object.fromEntries(Object.entries(found).filter(([, { n }]) => n > 0));
  const trap = laid.find(isTrap);
  return { tile, ...(trap ? { harms: spikeHarms(trap.after, you, spike) } : {}) };
}

/** IE-MOVE-3: through the tile and the die that follows. */
function spikeHarms(trap: Expedition, you: Explorer | undefined, { n, of }: Odds): readonly Harm[] {
  const { harms = [] } = dieOf(possibleOutcomes(infernosEdge, trap), you, { sure: [], isBlow: false });
  return harms.map((harm) => ({ ...harm, odds: { n: n * (harm.odds?.n ?? 1), of: of * (harm.odds?.of ?? 1) } }));
}

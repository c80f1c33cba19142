// What may be lost by an action, as the plate at its place says it: the worst first, everything in its text.
import { blows, burningRings, type Explorer, type Snapshot, type Source } from '@undercroft/infernos-edge';
import type { Harm, InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import type { Risk } from '@undercroft/page-kit/game-view';
import type { ClosingWarning } from './closing.ts';
import type { InfernosEdgeIcon } from './draw/icons.ts';
import type { Need } from './help.ts';
import type { ActionPreview } from './preview.ts';
import { eventsOfType } from './trials.ts';
import { cellAt, type Expedition } from './viewpoint.ts';

/** How guardians and lava stand before anything is done; found out when it is first needed. */
export class Forecast {
  readonly #state: Expedition;
  #blows: ReturnType<typeof blows> | undefined;
  #rings: ReturnType<typeof burningRings> | undefined;

  constructor(state: Expedition) {
    this.#state = state;
  }

  get blows(): ReturnType<typeof blows> {
    this.#blows ??= blows(this.#state);
    return this.#blows;
  }

  get rings(): ReturnType<typeof burningRings> {
    this.#rings ??= burningRings(this.#state);
    return this.#rings;
  }

  /** In which ring a space burns at the end of this round, counted from 0; undefined if it does not. */
  burns(cell: string): number | undefined {
    const ring = this.rings.findIndex((tiles) => tiles.includes(cell));
    return ring < 0 ? undefined : ring;
  }
}

const ICONS: Partial<Record<Source, InfernosEdgeIcon>> = {
  exerting: 'exert',
  luck: 'reroll',
  'running-away': 'guardian',
};

/** Several risks as one: the first is named, all are told. */
export function combined(risks: readonly Risk[]): Risk | undefined {
  const [first] = risks;
  return (
    first && {
      ...first,
      text: [...new Set(risks.map(({ text }) => text))].join(' '),
      rules: [...new Set(risks.flatMap(({ rules }) => rules))],
    }
  );
}

interface Risked {
  readonly snapshot: Snapshot;
  readonly seen: ActionPreview;
  readonly warning: ClosingWarning | undefined;
  readonly forecast: Forecast;
}

export function risksOf({ snapshot, seen, warning, forecast }: Risked, words: InfernosEdgeWords): Risk[] {
  const own = seen.harms.filter(({ odds }) => odds === undefined);
  const possible = seen.harms.filter(({ odds }) => odds !== undefined);
  return [
    ...closingRisk(warning, words),
    ...lostRisk(seen, words),
    ...(seen.isOpen ? fireRisk(snapshot, seen.after, forecast, words) : []),
    ...own.slice(0, 2).map((harm) => harmRisk(harm, seen, words)),
    ...leavingRisk(snapshot, seen, words),
    ...possible.slice(0, 2).map((harm) => harmRisk(harm, seen, words)),
    ...(seen.isOpen ? strikeRisks(snapshot, seen.after, forecast, words) : []),
  ];
}

/** IE-MAP-4. */
function closingRisk(warning: ClosingWarning | undefined, { danger }: InfernosEdgeWords): Risk[] {
  if (!warning?.confirm) return [];
  const { text, short, confirm, isCertain } = warning;
  const odds = isCertain ? danger.certain : short;
  const share = isCertain ? 1 : 0.9;
  return [
    { icon: 'key', title: danger.titles.keys, odds, share, text, short, tag: short, rules: ['IE-MAP-4'], confirm },
  ];
}

/** What the warning of a discarded bag says already is not said again. */
function lostRisk({ ended }: ActionPreview, { danger, risk, end }: InfernosEdgeWords): Risk[] {
  if (ended?.rank !== 'forgotten' || ended.end === 'keys-lost') return [];
  const title = danger.titles.lost;
  const text = risk.forgotten(ended);
  const tag = end.ranks.forgotten;
  return [{ icon: 'warn', title, odds: danger.certain, share: 1, text, short: title, tag, rules: [ended.rule] }];
}

function harmRisk(harm: Harm, { rules }: ActionPreview, { danger, risk }: InfernosEdgeWords): Risk {
  const { source, odds } = harm;
  return {
    icon: ICONS[source] ?? source,
    title: danger.source(source),
    odds: odds ? danger.odds(odds) : danger.certain,
    share: odds ? odds.n / odds.of : 1,
    text: risk.harm(harm),
    short: risk.short(harm),
    tag: danger.tag(harm),
    rules,
  };
}

/** IE-ACT-EXIT: until the artifact is found, everybody is needed inside. */
function leavingRisk({ cursed }: Snapshot, { events }: ActionPreview, { danger, risk }: InfernosEdgeWords): Risk[] {
  const [gone] = cursed ? [] : eventsOfType(events, 'escaped');
  if (!gone) return [];
  const { title, short } = { title: danger.titles.leaving, short: danger.noReturn };
  const text = risk.forGood(gone.explorer);
  return [{ icon: 'leave', title, odds: danger.certain, share: 1, text, short, tag: short, rules: [gone.rule] }];
}

/** IE-VOLC-3: the actor would stand where lava comes this round, and did not before. */
function fireRisk(
  { actor, explorers }: Snapshot,
  after: Expedition,
  before: Forecast,
  { danger }: InfernosEdgeWords,
): Risk[] {
  const place = after.places[after.actor] ?? -1;
  const was = explorers[actor]?.at;
  if (place < 0 || !was || before.rings.length === 0) return [];
  const ring = new Forecast(after).burns(cellAt(after, place));
  if (ring === undefined || ring >= (before.burns(was) ?? before.rings.length)) return [];
  const tag = danger.burnsTag[ring === 0 ? 'first' : 'second'];
  const rules = ['IE-VOLC-3', 'IE-VOLC-5'];
  const [icon, title, odds] = ['lava', danger.titles.fire, danger.thisRound];
  return [{ icon, title, odds, share: NOT_YET, text: danger.burns, short: tag, tag, rules }];
}

/** It can still be averted before the round is over. */
const NOT_YET = 0.9;

/** IE-GUARD-2, IE-ROUND-2: somebody would be struck, or struck more, who was not. */
function strikeRisks(
  { actor, explorers }: Snapshot,
  after: Expedition,
  earlier: Forecast,
  { danger }: InfernosEdgeWords,
): Risk[] {
  if (after.guardianCount === 0) return [];
  const was = (explorer: Explorer) => earlier.blows.find((one) => one.explorer === explorer);
  return blows(after).flatMap(({ explorer, health, least, most }) => {
    const isYou = explorer === actor;
    const before = was(explorer) ?? { least: 0, most: 0 };
    // Of others only what is certain: the lead explorer's player may spare them.
    if (least <= before.least && !(isYou && most > before.most)) return [];
    const whom = isYou ? undefined : explorer;
    const now = isYou ? most : least;
    // Anyone who was healed has more to lose, and is no worse off for it.
    const leftBefore = (explorers[explorer]?.health ?? 0) - (isYou ? before.most : before.least);
    if (health - now >= leftBefore) return [];
    return [
      {
        icon: 'guardian',
        title: danger.source('guardian'),
        odds: danger.thisRound,
        share: NOT_YET,
        text: danger.strikes(whom, now),
        short: danger.strikesShort(whom, now),
        tag: danger.strikesTag(now),
        rules: ['IE-GUARD-2', 'IE-ROUND-2'],
      },
    ];
  });
}

/** Of ending a turn while a point could still help somebody. */
export function neededRisk({ explorer, why }: Need, { actor, points }: Snapshot, { danger }: InfernosEdgeWords): Risk {
  const whom = explorer === actor ? undefined : explorer;
  const short = danger.neededShort(whom, points);
  return {
    icon: { down: 'unconscious', hunted: 'guardian', burning: 'lava' }[why],
    title: danger.titles.needed,
    odds: short,
    share: 0.5,
    text: danger.needed[why](whom),
    short,
    tag: short,
    rules: ['IE-TURN-1'],
    confirm: danger.endAnyway,
  };
}

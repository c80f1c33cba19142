// What may be lost by a target: by itself, by a horror that strikes this round because of it, or by leaving somebody behind.
import type { Risk } from '@undercroft/page-kit/game-view';
import { type Action, type Caver, nextStrikes, type Strikes, type SubTerra } from '@undercroft/sub-terra';
import type { Harm, SubTerraWords } from '@undercroft/sub-terra/words';
import type { SubTerraIcon } from './draw/icons.ts';
import { type ActionPreview, eventsOfType } from './preview.ts';

type Descent = SubTerra['State'];

const ICONS = {
  exertion: 'exert',
  rough: 'warn',
  gas: 'gas',
  flood: 'flood',
  'cave-in': 'cave-in',
  tremor: 'tremor',
  horror: 'horror',
} satisfies Record<Harm['source'], SubTerraIcon>;

export interface RiskOf {
  readonly state: Descent;
  readonly actor: Caver;
  readonly action: Action;
  readonly seen: ActionPreview;
  /** Whom the horrors strike if nothing is done. */
  readonly struckAnyway: Strikes;
  /** Cavers whose turn is still to come: they can save themselves. */
  readonly toCome: readonly Caver[];
  /** Harm by what the option brings later in the turn: the check after exerting. */
  readonly later?: Harm | undefined;
  /** Revealing the same gap would be possible, and safe. */
  readonly canReveal: boolean;
}

export function riskOf(of: RiskOf, words: SubTerraWords): Risk | undefined {
  // Dice that come anyway at the end of a turn are no risk of ending it, nor of spending the last point.
  if (of.action.type === 'end') return undefined;
  const [worst] = [...of.seen.harms.filter(({ source }) => source !== 'exertion'), ...(of.later ? [of.later] : [])];
  if (worst && !worst.odds && worst.falls) return harmRisk(worst, of, words);
  return strikeRisk(of, words) ?? leavingRisk(of.seen, words) ?? (worst && harmRisk(worst, of, words));
}

function harmRisk(harm: Harm, { seen, canReveal }: RiskOf, { table: { danger } }: SubTerraWords): Risk {
  const { odds, source } = harm;
  return {
    icon: ICONS[source],
    title: danger.titles[source],
    odds: odds ? danger.odds(odds) : danger.certain,
    share: odds ? odds.n / odds.of : 1,
    text: [danger.text(harm), ...(canReveal ? [danger.revealFirst] : [])].join(' '),
    short: danger.short(harm),
    tag: danger.tag(harm),
    rules: [...new Set([...seen.rules, RULES[source]])],
  };
}

const RULES = {
  exertion: 'ST-TURN-3',
  rough: 'ST-TILE-ROUGH',
  gas: 'ST-TILE-GAS',
  flood: 'ST-HAZ-FLOOD',
  'cave-in': 'ST-HAZ-CAVEIN',
  tremor: 'ST-HAZ-TREMOR',
  horror: 'ST-HOR-TOUCH',
} satisfies Record<Harm['source'], string>;

// ---------------------------------------------------------------- horrors

/** A horror strikes the actor where they go, or somebody who can no longer get away. */
function strikeRisk(of: RiskOf, { table: { danger } }: SubTerraWords): Risk | undefined {
  const { actor, seen, struckAnyway, toCome } = of;
  const before = [...struckAnyway.certain, ...struckAnyway.possible];
  const after = strikesAfter(seen);
  const struck = [...after.certain, ...after.possible];
  const isNew = (caver: Caver): boolean => !before.includes(caver);
  const isHit = struck.includes(actor) && (isNew(actor) || hasMoved(seen, actor));
  const other = after.certain.find((caver) => caver !== actor && isNew(caver) && !toCome.includes(caver));
  if (!isHit && other === undefined) return undefined;
  const isCertain = !isHit || after.certain.includes(actor);
  const here = canGoOn(of) ? danger.strike.unlessYouLeave : danger.strike.here;
  return {
    icon: 'horror',
    title: danger.titles.horror,
    odds: isCertain ? danger.certain : danger.possible,
    share: isCertain ? 1 : 0.5,
    text: isHit ? here : danger.strike.other(other as Caver),
    short: danger.strike.short,
    tag: danger.strike.tag,
    rules: ['ST-HOR-PHASE', 'ST-HOR-TOUCH'],
  };
}

const hasMoved = ({ trial }: ActionPreview, actor: Caver): boolean =>
  eventsOfType(trial.events, 'moved').some(({ caver }) => caver === actor);

const canGoOn = ({ seen: { trial }, state }: RiskOf): boolean =>
  trial.after.actor === state.actor && trial.after.round === state.round && trial.after.points > 0;

/** Where the option ends the last turn of the round, the horrors have moved already. */
function strikesAfter({ trial: { events, after } }: ActionPreview): Strikes {
  const hasMovedAlready = events.some(({ type }) => type === 'horror-moved' || type === 'horror-left');
  if (!hasMovedAlready) return nextStrikes(after);
  const losses = eventsOfType(events, 'lost-health').filter(({ source }) => source === 'horror');
  return { certain: losses.map(({ caver }) => caver), possible: [] };
}

// ---------------------------------------------------------------- leaving

function leavingRisk({ ends }: ActionPreview, { table: { danger }, risk }: SubTerraWords): Risk | undefined {
  if (!ends || ends.leftBehind.length === 0) return undefined;
  const { leftBehind, medal, rule } = ends;
  return {
    icon: 'leave',
    title: danger.left.title,
    odds: danger.certain,
    share: 1,
    text: [danger.left.text(leftBehind), risk.ends(medal)].join(' '),
    short: danger.left.short(leftBehind),
    tag: danger.left.title,
    rules: [rule],
  };
}

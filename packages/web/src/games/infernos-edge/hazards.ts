// What the hazard dice would bring if the turn ended now, face by face; and what the lava takes next.
import { must } from '@undercroft/engine';
import { type End, type Event, type Explorer, type Face, type Snapshot, throwingOne } from '@undercroft/infernos-edge';
import { chances, tryCode } from '../../play/trial.ts';
import type { Harm } from '../../words/en/infernos-edge.ts';
import type { Odds } from '../../words/grammar.ts';
import { type Case, gathered } from '../cave/harms.ts';
import { infernosEdge } from './rules.ts';
import type { Expedition } from './seen.ts';
import { harmsIn, only, ownEvents, settled } from './trials.ts';

export interface Effect {
  readonly face: Face;
  /** That it shows on at least one die. */
  readonly odds: Odds;
  /** What it does for certain. */
  readonly events: readonly Event[];
  /** Where somebody has to choose or another die has to fall before it is over. */
  readonly open: Expedition | undefined;
}

export function hazardEffects(expedition: Expedition): Effect[] {
  const end = infernosEdge.check(expedition, { type: 'end' });
  const rolling = end.ok ? tryCode(infernosEdge, expedition, end.value).after : expedition;
  const { asks, roll } = infernosEdge.save(rolling);
  return asks === 'hazard' && roll ? effectsOf(rolling, roll) : [];
}

function effectsOf(rolling: Expedition, roll: NonNullable<Snapshot['roll']>): Effect[] {
  const dice = roll.faces.filter((face) => face === null).length;
  return chances(infernosEdge, throwingOne(rolling)).flatMap((one) => {
    if (one.outcome.type !== 'hazard') return [];
    const { events, after } = settled(one);
    const own = ownEvents(events, 'hazard');
    const of = one.total ** dice;
    return {
      face: one.outcome.face,
      odds: { n: of - (one.total - one.weight) ** dice, of },
      events: own.filter(({ type }) => type !== 'rolled' && type !== 'hazard'),
      open: own.length < events.length ? undefined : after,
    };
  });
}

export interface Toll {
  readonly harms: readonly Harm[];
  readonly deaths: readonly { readonly explorer: Explorer; readonly odds: Odds }[];
  /** The expedition fails by it. */
  readonly endings: readonly { readonly face: Face; readonly end: End; readonly odds: Odds }[];
}

/** Whom the dice may cost what: the fall of a ruin is counted through both dice. */
export function tollOf(effects: readonly Effect[], you: Explorer): Toll {
  const cases = effects.flatMap((effect) => casesOf(effect));
  const costs: Case<Harm>[] = cases.map(({ weight, total, events }) => ({
    weight,
    total,
    harms: harmsIn(events, you).filter(
      ({ whose = you }) => !only(events, 'died').some((one) => one.explorer === whose),
    ),
  }));
  const deaths = cases.flatMap(({ weight, total, events }) =>
    only(events, 'died').map(({ explorer }) => ({ explorer, odds: { n: weight, of: total } })),
  );
  const endings = effects.flatMap(({ face, odds, events }) =>
    only(events, 'ended').flatMap(({ rank, end }) => (rank === 'forgotten' ? [{ face, end, odds }] : [])),
  );
  return { harms: gathered(costs, ({ downs }) => downs), deaths, endings };
}

interface Happens {
  readonly weight: number;
  readonly total: number;
  readonly events: readonly Event[];
}

function casesOf({ odds: { n, of }, events, open }: Effect): Happens[] {
  const falls = open ? chances(infernosEdge, open) : [];
  if (falls.length === 0) return [{ weight: n, total: of, events }];
  return falls.map((one) => ({
    weight: n * one.weight,
    total: of * one.total,
    events: ownEvents([...events, ...settled(one).events], 'die'),
  }));
}

/** The spaces that the next lava face would burn. */
export function nextToBurn(expedition: Expedition): readonly string[] {
  const { erupted, end } = infernosEdge.save(expedition);
  if (!erupted || end !== null) return [];
  const rolling = throwingOne(expedition);
  const code = must(infernosEdge.check(rolling, { type: 'hazard', face: 'lava' }));
  const { events } = settled(tryCode(infernosEdge, rolling, code));
  return only(ownEvents(events, 'hazard'), 'burnt').flatMap(({ tiles }) => tiles);
}

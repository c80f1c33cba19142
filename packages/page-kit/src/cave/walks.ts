// Ways of several steps, for a touch on a tile further off: found by playing them on copies, and only where no chance and
// nobody else's decision lies between.
import { type Code, clone, type GameTypes, type Playable } from '@undercroft/engine';
import { legalCodes } from '../trial.ts';

export interface Walk<K extends GameTypes = GameTypes> {
  /** All its steps, in order. */
  readonly actions: readonly K['Action'][];
  /** The cells it passes before the last one, in order. */
  readonly way: readonly string[];
  readonly to: string;
  /** Where its last step is taken, and that step: what may come of it is told by trying it. */
  readonly last: { readonly state: K['State']; readonly code: Code };
  readonly after: K['State'];
  readonly events: readonly K['Event'][];
  /** Points it spends. */
  readonly cost: number;
  /** Health it costs for certain. */
  readonly harm: number;
}

export interface WalkRules<K extends GameTypes = GameTypes> {
  readonly game: Playable<K>;
  /** Where the walker stands, no matter who decides by then. */
  cellOf(state: K['State']): string | undefined;
  /** In points. */
  costOf(action: K['Action'], state: K['State']): number;
  /** Whether this action is a further step of a way that began so. */
  isStep(action: K['Action'], first: K['Action'], state: K['State']): boolean;
  /** Played at the end of a way that need not go on: to stop a run. */
  stop?(state: K['State']): K['Action'] | undefined;
  harmOf(events: readonly K['Event'][]): number;
}

/** The best way to every cell that is further than one step, beginning with each of these actions; the first of equals. */
export function findWalks<K extends GameTypes>(
  rules: WalkRules<K>,
  state: K['State'],
  firsts: readonly { readonly code: Code; readonly action: K['Action'] }[],
): Walk<K>[] {
  const found = new Map<string, Walk<K>>();
  const begun = firsts.flatMap(({ code, action }) => {
    const walk = step(rules, start(rules, state), code, action);
    return walk ? [walk] : [];
  });
  const seen = new Map<string, number>(begun.map((walk) => [walk.to, 0]));
  const origin = rules.cellOf(state);
  for (let edge = begun; edge.length > 0; ) {
    edge = edge.flatMap((walk) => goOn(rules, walk)).filter((walk) => isBetter(walk, seen, origin));
    for (const walk of edge) found.set(walk.to, stopped(rules, walk));
  }
  return [...found.values()];
}

/** A way to a cell is kept if it harms less than all before, which were as short or shorter. */
function isBetter<K extends GameTypes>({ to, harm }: Walk<K>, seen: Map<string, number>, origin: string | undefined) {
  if (to === origin || (seen.get(to) ?? Number.POSITIVE_INFINITY) <= harm) return false;
  seen.set(to, harm);
  return true;
}

const start = <K extends GameTypes>({ cellOf }: WalkRules<K>, state: K['State']): Walk<K> => ({
  actions: [],
  way: [],
  to: cellOf(state) ?? '',
  last: { state, code: -1 },
  after: state,
  events: [],
  cost: 0,
  harm: 0,
});

/** The way with one step more; undefined where that leads nowhere. */
function step<K extends GameTypes>(
  { game, cellOf, costOf, harmOf }: WalkRules<K>,
  walk: Walk<K>,
  code: Code,
  action: K['Action'],
): Walk<K> | undefined {
  const after = clone(game, walk.after);
  const events = [...walk.events];
  game.play(after, code, (event) => events.push(event));
  const to = cellOf(after);
  if (to === undefined || to === walk.to) return undefined;
  return {
    actions: [...walk.actions, action],
    way: walk.actions.length > 0 ? [...walk.way, walk.to] : [],
    to,
    last: { state: walk.after, code },
    after,
    events,
    cost: walk.cost + costOf(action, walk.after),
    harm: harmOf(events),
  };
}

/** A way ends where chance, or somebody else, decides next. */
function goOn<K extends GameTypes>(rules: WalkRules<K>, walk: Walk<K>): Walk<K>[] {
  const { game } = rules;
  const [first] = walk.actions;
  if (game.decider(walk.after) !== game.decider(walk.last.state)) return [];
  return legalCodes(game, walk.after).flatMap((code) => {
    const action = game.decode(walk.after, code) as K['Action'];
    const next = first && rules.isStep(action, first, walk.after) ? step(rules, walk, code, action) : undefined;
    return next ? [next] : [];
  });
}

function stopped<K extends GameTypes>({ game, stop }: WalkRules<K>, walk: Walk<K>): Walk<K> {
  const action = stop?.(walk.after);
  const code = action && game.check(walk.after, action);
  if (!action || !code?.ok) return walk;
  const after = clone(game, walk.after);
  game.play(after, code.value);
  return { ...walk, actions: [...walk.actions, action], after };
}

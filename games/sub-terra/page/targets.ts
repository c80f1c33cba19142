// What an option can be aimed at in Sub Terra: every legal action, and ways of several steps.
import { openingsAfter } from '@undercroft/page-kit/cave/actions';
import { neighbourCell } from '@undercroft/page-kit/cave/cells';
import { personPlace } from '@undercroft/page-kit/cave/people';
import { verbTag } from '@undercroft/page-kit/cave/targets';
import { findWalks, type Walk, type WalkRules } from '@undercroft/page-kit/cave/walks';
import type { Position, Target } from '@undercroft/page-kit/game-view';
import { legalCodes, tryCode } from '@undercroft/page-kit/trial';
import {
  type Action,
  ASK_ACTION,
  ASK_CHAIN,
  type Caver,
  costOfAction,
  nextStrikes,
  type Snapshot,
  type Strikes,
  type SubTerra,
} from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import { placesFrom } from '@undercroft/words/places';
import type { Later } from './later.ts';
import { type ActionPreview, eventsOfType, previewAction } from './preview.ts';
import { riskOf } from './risk.ts';
import { subTerra } from './rules.ts';
import { wallPlace } from './walls.ts';

type Descent = SubTerra['State'];
type Type = Action['type'];

export interface LegalAction {
  readonly code: number;
  readonly action: Action;
}

/** A target with what it leads to. */
export interface Aimed {
  readonly target: Target;
  readonly type: Type;
  readonly seen: ActionPreview;
}

export const legalActions = (state: Descent): LegalAction[] =>
  legalCodes(subTerra, state).map((code) => ({ code, action: subTerra.decode(state, code) as Action }));

/** All targets, those of one step first; ways that fell, and ways that take more points than another, are left out. */
export function allTargets(position: Position<SubTerra>, words: SubTerraWords, later: Later): Aimed[] {
  const { state } = position;
  const legal = legalActions(state);
  const context: Context = { position, legal, words, later, struckAnyway: nextStrikes(state) };
  const walks = WALKS.flatMap((type) =>
    findWalks(
      walkRules(state),
      state,
      legal.filter(({ action }) => action.type === type),
    )
      .filter((walk) => !certainHarms(walk, position.snapshot.actor).some(({ falls }) => falls))
      .map((walk) => ({ type, walk })),
  );
  const cheapest = walks.filter(
    ({ walk }, i) => !walks.slice(i + 1).some((later) => later.walk.to === walk.to && later.walk.cost < walk.cost),
  );
  return [
    ...withoutForced(legal.map((one) => directTarget(context, one))),
    ...cheapest.map(({ type, walk }) => walkTarget(context, type, walk)),
  ];
}

/** Harm that comes whatever is answered is no risk of an answer. */
function withoutForced(answers: readonly Aimed[]): readonly Aimed[] {
  const isForced = answers.every(({ target, type }) => target.danger !== undefined && ABOUT_HORRORS.includes(type));
  return isForced ? answers.map((one) => ({ ...one, target: withoutDanger(one.target) })) : answers;
}

const ABOUT_HORRORS: readonly Type[] = ['horror', 'path', 'spawn'];

function withoutDanger({ danger: _, ...target }: Target): Target {
  return target;
}

/** In the order in which they are looked for at a place. */
const WALKS = ['move', 'sprint', 'run'] as const;

interface Context {
  readonly position: Position<SubTerra>;
  readonly legal: readonly LegalAction[];
  readonly words: SubTerraWords;
  readonly later: Later;
  readonly struckAnyway: Strikes;
}

// ---------------------------------------------------------------- one action

function directTarget(context: Context, { code, action }: LegalAction): Aimed {
  const { position, words, later } = context;
  const { state, snapshot } = position;
  const seen = previewAction(state, code, snapshot.actor);
  const place = targetPlace(snapshot, action);
  const tag = tagOf(position, action, words);
  const details = targetDetails(position, code, action);
  const name = words.actionName(action, details);
  const target: Target = {
    action,
    ...(place === undefined ? {} : { place }),
    ...(action.type === 'path' && snapshot.hunt ? { from: snapshot.hunt.horror } : {}),
    ...(tag === undefined ? {} : { tag }),
    name,
    ...(action.type === 'place' ? { note: words.opens(details.openings) } : {}),
    get text() {
      return [later.about?.does[action.type] ?? `${name}.`, ...outlook(seen, action.type, words)].join(' ');
    },
    rules: seen.rules,
    ...dangerOf(context, action, seen),
  };
  return { target, type: action.type, seen };
}

function dangerOf(context: Context, action: Action, seen: ActionPreview): Pick<Target, 'danger'> {
  const { position, struckAnyway, legal, words } = context;
  const { state, snapshot } = position;
  const later = action.type === 'exert' ? exertionOf(state, seen, snapshot.actor) : undefined;
  const canReveal =
    action.type === 'explore' && legal.some((one) => one.action.type === 'reveal' && one.action.to === action.to);
  const of = { state, actor: snapshot.actor, action, seen, struckAnyway, toCome: toCome(snapshot), later, canReveal };
  const danger = riskOf(of, words);
  return danger ? { danger } : {};
}

/** Whose turn of this round is still to come. */
function toCome({ options, start, active }: Snapshot): Caver[] {
  const order = options.cavers.map(({ caver }) => caver);
  const turn = (who: Caver) => (order.indexOf(who) - order.indexOf(start) + order.length) % order.length;
  return order.filter((caver) => turn(caver) > turn(active));
}

/** The check comes when the turn ends: so ending it is tried. */
function exertionOf(state: Descent, { trial }: ActionPreview, actor: Caver) {
  const end = subTerra.check(trial.after, { type: 'end' });
  if (!end.ok || state.end >= 0) return undefined;
  return previewAction(trial.after, end.value, actor).harms.find(({ source }) => source === 'exertion');
}

/** What else it may bring; what may be lost is said by its danger. */
function outlook({ harms, spared, success, rough, exit, ends }: ActionPreview, type: Type, words: SubTerraWords) {
  const { risk } = words;
  return [
    ...(success ? [risk.succeeds(success, type)] : []),
    ...harms.slice(0, 2).map(risk.harm),
    ...spared.slice(0, 1).map(({ source, by }) => risk.spared(source, by)),
    ...(rough ? [risk.rough(rough)] : []),
    ...(exit ? [risk.exit(exit)] : []),
    ...(ends ? [risk.ends(ends.medal), ...(ends.leftBehind.length > 0 ? [risk.leaves(ends.leftBehind)] : [])] : []),
  ];
}

function targetDetails({ state, snapshot }: Position<SubTerra>, code: number, action: Action) {
  const at = snapshot.cavers[snapshot.actor]?.at ?? '0,0';
  const nameAt = (cell: string) => snapshot.cave.find((one) => one.at === cell)?.tile;
  const tile = offeredTile(snapshot, action);
  return {
    places: placesFrom(at, nameAt),
    openings: action.type === 'place' ? openingsAfter(subTerra, state, code) : [],
    ...(tile ? { tile } : {}),
  };
}

/** The tile that an answer would take, where it is known. */
export function offeredTile({ aside, asks, reveal, top }: Snapshot, action: Action): string | null | undefined {
  if (action.type !== 'take') return undefined;
  if (action.from === 'aside') return aside;
  return asks === 'choose' ? reveal?.hand : top;
}

/** Said on the board: verbs that are no plain step, with their price. */
const TAGGED: readonly Type[] = ['explore', 'reveal', 'swim', 'squeeze', 'dig', 'excavate', 'repel', 'heal', 'bandage'];

function tagOf({ state, snapshot }: Position<SubTerra>, action: Action, words: SubTerraWords): string | undefined {
  const { type } = action;
  // What can be done on your own tile is in its menu.
  if (!TAGGED.includes(type) || targetPlace(snapshot, action) === snapshot.cavers[snapshot.actor]?.at) return undefined;
  return verbTag(words.actions[type].name, snapshot.asks === 'action' ? costOfAction(state, type) : 0);
}

// ---------------------------------------------------------------- several steps

function walkTarget(context: Context, type: (typeof WALKS)[number], walk: Walk<SubTerra>): Aimed {
  const { position, words } = context;
  const [action, ...then] = walk.actions as readonly [Action, ...Action[]];
  const { actor } = position.snapshot;
  const last = previewAction(walk.last.state, walk.last.code, actor);
  const seen = { ...last, harms: [...certainHarms(walk, actor), ...last.harms.filter(({ odds }) => odds)] };
  const steps = walk.way.length + 1;
  const target: Target = {
    action,
    then,
    place: walk.to,
    way: walk.way,
    tag: words.table.steps(steps),
    isFar: true,
    name: words.table.walk(words.actions[type].name, steps),
    text: [words.table.walkCosts(walk.cost), ...outlook(seen, type, words)].join(' '),
    rules: seen.rules,
    ...dangerOf(context, action, { ...seen, trial: { after: seen.trial.after, events: walk.events } }),
  };
  return { target, type, seen };
}

/** What the whole way costs; the tiles on it are known. */
const certainHarms = ({ events }: Walk<SubTerra>, actor: Caver) =>
  eventsOfType(events, 'lost-health').flatMap(({ caver, source, amount, left }) =>
    caver === actor ? [{ source, amount, falls: left === 0 }] : [],
  );

/** All the points it takes: steps of a turn are paid one by one, those of a run or sprint together. */
export function costOfTarget(state: Descent, { action, then = [] }: Target): number {
  if (state.asks !== ASK_ACTION) return 0;
  const { type } = action as Action;
  return costOfAction(state, type) * (type === 'move' ? then.length + 1 : 1);
}

function walkRules(state: Descent): WalkRules<SubTerra> {
  const walker = state.actor;
  const isWalking = (now: Descent): boolean => now.actor === walker && now.round === state.round;
  return {
    game: subTerra,
    cellOf: ({ cave, places }) => {
      const tile = places[walker] ?? -1;
      return tile < 0 ? undefined : `${cave.x[tile]},${cave.y[tile]}`;
    },
    costOf: ({ type }, now) => (now.asks === ASK_ACTION ? costOfAction(now, type) : 0),
    isStep: ({ type }, first, now) =>
      type === 'move' && isWalking(now) && (now.asks === ASK_CHAIN) === isChained(first, state),
    stop: (now) => (now.asks === ASK_CHAIN && isWalking(now) ? { type: 'stop' } : undefined),
    harmOf: (events) => eventsOfType(events, 'lost-health').reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Runs and sprints go on by themselves; steps of a turn are paid one by one. */
const isChained = ({ type }: Action, { asks }: Descent): boolean => type !== 'move' || asks === ASK_CHAIN;

// ---------------------------------------------------------------- where

/** The cell, person or wall an action is aimed at. */
export function targetPlace(snapshot: Snapshot, action: Action): string | undefined {
  const { cavers, actor, hunt, reveal } = snapshot;
  const own = cavers[actor]?.at;
  switch (action.type) {
    case 'appear':
    case 'horror':
    case 'spawn':
      return action.at;
    case 'path':
      return hunt ? neighbourCell(hunt.horror, action.to) : undefined;
    case 'place':
      return own && reveal ? neighbourCell(own, reveal.side) : undefined;
    case 'demolish':
      return wallPlace(action.to);
    case 'heal':
    case 'bandage':
    case 'direct':
      return action.caver === actor ? (own ?? undefined) : personPlace(action.caver);
    case 'dig':
    case 'excavate':
      return own ? (action.at === 'here' ? own : neighbourCell(own, action.at)) : undefined;
    default:
      return own && 'to' in action ? neighbourCell(own, action.to) : undefined;
  }
}

/** What happens if these are played one after the other, as far as nobody else decides. */
export function afterTarget(state: Descent, { action, then = [] }: Target): Descent {
  let now = state;
  for (const one of [action, ...then] as Action[]) {
    const code = subTerra.check(now, one);
    if (!code.ok) break;
    now = tryCode(subTerra, now, code.value).after;
  }
  return now;
}

// The targets of an action: where, what it costs, what it brings and what it risks.
import { type Action, costOfAction, type InfernosEdge, ruleOfAsk, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { openingsAfter } from '@undercroft/page-kit/cave/actions';
import type { Walk } from '@undercroft/page-kit/cave/walks';
import type { Position, Target } from '@undercroft/page-kit/game-view';
import { type Trial, tryCode } from '@undercroft/page-kit/trial';
import { capital } from '@undercroft/words/grammar';
import { closingWarning } from './closing.ts';
import { needsThatCanBeMet } from './help.ts';
import { type Later, withLazy } from './later.ts';
import { previewOf } from './preview.ts';
import { combined, type Forecast, neededRisk, risksOf } from './risks.ts';
import { infernosEdge } from './rules.ts';
import { targetPlace } from './target-place.ts';
import { actingGuardian } from './viewpoint.ts';

type Type = Action['type'];

export interface LegalAction {
  readonly code: number;
  readonly action: Action;
}

export interface TargetContext {
  readonly position: Position<InfernosEdge>;
  readonly words: InfernosEdgeWords;
  readonly forecast: Forecast;
  readonly later: Later;
}

/** In a turn; an answer to a question costs nothing. */
export const costIn = ({ asks }: Snapshot, type: Type): number => (asks === 'action' ? costOfAction(type) : 0);

export const nameIn = ({ asks }: Snapshot, type: Type, words: InfernosEdgeWords): string =>
  asks === 'crawl' && (type === 'end' || type === 'move') ? words.crawl[type] : words.actions[type].name;

// ---------------------------------------------------------------- one action

export function targetOf(context: TargetContext, legal: LegalAction): Target {
  const { position, words } = context;
  const { state, snapshot } = position;
  const { code, action } = legal;
  const { type } = action;
  const place = targetPlace(snapshot, action);
  const openings = type === 'place' ? openingsAfter(infernosEdge, state, code) : [];
  const isCrawl = snapshot.asks === 'crawl' && type === 'move';
  const name = isCrawl
    ? words.crawl.towards(action.to)
    : type === 'end'
      ? nameIn(snapshot, 'end', words)
      : words.actionName(action, { openings });
  const tag = tagOf(snapshot, type, words);
  const trial = tryCode(infernosEdge, state, code);
  const target = {
    action,
    ...(place === undefined ? {} : { place }),
    ...(type === 'path' ? { from: actingGuardian(snapshot) ?? '' } : {}),
    ...(tag === undefined ? {} : { tag }),
    name,
    ...(type === 'place' ? { note: words.opens(openings) } : {}),
  };
  return told(context, target, { legal, trial, cost: costIn(snapshot, type) });
}

/** Said at the place, where it says more than that you can go there. */
function tagOf(snapshot: Snapshot, type: Type, { table }: InfernosEdgeWords): string | undefined {
  return TAGGED.includes(type) && snapshot.asks === 'action' ? table.tag(type, costOfAction(type)) : undefined;
}

const TAGGED: readonly Type[] = ['explore', 'reveal', 'scope', 'illuminate', 'research', 'excavate', 'dig'];

// ---------------------------------------------------------------- a way of several steps

export function walkTarget(context: TargetContext, walk: Walk<InfernosEdge>, legal: readonly LegalAction[]): Target[] {
  const { words } = context;
  const [action, ...then] = walk.actions;
  const first = legal.find((one) => one.action === action);
  if (!action || !first) return [];
  const steps = walk.way.length + 1;
  const target = {
    action,
    then,
    place: walk.to,
    way: walk.way,
    isFar: true,
    tag: words.table.steps(steps),
    name: words.table.walk(action.type, steps),
  };
  return [told(context, target, { legal: first, trial: walk, cost: walk.cost })];
}

// ---------------------------------------------------------------- what is told about it

interface Tried {
  readonly legal: LegalAction;
  readonly trial: Trial<InfernosEdge>;
  readonly cost: number;
}

/** The target with its risk, and with its sentences, which are found out when somebody reads them. */
function told(context: TargetContext, target: Omit<Target, 'text' | 'rules'>, { legal, trial, cost }: Tried): Target {
  const { position, words, forecast, later } = context;
  const { state, snapshot } = position;
  const { action } = legal;
  const { place, name } = target;
  const warning = closingWarning(state, legal, words);
  const seen = previewOf(trial, snapshot);
  const danger = combined([
    ...risksOf({ snapshot, seen, warning, forecast }, words),
    ...(action.type === 'end' ? endingRisk(context) : []),
  ]);
  const rules = seen.rules.length > 0 ? seen.rules : [ruleOfAsk(state)];
  const price = cost > 0 || STEPS.includes(action.type) ? `${capital(words.points(cost))}.` : '';
  const sentences = () =>
    later.parts?.describe({ snapshot, action, seen, place, warning: warning?.text }) ?? [danger?.text ?? `${name}.`];
  const whole = {
    ...target,
    rules: [...new Set([...rules, ...(warning ? ['IE-MAP-4'] : []), ...(danger?.rules ?? [])])],
    ...(danger ? { danger } : {}),
  };
  return withLazy(whole, 'text', () => [price, ...sentences()].filter((one) => one !== '').join(' '));
}

/** Their price is all there is to say of them. */
export const STEPS: readonly Type[] = ['move', 'run', 'sprint'];

/** IE-TURN-1: ending asks only while a point could still help somebody. */
function endingRisk({ position: { state, snapshot }, words }: TargetContext) {
  const isEarly = snapshot.asks === 'action' && snapshot.points > 0;
  return isEarly ? needsThatCanBeMet(state).map((need) => neededRisk(need, snapshot, words)) : [];
}

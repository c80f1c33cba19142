// The targets of an action: where, what it costs, what it brings and what it risks.
import { type Action, costOfAction, type InfernosEdge, ruleOfAsk, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords, TempleKind } from '@undercroft/infernos-edge/words';
import { openingsAfter } from '@undercroft/page-kit/cave/actions';
import type { Walk } from '@undercroft/page-kit/cave/walks';
import type { Position, Target } from '@undercroft/page-kit/game-view';
import { type Trial, tryCode } from '@undercroft/page-kit/trial';
import { capital } from '@undercroft/words/grammar';
import { readTile } from '@undercroft/words/places';
import { closingWarning } from './closing.ts';
import { templeSpaces } from './draw/tile.ts';
import { needsThatCanBeMet } from './help.ts';
import { type ActionPreview, previewOf } from './preview.ts';
import { combined, type Forecast, neededRisk, risksOf } from './risks.ts';
import { infernosEdge } from './rules.ts';
import { targetPlace } from './target-place.ts';
import { eventsOfType } from './trials.ts';
import { isOfLead, placesOf } from './viewpoint.ts';

type Type = Action['type'];

export interface LegalAction {
  readonly code: number;
  readonly action: Action;
}

export interface TargetContext {
  readonly position: Position<InfernosEdge>;
  readonly words: InfernosEdgeWords;
  readonly forecast: Forecast;
  /** What the dice after the turn may cost, in sentences; nothing until it is loaded. */
  hazardText(after: InfernosEdge['State']): readonly string[];
}

/** In a turn; an answer to a question costs nothing. */
export const costIn = ({ asks }: Snapshot, type: Type): number => (asks === 'action' ? costOfAction(type) : 0);

export const nameIn = ({ asks }: Snapshot, type: Type, words: InfernosEdgeWords): string =>
  asks === 'crawl' && type === 'end' ? words.stay : words.actions[type].name;

// ---------------------------------------------------------------- one action

export function targetOf(context: TargetContext, legal: LegalAction): Target {
  const { position, words } = context;
  const { state, snapshot } = position;
  const { code, action } = legal;
  const { type } = action;
  const place = targetPlace(snapshot, action);
  const openings = type === 'place' ? openingsAfter(infernosEdge, state, code) : [];
  const name = type === 'end' ? nameIn(snapshot, 'end', words) : words.actionName(action, { openings });
  const tag = tagOf(snapshot, type, words);
  const trial = tryCode(infernosEdge, state, code);
  return {
    action,
    ...(place === undefined ? {} : { place }),
    ...(tag === undefined ? {} : { tag }),
    name,
    ...toldOf(context, { legal, trial, place, cost: costIn(snapshot, type) }),
  };
}

/** Said at the place, where it says more than that one can go there. */
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
  return [
    {
      action,
      then,
      place: walk.to,
      way: walk.way,
      isFar: true,
      tag: words.table.steps(steps),
      name: words.table.walk(action.type, steps),
      ...toldOf(context, { legal: first, trial: walk, place: walk.to, cost: walk.cost }),
    },
  ];
}

// ---------------------------------------------------------------- what is told of it

interface Told {
  readonly legal: LegalAction;
  readonly trial: Trial<InfernosEdge>;
  readonly place: string | undefined;
  readonly cost: number;
}

function toldOf(context: TargetContext, told: Told): Pick<Target, 'text' | 'rules' | 'danger'> {
  const { position, words, forecast } = context;
  const { state, snapshot } = position;
  const { legal, trial, place, cost } = told;
  const { action } = legal;
  const warning = closingWarning(state, legal, words);
  const seen = previewOf(trial, snapshot);
  const danger = combined([
    ...risksOf({ snapshot, seen, warning, forecast }, words),
    ...(action.type === 'end' ? endingRisk(context) : []),
  ]);
  const rules = seen.rules.length > 0 ? seen.rules : [ruleOfAsk(state)];
  return {
    text: [
      ...(cost > 0 || STEPS.includes(action.type) ? [`${capital(words.points(cost))}.`] : []),
      ...whereOf(snapshot, action, words),
      ...(STEPS.includes(action.type) ? [] : [doesOf(snapshot, action.type, words)]),
      ...groundOf(snapshot, action, place, words),
      ...(warning ? [warning.text] : []),
      ...consequences(seen, words),
      ...(action.type === 'end' ? context.hazardText(trial.after) : []),
    ].join(' '),
    rules: [...new Set([...rules, ...(warning ? ['IE-MAP-4'] : []), ...(danger?.rules ?? [])])],
    ...(danger ? { danger } : {}),
  };
}

/** IE-TURN-1: ending asks only while a point could still help somebody. */
function endingRisk({ position: { state, snapshot }, words }: TargetContext) {
  const isEarly = snapshot.asks === 'action' && snapshot.points > 0;
  return isEarly ? needsThatCanBeMet(state).map((need) => neededRisk(need, snapshot, words)) : [];
}

const doesOf = ({ asks }: Snapshot, type: Type, { actions }: InfernosEdgeWords): string =>
  asks === 'crawl' && type === 'end' ? actions.decline.does : actions[type].does;

const STEPS: readonly Type[] = ['move', 'run', 'sprint'];
const PLAIN: readonly string[] = ['normal', 'journal', 'wing', 'crossroads'];

/** What one steps onto, where that is anything special. */
function groundOf(snapshot: Snapshot, { type }: Action, place: string | undefined, words: InfernosEdgeWords): string[] {
  const space = STEPS.includes(type) ? templeSpaces(snapshot).find(({ at }) => at === place) : undefined;
  const { kind } = readTile<TempleKind>(space?.tile ?? '');
  if (!space || PLAIN.includes(kind) || space.marks.includes('shored')) return [];
  const { name, does } = words.kinds[kind];
  // IE-ED-1
  const isCheaper = kind === 'ruin' && snapshot.options.variant === 'second-edition';
  return [`${name}. ${isCheaper ? words.secondRuin : does}`];
}

/** Where it is, for an option that is aimed at a cell: on the button it would be too long. */
function whereOf(snapshot: Snapshot, action: Action, words: InfernosEdgeWords): string[] {
  const places = placesOf(snapshot, { named: isOfLead(snapshot) });
  const where = words
    .actionName(action, { places })
    .slice(words.actionName(action).length)
    .replace(/^[,:] /, '');
  return where === '' ? [] : [`${capital(where)}.`];
}

function consequences(seen: ActionPreview, { risk }: InfernosEdgeWords): string[] {
  const { harms, spared, success, tile = {}, events, ended } = seen;
  return [
    ...(success ? [risk.succeeds(success)] : []),
    ...harms
      .filter(({ source }) => source !== 'exerting')
      .slice(0, 2)
      .map((one) => risk.harm(one)),
    ...spared.slice(0, 1).map(({ source, by }) => risk.spared(source, by)),
    ...(tile.guardian ? [risk.tile.guardian(tile.guardian)] : []),
    ...(tile.rubble ? [risk.tile.rubble(tile.rubble)] : []),
    ...(tile.spike ? [risk.tile.spike(tile.spike)] : []),
    ...(eventsOfType(events, 'artifact-appeared').length > 0 ? [risk.artifact] : []),
    ...(eventsOfType(events, 'cursed').length > 0 ? [risk.curse] : []),
    // What the warning says already.
    ...(ended && ended.end !== 'keys-lost' ? [risk.ends(ended.rank)] : []),
  ];
}

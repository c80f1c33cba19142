// The line that speaks: the question at rest, otherwise what the player points at, aims at or cannot do.
import type { RuleId } from '@undercroft/engine';
import type { ActionOption, Board, DangerView, PlanView, Scene, Target } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { hasPlaces, slotTargets, type Verb } from './aiming.ts';
import type { Pointed, SpokenLine } from './control-face.ts';
import { isTouch } from './pointer.ts';

export interface LineParts {
  readonly words: PageWords;
  readonly scene: Scene;
  readonly board: Pick<Board, 'places'>;
  readonly canAct: boolean;
  readonly isPlaying: boolean;
  /** A person is to decide in the position that is shown. */
  readonly isPersons: boolean;
  /** What is said to those who wait, where that is not the question. */
  readonly waiting?: string | undefined;
  readonly refusal: { readonly text: string; readonly rule: string } | undefined;
  readonly pointed: Pointed;
  /** What a touch on the place under the pointer would do. */
  readonly pointedVerb: Verb | undefined;
  readonly action: ActionOption | undefined;
  readonly target: Target | undefined;
  /** The target is aimed at, and not just a tile that is held. */
  readonly isAimed: boolean;
  readonly planView: PlanView | undefined;
  readonly dangers: DangerView | undefined;
}

export function spokenLine(parts: LineParts): SpokenLine {
  const { refusal } = parts;
  if (refusal) return { kind: 'refusal', title: '', text: refusal.text, rules: [refusal.rule as RuleId] };
  if (!parts.canAct) return { kind: 'waiting', title: '', text: waitingText(parts), rules: [] };
  return aimedLine(parts) ?? pointedLine(parts) ?? chosenLine(parts) ?? planLine(parts) ?? question(parts);
}

/** What a person was asked on the way is answered already. */
function waitingText({ scene, words, waiting, isPlaying, isPersons }: LineParts): string {
  if (!isPlaying) return waiting ?? scene.question;
  const skip = skipText(words);
  return isPersons ? skip : `${scene.question} ${skip}`;
}

/** A finger has no key to press. */
export const skipText = ({ board }: PageWords): string => (isTouch() ? board.tapAhead : board.skipAhead);

function question({ scene, dangers }: LineParts): SpokenLine {
  const isShownOnBoard = scene.note === undefined;
  return {
    kind: 'question',
    title: scene.question,
    text: scene.note ?? dangers?.text ?? '',
    isShownOnBoard,
    rules: scene.rules ?? [],
  };
}

function aimedLine({ action, target, isAimed }: LineParts): SpokenLine | undefined {
  return isAimed && target ? targetLine(target, action) : undefined;
}

const withIcon = (icon: string | undefined) => (icon === undefined ? {} : { icon });

function targetLine({ name, text, rules, danger }: Target, option: ActionOption | undefined): SpokenLine {
  const shared = { ...withIcon(option?.icon), title: `${name}.` };
  return danger
    ? { kind: 'risk', ...shared, text: danger.text, rules: danger.rules }
    : { kind: 'target', ...shared, text, rules };
}

function pointedLine({
  pointed,
  pointedVerb,
  action,
  target: held,
  scene,
  board,
  planView,
  words,
}: LineParts): SpokenLine | undefined {
  if (pointed.action !== undefined) return optionLine(pointed.action, scene, planView, words);
  if (pointed.place === undefined) return undefined;
  // A tile in hand is laid as it lies now.
  if (action?.isPreselected && held?.place === pointed.place) return targetLine(held, action);
  const [target] = pointedVerb?.targets ?? [];
  if (target) return targetLine(target, pointedVerb?.option);
  const label =
    planView?.places.find(({ place }) => place === pointed.place)?.label ??
    board.places.find(({ id }) => id === pointed.place)?.label;
  return label === undefined ? undefined : { kind: 'target', title: '', text: label, rules: [] };
}

function optionLine(
  id: string,
  { actions }: Scene,
  planView: PlanView | undefined,
  words: PageWords,
): SpokenLine | undefined {
  const button = planView?.buttons.find(({ key }) => key === id);
  if (button?.reason) return { kind: 'reason', title: `${button.name}.`, ...button.reason };
  const option = actions.find((one) => one.id === id);
  if (!option) return undefined;
  if (option.reason) return { kind: 'reason', icon: option.icon, title: `${option.name}.`, ...option.reason };
  return actionLine(option, actions, words);
}

/** 'Choose a gap.': a game says what its places are. */
export const chooseText = (option: ActionOption, { board }: PageWords): string =>
  hasPlaces(option) ? (option.choose ?? board.chooseWhere) : board.chooseOne;

/** What an option comes to before it is aimed. */
function actionLine(option: ActionOption, actions: readonly ActionOption[], words: PageWords): SpokenLine | undefined {
  const [first, ...others] = slotTargets(actions, option);
  if (!first) return undefined;
  if (others.length === 0) return targetLine(first, option);
  const text = chooseText(option, words);
  const fact = option.fact === '' ? text : `${option.fact}. ${text}`;
  return { kind: 'target', icon: option.icon, title: `${option.name}.`, text: fact, rules: first.rules };
}

/** A tile in hand is not chosen by anybody: the question stands. */
function chosenLine({ action, scene, words }: LineParts): SpokenLine | undefined {
  return action && !action.isPreselected ? actionLine(action, scene.actions, words) : undefined;
}

function planLine({ planView }: LineParts): SpokenLine | undefined {
  const { commit, line = '' } = planView ?? {};
  if (commit?.danger) {
    const { icon, title, text, rules } = commit.danger;
    return { kind: 'risk', icon, title: `${title}.`, text, rules };
  }
  return line === '' ? undefined : { kind: 'target', title: '', text: line, rules: commit?.rules ?? [] };
}

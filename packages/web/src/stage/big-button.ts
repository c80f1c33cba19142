// The big button: it ends the turn, or does what is aimed at, and says which.
import type { ActionOption, PlanView, Scene, Target } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { hasPlaces, onlyTarget, turnEnd } from './aiming.ts';
import type { BigButton } from './control-face.ts';
import { chooseText, skipText } from './line.ts';

export interface ButtonParts {
  readonly words: PageWords;
  readonly scene: Scene;
  readonly canAct: boolean;
  readonly isPlaying: boolean;
  readonly action: ActionOption | undefined;
  readonly target: Target | undefined;
  readonly planView: PlanView | undefined;
  /** The turn is put together: nothing else can be done. */
  readonly isPlanning: boolean;
  /** Of the countdown, while it runs. */
  readonly closing: { readonly left: number; readonly seconds: number } | undefined;
  /** A press would still be meant for what was there before. */
  readonly isTooSoon: boolean;
}

export function bigButton(parts: ButtonParts): BigButton {
  const button = atRest(parts);
  return parts.isTooSoon && parts.canAct ? { ...button, isTooSoon: true } : button;
}

function atRest(parts: ButtonParts): BigButton {
  const { words, scene, target, planView, action, closing } = parts;
  if (!parts.canAct) return waiting(parts);
  if (target && action?.isPreselected) return ready({ ...target, name: words.board.placeTile });
  if (target) return ready(target);
  if (planView?.commit) return ready(planView.commit);
  if (closing)
    return {
      label: words.board.endsIn(closing.seconds),
      note: words.board.toWait,
      tone: 'closing',
      left: closing.left,
    };
  if (action) {
    return { label: action.name, note: chooseText(action, words), tone: 'none' };
  }
  if (parts.isPlanning) {
    const { name = words.board.choose, note = '' } = planView?.waiting ?? {};
    return { label: name, note, tone: 'none' };
  }
  const only = onlyTarget(scene.actions);
  if (only && only.option.role !== 'end' && only.targets[0]) return ready(only.targets[0]);
  const end = turnEnd(scene.actions);
  if (!end) {
    const onBoard = scene.actions.find(hasPlaces);
    const note = onBoard ? chooseText(onBoard, words) : '';
    return { label: words.board.choose, note, tone: 'none' };
  }
  return { label: end.name, note: end.ending?.note ?? '', tone: 'end' };
}

function ready({ name, note = '', danger }: Pick<Target, 'name' | 'note' | 'danger'>): BigButton {
  return danger
    ? { label: danger.confirm ?? name, note: danger.short, tone: 'risky' }
    : { label: name, note, tone: 'ready' };
}

function waiting({ scene, words, isPlaying }: ButtonParts): BigButton {
  const name = scene.cards.find(({ tone }) => tone === 'acting')?.name ?? words.board.wait;
  return { label: name, note: isPlaying ? skipText(words) : '', tone: 'waiting' };
}

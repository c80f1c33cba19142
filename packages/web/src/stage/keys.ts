// The keys of the table. Digits and not letters choose actions, so they are the same in every language; single digits and
// letters can be switched off.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { to } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { ownPlace } from './aiming.ts';
import type { Camera } from './camera.ts';
import type { Control } from './control.ts';
import { focusBoard } from './focus.ts';
import { focusDecision } from './parts.tsx';
import { fitBoard } from './zoom.tsx';

export { focusBoard } from './focus.ts';

export interface KeyHandlers {
  readonly control: Control;
  readonly camera: Pick<Camera, 'zoom' | 'fit' | 'pan' | 'isFollowing'>;
  readonly undo: () => void;
  readonly hint: () => void;
  /** A step back, of whatever kind. Answers whether there was one. */
  readonly back: () => boolean;
  readonly openHelp: () => void;
  readonly openLog: () => void;
  readonly openRules?: () => void;
  /** Something lies over the table and has the keys. */
  readonly isCovered: () => boolean;
}

/** What of a keyboard event counts. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Held down. */
  readonly repeat: boolean;
  /** The focus is on a control, which answers to Enter and Space itself. */
  readonly isOnControl: boolean;
}

const PAN = 90;

export function useKeys(handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  // As soon as there is something to be seen: a key that is pressed at once counts.
  useLayoutEffect(() => {
    const keys = new Keys(() => latest.current);
    const isOurs = (event: KeyboardEvent) =>
      !event.defaultPrevented &&
      !(event.ctrlKey || event.metaKey || event.altKey) &&
      !latest.current.isCovered() &&
      !isTyping(event.target);
    const listening = new AbortController();
    const { signal } = listening;
    const catchFirst = (event: KeyboardEvent) => {
      if (!isOurs(event) || !keys.intercept(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the control that has the focus: a key that skips does nothing else.
    addEventListener('keydown', catchFirst, { signal, capture: true });
    const listen = (event: KeyboardEvent) => {
      const { key, shiftKey, repeat, target } = event;
      if (isOurs(event) && keys.press({ key, shiftKey, repeat, isOnControl: isOnControl(target) }))
        event.preventDefault();
    };
    addEventListener('keydown', listen, { signal });
    return () => listening.abort();
  }, [handlers.control]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=button], [role=menuitem]') !== null;

const isGo = (key: string): boolean => key === 'Enter' || key === ' ';

export class Keys {
  readonly #latest: () => KeyHandlers;

  constructor(handlers: () => KeyHandlers) {
    this.#latest = handlers;
  }

  get #handlers(): KeyHandlers {
    return this.#latest();
  }

  /** Takes keys before anything else: what skips a moment, a key that is held, and one that comes too soon. Whatever else is pressed stops the countdown. */
  intercept({ key, repeat }: Pick<Key, 'key' | 'repeat'>): boolean {
    const { control } = this.#handlers;
    if (!isGo(key)) {
      // Escape does nothing else then.
      return control.stopCountdown() && key === 'Escape';
    }
    if (!control.isPlaying.value) return repeat || control.swallowsPress();
    if (!repeat) control.press();
    return true;
  }

  /** Answers whether the key meant something. */
  press({ key, shiftKey, isOnControl: isOnOther }: Key): boolean {
    const { control, camera, back, openHelp } = this.#handlers;
    if (isGo(key)) {
      if (isOnOther) return false;
      control.press();
      return true;
    }
    if (shiftKey && key.startsWith('Arrow')) return pan(key, camera);
    if (!shiftKey && /^\d$/.test(key)) return settings.letters.value && chooseByKey(control, key);
    switch (key) {
      case 'Escape':
        return back();
      case 'Backspace':
        return control.back();
      case '+':
      case '=':
        camera.zoom(1.2);
        return true;
      case '-':
      case '−':
        camera.zoom(1 / 1.2);
        return true;
      case 'ArrowUp':
      case 'ArrowDown':
      case 'ArrowLeft':
      case 'ArrowRight':
        return focusBoard();
      case 'F6':
        return nextPanel();
      case '?':
        openHelp();
        return true;
      default:
        return !shiftKey && settings.letters.value && this.#pressLetter(key.toLowerCase());
    }
  }

  #pressLetter(letter: string): boolean {
    const { control, camera, undo, hint, openLog } = this.#handlers;
    const act = LETTERS[letter];
    if (act) act(this.#handlers);
    else if (letter === 'q' || letter === 'e') return control.rotate(letter === 'q' ? -1 : 1);
    else if (letter === 'u') undo();
    else if (letter === 'h') hint();
    else if (letter === 'l') openLog();
    else if (letter === 'z') fitBoard(camera, control.board.value);
    else return chooseByKey(control, letter);
    return true;
  }
}

/** What is aimed at by its key is done by Enter, wherever the focus was before: on a place it would mean that place. */
function chooseByKey(control: Control, key: string): boolean {
  const isKnown = control.chooseKey(key);
  if (isKnown && control.target.value && document.activeElement?.closest('.spot')) focusDecision();
  return isKnown;
}

const LETTERS: Readonly<Record<string, (handlers: KeyHandlers) => void>> = {
  c: ({ camera }) => {
    camera.isFollowing.value = false;
    camera.isFollowing.value = true;
  },
  d: ({ control }) => control.cycleDangers(),
  i: ({ control }) => {
    control.inspected.value = control.pointed.value.place ?? control.cursor.value ?? ownPlace(control.scene.value);
  },
  r: ({ control, openRules }) => {
    if (openRules) return openRules();
    const rule = control.target.value?.rules[0] ?? control.line.value.rules[0];
    location.hash = to.rules(rule ?? control.view.value.game.id);
  },
};

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
};

function pan(key: string, camera: KeyHandlers['camera']): boolean {
  const way = PANS[key];
  if (way) camera.pan(...way);
  return way !== undefined;
}

const PANELS = ['.dock', '.paper', '.board', '.rail, .team', '.side'];

/** Goes round: decision, coach, board, team, log. */
function nextPanel(): boolean {
  const panels = PANELS.flatMap((one) => document.querySelector<HTMLElement>(one) ?? []);
  const at = panels.findIndex((panel) => panel.contains(document.activeElement));
  const next = panels[(at + 1) % panels.length];
  const target = next?.matches('.paper') ? next : next?.querySelector<HTMLElement>('button, a, [tabindex="0"]');
  target?.focus();
  return target !== null;
}

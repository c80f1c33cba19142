// The keys of the table. Digits and not letters choose actions, so they are the same in every language; single letters
// can be switched off.

import type { Board } from '@undercroft/page-kit/game-view';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Camera } from './camera.ts';
import type { Control } from './control.ts';

export interface KeyHandlers {
  readonly control: Control;
  readonly camera: Camera;
  readonly board: () => Board;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly skip: () => boolean;
  /** A step back, of whatever kind. Answers whether there was one. */
  readonly back: () => boolean;
  readonly openHelp: () => void;
  readonly openLog: () => void;
  /** Something lies over the table and has the keys. */
  readonly isCovered: () => boolean;
}

const PAN = 90;

export function useKeys(handlers: KeyHandlers): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || handlers.isCovered()) return;
      if (isTyping(event.target)) return;
      if (press(event, handlers)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null;

/** Answers whether the key meant something. */
function press(event: KeyboardEvent, handlers: KeyHandlers): boolean {
  const { control, camera, board } = handlers;
  if (event.shiftKey) return pressShifted(event.key, handlers);
  if (/^[1-9]$/.test(event.key)) return chooseNth(control, Number(event.key) - 1);
  switch (event.key) {
    case 'Enter':
      if (isOnButton(event.target)) return false;
      if (handlers.skip()) return true;
      control.commit();
      return true;
    case ' ':
      return !isOnButton(event.target) && handlers.skip();
    case 'Escape':
      return handlers.back();
    case 'Backspace':
      return control.back();
    case '+':
    case '=':
      camera.zoom(1.2);
      return true;
    case '-':
      camera.zoom(1 / 1.2);
      return true;
    case '0':
      camera.fit(board().box);
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return focusBoard();
    case 'F6':
      return nextPanel();
    case '?':
      handlers.openHelp();
      return true;
    default:
      return settings.letters.value && pressLetter(event.key.toLowerCase(), handlers);
  }
}

function pressShifted(key: string, { control, camera, openHelp }: KeyHandlers): boolean {
  switch (key) {
    case 'Enter': {
      const end = control.scene.value.actions.find(({ role }) => role === 'end');
      if (!end) return false;
      control.choose(end.id);
      control.commit();
      return true;
    }
    case 'ArrowUp':
      camera.pan(0, PAN);
      return true;
    case 'ArrowDown':
      camera.pan(0, -PAN);
      return true;
    case 'ArrowLeft':
      camera.pan(PAN, 0);
      return true;
    case 'ArrowRight':
      camera.pan(-PAN, 0);
      return true;
    case '?':
      openHelp();
      return true;
    default:
      return false;
  }
}

function pressLetter(letter: string, handlers: KeyHandlers): boolean {
  const { control, camera, board } = handlers;
  if (control.pickLetter(letter)) return true;
  switch (letter) {
    case 'q':
      control.cycleTarget(-1);
      return true;
    case 'e':
      control.cycleTarget(1);
      return true;
    case 'u':
      handlers.undo();
      return true;
    case 'h':
      handlers.hint();
      return true;
    case 'c': {
      const { x, y } = board().centre;
      // A board that is shown whole stays so.
      if (!camera.isFitted || !camera.isFollowing.value) camera.centre(x, y);
      camera.isFollowing.value = true;
      return true;
    }
    case 'l':
      handlers.openLog();
      return true;
    case 'r': {
      const rule = control.target.value?.rules[0] ?? control.action.value?.reason?.rules[0];
      if (rule) location.hash = `#/rules/${rule}`;
      return rule !== undefined;
    }
    default:
      return false;
  }
}

function chooseNth(control: Control, index: number): boolean {
  const option = control.scene.value.actions.filter(({ targets, role }) => targets.length > 0 && role !== 'end')[index];
  if (option) control.choose(option.id);
  return option !== undefined;
}

export function focusBoard(): boolean {
  const place = document.querySelector<SVGElement>('.spot[tabindex="0"]');
  place?.focus();
  return place !== null;
}

const PANELS = ['.dock', '.board', '.team', '.side'];

/** Goes round: decision, board, team, log. */
function nextPanel(): boolean {
  const panels = PANELS.flatMap((one) => document.querySelector<HTMLElement>(one) ?? []);
  const at = panels.findIndex((panel) => panel.contains(document.activeElement));
  const next = panels[(at + 1) % panels.length];
  const target = next?.querySelector<HTMLElement>('button, a, [tabindex="0"]');
  target?.focus();
  return target !== null;
}

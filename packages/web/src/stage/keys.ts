// The keys of the table. Digits and not letters choose actions, so they are the same in every language; single letters
// can be switched off.
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Camera } from './camera.ts';
import type { Board } from './contract.ts';
import type { Control } from './control.ts';

export interface Keyed {
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

export function useKeys(keyed: Keyed): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || keyed.isCovered()) return;
      if (isTyping(event.target)) return;
      if (press(event, keyed)) event.preventDefault();
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
function press(event: KeyboardEvent, keyed: Keyed): boolean {
  const { control, camera, board } = keyed;
  if (event.shiftKey) return pressShifted(event.key, keyed);
  if (/^[1-9]$/.test(event.key)) return chooseNth(control, Number(event.key) - 1);
  switch (event.key) {
    case 'Enter':
      if (isOnButton(event.target)) return false;
      if (keyed.skip()) return true;
      control.commit();
      return true;
    case ' ':
      return !isOnButton(event.target) && keyed.skip();
    case 'Escape':
      return keyed.back();
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
      keyed.openHelp();
      return true;
    default:
      return settings.letters.value && pressLetter(event.key.toLowerCase(), keyed);
  }
}

function pressShifted(key: string, { control, camera, openHelp }: Keyed): boolean {
  switch (key) {
    case 'Enter': {
      const end = control.scene.value.deeds.find(({ role }) => role === 'end');
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

function pressLetter(letter: string, keyed: Keyed): boolean {
  const { control, camera, board } = keyed;
  if (control.pick(letter)) return true;
  switch (letter) {
    case 'q':
      control.turn(-1);
      return true;
    case 'e':
      control.turn(1);
      return true;
    case 'u':
      keyed.undo();
      return true;
    case 'h':
      keyed.hint();
      return true;
    case 'c': {
      const { x, y } = board().centre;
      // What is shown whole anyway stays so.
      if (!camera.isWhole || !camera.following.value) camera.centre(x, y);
      camera.following.value = true;
      return true;
    }
    case 'l':
      keyed.openLog();
      return true;
    case 'r': {
      const rule = control.aim.value?.rules[0] ?? control.deed.value?.why?.rules[0];
      if (rule) location.hash = `#/rules/${rule}`;
      return rule !== undefined;
    }
    default:
      return false;
  }
}

function chooseNth(control: Control, index: number): boolean {
  const deed = control.scene.value.deeds.filter(({ aims, role }) => aims.length > 0 && role !== 'end')[index];
  if (deed) control.choose(deed.id);
  return deed !== undefined;
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

// What an action does, said the first time somebody looks at it: once in this browser, on the line that speaks.
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { ControlFace } from './control-face.ts';

const KEY = 'undercroft.seen-actions';
/** Shorter than this, in milliseconds, nobody has read it. */
const READ = 1500;

interface Props {
  readonly control: ControlFace;
  /** What the line says already. */
  readonly text: string;
}

/** 'sub-terra reveal' for everything that has been read. */
function seenActions(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function noteSeen(action: string): void {
  const seen = seenActions();
  if (seen.includes(action)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, action]));
  } catch {
    // Private windows may refuse: then it is said again.
  }
}

export function FirstSight({ control, text }: Props) {
  const { action = '' } = control.pointed.value;
  const key = `${control.session.game.id} ${action}`;
  const does = control.view.value.does?.(action);
  const isNew = settings.explains.value && does !== undefined && !seenActions().includes(key);
  useEffect(() => {
    if (!isNew) return undefined;
    const shown = Date.now();
    return () => {
      if (Date.now() - shown >= READ) noteSeen(key);
    };
  }, [key, isNew]);
  return isNew && !text.includes(does) ? <small class="first-sight">{does}</small> : null;
}

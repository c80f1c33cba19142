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

/** Every sentence that has been read, with its game: what does the same is explained once. */
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
  // The words for it come with the dangers.
  const does = control.areDangersLoaded.value ? control.view.value.does?.(action) : undefined;
  const key = `${control.session.game.id}: ${does}`;
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

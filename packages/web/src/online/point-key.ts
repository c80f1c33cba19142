// P points at the place under the pointer or the keys, as the menu of a place does.
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Control } from '../stage/control.ts';
import type { OnlineTable } from './online-table.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

export function usePointKey(table: OnlineTable, control: Control): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isMeant = key.toLowerCase() === 'p' && settings.letters.value && !(ctrlKey || metaKey || altKey);
      const place = control.pointed.peek().place ?? control.cursor.peek();
      if (isMeant && place !== undefined && table.isTogether && !isTyping(target)) table.point(place);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, control]);
}

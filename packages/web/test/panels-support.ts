// Draws a panel into a document, and reads what is in it.
import { signal } from '@preact/signals';
import { type ComponentType, h, render } from 'preact';
import { act } from 'preact/test-utils';
import words from '../../words/src/en/page.ts';
import type { Control } from '../src/stage/control.ts';
import { Dock } from '../src/stage/dock.tsx';

export function show<P extends object>(part: ComponentType<P>, props: P): HTMLElement {
  const page = document.createElement('div');
  document.body.append(page);
  act(() => render(h(part as ComponentType<object>, props), page));
  return page;
}

/** What every test leaves behind goes. */
export function removePages(): void {
  for (const page of [...document.body.children]) {
    act(() => render(null, page));
    page.remove();
  }
}

export const all = (page: Element, selector: string): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(selector),
];

export const one = (page: Element, selector: string): HTMLElement => {
  const [found] = all(page, selector);
  if (!found) throw new Error(`nothing fits ${selector}`);
  return found;
};

/** What is read out: its label, or its text without what is hidden. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent ?? '';
}

export const dock = (control: Control, more: object = {}) =>
  show(Dock as ComponentType<object>, {
    control,
    words,
    Course: undefined,
    handovers: signal(0),
    isHintOpen: false,
    onUndo: () => undefined,
    onHint: () => undefined,
    ...more,
  });

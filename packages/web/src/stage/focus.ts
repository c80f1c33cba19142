// Where the keys are. After a click or tap they go to the decision, so that Enter and Space press the big button; and they
// are never lost when the element that had them vanishes.
import { useEffect } from 'preact/hooks';

/** Without scrolling: where the table is one long page, anyone who touches the board goes on seeing it. */
const focusDecision = () => document.getElementById('decision')?.focus({ preventScroll: true });

/** The place that the Tab key reaches. */
export function focusBoard(): boolean {
  const place = document.querySelector<SVGElement>('.spot[tabindex="0"]');
  place?.focus({ preventScroll: true });
  return place !== null;
}

export function focusPlace(id: string): void {
  document.querySelector<SVGElement>(`.spot[data-place="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}

/** What keeps the keys when it is clicked: whatever one types into, and what lies over the table. */
const KEEPS = 'input, select, textarea, dialog, .drawer, .place-menu, [contenteditable]';

export function useTableFocus(frame: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const table = frame.current;
    if (!table) return undefined;
    // What led here is gone.
    if (document.activeElement === document.body) focusDecision();
    const listening = new AbortController();
    const { signal } = listening;
    let last: Element | null = null;
    let before: Element | null = null;
    table.addEventListener('focusin', ({ target }) => (last = target as Element), { signal });
    table.addEventListener('click', () => (before = document.activeElement), { signal, capture: true });
    table.addEventListener(
      'click',
      ({ target, detail }) => {
        // A click by Enter or Space leaves the keys where they are, and so does whatever has moved them itself.
        const isByKey = detail === 0 || document.activeElement !== before;
        if (!isByKey && target instanceof Element && !target.closest(KEEPS)) focusDecision();
      },
      { signal },
    );
    // A drag and a right click end without a click.
    const keep = () =>
      setTimeout(() => {
        if (document.activeElement === document.body) focusDecision();
      });
    for (const type of ['pointerup', 'pointercancel', 'contextmenu']) table.addEventListener(type, keep, { signal });
    const changes = new MutationObserver(() => {
      if (document.activeElement !== document.body || !last || last.isConnected) return;
      last = null;
      focusDecision();
    });
    changes.observe(table, { childList: true, subtree: true });
    return () => {
      listening.abort();
      changes.disconnect();
    };
  }, []);
}

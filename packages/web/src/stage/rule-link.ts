// Links to clauses open the sheet at a table, so that nobody has to leave it.
import { useEffect } from 'preact/hooks';

/** Clauses to be shown, the first of them open. */
export interface OpenRule {
  readonly rules: readonly string[];
  /** The sentence it is about, with its marks. */
  readonly here?: string;
}

const CLAUSE = /#\/rules\/([A-Z]{2}(?:-[A-Z0-9]+)+)$/;

export const clauseOf = (href: string): string | undefined => CLAUSE.exec(href)?.[1];

export function useRuleLinks(frame: { readonly current: HTMLElement | null }, open: (rule: OpenRule) => void): void {
  useEffect(() => {
    const table = frame.current;
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const clause = link && !link.dataset['leaves'] ? clauseOf(link.href) : undefined;
      if (!link || clause === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const here = link.closest('.say')?.querySelector('p')?.textContent;
      open({ rules: [clause], ...(here ? { here } : {}) });
    };
    table?.addEventListener('click', listen);
    return () => table?.removeEventListener('click', listen);
  }, []);
}

// Links to clauses open the sheet at a table, so that nobody has to leave it.
import { useEffect } from 'preact/hooks';

/** Clauses to be shown, the first of them open. */
export interface OpenRule {
  /** Or a whole rulebook, by its name. */
  readonly book?: string;
  readonly rules: readonly string[];
  /** The sentence it is about, with its marks. */
  readonly here?: string;
}

const CLAUSE = /#\/rules\/([A-Z]{2}(?:-[A-Z0-9]+)+)$/;
const BOOK = /#\/rules\/([a-z][a-z-]*)$/;

export const clauseOf = (href: string): string | undefined => CLAUSE.exec(href)?.[1];

function ruleOf(link: HTMLAnchorElement): OpenRule | undefined {
  const book = BOOK.exec(link.href)?.[1];
  if (book !== undefined) return { rules: [], book };
  const clause = clauseOf(link.href);
  const here = link.closest('.say')?.querySelector('p')?.textContent;
  return clause === undefined ? undefined : { rules: [clause], ...(here ? { here } : {}) };
}

export function useRuleLinks(frame: { readonly current: HTMLElement | null }, open: (rule: OpenRule) => void): void {
  useEffect(() => {
    const table = frame.current;
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const rule = link && !link.dataset['leaves'] ? ruleOf(link) : undefined;
      if (!rule || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(rule);
    };
    table?.addEventListener('click', listen);
    return () => table?.removeEventListener('click', listen);
  }, []);
}

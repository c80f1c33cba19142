// Links to clauses open the sheet at a table, so that nobody has to leave it.
import { useEffect } from 'preact/hooks';

/** Clauses to be shown, the first of them open; or a rulebook, by its name. */
export interface OpenRule {
  readonly rules: readonly string[];
  /** The sentence it is about, with its marks. */
  readonly here?: string;
}

/** A clause, or a whole rulebook. */
export const ruleOf = (href: string): string | undefined => /#\/rules\/([\w-]+)$/.exec(href)?.[1];

export function useRuleLinks(frame: { readonly current: HTMLElement | null }, open: (rule: OpenRule) => void): void {
  useEffect(() => {
    const table = frame.current;
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const rule = link && !link.dataset['leaves'] ? ruleOf(link.href) : undefined;
      if (!link || rule === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const here = link.closest('.say')?.querySelector('p')?.textContent;
      open({ rules: [rule], ...(here ? { here } : {}) });
    };
    table?.addEventListener('click', listen);
    return () => table?.removeEventListener('click', listen);
  }, []);
}

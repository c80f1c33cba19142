// What is said at a table, as it is read by who comes late.
import { ok, type Result } from '@undercroft/engine';
import type { Said } from '@undercroft/protocol';
import type { Visit } from './visit.ts';

export const saidText = ({ name, text }: Said): string => `${name || 'A guest'}: ${text}`;

/** Everything after the nth sentence. The server tells it page by page. */
export async function saidAfter(visit: Visit, id: string, n: number): Promise<Result<Said[], string>> {
  const all: Said[] = [];
  for (;;) {
    const page = await visit.ask(visit.client.said(id, all.at(-1)?.n ?? n));
    if (!page.ok) return page;
    if (page.value.length === 0) return ok(all);
    all.push(...page.value);
  }
}

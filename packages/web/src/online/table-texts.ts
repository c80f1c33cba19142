// What the games themselves say of one's tables: what is asked out of turn, and how a game ended. Loaded for those that are shown.
import { useSignal } from '@preact/signals';
import type { Ending } from '@undercroft/engine';
import type { EndView } from '@undercroft/page-kit/game-view';
import type { TableSummary } from '@undercroft/protocol';
import { type Language, loadWords, type PageWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { loadEnd } from '../app/catalog.ts';
import { manifestOf } from '../app/games.ts';
import { settings } from '../app/settings.ts';

export interface TableText {
  readonly text?: string | undefined;
  /** The address of a picture of how it ended. */
  readonly medal?: string | undefined;
}

/** By the id of a table. */
export type TableTexts = Readonly<Record<string, TableText>>;

/** Without a connection nothing is said. */
export function useTableTexts(tables: readonly TableSummary[], words: PageWords): TableTexts {
  const told = useSignal<TableTexts>({});
  const language = settings.language.value;
  const key = tables.map(({ id, seq }) => `${id} ${seq}`).join();
  useEffect(() => {
    for (const table of tables)
      void tell(table, language, words)
        .catch(() => undefined)
        .then((text) => {
          if (text) told.value = { ...told.value, [table.id]: text };
        });
  }, [key, language]);
  return told.value;
}

async function tell(table: TableSummary, language: Language, words: PageWords): Promise<TableText | undefined> {
  if (table.result) {
    const more = await loadWords(language, 'pages');
    const end: EndView = await loadEnd(table.game, language, { ...words, ...more });
    const result = table.result as Ending;
    return { text: end.outcome?.(result), medal: end.medal?.(result) };
  }
  const kind = table.yourMove ? table.asked?.kind : undefined;
  return kind === undefined ? undefined : { text: (await askedWords(table.game, language))[kind] };
}

/** Of games that ask anything of somebody whose turn it is not. */
interface AskingWords {
  loadEvents?(): Promise<{ readonly asked?: Readonly<Record<string, string>> }>;
}

async function askedWords(game: string, language: Language): Promise<Readonly<Record<string, string>>> {
  const { default: words } = await manifestOf(game).words.load[language]();
  return (await (words as AskingWords).loadEvents?.())?.asked ?? {};
}

// A page about a table of the server: opens it, loads what draws it, and says what is wrong if it cannot.
import { useSignal } from '@preact/signals';
import type { PageWords, TogetherWords } from '@undercroft/words';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { Message } from '../app/message.tsx';
import { useWords } from '../app/words.ts';
import { useView } from '../pages/use-view.ts';
import type { TableView } from '../stage/table-view.ts';
import type { OnlineSession } from './online-session.ts';
import type { OnlineTable } from './online-table.ts';
import { type OpenedOnline, openOnline } from './open-online.ts';

export interface ShownOnline {
  readonly table: OnlineTable;
  readonly session: OnlineSession;
  readonly view: TableView;
  readonly together: TogetherWords;
}

interface Props {
  readonly words: PageWords;
  readonly table: string;
  readonly children: (shown: ShownOnline) => ComponentChild;
}

export function OnlinePage({ words, table, children }: Props) {
  const opened = useOnline(table);
  const together = useWords('together');
  const view = useView(opened?.ok ? opened.value.session.game.id : undefined, words);
  if (together === 'missing' || view.state === 'failed') return <NotLoaded words={words} />;
  if (!opened || !together) return <Loading words={words} />;
  if (!opened.ok) {
    const { notLoaded, notFound } = words.errors;
    const { title } = isUnreached(opened) ? notLoaded : notFound;
    return <Message words={words} title={title} line={together.problem(opened.error.kind)} />;
  }
  if (view.state === 'loading') return <Loading words={words} />;
  const { session } = opened.value;
  session.changes.value;
  return <>{children({ table: opened.value, session, view: view.value, together })}</>;
}

const isUnreached = (opened: OpenedOnline): boolean =>
  !opened.ok && (opened.error.kind === 'unreached' || opened.error.kind === 'unavailable');

/** While the server does not answer it is asked again, in milliseconds. */
const AGAIN_MS = 3000;

/** Opened once; the connection is given up when the page is left. */
function useOnline(table: string): OpenedOnline | undefined {
  const opened = useSignal<OpenedOnline | undefined>(undefined);
  useEffect(() => {
    let close: (() => void) | undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () =>
      void openOnline(table).then((found) => {
        if (found.ok) close = found.close;
        if (isWanted) opened.value = found;
        else close?.();
        if (isWanted && isUnreached(found)) timer = setTimeout(open, AGAIN_MS);
      });
    open();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      close?.();
    };
  }, [table]);
  return opened.value;
}

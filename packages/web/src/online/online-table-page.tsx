// A game of the server on the stage.
import { useSignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words';
import { useMemo, useRef } from 'preact/hooks';
import { TableScreen } from '../stage/table.tsx';
import { tableExtension, useTouches } from './extension.tsx';
import { OnlinePage, type ShownOnline } from './online-page.tsx';

interface Props {
  readonly words: PageWords;
  readonly table: string;
}

export const OnlineTablePage = ({ words, table }: Props) => (
  <OnlinePage words={words} table={table}>
    {(shown) => <OnStage {...shown} words={words} />}
  </OnlinePage>
);

function OnStage({ table, session, view, words, together }: ShownOnline & { readonly words: PageWords }) {
  const shown = useSignal(view);
  shown.value = view;
  const said = useRef(together);
  said.current = together;
  const extension = useMemo(
    () =>
      tableExtension(
        table,
        () => said.current,
        () => shown.peek(),
      ),
    [table],
  );
  useTouches(table);
  return <TableScreen key={session.id} {...{ session, words, extension }} view={shown} onLoadAnew={() => undefined} />;
}

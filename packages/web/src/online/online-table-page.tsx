// A game of the server on the stage.
import { useSignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words';
import { useMemo } from 'preact/hooks';
import { TableScreen } from '../stage/table.tsx';
import { useAskedClauses } from './asked.ts';
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
  const asked = useAskedClauses(session.game.id);
  const said = useSignal({ together, asked });
  if (said.peek().together !== together || said.peek().asked !== asked) said.value = { together, asked };
  const extension = useMemo(
    () =>
      tableExtension(
        table,
        () => said.value,
        () => shown.peek(),
      ),
    [table],
  );
  useTouches(table);
  return <TableScreen key={session.id} {...{ session, words, extension }} view={shown} onLoadAnew={() => undefined} />;
}

// A game of the server on the stage.
import { useSignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words';
import { TableScreen } from '../stage/table.tsx';
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

function OnStage({ session, view, words }: ShownOnline & { readonly words: PageWords }) {
  const shown = useSignal(view);
  shown.value = view;
  return <TableScreen key={session.id} session={session} view={shown} words={words} onLoadAnew={() => undefined} />;
}

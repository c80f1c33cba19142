// The board in its place on the table, with the ways to look at it.
import type { PageWords } from '@undercroft/words/en/page';
import { Overview } from './overview.tsx';
import { TableBoard } from './table-board.tsx';
import type { TableParts } from './use-table.ts';
import { Zoom } from './zoom.tsx';

export function BoardStage({ table, words }: { readonly table: TableParts; readonly words: PageWords }) {
  const { control, animator, camera } = table;
  return (
    <>
      <TableBoard control={control} camera={camera} animation={animator.animation.value} words={words} />
      <div class="lens">
        <Overview control={control} camera={camera} words={words} />
        <Zoom camera={camera} words={words} board={() => control.board.value} />
      </div>
    </>
  );
}

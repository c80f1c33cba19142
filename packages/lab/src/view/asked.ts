// What happened, what is asked, and what may be answered: the text of a scene, for a column of some width.
import { wrap } from '../text/layout.ts';
import { styled } from '../text/paper.ts';
import { listed, listedByName, listedInColumns } from './choice-list.ts';
import type { Scene } from './scene.ts';

/** How choices are listed: a line each with all that is known of them, the same side by side, or only their names. */
const LISTS = { full: listed, columns: listedInColumns, names: listedByName } as const;
export type Detail = keyof typeof LISTS;

/** What happened, and a blank line. */
export function told({ news }: Scene, width: number): string[] {
  return news.length === 0 ? [] : [...news.flatMap((paragraph) => wrap(paragraph, width)), ''];
}

export function asked(scene: Scene, width: number, detail: Detail): string[] {
  const { choices, hint, paper } = scene;
  return [
    ...wrap(question(scene), width).map((line) => styled(paper, 'bold', line)),
    ...LISTS[detail](choices, width, paper),
    ...(hint ? wrap(hint, width).map((line) => styled(paper, 'dim', line)) : []),
  ];
}

function question({ screen, table, closed }: Scene): string {
  if (closed !== undefined) return closed;
  const status = table.status();
  return status.type === 'over' ? screen.tellEnding(status.ending) : screen.question(table.state);
}

// The text of a scene for a column of some width: the news, the question and the choices.

import { styled } from '@undercroft/terminal/text/display';
import { wrap } from '@undercroft/terminal/text/layout';
import { choiceColumns, choiceLines, choiceNames } from './choice-list.ts';
import type { Scene } from './scene.ts';

/** How choices are listed: a line each with all details, the same in columns, or only their names. */
const LISTS = { full: choiceLines, columns: choiceColumns, names: choiceNames } as const;
export type Detail = keyof typeof LISTS;

/** The news, and a blank line. */
export function newsLines({ news }: Scene, width: number): string[] {
  return news.length === 0 ? [] : [...news.flatMap((paragraph) => wrap(paragraph, width)), ''];
}

export function questionLines(scene: Scene, width: number, detail: Detail): string[] {
  const { choices, hint, detailHint, display } = scene;
  const dim = (text = '') => (text ? wrap(text, width).map((line) => styled(display, 'dim', line)) : []);
  return [
    ...wrap(question(scene), width).map((line) => styled(display, 'bold', line)),
    ...LISTS[detail](choices, width, display),
    ...(detail === 'names' ? dim(detailHint) : []),
    ...dim(hint),
  ];
}

function question({ screen, table, closed }: Scene): string {
  if (closed !== undefined) return closed;
  const status = table.status();
  return status.type === 'over' ? screen.describeEnding(status.ending) : screen.question(table.state);
}

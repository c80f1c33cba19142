// What happened, what is asked, and what may be answered: the text of a scene, for a column of some width.
import { wrap } from '../text/layout.ts';
import { styled } from '../text/paper.ts';
import { listed } from './choice-list.ts';
import type { Scene } from './scene.ts';

export function asked(scene: Scene, width: number): string[] {
  const { news, choices, hint, paper } = scene;
  return [
    ...news.flatMap((paragraph) => wrap(paragraph, width)),
    ...(news.length > 0 ? [''] : []),
    ...wrap(question(scene), width).map((line) => styled(paper, 'bold', line)),
    ...listed(choices, width, paper),
    ...(hint ? wrap(hint, width).map((line) => styled(paper, 'dim', line)) : []),
  ];
}

function question({ screen, table }: Scene): string {
  const status = table.status();
  return status.type === 'over' ? screen.tellEnding(status.ending) : screen.question(table.state);
}

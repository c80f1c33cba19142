// What is pinned to the place one looks at: its dangers, costs and chances, each with its rule.
import type { BoardTag } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { settings } from '../app/settings.ts';
import type { ControlFace } from '../stage/control-face.ts';
import { SignItem } from './sign-item.tsx';
import { explainTag, loadSigns } from './signs.ts';
import { useLoading } from './use-loading.ts';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  /** What is pinned to it. */
  readonly tags: readonly BoardTag[];
}

export function TagsHere({ control, words, tags }: Props) {
  const game = control.session.game.id;
  const language = settings.language.value;
  const book = useLoading(() => loadSigns(game, language), [game, language]);
  const found = typeof book === 'object' ? tags.flatMap((tag) => explainTag(tag, book) ?? []) : [];
  if (found.length === 0) return null;
  return (
    <ul class="sign-list">
      {found.map((one) => (
        <SignItem key={one.key} sign={one} words={words} />
      ))}
    </ul>
  );
}

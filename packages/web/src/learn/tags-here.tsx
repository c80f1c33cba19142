// What is pinned to the place one looks at: its dangers, costs and chances, each with its rule.
import type { BoardTag, Place } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { settings } from '../app/settings.ts';
import type { ControlFace } from '../stage/control-face.ts';
import { SignItem } from './sign-item.tsx';
import { explainTag, loadSigns } from './signs.ts';
import { useLoading } from './use-learn.ts';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly place: string;
}

const distance = (place: Place, tag: BoardTag): number => Math.hypot(place.x - tag.x, place.y - tag.y);

/** A tag is of the place it is nearest to. */
export const tagsAt = (tags: readonly BoardTag[], places: readonly Place[], place: string): readonly BoardTag[] => {
  const here = places.find(({ id }) => id === place);
  const isNearest = (tag: BoardTag): boolean =>
    here !== undefined && places.every((other) => distance(here, tag) <= distance(other, tag));
  return tags.filter(isNearest);
};

export function TagsHere({ control, words, place }: Props) {
  const game = control.session.game.id;
  const language = settings.language.value;
  const book = useLoading(() => loadSigns(game, language), [game, language]);
  const { tags = [], places } = control.board.value;
  const all = tagsAt([...tags, ...(control.dangers.value?.tags ?? [])], places, place);
  const found = typeof book === 'object' ? all.flatMap((tag) => explainTag(tag, book) ?? []) : [];
  if (found.length === 0) return null;
  return (
    <ul class="sign-list">
      {found.map((one) => (
        <SignItem key={one.key} sign={one} words={words} />
      ))}
    </ul>
  );
}

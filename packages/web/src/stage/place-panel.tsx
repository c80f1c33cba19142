// What lies at the place one looks at: its picture, what it is, what it does and why.

import type { Explanation, PlaceInfoOf, PlaceItem } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { lazyPart } from '../app/lazy-part.tsx';
import type { ControlFace } from './control-face.ts';
import { Drawing, Why } from './parts.tsx';
import { tagsAt } from './tags-at.ts';

const TagsHere = lazyPart(() => import('../learn/tags-here.tsx').then(({ TagsHere }) => TagsHere));

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly place: string;
  readonly infoOf: PlaceInfoOf;
}

export function PlacePanel({ control, words, place, infoOf }: Props) {
  const info = infoOf(control.position.value, place);
  // Verbs, prices and risks of targets are explained where they are aimed at.
  const tags = tagsAt(control.dangers.value?.tags ?? [], control.board.value.places, place);
  return (
    <section class="about" aria-label={words.table.about}>
      <ul>
        {info.items.map((item, i) => (
          <Item key={`${i} ${item.name}`} item={item} isFirst={i === 0} words={words} />
        ))}
      </ul>
      {tags.length > 0 && <TagsHere control={control} words={words} tags={tags} />}
      {info.blocked && (
        <p class="small harm">
          <ExplanationText {...info.blocked} words={words} />
        </p>
      )}
    </section>
  );
}

interface ItemProps {
  readonly item: PlaceItem;
  readonly isFirst: boolean;
  readonly words: PageWords;
}

const Item = ({ item, isFirst, words }: ItemProps) => (
  <li class={isFirst ? 'ground-of' : ''}>
    <Drawing svg={item.picture} class="picture" />
    <div>
      <h3>{item.name}</h3>
      {item.facts.map((line) => (
        <p key={line.text} class="small soft">
          <ExplanationText {...line} words={words} />
        </p>
      ))}
    </div>
  </li>
);

const ExplanationText = ({ text, rules, words }: Explanation & { readonly words: PageWords }) => (
  <>
    {text} <Why rules={rules} words={words} />
  </>
);

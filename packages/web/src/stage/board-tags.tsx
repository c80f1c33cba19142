// Verbs, costs, chances and threats, pinned to the board at a constant size.
import type { Control } from './control.ts';
import { Drawing, GameIcon } from './parts.tsx';
import { pinnedAt } from './pins.tsx';
import { RANKED } from './place-marks.ts';
import { type StackedTag, stacked } from './tags-apart.ts';

/** What they say is in the labels of the places. */
export function BoardTags({ control }: { readonly control: Control }) {
  const { tags = [], places } = control.board.value;
  const dangers = control.dangers.value?.tags ?? [];
  const hints = control.canAct.value ? control.hints.value.slice(0, RANKED) : [];
  return (
    <div aria-hidden="true">
      {stacked(tags, dangers).map(({ tag, row }) => (
        <Tag key={tag.key} tag={tag} row={row} />
      ))}
      {hints.map(({ place, rank }, i) => {
        const there = places.find(({ id }) => id === place);
        // Two may be recommended at one place: the better one is said.
        const isFirst = hints.findIndex((one) => one.place === place) === i;
        return (
          there &&
          isFirst && (
            <span
              key={place}
              class="tag rank"
              style={pinnedAt({ x: there.x - there.width * 0.36, y: there.y - there.height * 0.36 })}
            >
              {rank ?? i + 1}
            </span>
          )
        );
      })}
    </div>
  );
}

const Tag = ({ tag, row }: StackedTag) => (
  <span class={`tag ${tag.kind}`} style={row === 0 ? pinnedAt(tag) : { ...pinnedAt(tag), '--row': `${row}` }}>
    {tag.icon !== undefined && <GameIcon name={tag.icon} />}
    {tag.face !== undefined && <Drawing svg={tag.face} class="face" />}
    {tag.text !== '' && <span class="text">{tag.text}</span>}
    {tag.count !== undefined && <b>{tag.count}</b>}
  </span>
);

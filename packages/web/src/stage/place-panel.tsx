// What lies at the place one looks at: its picture, what it is, what it does, the rule behind it, and what can be done there.

import type { Explanation, PlaceInfoOf, PlaceItem } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect } from 'preact/hooks';
import type { Control } from './control.ts';
import { Drawing, GameIcon, Icon, Rules } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly place: string;
  readonly infoOf: PlaceInfoOf;
  /** Given where the panel covers something and has to be closed again. */
  readonly onClose?: () => void;
}

export function PlacePanel({ control, words, place, infoOf, onClose }: Props) {
  const info = infoOf(control.position.value, place);
  // The log beside it grows and shrinks: its end stays in sight.
  useEffect(() => {
    const log = document.querySelector('.side .log');
    if (log) log.scrollTop = log.scrollHeight;
  }, [info]);
  return (
    <section class="about" aria-label={words.table.about} tabIndex={-1}>
      {onClose && (
        <button type="button" class="button round" aria-label={words.common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <ul>
        {info.items.map((item, i) => (
          <Item key={`${i} ${item.name}`} item={item} isFirst={i === 0} />
        ))}
      </ul>
      {info.blocked && (
        <p class="small harm">
          <ExplanationText {...info.blocked} />
        </p>
      )}
      <ActionsHere control={control} place={place} />
    </section>
  );
}

const Item = ({ item, isFirst }: { readonly item: PlaceItem; readonly isFirst: boolean }) => (
  <li class={isFirst ? 'ground-of' : ''}>
    <Drawing svg={item.picture} class="picture" />
    <div>
      <h3>{item.name}</h3>
      {item.facts.map((line) => (
        <p key={line.text} class="small soft">
          <ExplanationText {...line} />
        </p>
      ))}
    </div>
  </li>
);

const ExplanationText = ({ text, rules }: Explanation) => (
  <>
    {text} <Rules ids={rules} />
  </>
);

/** The actions that are possible at this place. Where turns are drafted, the board itself offers them. */
function ActionsHere({ control, place }: { readonly control: Control; readonly place: string }) {
  const actions = control.scene.value.draft ? [] : control.actionsAt(place);
  if (actions.length === 0) return null;
  return (
    <div class="row">
      {actions.map(({ id, icon, name }) => (
        <button
          key={id}
          type="button"
          class="button small"
          onClick={() => {
            control.choose(id);
            control.touch(place);
          }}
        >
          <GameIcon name={icon} /> {name}
        </button>
      ))}
    </div>
  );
}

// Everybody sets for themselves what becomes of ideas that others have for them.
import { IDEAS_WANTED } from '@undercroft/protocol';
import type { TogetherWords } from '@undercroft/words';
import type { OnlineTable } from './online-table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
}

export function IdeaWish({ table, together: { ideas } }: Props) {
  const { wants, isAsking } = table.ideas.own.value;
  const isTurn = table.session.acting !== undefined;
  return (
    <details class="idea-wish">
      <summary>
        {ideas.wanted}: {ideas.wants[wants].name}
      </summary>
      <div role="radiogroup" aria-label={ideas.wanted}>
        {IDEAS_WANTED.map((one) => (
          <label key={one} class={wants === one ? 'on' : ''}>
            <input
              class="sr"
              type="radio"
              name="ideas"
              checked={wants === one}
              onChange={() => table.chooseIdeas(one)}
            />
            <b>{ideas.wants[one].name}</b> <small>{ideas.wants[one].does}</small>
          </label>
        ))}
      </div>
      {isTurn && (
        <button
          type="button"
          class="button"
          aria-pressed={isAsking}
          onClick={() => table.askTable({ isAsking: !isAsking })}
        >
          {ideas.askTable}
        </button>
      )}
    </details>
  );
}

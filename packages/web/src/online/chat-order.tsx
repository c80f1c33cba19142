// Whoever opened the table keeps order in its talk: removes a message, mutes somebody, and says whether spectators may write.
import { useSignal } from '@preact/signals';
import type { Response } from '@undercroft/protocol';
import type { TogetherWords } from '@undercroft/words';
import { Icon } from '../stage/parts.tsx';
import { client } from './client.ts';
import { ErrorMessage } from './error-message.tsx';
import type { OnlineTable } from './online-table.ts';
import type { SaidLine } from './talk-line.ts';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
}

/** A small menu at a message. */
export function LineMenu({ line, table, together }: Props & { readonly line: SaidLine }) {
  const isOpen = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const { session } = table;
  const { talk } = together;
  const { n, name, seat, isMuted } = line;
  const isOwn = seat !== undefined && session.humanSeats.includes(seat);
  const finish = (done: Response<unknown>) => {
    problem.value = done.ok ? undefined : together.problem(done.error.kind);
    if (done.ok) isOpen.value = false;
    return done.ok;
  };
  const mute = async () => {
    if (finish(await client.muteChat(session.id, n, { isMuted: !isMuted }))) await table.updateMuted();
  };
  return (
    <>
      <button
        type="button"
        class="button bare message-more"
        aria-expanded={isOpen.value}
        aria-label={talk.options(name)}
        title={talk.options(name)}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="more" />
      </button>
      {isOpen.value && (
        <div class="message-ways">
          <button
            type="button"
            class="button"
            onClick={async () => {
              if (finish(await client.removeChat(session.id, n))) table.onChatRemoved(n);
            }}
          >
            {talk.remove}
          </button>
          {!isOwn && (
            <button type="button" class="button" onClick={() => void mute()}>
              {isMuted ? talk.unmute(name) : talk.mute(name)}
            </button>
          )}
          <ErrorMessage text={problem.value} />
        </div>
      )}
    </>
  );
}

/** Whether spectators may write. */
export function WatchersSwitch({ table, together }: Props) {
  const problem = useSignal<string | undefined>(undefined);
  const { session } = table;
  const choose = async (may: { readonly watchers: boolean }) => {
    const done = await client.openChat(session.id, may);
    problem.value = done.ok ? undefined : together.problem(done.error.kind);
    await table.refresh();
  };
  const isOpen = session.about.value.isChatClosed !== true;
  return (
    <div>
      <label class={isOpen ? 'switch on' : 'switch'}>
        <i aria-hidden="true" />
        <span>{together.talk.watchersMay}</span>
        <input
          class="sr"
          type="checkbox"
          checked={isOpen}
          onChange={(event) => void choose({ watchers: event.currentTarget.checked })}
        />
      </label>
      <ErrorMessage text={problem.value} />
    </div>
  );
}

// In the menu of the table: the invitation, one's name, another device, giving up a seat, ending the game.
import { useSignal } from '@preact/signals';
import type { TogetherWords } from '@undercroft/words';
import { gameName } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import { Bell } from './bell.tsx';
import { client, ownName, signIn } from './client.ts';
import { ErrorMessage } from './error-message.tsx';
import { Sending } from './invite-page.tsx';
import type { OnlineTable } from './online-table.ts';
import { OtherDevice } from './other-device.tsx';
import { OwnSeats } from './own-seats.tsx';
import { PlayOffline } from './play-offline.tsx';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  /** What each seat plays. */
  readonly roles: () => readonly string[];
  readonly onClose: () => void;
}

export function OnlineMenu(props: Props) {
  const { table, together } = props;
  const { session } = table;
  const away = useWords('away');
  if (typeof away !== 'object') return null;
  return (
    <section class="online-menu">
      <Sending game={gameName(session.game.id)} code={session.about.value.code} together={together} />
      <Rename table={table} together={together} />
      <Bell />
      <OtherDevice away={away} together={together} />
      <OwnSeats table={table} roles={props.roles()} away={away} together={together} />
      <PlayOffline session={session} away={away} />
      <Ways {...props} />
    </section>
  );
}

function Rename({ table, together }: Pick<Props, 'table' | 'together'>) {
  const { menu } = together;
  const name = useSignal(ownName.value);
  const isSaved = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const rename = async () => {
    const called = name.value.trim();
    const done = called === '' ? undefined : await signIn(called);
    problem.value = !done ? together.join.nameMissing : done.ok ? undefined : together.problem(done.error.kind);
    isSaved.value = done?.ok === true;
    if (done?.ok) await table.refresh();
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <label>
        <span class="label">{menu.rename}</span>
        <input
          class="field"
          maxLength={40}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
            isSaved.value = false;
          }}
        />
      </label>
      <button type="submit" class="button">
        {menu.save}
      </button>
      <span role="status">{isSaved.value && menu.saved}</span>
      <ErrorMessage text={problem.value} />
    </form>
  );
}

function Ways({ table, together, onClose }: Props) {
  const { menu } = together;
  const { session } = table;
  const problem = useSignal<string | undefined>(undefined);
  const sure = useSignal<'resign' | 'abandon' | undefined>(undefined);
  const [seat] = session.humanSeats;
  const { isOver, closed, isYours } = session.about.value;
  if (isOver || closed) return null;
  const end = async (how: 'resign' | 'abandon') => {
    const done = how === 'abandon' ? await client.abandon(session.id) : await client.resign(session.id, seat ?? -1);
    if (done.ok) return onClose();
    sure.value = undefined;
    problem.value = together.problem(done.error.kind);
  };
  if (sure.value !== undefined) {
    const how = sure.value;
    return (
      <div class="row" role="alert">
        <p>{how === 'resign' ? menu.resignSure : menu.abandonSure}</p>
        <button type="button" class="button" onClick={() => void end(how)}>
          {menu.yes}
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            sure.value = undefined;
          }}
        >
          {menu.no}
        </button>
      </div>
    );
  }
  return (
    <div class="row">
      {seat !== undefined && (
        <button type="button" class="button" onClick={() => (sure.value = 'resign')}>
          {menu.resign}
        </button>
      )}
      {isYours && (
        <button type="button" class="button" onClick={() => (sure.value = 'abandon')}>
          {menu.abandon}
        </button>
      )}
      <ErrorMessage text={problem.value} />
    </div>
  );
}

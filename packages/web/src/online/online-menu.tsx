// In the menu of the table: the invitation, one's name, another device, giving up a seat, ending the game.
import { useSignal } from '@preact/signals';
import { formatRecoveryLink } from '@undercroft/protocol';
import type { TogetherWords } from '@undercroft/words';
import { gameName } from '../app/games.ts';
import { go, to } from '../app/route.ts';
import { addRecord } from '../app/saved-games.ts';
import { Icon } from '../stage/parts.tsx';
import { client, ownName, signIn } from './client.ts';
import { Sending } from './invite-page.tsx';
import type { OnlineTable } from './online-table.ts';
import { copyText } from './share.ts';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly onClose: () => void;
}

export function OnlineMenu(props: Props) {
  const { table, together } = props;
  const { session } = table;
  return (
    <section class="online-menu">
      <Sending game={gameName(session.game.id)} code={session.about.value.code} together={together} />
      <Rename together={together} />
      <OtherDevice together={together} />
      <Ways {...props} />
    </section>
  );
}

function Rename({ together: { menu } }: Pick<Props, 'together'>) {
  const name = useSignal(ownName.value);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.value.trim() !== '') void signIn(name.value.trim());
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
          }}
        />
      </label>
      <button type="submit" class="button">
        {menu.save}
      </button>
    </form>
  );
}

function OtherDevice({ together: { menu, invite } }: Pick<Props, 'together'>) {
  const link = useSignal('');
  const isCopied = useSignal(false);
  const make = async () => {
    const made = await client.createRecoveryToken();
    if (made.ok) link.value = formatRecoveryLink({ base: location.origin, token: made.value.token });
  };
  if (link.value === '')
    return (
      <button type="button" class="button" onClick={() => void make()}>
        <Icon name="link" /> {menu.device}
      </button>
    );
  return (
    <div>
      <p class="label">{menu.deviceLine}</p>
      <div class="row">
        <input class="field link" readOnly aria-label={menu.device} value={link.value} />
        <button
          type="button"
          class="button"
          onClick={async () => {
            isCopied.value = await copyText(link.value);
          }}
        >
          {isCopied.value ? invite.copied : invite.copy}
        </button>
      </div>
    </div>
  );
}

function Ways({ table, together: { menu }, onClose }: Props) {
  const { session } = table;
  const sure = useSignal<'resign' | 'abandon' | undefined>(undefined);
  const [seat] = session.humanSeats;
  const end = async (how: 'resign' | 'abandon') => {
    if (how === 'abandon') await client.abandon(session.id);
    else if (seat !== undefined) await client.resign(session.id, seat);
    onClose();
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
      <button type="button" class="button" onClick={async () => go(to.table(await addRecord(session.record)))}>
        <Icon name="save" /> {menu.download}
      </button>
      {seat !== undefined && (
        <button type="button" class="button" onClick={() => void client.leaveSeat(session.id, seat).then(onClose)}>
          {menu.leaveSeat}
        </button>
      )}
      {seat !== undefined && (
        <button type="button" class="button" onClick={() => (sure.value = 'resign')}>
          {menu.resign}
        </button>
      )}
      {session.about.value.isYours && (
        <button type="button" class="button" onClick={() => (sure.value = 'abandon')}>
          {menu.abandon}
        </button>
      )}
    </div>
  );
}

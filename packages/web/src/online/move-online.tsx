// A game of this device goes on at a table of the server; a copy stays here.
import { useSignal } from '@preact/signals';
import { writeRecord } from '@undercroft/engine';
import type { AwayWords, TogetherWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { go, to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import type { Session } from '../play/session.ts';
import type { ControlFace } from '../stage/control-face.ts';
import { Icon } from '../stage/parts.tsx';
import { client, ownName, recognise, signIn } from './client.ts';
import { ErrorMessage } from './error-message.tsx';
import { type Holder, requestOf, SeatRow } from './seat-holders.tsx';

interface Props {
  readonly session: Session;
  readonly control: ControlFace;
}

export function MoveOnline({ session, control }: Props) {
  const away = useWords('away');
  const together = useWords('together');
  const isAsked = useSignal(false);
  useEffect(() => {
    void recognise();
  }, []);
  if (typeof away !== 'object' || typeof together !== 'object') return null;
  if (!isAsked.value)
    return (
      <div class="row">
        <button type="button" class="button" onClick={() => (isAsked.value = true)}>
          <Icon name="online" /> {away.move.button}
        </button>
      </div>
    );
  return <Moving {...{ session, control, away, together }} onClose={() => (isAsked.value = false)} />;
}

interface MovingProps extends Props {
  readonly away: AwayWords;
  readonly together: TogetherWords;
  readonly onClose: () => void;
}

/** As it is played here: people are oneself first, then friends; bots stay bots. */
const holdersOf = ({ table }: Session): Holder[] => {
  const firstPerson = table.occupants.findIndex(({ player }) => player === 'human');
  return table.occupants.map(({ player }, seat) => (player === 'bot' ? 'bot' : seat === firstPerson ? 'me' : 'friend'));
};

function Moving({ session, control, away, together, onClose }: MovingProps) {
  const holders = useSignal<readonly Holder[]>(holdersOf(session));
  const name = useSignal<string | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const called = name.value ?? (ownName.value || session.table.occupants.find((one) => one.name)?.name) ?? '';
  const { move } = away;
  const start = async () => {
    problem.value = called.trim() === '' ? together.join.nameMissing : undefined;
    if (problem.value !== undefined) return;
    const known = await signIn(called.trim());
    const record = writeRecord(session.record);
    const moved = known.ok ? await client.importRecord({ record, seats: holders.value.map(requestOf) }) : known;
    if (moved.ok) go(to.invite(moved.value.id));
    else problem.value = together.problem(moved.error.kind);
  };
  return (
    <form
      class="moving"
      aria-label={move.title}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h3>{move.title}</h3>
      <p class="label">
        {move.line} {move.dice}
      </p>
      <Seats
        {...{ control, together }}
        holders={holders.value}
        onHolders={(next) => {
          holders.value = next;
        }}
      />
      <label>
        <span class="label">{together.open.yourName}</span>
        <input
          class="field"
          name="name"
          autocomplete="nickname"
          maxLength={40}
          value={called}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <ErrorMessage text={problem.value} />
      <div class="row">
        <button type="submit" class="button">
          {move.move}
        </button>
        <button type="button" class="button bare" onClick={onClose}>
          {move.notNow}
        </button>
      </div>
    </form>
  );
}

interface SeatsProps extends Pick<MovingProps, 'control' | 'together'> {
  readonly holders: readonly Holder[];
  readonly onHolders: (holders: readonly Holder[]) => void;
}

const Seats = ({ control, together, holders, onHolders }: SeatsProps) => (
  <ul class="seats">
    {holders.map((holder, seat) => {
      const own = control.scene.value.cards.filter((card) => card.seat === seat);
      return (
        <SeatRow
          key={seat}
          {...{ seat, holder, together }}
          face={own[0]?.face ?? ''}
          name={own.map((card) => card.name).join(', ')}
          onHolder={(next) => onHolders(holders.map((one, i) => (i === seat ? next : one)))}
        />
      );
    })}
  </ul>
);

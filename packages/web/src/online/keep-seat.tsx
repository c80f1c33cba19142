// Keeps an empty seat for one person: a link of its own opens it, and nothing else does.
import { useSignal } from '@preact/signals';
import { formatSeatLink } from '@undercroft/protocol';
import type { TogetherWords } from '@undercroft/words';
import { Icon } from '../stage/parts.tsx';
import { client } from './client.ts';
import { CopyButton } from './copy-button.tsx';
import { ErrorMessage } from './error-message.tsx';

interface Props {
  readonly table: string;
  readonly index: number;
  readonly role: string;
  readonly together: TogetherWords;
}

export function KeepSeat({ table, index, role, together }: Props) {
  const { seats, invite } = together;
  const link = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const keep = async () => {
    const made = await client.createLink(table, index);
    problem.value = made.ok ? undefined : together.problem(made.error.kind);
    if (made.ok) link.value = formatSeatLink({ base: location.origin, table, ...made.value });
  };
  return (
    <details class="keep-seat">
      <summary aria-label={seats.more(role)}>
        <Icon name="more" />
      </summary>
      {link.value === '' ? (
        <button type="button" class="button" aria-label={seats.keepFor(role)} onClick={() => void keep()}>
          <Icon name="person" /> {seats.keep}
        </button>
      ) : (
        <>
          <p class="label">{seats.keptLine}</p>
          <div class="row">
            <input
              class="field link"
              readOnly
              aria-label={seats.keptLink(role)}
              value={link.value}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={link.value} words={invite} />
          </div>
        </>
      )}
      <ErrorMessage text={problem.value} />
    </details>
  );
}

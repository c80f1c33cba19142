// Opens a table on the server: the set-up as at one screen, and who sits where.
import { type Signal, useSignal } from '@preact/signals';
import type { Pace } from '@undercroft/protocol';
import type { PageWords, TogetherWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { go, to } from '../app/route.ts';
import { hasServer } from '../app/server.ts';
import { useWords } from '../app/words.ts';
import { Choices, Radio } from '../pages/set-up-choices.tsx';
import type { SetUpModel } from '../pages/set-up-model.ts';
import { client, ownName, recognise, signIn } from './client.ts';
import { ErrorMessage } from './error-message.tsx';
import { NameField } from './name-field.tsx';
import { type Holder, requestOf, SeatRow } from './seat-holders.tsx';

interface Props {
  readonly model: SetUpModel;
  readonly words: PageWords;
}

export function OpenTable({ model, words }: Props) {
  const together = useWords('together');
  useEffect(() => {
    void recognise();
  }, []);
  if (typeof together !== 'object') return null;
  return <Opening model={model} words={words} together={together} />;
}

interface OpeningProps extends Props {
  readonly together: TogetherWords;
}

function Opening({ model, words, together }: OpeningProps) {
  const holders = useSignal<Readonly<Record<number, Holder>>>({});
  const matters = useSignal<Matters>({ pace: 'either', hints: !isCompetitive(model) });
  const name = useSignal<string | undefined>(undefined);
  const called = name.value ?? ownName.value;
  const { open } = together;
  const holderOf = (seat: number): Holder => holders.value[seat] ?? (seat === 0 ? 'me' : 'friend');
  const nameOf = (seat: number): string =>
    ({ me: called || words.setUp.me, friend: open.friend, bot: open.bot })[holderOf(seat)];
  return (
    <div class="setup">
      <Choices model={model} words={words} nameOf={nameOf}>
        <MattersChoice model={model} together={together} matters={matters} />
      </Choices>
      <OpenForm
        {...{ model, together, called }}
        seats={model.seats.map(holderOf)}
        matters={matters.value}
        onName={(next) => {
          name.value = next;
        }}
        onHolder={(seat, holder) => {
          holders.value = { ...holders.value, [seat]: holder };
        }}
      />
    </div>
  );
}

interface Matters {
  readonly pace: Pace;
  readonly hints: boolean;
}

/** Opponents agree beforehand whether bots may give hints. */
const isCompetitive = ({ view }: SetUpModel): boolean => view.game.sides !== undefined;

interface MattersProps extends Pick<OpeningProps, 'model' | 'together'> {
  readonly matters: Signal<Matters>;
}

function MattersChoice({ model, together: { open }, matters }: MattersProps) {
  const { pace, hints } = matters.value;
  return (
    <>
      <section aria-labelledby="pace">
        <h2 id="pace">{open.pace}</h2>
        <div class="levels">
          {(Object.keys(open.paces) as Pace[]).map((one) => (
            <Radio
              key={one}
              group="pace"
              {...open.paces[one]}
              isOn={pace === one}
              onChoose={() => {
                matters.value = { pace: one, hints };
              }}
            />
          ))}
        </div>
      </section>
      {isCompetitive(model) && (
        <label class={hints ? 'switch on' : 'switch'}>
          <i aria-hidden="true" />
          <span>
            {open.hints}
            <small>{open.hintsLine}</small>
          </span>
          <input
            class="sr"
            type="checkbox"
            checked={hints}
            onChange={(event) => {
              matters.value = { pace, hints: event.currentTarget.checked };
            }}
          />
        </label>
      )}
    </>
  );
}

interface OpenFormProps extends Pick<OpeningProps, 'model' | 'together'> {
  readonly called: string;
  readonly seats: readonly Holder[];
  readonly matters: Matters;
  readonly onName: (name: string) => void;
  readonly onHolder: (seat: number, holder: Holder) => void;
}

function OpenForm({ model, together, called, seats, matters, onName, onHolder }: OpenFormProps) {
  const problem = useSignal<string | undefined>(undefined);
  const { open } = together;
  const begin = async () => {
    problem.value = called.trim() === '' ? together.join.nameMissing : undefined;
    if (problem.value !== undefined || model.error.value !== undefined) return;
    const known = await signIn(called.trim());
    const options = model.options.value as Record<string, unknown>;
    const table = { game: model.view.game.id, options, seats: seats.map(requestOf), ...matters };
    const opened = known.ok ? await client.openTable(table) : known;
    if (!opened.ok) problem.value = together.problem(opened.error.kind);
    else go(to.invite(opened.value.id));
  };
  return (
    <form
      class="summary"
      aria-label={open.who}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2>{open.who}</h2>
      <ul class="seats">
        {seats.map((holder, seat) => (
          <SeatRow
            key={seat}
            {...{ seat, together, holder }}
            {...model.setUp.seat(model.chosen.value, seat)}
            onHolder={(next) => onHolder(seat, next)}
          />
        ))}
      </ul>
      <NameField label={open.yourName} labelClass="label" value={called} onName={onName} />
      <div class="start">
        <ErrorMessage text={model.error.value ?? problem.value ?? serverError(together)} />
        <button type="submit" class="button primary" aria-disabled={model.error.value !== undefined || undefined}>
          {open.open}
        </button>
      </div>
      <p class="label">
        {open.oneLink} {open.botLater}
      </p>
    </form>
  );
}

const serverError = ({ open }: TogetherWords): string | undefined => (hasServer() ? undefined : open.needsServer);

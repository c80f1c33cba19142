// Opens a table on the server: the set-up as at one screen, and who sits where.
import { useSignal } from '@preact/signals';
import type { Pace } from '@undercroft/protocol';
import type { PageWords, TogetherWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { go, to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { Choices, Radio } from '../pages/set-up-choices.tsx';
import type { SetUpModel } from '../pages/set-up-model.ts';
import { Drawing, Icon } from '../stage/parts.tsx';
import { client, ownName, recognise, signIn } from './client.ts';
import { hasServer, isUnreached } from './server.ts';

interface Props {
  readonly model: SetUpModel;
  readonly words: PageWords;
}

const HOLDERS = ['me', 'friend', 'bot'] as const;
type Holder = (typeof HOLDERS)[number];

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
  const name = useSignal<string | undefined>(undefined);
  const pace = useSignal<Pace>('either');
  const hints = useSignal<boolean | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const holderOf = (seat: number): Holder => holders.value[seat] ?? (seat === 0 ? 'me' : 'friend');
  const called = name.value ?? ownName.value;
  const { open } = together;
  const nameOf = (seat: number): string =>
    ({ me: called || words.setUp.me, friend: open.friend, bot: open.bot })[holderOf(seat)];
  const begin = async () => {
    problem.value = called.trim() === '' ? together.join.nameMissing : undefined;
    if (problem.value !== undefined || model.error.value !== undefined) return;
    const known = await signIn(called.trim());
    const opened = known.ok
      ? await client.openTable({
          game: model.view.game.id,
          options: model.options.value as Record<string, unknown>,
          seats: model.seats.map((seat) => requestOf(holderOf(seat))),
          pace: pace.value,
          ...(hints.value === undefined ? {} : { hints: hints.value }),
        })
      : known;
    if (opened.ok && 'links' in opened.value) go(to.invite(opened.value.id));
    else if (!opened.ok) problem.value = together.problem(opened.error.kind);
  };
  return (
    <div class="setup">
      <Choices model={model} words={words} nameOf={nameOf}>
        <section aria-labelledby="pace">
          <h2 id="pace">{open.pace}</h2>
          <div class="levels">
            {(Object.keys(open.paces) as Pace[]).map((one) => (
              <Radio
                key={one}
                group="pace"
                {...open.paces[one]}
                isOn={pace.value === one}
                onChoose={() => {
                  pace.value = one;
                }}
              />
            ))}
          </div>
        </section>
      </Choices>
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
          {model.seats.map((seat) => (
            <SeatRow
              key={seat}
              {...{ model, seat, together }}
              holder={holderOf(seat)}
              onHolder={(holder) => {
                holders.value = { ...holders.value, [seat]: holder };
              }}
            />
          ))}
        </ul>
        <label>
          <span class="label">{open.yourName}</span>
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
        <div class="start">
          <Trouble text={model.error.value ?? problem.value ?? serverTrouble(together)} />
          <button type="submit" class="button primary" aria-disabled={model.error.value !== undefined || undefined}>
            {open.open}
          </button>
        </div>
        <p class="label">
          {open.oneLink} {open.botLater}
        </p>
      </form>
    </div>
  );
}

function serverTrouble({ home }: TogetherWords): string | undefined {
  if (!hasServer()) return home.needsServer;
  return isUnreached.value ? home.unreached : undefined;
}

const Trouble = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="harm" role="alert">
      <Icon name="warn" /> {text}
    </p>
  );

const requestOf = (holder: Holder) => {
  if (holder === 'me') return { for: 'me' } as const;
  return holder === 'friend' ? ({ for: 'open' } as const) : ({ for: 'bot', strength: 'novice' } as const);
};

interface SeatRowProps {
  readonly model: SetUpModel;
  readonly seat: number;
  readonly together: TogetherWords;
  readonly holder: Holder;
  readonly onHolder: (holder: Holder) => void;
}

function SeatRow({ model, seat, together: { open }, holder, onHolder }: SeatRowProps) {
  const { face, name } = model.setUp.seat(model.chosen.value, seat);
  return (
    <li class="stacked">
      <Drawing svg={face} class="face" />
      <b>{name}</b>
      <span class="holders" role="radiogroup" aria-label={open.seatOf(name)}>
        {HOLDERS.map((one) => (
          <label key={one} class={holder === one ? 'on' : ''}>
            <input
              class="sr"
              type="radio"
              name={`seat-${seat}`}
              checked={holder === one}
              onChange={() => onHolder(one)}
            />
            {open[one]}
          </label>
        ))}
      </span>
    </li>
  );
}

// Before a game: who plays, with whom, how hard. Good defaults: one tap begins.
import { useComputed, useSignal } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import { type SetUpChoices, type SetUpView, withSeats } from '@undercroft/page-kit/set-up-view';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../app/games.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { Message } from '../app/message.tsx';
import { startGame } from '../app/open-game.ts';
import { go, to } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { Top } from '../app/top.tsx';
import { type SeatChoice, SeatSelect } from '../bots/seat-select.tsx';
import { Drawing, Icon, Symbols, Why } from '../stage/parts.tsx';
import { Crew, Order } from './crew.tsx';
import { teamFor } from './team-choice.ts';
import { useSetUp, useView } from './use-view.ts';

interface Props {
  readonly words: PageWords;
  readonly game: string;
  readonly mode: string;
}

export function SetUpPage({ words, game, mode }: Props) {
  const view = useView(game, words);
  const setUp = useSetUp(game, words);
  if (!isGameId(game)) return <Message words={words} {...words.errors.notFound} />;
  if (view.state === 'failed' || setUp.state === 'failed') return <NotLoaded words={words} />;
  if (view.state === 'loading' || setUp.state === 'loading') return <Loading words={words} />;
  return <SetUp words={words} view={view.value} setUp={setUp.value} mode={mode} />;
}

/** The people of a game, who leads them and who goes first. */
type Team = Pick<SetUpChoices, 'people' | 'seats' | 'first'>;

interface SetUpProps {
  readonly words: PageWords;
  readonly setUp: SetUpView;
  readonly view: GameView;
  readonly mode: string;
}

function SetUp({ words, setUp, view, mode }: SetUpProps) {
  const [fewest = 1] = setUp.players;
  const players = useSignal(mode === 'around' ? Math.max(2, fewest) : fewest);
  const team = useSignal<Team>({ people: teamFor(setUp.people, players.value) });
  const values = useSignal<Readonly<Record<string, unknown>>>(defaultValues(setUp));
  const names = useSignal<readonly string[]>(settings.names.value);
  const seed = useSignal('');
  const seats = useSignal<Readonly<Record<number, SeatChoice>>>({});
  const whoAt = (seat: number): SeatChoice => seats.value[seat] ?? defaultSeat(seat, mode);
  const chosen = useComputed<SetUpChoices>(() => ({ players: players.value, values: values.value, ...team.value }));
  const error = errorTextOf(view, setUp, chosen.value);
  useEffect(() => {
    document.title = words.titled(`${view.title}: ${setUp.title}`);
  }, [words, view]);

  const begin = async () => {
    settings.names.value = names.value;
    // Who is alone at the screen need not be called by name.
    const isAlone = everySeat(players.value).filter((seat) => whoAt(seat) === 'person').length <= 1;
    const occupants = Array.from({ length: players.value }, (_, seat) => {
      const who = whoAt(seat);
      if (who !== 'person') return { player: 'bot' as const, name: who };
      const name = isAlone ? names.value[seat] : names.value[seat] || words.common.player(seat);
      return { player: 'human' as const, ...(name ? { name } : {}) };
    });
    const session = await startGame(view.game.id, setUp.options(chosen.value), occupants, seed.value || undefined);
    if (session.ok) go(to.table(session.value.id));
  };
  /** What does not fit the number of players is not offered. */
  const isPossible = (option: string, value: unknown): boolean =>
    values.value[option] === value ||
    view.game.open(setUp.options({ ...chosen.value, values: { ...values.value, [option]: value } })).ok;
  const set = (option: string, value: unknown) => {
    values.value = { ...values.value, [option]: value };
  };
  const setPlayers = (n: number) => {
    players.value = n;
    team.value = { people: teamFor(setUp.people, n) };
  };
  const crew = setUp.people && {
    people: setUp.people,
    chosen: chosen.value,
    names: Array.from({ length: players.value }, (_, seat) => {
      const who = whoAt(seat);
      return who === 'person' ? names.value[seat] || defaultName(seat, words) : words.bots.strengths[who].name;
    }),
    words,
    onTeam: (next: Team) => {
      team.value = next;
    },
  };

  return (
    <div class="page">
      <Symbols defs={view.defs} />
      <Top words={words} />
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (error === undefined) void begin();
        }}
      >
        <main>
          <h1>{setUp.title}</h1>
          <section aria-labelledby="players">
            <h2 id="players">{words.setUp.players}</h2>
            <div class="segments wide">
              {setUp.players.map((n) => (
                <button key={n} type="button" aria-pressed={players.value === n} onClick={() => setPlayers(n)}>
                  {n}
                  <span class="sr"> {words.setUp.playersOf(n)}</span>
                </button>
              ))}
            </div>
          </section>
          {crew && <Crew {...crew} />}
          {crew && chosen.value.people.length > 0 && <Order {...crew} />}
          {setUp.levels && (
            <section aria-labelledby="level">
              <h2 id="level">{setUp.levels.title}</h2>
              <div class="levels">
                {setUp.levels.all(chosen.value.people.length, values.value).map(({ value, name, does }) => (
                  <Radio
                    key={value}
                    group="level"
                    name={name}
                    does={does}
                    isOn={values.value[setUp.levels?.option ?? ''] === value}
                    onChoose={() => set(setUp.levels?.option ?? '', value)}
                  />
                ))}
              </div>
            </section>
          )}
          {setUp.choices.map((choice) => (
            <section key={choice.option} aria-label={choice.name}>
              <h2>{choice.name}</h2>
              <div class="levels">
                {choice.all
                  .filter(({ value }) => isPossible(choice.option, value))
                  .map(({ value, name, does }) => (
                    <Radio
                      key={name}
                      group={choice.option}
                      name={name}
                      does={does}
                      isOn={values.value[choice.option] === value}
                      onChoose={() => set(choice.option, value)}
                    />
                  ))}
              </div>
            </section>
          ))}
          {setUp.switches.length > 0 && (
            <section aria-labelledby="more">
              <h2 id="more">{words.setUp.options}</h2>
              <div class="options">
                {setUp.switches.map(({ option, name, does, on, off, rule }) => (
                  <label key={option} class={values.value[option] === on ? 'switch on' : 'switch'}>
                    <i aria-hidden="true" />
                    <span>
                      {name}
                      <small>
                        {does} <Why rules={[rule]} words={words} about={name} />
                      </small>
                    </span>
                    <input
                      class="sr"
                      type="checkbox"
                      checked={values.value[option] === on}
                      onChange={(event) => set(option, event.currentTarget.checked ? on : off)}
                    />
                  </label>
                ))}
              </div>
            </section>
          )}
        </main>
        <aside class="summary" aria-label={words.setUp.thisTable}>
          <h2>{words.setUp.thisTable}</h2>
          <ul class="seats">
            {Array.from({ length: players.value }, (_, seat) => {
              const { face, name } = setUp.seat(chosen.value, seat);
              return (
                <li key={seat}>
                  <Drawing svg={face} class="face" />
                  <b>{name || words.setUp.leadsNobody}</b>
                  <span class="occupant">
                    <SeatSelect
                      seat={seat}
                      who={whoAt(seat)}
                      words={words.bots}
                      onChoose={(who) => {
                        seats.value = { ...seats.value, [seat]: who };
                      }}
                    />
                    {whoAt(seat) === 'person' && (
                      <label>
                        <span class="sr">{words.setUp.nameOf(seat)}</span>
                        <input
                          class="field"
                          value={names.value[seat] ?? ''}
                          placeholder={defaultName(seat, words)}
                          maxLength={24}
                          onInput={(event) => {
                            const next = [...names.value];
                            next[seat] = event.currentTarget.value;
                            names.value = Array.from(next, (one) => one ?? '');
                          }}
                        />
                      </label>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
          <div class="start">
            {error !== undefined && (
              <p class="harm" role="alert">
                <Icon name="warn" /> {error}
              </p>
            )}
            <button type="submit" class="button primary" aria-disabled={error !== undefined}>
              {setUp.begin}
            </button>
          </div>
          <details>
            <summary class="label">{words.setUp.seed}</summary>
            <label>
              <span class="label">{words.setUp.seedLine}</span>
              <input
                class="field"
                value={seed.value}
                maxLength={40}
                onInput={(event) => {
                  seed.value = event.currentTarget.value.trim();
                }}
              />
            </label>
          </details>
        </aside>
      </form>
    </div>
  );
}

/** Who sits there, as long as nobody has said so. */
const defaultName = (seat: number, words: PageWords): string =>
  seat === 0 ? words.setUp.me : words.common.player(seat);

/** Why this cannot be played, and what to change. The game counts the seats it is given: one left empty is none to it. */
function errorTextOf(view: GameView, setUp: SetUpView, chosen: SetUpChoices): string | undefined {
  const opened = view.game.open(setUp.options(chosen));
  if (!opened.ok) return setUp.errorText(opened.error);
  const taken = new Set(withSeats(chosen).map(({ seat }) => seat));
  return setUp.people && taken.size < chosen.players ? setUp.errorText({ kind: 'empty-seat', path: [] }) : undefined;
}

const everySeat = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);

/** Alone, the other seats are bots'; around one screen everybody is there. */
const defaultSeat = (seat: number, mode: string): SeatChoice => (mode === 'around' || seat === 0 ? 'person' : 'novice');

interface RadioProps {
  readonly group: string;
  readonly name: string;
  readonly does: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

const Radio = ({ group, name, does, isOn, onChoose }: RadioProps) => (
  <label class={isOn ? 'level on' : 'level'}>
    <b>{name}</b>
    <span>{does}</span>
    <input class="sr" type="radio" name={group} checked={isOn} onChange={onChoose} />
  </label>
);

function defaultValues({ levels, switches, choices }: SetUpView): Record<string, unknown> {
  return Object.fromEntries([
    ...(levels ? [[levels.option, levels.usual]] : []),
    ...switches.map(({ option, off }) => [option, off]),
    ...choices.map(({ option, usual }) => [option, usual]),
  ]);
}

// Before a game: who plays, with whom, how hard. Good defaults: one tap begins.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../app/catalog.ts';
import { Message } from '../app/message.tsx';
import { go, to } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { beginGame } from '../app/shelf.ts';
import { Top } from '../app/top.tsx';
import { Loading, NotLoaded } from '../app/waiting.tsx';
import type { GameView } from '../stage/contract.ts';
import { Drawing, Health, Icon, RuleLink, Symbols } from '../stage/parts.tsx';
import type { PageWords } from '../words/en/page.ts';
import { useSetUp, useView } from './loading.tsx';
import type { Chosen, SetUpView } from './set-up-contract.ts';

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

interface SetUpProps {
  readonly words: PageWords;
  readonly setUp: SetUpView;
  readonly view: GameView;
  readonly mode: string;
}

function SetUp({ words, setUp, view, mode }: SetUpProps) {
  const [fewest = 1] = setUp.players;
  const players = useSignal(mode === 'around' ? Math.max(2, fewest) : fewest);
  const people = useSignal<readonly string[]>(teamFor(setUp, players.value));
  const values = useSignal<Readonly<Record<string, unknown>>>(usualValues(setUp));
  const names = useSignal<readonly string[]>(settings.names.value);
  const seed = useSignal('');
  const chosen = useComputed<Chosen>(() => ({ players: players.value, people: people.value, values: values.value }));
  const opened = view.game.open(setUp.options(chosen.value));
  const fault = opened.ok ? undefined : setUp.fault(opened.error);
  useEffect(() => {
    document.title = words.titled(`${view.title}: ${setUp.title}`);
  }, [words, view]);

  const begin = async () => {
    settings.names.value = names.value;
    const sitters = Array.from({ length: players.value }, (_, seat) => {
      const name = players.value > 1 ? names.value[seat] || words.common.player(seat) : names.value[seat];
      return { player: 'human' as const, ...(name ? { name } : {}) };
    });
    const session = await beginGame(view.game.id, setUp.options(chosen.value), sitters, seed.value || undefined);
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
    people.value = teamFor(setUp, n);
  };

  return (
    <div class="page">
      <Symbols defs={view.defs} />
      <Top words={words} />
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (fault === undefined) void begin();
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
          {setUp.people && (
            <Crew
              people={setUp.people}
              chosen={chosen.value}
              names={names.value}
              words={words}
              onPick={(next) => (people.value = next)}
            />
          )}
          {setUp.levels && (
            <section aria-labelledby="level">
              <h2 id="level">{setUp.levels.title}</h2>
              <div class="levels">
                {setUp.levels.all(people.value.length).map(({ value, name, does }) => (
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
                        {does} <RuleLink id={rule} />
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
                  <span>
                    <label>
                      <span class="sr">{words.setUp.nameOf(seat)}</span>
                      <input
                        class="field"
                        value={names.value[seat] ?? ''}
                        placeholder={seat === 0 ? words.setUp.me : words.common.player(seat)}
                        maxLength={24}
                        onInput={(event) => {
                          const next = [...names.value];
                          next[seat] = event.currentTarget.value;
                          names.value = Array.from(next, (one) => one ?? '');
                        }}
                      />
                    </label>
                    <small>{name || words.setUp.leadsNobody}</small>
                  </span>
                  <span class="label">{seat === 0 ? words.setUp.me : words.setUp.here}</span>
                </li>
              );
            })}
          </ul>
          {fault !== undefined && (
            <p class="harm" role="alert">
              <Icon name="warn" /> {fault}
            </p>
          )}
          <button type="submit" class="button primary" aria-disabled={fault !== undefined}>
            {setUp.begin}
          </button>
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

interface CrewProps {
  readonly people: NonNullable<SetUpView['people']>;
  readonly chosen: Chosen;
  readonly names: readonly string[];
  readonly words: PageWords;
  readonly onPick: (people: readonly string[]) => void;
}

function Crew({ people, chosen, names, words, onPick }: CrewProps) {
  const size = chosen.people.length;
  const toggle = (id: string) =>
    onPick(chosen.people.includes(id) ? chosen.people.filter((one) => one !== id) : [...chosen.people, id]);
  return (
    <section aria-labelledby="crew">
      <h2 id="crew">
        {people.title} <small>{people.note(size)}</small>
      </h2>
      <div class="teams">
        {people.teams.map(({ name, does, members }) => {
          const team = members.slice(0, fittingSize(people.sizes, chosen.players));
          const isOn = team.length === size && team.every((one) => chosen.people.includes(one));
          return (
            <button
              key={name}
              type="button"
              class="button"
              aria-pressed={isOn}
              title={does}
              onClick={() => onPick(team)}
            >
              {name}
            </button>
          );
        })}
      </div>
      <div class="crewpick">
        {people.all.map(({ id, face, name, does, health }) => {
          const place = chosen.people.indexOf(id);
          const seat = place < 0 ? undefined : place % chosen.players;
          return (
            <label key={id} class={place < 0 ? 'pick' : 'pick on'}>
              <Drawing svg={face} class="face" />
              <div>
                <h3>{name}</h3>
                <span class="row">
                  {health && <Health {...health} />}
                  {seat !== undefined && (
                    <span class="seat">{names[seat] || (seat === 0 ? words.setUp.me : words.common.player(seat))}</span>
                  )}
                </span>
              </div>
              <p>{does}</p>
              <input class="sr" type="checkbox" checked={place >= 0} onChange={() => toggle(id)} />
            </label>
          );
        })}
      </div>
    </section>
  );
}

/** As many as there must be, and as few as there may be. */
export function fittingSize(sizes: readonly number[], players: number): number {
  const fitting = sizes.filter((size) => size % players === 0 && size / players <= (players === 1 ? 4 : 2));
  return fitting[0] ?? sizes[0] ?? 0;
}

function teamFor({ people }: SetUpView, players: number): readonly string[] {
  return people?.teams[0]?.members.slice(0, fittingSize(people.sizes, players)) ?? [];
}

function usualValues({ levels, switches, choices }: SetUpView): Record<string, unknown> {
  return Object.fromEntries([
    ...(levels ? [[levels.option, levels.usual]] : []),
    ...switches.map(({ option, off }) => [option, off]),
    ...choices.map(({ option, usual }) => [option, usual]),
  ]);
}

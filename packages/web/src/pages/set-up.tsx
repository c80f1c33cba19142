// Before a game: who plays, with whom, how hard. Good defaults: one tap begins.
import { useSignal } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { SetUpView } from '@undercroft/page-kit/set-up-view';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect, useMemo } from 'preact/hooks';
import { isGameId } from '../app/games.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { Message } from '../app/message.tsx';
import { startGame } from '../app/open-game.ts';
import { go, to } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { Top } from '../app/top.tsx';
import { type SeatChoice, SeatSelect } from '../bots/seat-select.tsx';
import { Drawing, Icon, Symbols } from '../stage/parts.tsx';
import { Choices } from './set-up-choices.tsx';
import { SetUpModel } from './set-up-model.ts';
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

/** Loaded where it is played over a server. */
const OpenTable = lazyPart(() => import('../online/open-table.tsx').then(({ OpenTable }) => OpenTable));

interface SetUpProps {
  readonly words: PageWords;
  readonly setUp: SetUpView;
  readonly view: GameView;
  readonly mode: string;
}

function SetUp({ words, setUp, view, mode }: SetUpProps) {
  const [fewest = 1] = setUp.players;
  const isShared = mode === 'around' || mode === 'online';
  const model = useMemo(
    () => new SetUpModel(view, setUp, isShared ? Math.max(2, fewest) : fewest),
    [view.game.id, mode],
  );
  model.rename(view, setUp);
  useEffect(() => {
    document.title = words.titled(`${view.title}: ${setUp.title}`);
  }, [words, view]);
  return (
    <div class="page">
      <Symbols defs={view.defs} />
      <Top words={words} />
      {mode === 'online' ? (
        <OpenTable model={model} words={words} />
      ) : (
        <Local model={model} words={words} mode={mode} />
      )}
    </div>
  );
}

interface OwnProps {
  readonly model: SetUpModel;
  readonly words: PageWords;
}

/** At this screen: who plays each seat, and a seed. */
function Local({ model, words, mode }: OwnProps & { readonly mode: string }) {
  const names = useSignal<readonly string[]>(settings.names.value);
  const seed = useSignal('');
  const seats = useSignal<Readonly<Record<number, SeatChoice>>>({});
  const whoAt = (seat: number): SeatChoice => seats.value[seat] ?? defaultSeat(seat, mode);
  const error = model.error.value;
  const begin = async () => {
    settings.names.value = names.value;
    // Who is alone at the screen need not be called by name.
    const isAlone = model.seats.filter((seat) => whoAt(seat) === 'person').length <= 1;
    const occupants = model.seats.map((seat) => {
      const who = whoAt(seat);
      if (who !== 'person') return { player: 'bot' as const, name: who };
      const name = isAlone ? names.value[seat] : names.value[seat] || words.common.player(seat);
      return { player: 'human' as const, ...(name ? { name } : {}) };
    });
    const session = await startGame(model.view.game.id, model.options.value, occupants, seed.value || undefined);
    if (session.ok) go(to.table(session.value.id));
  };
  const nameOf = (seat: number): string => {
    const who = whoAt(seat);
    return who === 'person' ? names.value[seat] || defaultName(seat, words) : words.bots.strengths[who].name;
  };
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (error === undefined) void begin();
      }}
    >
      <Choices model={model} words={words} nameOf={nameOf} />
      <aside class="summary" aria-label={words.setUp.thisTable}>
        <h2>{words.setUp.thisTable}</h2>
        <ul class="seats">
          {model.seats.map((seat) => (
            <SeatRow
              key={seat}
              {...{ model, words, seat }}
              who={whoAt(seat)}
              name={names.value[seat] ?? ''}
              onWho={(who) => {
                seats.value = { ...seats.value, [seat]: who };
              }}
              onName={(name) => {
                const next = [...names.value];
                next[seat] = name;
                names.value = Array.from(next, (one) => one ?? '');
              }}
            />
          ))}
        </ul>
        <div class="start">
          {error !== undefined && (
            <p class="harm" role="alert">
              <Icon name="warn" /> {error}
            </p>
          )}
          <button type="submit" class="button primary" aria-disabled={error !== undefined}>
            {model.setUp.begin}
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
  );
}

interface SeatRowProps extends OwnProps {
  readonly seat: number;
  readonly who: SeatChoice;
  readonly name: string;
  readonly onWho: (who: SeatChoice) => void;
  readonly onName: (name: string) => void;
}

function SeatRow({ model, words, seat, who, name, onWho, onName }: SeatRowProps) {
  const played = model.setUp.seat(model.chosen.value, seat);
  return (
    <li>
      <Drawing svg={played.face} class="face" />
      <b>{played.name || words.setUp.leadsNobody}</b>
      <span class="occupant">
        <SeatSelect seat={seat} who={who} words={words.bots} onChoose={onWho} />
        {who === 'person' && (
          <label>
            <span class="sr">{words.setUp.nameOf(seat)}</span>
            <input
              class="field"
              value={name}
              placeholder={defaultName(seat, words)}
              maxLength={24}
              onInput={(event) => onName(event.currentTarget.value)}
            />
          </label>
        )}
      </span>
    </li>
  );
}

/** Who sits there, as long as nobody has said so. */
const defaultName = (seat: number, words: PageWords): string =>
  seat === 0 ? words.setUp.me : words.common.player(seat);

/** Alone, the other seats are bots'; around one screen everybody is there. */
const defaultSeat = (seat: number, mode: string): SeatChoice => (mode === 'around' || seat === 0 ? 'person' : 'novice');

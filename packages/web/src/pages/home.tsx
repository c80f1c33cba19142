// Home: the portals of the games, and the latest game that is not over.
import { useSignal } from '@preact/signals';
import type { GameRecord, SeatOccupant } from '@undercroft/engine';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect } from 'preact/hooks';
import { isCoachLeft } from '../app/coach-on.ts';
import { cardOf, GAME_IDS, gameName, isGameId } from '../app/games.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import { go, to } from '../app/route.ts';
import { addRecord, refreshSavedGames, savedGames } from '../app/saved-games.ts';
import { hasServer, isKnownGuest } from '../app/server.ts';
import { Top } from '../app/top.tsx';
import { install } from '../offline/offline.ts';
import { Icon } from '../stage/parts.tsx';

/** Loaded by those who have been at one. */
const HomeTables = lazyPart(() => import('../online/home-tables.tsx').then(({ HomeTables }) => HomeTables));

/** Loaded by those who have begun a game with a coach. */
const HomeCoach = lazyPart(() => import('../learn/home-coach.tsx').then(({ HomeCoach }) => HomeCoach));

export function HomePage({ words }: { readonly words: PageWords }) {
  useEffect(() => {
    document.title = words.title;
    document.body.className = 'home';
    void refreshSavedGames();
    return () => {
      document.body.className = '';
    };
  }, [words]);
  return (
    <div class="page">
      <Top words={words} isHome />
      {isKnownGuest() && <HomeTables words={words} />}
      <ContinueGame words={words} />
      {isCoachLeft() ? <HomeCoach /> : <NewHere words={words} />}
      <main class="portals">
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} words={words} />
        ))}
      </main>
      <footer class="foot">
        {hasServer() && <a href={to.join('')}>{words.home.haveCode}</a>}
        <a href={to.games()}>{words.home.allGames}</a>
        <a href={to.rules(GAME_IDS[0] ?? '')}>{words.home.rules}</a>
        <OpenRecord words={words} />
        {install.value && (
          <button type="button" onClick={install.value}>
            {words.install.offer}
          </button>
        )}
        <a href={to.about()}>{words.home.about}</a>
      </footer>
    </div>
  );
}

/** Who plays, people by name and bots by number. */
export function playersOf(seats: readonly SeatOccupant[], words: PageWords): string[] {
  const bots = seats.filter(({ player }) => player === 'bot').length;
  const people = seats.flatMap(({ player, name }) => (player === 'human' && name ? [name] : []));
  return bots > 0 ? [...people, words.home.bots(bots)] : people;
}

export const Portal = ({ id, class: name }: { readonly id: string; readonly class?: string }) => (
  <img class={name} src={`./drawings/portal-${id}.svg`} alt="" width="400" height="450" />
);

/** Where nothing has been played yet. */
function NewHere({ words }: { readonly words: PageWords }) {
  if (savedGames.value === undefined || savedGames.value.length > 0 || isKnownGuest()) return null;
  return (
    <section class="continue" aria-labelledby="new-here">
      <div>
        <h2 id="new-here">{words.home.newHere}</h2>
        <p>{words.home.newHereLine}</p>
      </div>
      <nav class="row" aria-labelledby="new-here">
        {GAME_IDS.map((id) => (
          <a key={id} class="button" href={to.coach(id)}>
            {gameName(id)}
          </a>
        ))}
      </nav>
    </section>
  );
}

/** The latest game that is not over. */
function ContinueGame({ words }: { readonly words: PageWords }) {
  const game = savedGames.value?.find(({ game, over }) => !over && isGameId(game));
  if (!game) return null;
  return (
    <section class="continue" aria-labelledby="go-on">
      <Portal id={game.game} class="peep" />
      <div>
        <h2 id="go-on">{words.home.waiting}</h2>
        <p>{words.home.waitingGame(gameName(game.game), playersOf(game.head.seats, words))}</p>
      </div>
      <a class="button primary" href={to.table(game.id)}>
        {words.home.resume}
      </a>
    </section>
  );
}

function GameCard({ id, words }: { readonly id: string; readonly words: PageWords }) {
  const { name, line, players } = cardOf(id);
  return (
    <article class="game">
      <a class="portal-link" href={to.set(id)} aria-label={words.home.play(name)}>
        <Portal id={id} />
      </a>
      <div class="text">
        <h2>{name}</h2>
        <p>
          {line} {players}.
        </p>
      </div>
      <nav class="modes" aria-label={name}>
        <a href={to.set(id, 'alone')}>
          <Icon name="person" />
          {words.home.alone}
        </a>
        <a href={to.set(id, 'around')}>
          <Icon name="around" />
          {words.home.around}
        </a>
        <a href={to.set(id, 'online')}>
          <Icon name="online" />
          {words.home.online}
        </a>
        <a href={to.learn(id)}>
          <Icon name="rules" />
          {words.home.learn}
        </a>
      </nav>
    </article>
  );
}

function OpenRecord({ words }: { readonly words: PageWords }) {
  const failed = useSignal<FailedFile | undefined>(undefined);
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const { fileWords, openFile } = await import('../play/files.ts');
    const opened = await openFile(file);
    input.value = '';
    failed.value = undefined;
    if (opened.ok) {
      const id = await addRecord(opened.record, { ending: opened.ending });
      go(opened.ending ? to.watch(id) : to.table(id));
    } else {
      const about = await fileWords();
      failed.value = { text: about.fault(opened.error), watch: about.watchUpTo, before: opened.before };
    }
  };
  return (
    <>
      <label class="file">
        {words.home.openRecord}
        <input
          class="sr"
          type="file"
          accept=".jsonl,application/jsonl"
          onChange={(event) => void open(event.currentTarget)}
        />
      </label>
      {failed.value && <FileNotice {...failed.value} words={words} onClose={() => (failed.value = undefined)} />}
    </>
  );
}

interface FailedFile {
  readonly text: string;
  readonly watch: string;
  /** The moves before the fault, if there are any. */
  readonly before: GameRecord | undefined;
}

const FileNotice = ({
  text,
  watch,
  before,
  words,
  onClose,
}: FailedFile & { readonly words: PageWords; readonly onClose: () => void }) => (
  <div class="notice" role="alert">
    <span>{text}</span>
    {before && (
      <button type="button" class="button" onClick={async () => go(to.watch(await addRecord(before)))}>
        {watch}
      </button>
    )}
    <button type="button" class="button" onClick={onClose}>
      {words.common.close}
    </button>
  </div>
);

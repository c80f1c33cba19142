// Home: three doors of one undercroft, and the game that waits.
import type { Sitter } from '@undercroft/engine';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, isGameId } from '../app/game-ids.ts';
import { go, to } from '../app/route.ts';
import { kept, lookAtShelf, shelve } from '../app/shelf.ts';
import { Top } from '../app/top.tsx';
import { install } from '../offline/offline.ts';
import { Icon } from '../stage/parts.tsx';
import type { PageWords } from '../words/en/page.ts';
import type { GameId } from '../words/index.ts';

export function HomePage({ words }: { readonly words: PageWords }) {
  useEffect(() => {
    document.title = words.title;
    document.body.className = 'home';
    void lookAtShelf();
    return () => {
      document.body.className = '';
    };
  }, [words]);
  return (
    <div class="page">
      <Top words={words} isHome />
      <Waiting words={words} />
      <main class="portals">
        {GAME_IDS.map((id) => (
          <Door key={id} id={id} words={words} />
        ))}
      </main>
      <footer class="foot">
        <a href={to.games()}>{words.home.allGames}</a>
        <a href={to.rules('sub-terra')}>{words.home.rules}</a>
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
export function companyOf(seats: readonly Sitter[], words: PageWords): string[] {
  const bots = seats.filter(({ player }) => player === 'bot').length;
  const people = seats.flatMap(({ player, name }) => (player === 'human' && name ? [name] : []));
  return bots > 0 ? [...people, words.home.bots(bots)] : people;
}

export const Portal = ({ id, class: name }: { readonly id: string; readonly class?: string }) => (
  <img class={name} src={`./drawings/portal-${id}.svg`} alt="" width="400" height="450" />
);

/** The latest game that is not over. */
function Waiting({ words }: { readonly words: PageWords }) {
  const game = kept.value?.find(({ game, over }) => !over && isGameId(game));
  if (!game) return null;
  return (
    <section class="continue" aria-labelledby="go-on">
      <Portal id={game.game} class="peep" />
      <div>
        <h2 id="go-on">{words.home.waiting}</h2>
        <p>{words.home.waitingGame(game.game, companyOf(game.head.seats, words))}</p>
      </div>
      <a class="button primary" href={to.table(game.id)}>
        {words.home.resume}
      </a>
    </section>
  );
}

function Door({ id, words }: { readonly id: GameId; readonly words: PageWords }) {
  const { name, line, players } = words.games[id];
  return (
    <article class="game">
      <a class="door" href={to.set(id)} aria-label={words.home.play(id)}>
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
        <a href={to.rules(id)}>
          <Icon name="rules" />
          {words.home.learn}
        </a>
      </nav>
    </article>
  );
}

function OpenRecord({ words }: { readonly words: PageWords }) {
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const { faultOf, openRecord } = await import('../play/files.ts');
    const read = await openRecord(file);
    input.value = '';
    const record = read.ok ? read.value : read.error.sound;
    if (!read.ok) alert(await faultOf(read.error));
    if (record) go(to.watch(await shelve(record)));
  };
  return (
    <label class="file">
      {words.home.openRecord}
      <input
        class="sr"
        type="file"
        accept=".jsonl,application/jsonl"
        onChange={(event) => void open(event.currentTarget)}
      />
    </label>
  );
}

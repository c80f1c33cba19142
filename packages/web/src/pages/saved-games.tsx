// All games kept in this browser.
import { useSignal } from '@preact/signals';
import type { Ending } from '@undercroft/engine';
import type { EndView } from '@undercroft/page-kit/game-view';
import type { SetUpView } from '@undercroft/page-kit/set-up-view';
import type { AllWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { loadEnd, loadSetUp, loadTableRules } from '../app/catalog.ts';
import { gameName, isGameId } from '../app/games.ts';
import { to } from '../app/route.ts';
import { isPersistent, refreshSavedGames, removeGame, savedGames } from '../app/saved-games.ts';
import { settings } from '../app/settings.ts';
import { Top } from '../app/top.tsx';
import { variantsOf } from '../app/variants.ts';
import type { SavedGame } from '../play/saves.ts';
import { Dialog, Icon } from '../stage/parts.tsx';
import { Portal, playersOf } from './home.tsx';

export function SavedGamesPage({ words }: { readonly words: AllWords }) {
  const chosen = useSignal<string | undefined>(undefined);
  useEffect(() => {
    document.title = words.titled(words.kept.title);
    void refreshSavedGames();
  }, [words]);
  const games = savedGames.value ?? [];
  const isEarlier = useEarlierRules(games);
  const about = useAbout(games, words);
  const keep = () => {
    chosen.value = undefined;
  };
  return (
    <div class="page">
      <Top words={words} />
      <main class="text-page">
        <h1>{words.kept.title}</h1>
        {!isPersistent.value && <p class="harm">{words.kept.passing}</p>}
        {games.length === 0 && <p>{words.kept.none}</p>}
        <ul class="kept">
          {games.map((game) => (
            <SavedGameItem
              key={game.id}
              words={words}
              saved={game}
              isEarlier={isEarlier(game.game, game.head.rules)}
              about={about[game.game]}
              onRemove={() => {
                chosen.value = game.id;
              }}
            />
          ))}
        </ul>
      </main>
      {chosen.value !== undefined && (
        <Dialog title={words.kept.removeAsk} onClose={keep}>
          <div class="row">
            <button
              type="button"
              class="button deadly"
              onClick={() => {
                void removeGame(chosen.value ?? '');
                keep();
              }}
            >
              {words.kept.remove}
            </button>
            <button type="button" class="button primary" onClick={keep}>
              {words.kept.keep}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface ItemProps {
  readonly words: AllWords;
  readonly saved: SavedGame;
  /** Whether it is played under earlier rules than today's. */
  readonly isEarlier: boolean;
  readonly about: AboutGame | undefined;
  readonly onRemove: () => void;
}

/** What a game calls its results and variants, once that is loaded. */
interface AboutGame {
  readonly end: EndView;
  readonly setUp: SetUpView;
}

/** In a few words; nothing where another program has written what this one cannot read. */
export function outcomeOf(end: Pick<EndView, 'outcome'>, ending: Ending): string | undefined {
  try {
    return end.outcome?.(ending);
  } catch {
    return undefined;
  }
}

function SavedGameItem({ words, saved, isEarlier, about, onRemove }: ItemProps) {
  const { id, game, head, entries, played, over, ending } = saved;
  const outcome = ending && about && outcomeOf(about.end, ending);
  const variants = about ? variantsOf(about.setUp, head.options) : [];
  return (
    <li>
      {isGameId(game) && <Portal id={game} class="peep" />}
      <span>
        <b>{words.home.waitingGame(gameName(game), playersOf(head.seats, words))}</b>
        <small class="label">
          {over ? outcome ? <b class="outcome">{outcome}</b> : words.kept.over : words.kept.running} ·{' '}
          {words.kept.entries(entries)} · {words.kept.played(new Date(played))}
          {isEarlier && ` · ${words.kept.earlierRules(head.rules)}`}
          {variants.map((variant) => ` · ${variant}`)}
        </small>
      </span>
      <a class="button" href={over ? to.end(id) : to.table(id)}>
        {over ? words.kept.result : words.home.resume}
      </a>
      <a class="button bare" href={to.watch(id)}>
        {words.kept.watch}
      </a>
      <button type="button" class="button round" aria-label={words.kept.remove} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  );
}

/** Tells games of earlier rules. Which rules are today's is known when they are loaded; until then, nothing is said. */
function useEarlierRules(games: readonly SavedGame[]): (game: string, rules: number) => boolean {
  const current = useSignal<Readonly<Record<string, number>>>({});
  const ids = [...new Set(games.map(({ game }) => game))].filter(isGameId).join();
  useEffect(() => {
    for (const id of ids.split(',').filter(isGameId))
      loadTableRules(id).then(
        ({ rules }) => {
          current.value = { ...current.value, [id]: rules };
        },
        () => undefined,
      );
  }, [ids]);
  // A save without a head has no rules at all.
  return (game, rules) => rules > 0 && rules < (current.value[game] ?? 0);
}

/** Loads what each game that is listed calls its results and variants; without a connection nothing is said about them. */
function useAbout(games: readonly SavedGame[], words: AllWords): Readonly<Record<string, AboutGame>> {
  const about = useSignal<Readonly<Record<string, AboutGame>>>({});
  const ids = [...new Set(games.map(({ game }) => game))].filter(isGameId).join();
  const language = settings.language.value;
  useEffect(() => {
    for (const id of ids.split(',').filter(isGameId))
      Promise.all([loadEnd(id, language, words), loadSetUp(id, language, words)]).then(
        ([end, setUp]) => {
          about.value = { ...about.value, [id]: { end, setUp } };
        },
        () => undefined,
      );
  }, [ids, language, words]);
  return about.value;
}

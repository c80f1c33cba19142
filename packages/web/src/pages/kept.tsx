// All games kept in this browser.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../app/game-ids.ts';
import { to } from '../app/route.ts';
import { isLasting, kept, lookAtShelf, removeGame } from '../app/shelf.ts';
import { Top } from '../app/top.tsx';
import { Dialog, Icon } from '../stage/parts.tsx';
import type { AllWords } from '../words/index.ts';
import { companyOf, Portal } from './home.tsx';

export function KeptPage({ words }: { readonly words: AllWords }) {
  const doomed = useSignal<string | undefined>(undefined);
  useEffect(() => {
    document.title = words.titled(words.kept.title);
    void lookAtShelf();
  }, [words]);
  const games = kept.value ?? [];
  const keep = () => {
    doomed.value = undefined;
  };
  return (
    <div class="page">
      <Top words={words} />
      <main class="text-page">
        <h1>{words.kept.title}</h1>
        {!isLasting.value && <p class="harm">{words.kept.passing}</p>}
        {games.length === 0 && <p>{words.kept.none}</p>}
        <ul class="kept">
          {games.map(({ id, game, head, entries, played, over }) => (
            <li key={id}>
              {isGameId(game) && <Portal id={game} class="peep" />}
              <span>
                <b>{words.home.waitingGame(game, companyOf(head.seats, words))}</b>
                <small class="label">
                  {over ? words.kept.over : words.kept.running} · {words.kept.entries(entries)} ·{' '}
                  {words.kept.played(new Date(played))}
                </small>
              </span>
              <a class="button" href={over ? to.end(id) : to.table(id)}>
                {over ? words.end.course : words.home.resume}
              </a>
              <a class="button bare" href={to.watch(id)}>
                {words.kept.watch}
              </a>
              <button
                type="button"
                class="button round"
                aria-label={words.kept.remove}
                onClick={() => {
                  doomed.value = id;
                }}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      </main>
      {doomed.value !== undefined && (
        <Dialog title={words.kept.removeAsk} onClose={keep}>
          <div class="row">
            <button
              type="button"
              class="button deadly"
              onClick={() => {
                void removeGame(doomed.value ?? '');
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

// At home: the games with the coach that wait to be continued.
import { GAME_IDS, gameName } from '../app/games.ts';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { progressOf } from './progress.ts';

const isLeft = (game: string): boolean => typeof progressOf(game).coach === 'object';

export function HomeCoach() {
  const learn = useWords('learn');
  const left = GAME_IDS.filter(isLeft);
  if (learn === undefined || learn === 'missing' || left.length === 0) return null;
  return (
    <section class="continue" aria-labelledby="coach-waits">
      <div>
        <h2 id="coach-waits">{learn.coach.resume}</h2>
        <p>{learn.coach.waits}</p>
      </div>
      <nav class="row" aria-labelledby="coach-waits">
        {left.map((id) => (
          <a key={id} class="button" href={to.coach(id)}>
            {gameName(id)}
          </a>
        ))}
      </nav>
    </section>
  );
}

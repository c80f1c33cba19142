// For somebody who has come to a running game that they have never played: how to ask what things are, and a turn in half a minute.
import { useSignal } from '@preact/signals';
import { gameName } from '../app/games.ts';
import { pageWords } from '../app/language.ts';
import { useWords } from '../app/words.ts';
import { note, progress, progressOf } from '../learn/progress.ts';
import { ThirtySeconds } from '../learn/thirty-seconds.tsx';
import { MatterCard } from './matter-card.tsx';

/** Shown once for each game, and not to those who have learnt it. */
export function ArrivalCard({ game }: { readonly game: string }) {
  const learn = useWords('learn');
  const isOpen = useSignal(false);
  const words = pageWords.value;
  progress.value;
  const { hasRead, coach, lessons } = progressOf(game);
  if (typeof learn !== 'object' || !words || hasRead || coach !== undefined || lessons.length > 0) return null;
  const { arrival } = learn;
  const close = () => note(game, { hasRead: true });
  return (
    <>
      <MatterCard icon="help" title={arrival.title(gameName(game))} line={arrival.line}>
        <button type="button" class="button" onClick={() => (isOpen.value = true)}>
          {arrival.thirty}
        </button>
        <button type="button" class="button bare" onClick={close}>
          {arrival.close}
        </button>
      </MatterCard>
      {isOpen.value && <ThirtySeconds game={game} words={words} onClose={close} />}
    </>
  );
}

// What somebody who has come to a running game needs to take a turn: over the table, read in half a minute.
import type { PageWords } from '@undercroft/words';
import { Dialog, Icon } from '../stage/parts.tsx';
import { loadHow } from './library.ts';
import { SpreadLists } from './spread.tsx';
import { useLoading, useTaught } from './use-learn.ts';

interface Props {
  readonly game: string;
  readonly words: PageWords;
  readonly onClose: () => void;
}

export function ThirtySeconds({ game, words, onClose }: Props) {
  const taught = useTaught(game);
  const how = useLoading(() => loadHow(game), [game]);
  if (typeof taught !== 'object' || typeof how !== 'object') return null;
  // What can be done in a turn.
  const spread = how.spreads.find(({ actions, steps }) => actions ?? steps);
  const text = spread && taught.texts.how.spreads[spread.id];
  if (!spread || !text) return null;
  return (
    <Dialog title={text.title} class="sheet-over" onClose={onClose}>
      <button type="button" class="button round" aria-label={words.common.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <p>{text.lead}</p>
      <SpreadLists spread={spread} text={text} taught={taught} />
    </Dialog>
  );
}

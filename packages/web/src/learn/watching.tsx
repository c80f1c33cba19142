// The coach at somebody's own game: a word when something happens for the first time, and silence otherwise.
import { signal } from '@preact/signals';
import { matches } from '@undercroft/engine';
import type { Coach } from '@undercroft/learn/schemas';
import { pageWords } from '../app/language.ts';
import type { Session, Transition } from '../play/session.ts';
import { Why } from '../stage/parts.tsx';
import type { TableExtension } from '../stage/table-extension.ts';
import { loadCoach } from './library.ts';
import { Paper } from './paper.tsx';
import { note, progressOf, setCoach } from './progress.ts';
import { useTaught } from './use-learn.ts';

type First = Coach['firsts'][number];

/** What the coach has to say at a table. */
export class Watcher {
  readonly #game: string;
  readonly #firsts: readonly First[];
  /** What is being said, and what waits behind it. */
  readonly said = signal<readonly First[]>([]);

  constructor(game: string, firsts: readonly First[]) {
    this.#game = game;
    this.#firsts = firsts;
  }

  see({ events }: Pick<Transition, 'events'>): void {
    const known = progressOf(this.#game).firsts;
    const isNew = ({ say }: First) => !known.includes(say) && !this.said.value.some((one) => one.say === say);
    const seen = this.#firsts.filter((first) => isNew(first) && events.some((event) => matches(first.event, event)));
    if (seen.length === 0) return;
    this.said.value = [...this.said.value, ...seen];
  }

  /** It has been read. */
  close(): void {
    const [read, ...rest] = this.said.value;
    if (!read) return;
    note(this.#game, { firsts: [...progressOf(this.#game).firsts, read.say] });
    this.said.value = rest;
  }

  /** No more advice, at this table or at another. */
  stop(): void {
    this.said.value = [];
    setCoach({ isOn: false });
  }
}

export function watching(session: Session): TableExtension {
  const game = session.game.id;
  const watcher = signal<Watcher | undefined>(undefined);
  const missed: Transition[] = [];
  void loadCoach(game).then((coach) => {
    const found = new Watcher(game, coach?.firsts ?? []);
    for (const transition of missed) found.see(transition);
    watcher.value = found;
  });
  return {
    onShown: (transition) => (watcher.value ? watcher.value.see(transition) : missed.push(transition)),
    Matters: ({ control, onSay }) => {
      const { value } = watcher;
      return value && !control.isBusy.value ? <FirstPaper watcher={value} game={game} onSay={onSay} /> : null;
    },
  };
}

interface FirstProps {
  readonly watcher: Watcher;
  readonly game: string;
  readonly onSay: (text: string) => void;
}

function FirstPaper({ watcher, game, onSay }: FirstProps) {
  const taught = useTaught(game);
  const [first] = watcher.said.value;
  const words = pageWords.value;
  const text = typeof taught === 'object' && first ? taught.texts.coach.firsts[first.say] : undefined;
  if (!first || !text || typeof taught !== 'object' || !words) return null;
  const { coach } = taught.learn;
  return (
    <Paper learn={taught.learn} title={text.title} text={[text.text]} onSay={onSay}>
      <button type="button" class="button" onClick={() => watcher.close()}>
        {coach.gotIt}
      </button>
      <button type="button" class="button bare" onClick={() => watcher.stop()}>
        {coach.noMore}
      </button>
      <Why rules={first.rules} words={words} />
    </Paper>
  );
}

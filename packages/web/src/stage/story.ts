// The log: what every entry told, in the reader's language. What was taken back stays, struck out.
import { type Entry, type FindGame, type GameRecord, type Kinds, type Playable, replay } from '@undercroft/engine';
import type { GameView, Line } from './contract.ts';

export interface Chapter {
  readonly entry: number;
  readonly lines: readonly Line[];
  readonly undone: boolean;
}

/** The whole story anew: after loading, and when the language changes. */
export function storyOf<K extends Kinds>(view: GameView<K>, record: GameRecord): Chapter[] {
  const find: FindGame<Playable> = (id) => (id === view.game.id ? (view.game as never) : undefined);
  let story: Chapter[] = [];
  replay(find, record, ({ entry, events }, table) => {
    const written = record.entries[entry - 1];
    story = written?.type === 'undo' ? taken(story, written) : [...story, chapter(view, entry, events, table.state)];
  });
  return story;
}

export function chapter<K extends Kinds>(
  view: GameView<K>,
  entry: number,
  events: readonly K['Event'][],
  after: K['State'],
): Chapter {
  return { entry, lines: events.flatMap((event) => view.line(event, after) ?? []), undone: false };
}

export const taken = (story: readonly Chapter[], { takes }: Extract<Entry, { type: 'undo' }>): Chapter[] =>
  story.map((one) => (one.entry >= takes ? { ...one, undone: true } : one));

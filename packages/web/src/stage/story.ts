// The log: what every entry told, in the reader's language. What was taken back stays, struck out.
import {
  clone,
  type Entry,
  type FindGame,
  type GameRecord,
  type Kinds,
  type Playable,
  replay,
} from '@undercroft/engine';
import type { Moment } from '../play/session.ts';
import type { GameView, Line } from './contract.ts';

export interface Told extends Line {
  /** What follows from the same die, hazard or course as the line before is told with it. */
  readonly joins: boolean;
}

export interface Chapter {
  readonly entry: number;
  readonly lines: readonly Told[];
  readonly undone: boolean;
  /** What comes next may go on with its last line. */
  readonly isOpen: boolean;
}

/** The whole story anew: after loading, and when the language changes. */
export function storyOf<K extends Kinds>(view: GameView<K>, record: GameRecord): Chapter[] {
  const find: FindGame<Playable> = (id) => (id === view.game.id ? (view.game as never) : undefined);
  const opening = view.game.open(record.options);
  if (!opening.ok) return [];
  let before: K['State'] = opening.value;
  let story: Chapter[] = [];
  replay(find, record, ({ entry, events }, table) => {
    const after = clone(view.game, table.state);
    const written = record.entries[entry - 1];
    story =
      written?.type === 'undo'
        ? taken(story, written)
        : [...story, chapter(view, { entry, events, before, after }, story.at(-1))];
    before = after;
  });
  return story;
}

export function chapter<K extends Kinds>(
  view: GameView<K>,
  { entry, events, before, after }: Moment<K>,
  last?: Chapter,
): Chapter {
  const lines: Told[] = [];
  let isOpen = last?.isOpen === true && !last.undone;
  for (const [i, event] of events.entries()) {
    const when = { before, after, earlier: events.slice(0, i) };
    const part = view.part(event, when);
    const line = view.line(event, when);
    const joins = line?.instead ? lines.pop()?.joins : isOpen && part === 'joins';
    if (line) lines.push({ ...line, joins: joins === true });
    // What is not told closes an entry too, but opens none.
    isOpen = part !== undefined && (isOpen || line !== undefined);
  }
  return { entry, lines, undone: false, isOpen };
}

export const taken = (story: readonly Chapter[], { takes }: Extract<Entry, { type: 'undo' }>): Chapter[] =>
  story.map((one) => (one.entry >= takes ? { ...one, undone: true } : one));

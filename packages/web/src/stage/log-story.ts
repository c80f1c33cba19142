// The log as it is read: rounds, in them turns, in those one paragraph for each action. Loaded when somebody reads it.
import { type FindGame, type GameRecord, type GameTypes, openingTable, type Playable } from '@undercroft/engine';
import type { GameView } from '@undercroft/page-kit/game-view';
import { capital } from '@undercroft/words/grammar';
import type { GroupedLine } from './log-entries.ts';
import { inSentences, type LogParagraph } from './log-paragraphs.ts';

export interface LogTurn {
  readonly key: string;
  /** The id of the card of the one who acted. */
  readonly who?: string | undefined;
  /** Where nobody acted: 'Gas', 'Horrors'. */
  readonly title?: string | undefined;
  readonly icon: string;
  readonly paragraphs: LogParagraph[];
}

export interface LogRound {
  readonly key: string;
  /** 'Round 4'; empty before the first. */
  readonly title: string;
  /** What else its heading says. */
  readonly note: string;
  readonly undone: boolean;
  readonly turns: LogTurn[];
}

/** What the time was called when the game began: 'Round 1', 'Setting up'. */
export function openingLabel<K extends GameTypes>(view: GameView<K>, record: GameRecord): string {
  const find: FindGame<Playable> = (id) => (id === view.game.id ? (view.game as never) : undefined);
  const opening = openingTable(find, record);
  const seating = { names: record.seats.map(() => ''), bots: record.seats.map(() => false) };
  return opening.ok ? view.at(opening.value.state as K['State']).scene(seating).clock.label : '';
}

/** `start` is what stands over everything before the first round that is announced. */
export function storyOf(paragraphs: readonly LogParagraph[], start = ''): LogRound[] {
  const rounds: LogRound[] = [];
  for (const paragraph of paragraphs) {
    const [head] = paragraph.lines;
    if (!head) continue;
    if (head.tone === 'heading') {
      const title = head.title ?? head.text;
      rounds.push({
        key: paragraph.key,
        title,
        note: withoutTitle(head.text, title),
        undone: paragraph.undone,
        turns: [],
      });
      continue;
    }
    if (rounds.length === 0) rounds.push({ key: 'start', title: start, note: '', undone: false, turns: [] });
    addTo(rounds.at(-1)?.turns ?? [], paragraph, head);
  }
  return rounds;
}

/** Under the one who acted before, if they still do. */
function addTo(turns: LogTurn[], paragraph: LogParagraph, { who, title, icon }: GroupedLine): void {
  const last = turns.at(-1);
  const goesOn = last?.who === who && (who !== undefined || last?.title === title);
  if (last && goesOn) last.paragraphs.push(paragraph);
  else
    turns.push({
      key: paragraph.key,
      who,
      title: who === undefined ? title : undefined,
      icon,
      paragraphs: [paragraph],
    });
}

/** 'Round 4. The Medic goes first.' without what its heading says already. */
const withoutTitle = (text: string, title: string): string => {
  const rest = text.replace(/^\*/, '');
  if (!rest.startsWith(title)) return text;
  return rest.slice(title.length).replace(/^[.:]?\*?\s*/, '');
};

/**
 * A sentence under a heading that says who or what it is about: 'The *Medic* moves east.' is 'Moves east.' under the Medic, and
 * '*Gas.* 12 rounds of light.' is '12 rounds of light.' under Gas. Nothing is left where the heading says it all.
 */
export function underHeading(text: string, heading: string | undefined, { isPerson = true } = {}): string {
  if (heading === undefined || heading === '') return text;
  const named = withoutTitle(text, `${heading}.`);
  // Which of several horrors it is, only the sentence says.
  if (named !== text || !isPerson) return named;
  const [, subject, rest] = /^(?:\p{L}+ )?\*([^*]+)\* (\S.*)$/su.exec(text) ?? [];
  if (subject?.toLowerCase() !== heading.toLowerCase() || rest === undefined) return text;
  return capital(rest);
}

/** The clauses behind a paragraph, that of the head first. */
export const rulesOf = ({ lines }: LogParagraph): string[] => [...new Set(lines.map(({ rule }) => rule))];

interface Heading {
  readonly who: string | undefined;
  readonly heading: string | undefined;
}

/** What a paragraph says under the heading of its turn; the names of those who act there are left out. */
export function sentencesUnder({ lines }: LogParagraph, { who, heading }: Heading): readonly GroupedLine[] {
  const told = inSentences(lines).map((line) =>
    line.who === who ? { ...line, text: underHeading(line.text, heading, { isPerson: who !== undefined }) } : line,
  );
  const said = told.filter(({ text }) => text !== '');
  return said.length > 0 ? said : lines;
}

// What somebody missed while away, told from the log: at most a few lines, harm to one's own first. Loaded when something was missed.
import {
  clone,
  type Entry,
  type FindGame,
  type GameRecord,
  openingTable,
  type Playable,
  replay,
  type Seat,
} from '@undercroft/engine';
import type { CompleteView } from '@undercroft/page-kit/game-view';
import type { Transition } from '../play/session.ts';
import { type GroupedLine, type LogEntry, logOf } from '../stage/log-entries.ts';
import { inSentences, isHeading, paragraphsOf } from '../stage/log-paragraphs.ts';

/** A message of somebody else. */
export interface ChatLine {
  readonly name: string;
  readonly text: string;
}

export type MissedLine =
  | {
      readonly kind: 'log';
      readonly icon: string;
      readonly isBad: boolean;
      readonly sentences: readonly Pick<GroupedLine, 'text' | 'die'>[];
    }
  | ({ readonly kind: 'said'; readonly isToYou: boolean } & ChatLine);

export interface Missed {
  /** How many rounds began meanwhile. */
  readonly rounds: number;
  readonly lines: readonly MissedLine[];
  /** Somebody was hurt, or something was said to oneself. */
  readonly isGrave: boolean;
}

interface Away {
  readonly log: readonly LogEntry[];
  /** How many entries had been seen. */
  readonly seen: number;
  /** The ids of one's own cards. */
  readonly own: ReadonlySet<string>;
  readonly said: readonly ChatLine[];
  /** What one is called: by oneself, and by what one plays. */
  readonly names: readonly string[];
}

const MOST_LINES = 4;
/** Of one paragraph: what it is about, and what came of it for people. */
const MOST_SENTENCES = 3;

/** The more it matters the lower. */
const RANKS = { ownHarm: 0, toYou: 1, harm: 2, danger: 3, act: 4, said: 5 } as const;

interface Ranked {
  readonly line: MissedLine;
  readonly rank: number;
  /** In order of time; what was said comes last. */
  readonly at: number;
}

export function missedOf({ log, seen, own, said, names }: Away): Missed {
  const paragraphs = paragraphsOf(log.filter(({ entry, undone }) => entry > seen && !undone));
  const rounds = paragraphs.filter(isHeading).length;
  const told = paragraphs
    .filter((paragraph) => !isHeading(paragraph))
    .flatMap(({ lines }, at) => rankedParagraph(lines, own, at));
  const spoken = said.map((one, i): Ranked => {
    const isToYou = names.some((name) => isNamed(name, one.text));
    const rank = isToYou ? RANKS.toYou : RANKS.said;
    return { line: { kind: 'said', isToYou, ...one }, rank, at: paragraphs.length + i };
  });
  const all = [...told, ...spoken];
  // The latest counts most among equals.
  const chosen = [...all].sort((a, b) => a.rank - b.rank || b.at - a.at).slice(0, MOST_LINES);
  chosen.sort((a, b) => Number(b.rank === RANKS.ownHarm) - Number(a.rank === RANKS.ownHarm) || a.at - b.at);
  return { rounds, lines: chosen.map(({ line }) => line), isGrave: all.some(({ rank }) => rank <= RANKS.harm) };
}

/** What one did oneself, with another device or by a bot, was not missed. */
function rankedParagraph(lines: readonly GroupedLine[], own: ReadonlySet<string>, at: number): Ranked[] {
  const [head, ...rest] = lines;
  if (!head) return [];
  const isOwn = ({ who }: GroupedLine) => who !== undefined && own.has(who);
  const isHarm = (line: GroupedLine) => line.tone === 'bad' && line.who !== undefined;
  const ownHarm = rest.filter((line) => isHarm(line) && isOwn(line));
  const harm = rest.filter(isHarm);
  const isBad = lines.some(({ tone }) => tone === 'bad');
  const rank = ownRank(lines, { isOwn, isHarm, isBad });
  if (rank === undefined) return [];
  const after = ownHarm.length > 0 ? ownHarm : harm.length > 0 ? harm : rest;
  const sentences = inSentences([head, ...after]).slice(0, MOST_SENTENCES);
  return [{ line: { kind: 'log', icon: head.icon, isBad, sentences }, rank, at }];
}

interface How {
  readonly isOwn: (line: GroupedLine) => boolean;
  readonly isHarm: (line: GroupedLine) => boolean;
  readonly isBad: boolean;
}

function ownRank(lines: readonly GroupedLine[], { isOwn, isHarm, isBad }: How): number | undefined {
  if (lines.some((line) => isHarm(line) && isOwn(line))) return RANKS.ownHarm;
  if (lines.some(isHarm)) return RANKS.harm;
  if (isBad) return RANKS.danger;
  return lines[0] && isOwn(lines[0]) ? undefined : RANKS.act;
}

/** As a word of its own, whatever its case: 'Anna' in 'anna, can you …', not in 'Annabel'. */
function isNamed(name: string, text: string): boolean {
  const words = (of: string) => of.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u);
  const wanted = words(name).filter(Boolean).join(' ');
  return wanted !== '' && ` ${words(text).join(' ')} `.includes(` ${wanted} `);
}

/** More than a round, anything that hurt, words to you: however long it took. What is less can be read in the log. */
export const isWorthTelling = ({ rounds, isGrave, lines }: Missed): boolean =>
  lines.length > 0 && (isGrave || rounds > 1);

/** Everything after the first `seen` entries that was not taken back, to be shown as if it happened now. */
export function transitionsAfter(game: Playable, record: GameRecord, seen: number): Transition[] {
  const find: FindGame<Playable> = (id) => (id === game.id ? game : undefined);
  const opening = openingTable(find, record);
  if (!opening.ok) return [];
  let before: unknown = clone(game, opening.value.state);
  let missed: Transition[] = [];
  replay(find, record, ({ entry, events }, table) => {
    const written = record.entries[entry - 1];
    const after: unknown = clone(game, table.state);
    if (written?.type === 'undo') missed = missed.filter((one) => one.entry < written.takes);
    else if (entry > seen && (written?.type === 'act' || written?.type === 'chance'))
      missed.push({ entry, events, before, after } as Transition);
    before = after;
  });
  return missed;
}

/** What a bot decided for somebody since it took the seat. */
export interface Kept {
  readonly decisions: number;
  /** The latest of them, told. */
  readonly lines: readonly Extract<MissedLine, { kind: 'log' }>[];
  /** How much more there is to tell. */
  readonly more: number;
}

interface KeptSeat {
  readonly seat: Seat;
  /** The ids of its cards. */
  readonly own: ReadonlySet<string>;
}

export function keptBy(view: CompleteView, record: GameRecord, { seat, own }: KeptSeat): Kept {
  const { entries } = record;
  const sat = entries.findLastIndex(
    (entry) => entry.type === 'sit' && entry.seat === seat && entry.sitter.player === 'bot',
  );
  const isOwnAct = (entry: Entry | undefined) => entry?.type === 'act' && entry.seat === seat;
  // What is drawn for a decision is told with it.
  const decided = new Set(
    entries.flatMap((_, i) => (i > sat && isOwnAct(entries.slice(0, i + 1).findLast(isDecision)) ? [i + 1] : [])),
  );
  const log = logOf(view, record).filter(({ entry, undone }) => !undone && decided.has(entry));
  const told = paragraphsOf(log)
    .filter((paragraph) => !isHeading(paragraph) && own.has(paragraph.lines[0]?.who ?? ''))
    .map(({ lines }) => ({
      kind: 'log' as const,
      icon: lines[0]?.icon ?? '',
      isBad: lines.some(({ tone }) => tone === 'bad'),
      sentences: inSentences(lines).slice(0, MOST_SENTENCES),
    }));
  const lines = told.slice(-MOST_LINES);
  const decisions = entries.filter((entry, i) => i > sat && isOwnAct(entry)).length;
  return { decisions, lines, more: told.length - lines.length };
}

const isDecision = ({ type }: Entry): boolean => type === 'act';

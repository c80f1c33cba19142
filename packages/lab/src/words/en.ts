// What goes wrong outside the rules of a game, in words: options, records, the table. Tables by kind.
import type { Fault, RecordFault, Refusal, Seat, UndoPlan } from '@undercroft/engine';
import type { Forfeited } from '../players/player.ts';
import { list } from './grammar.ts';

/** Where in the data: 'steps[2].expect'. */
export const pathText = (path: Fault['path'] = []): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step),
    '',
  );

/** `where` names the data: an option, a place in a file. */
export function tellFault({ kind, expected, received, rule }: Fault, where: string): string {
  const cited = rule ? ` (${rule})` : '';
  if (kind !== 'malformed')
    return `${where}: ${readable(kind)}${received === undefined ? '' : `, got ${received}`}${cited}.`;
  if (expected === 'never') return `${where} is not known here.`;
  if (received === 'undefined') return `${where} is missing.`;
  return `${where}: expected ${expectedText(expected)}, got ${received ?? 'something else'}.`;
}

const readable = (kind: string): string => kind.replaceAll('-', ' ');

/** '(2 | 3 | 4)' as '2, 3 or 4'. */
function expectedText(expected = 'something else'): string {
  const options = /^\((.*)\)$/.exec(expected)?.[1]?.split(' | ');
  return options ? list(options, 'or') : expected;
}

type TellRecord = (fault: RecordFault, refusal: (refusal: Refusal) => string) => string;

const at = ({ entry }: RecordFault): string => (entry === undefined ? 'the first line' : `entry ${entry}`);
const because = ({ fault }: RecordFault): string => (fault ? ` ${tellFault(fault, pathText(fault.path) || 'it')}` : '');

const RECORD: Readonly<Record<RecordFault['kind'], TellRecord>> = {
  empty: () => 'the file is empty.',
  'not-json': (fault) => `${at(fault)} is not JSON: the line is damaged, or the file is no record.`,
  'not-a-record': (fault) => `this is not a record of Undercroft.${because(fault)}`,
  'newer-format': ({ received, expected }) =>
    `it is written in format ${received}; this Undercroft reads up to format ${expected}.`,
  'unknown-game': ({ received }) => `it is of a game called "${received}", which is not known here.`,
  'newer-rules': ({ received, expected }) =>
    `it follows version ${received} of the rules; this Undercroft has version ${expected}.`,
  'older-rules': ({ received, expected }) =>
    `it follows version ${received} of the rules; this Undercroft has moved on to ${expected}.`,
  'bad-options': (fault) => `its options cannot be taken.${because(fault)}`,
  'bad-entry': (fault) => `${at(fault)} is not an entry.${because(fault)}`,
  'out-of-order': ({ expected, received }) =>
    `where entry ${expected} should be there is ${received}: a line was lost, doubled or moved.`,
  damaged: (fault) => `${at(fault)} does not fit its check sum: the line was changed, or comes from another record.`,
  truncated: (fault) => `it breaks off: ${at(fault)} and what follows are missing.`,
  'left-over': (fault) => `it goes on after its end: from ${at(fault)} on.`,
  refused: (fault, refusal) => `${at(fault)} is not possible. ${fault.refusal ? refusal(fault.refusal) : ''}`,
  'undo-disagrees': (fault) =>
    `${at(fault)} takes something back with the wrong agreement: ${fault.received} instead of ${fault.expected}.`,
};

export const tellRecordFault = (fault: RecordFault, refusal: (refusal: Refusal) => string): string =>
  RECORD[fault.kind](fault, refusal);

type SeatName = (seat: Seat) => string;
type Details = Readonly<Record<string, unknown>>;

/** TB-*: what the table itself refuses, whatever is played on it. */
export const TABLE_REFUSALS: Readonly<Record<string, (detail: Details, name: SeatName) => string>> = {
  'no-such-seat': (detail) => `There is no seat ${Number(detail['seat']) + 1} at this table.`,
  'game-over': () => 'The game is over.',
  'chance-first': () => 'Chance comes first: something has to be drawn.',
  'no-chance-now': () => 'Nothing is left to chance now.',
  'not-your-decision': (detail, name) => `It is ${name(Number(detail['decides']))}'s decision.`,
  'nothing-to-undo': () => 'There is nothing of yours to take back.',
  'not-your-entry': (detail) => `Entry ${detail['entry']} is not yours to take back.`,
  'undo-needs-agreement': (detail, name) =>
    `This can be taken back only with the agreement of ${list(seatsIn(detail['of']).map(name))}.`,
};

const seatsIn = (data: unknown): Seat[] => (Array.isArray(data) ? data.map(Number) : []);

export function tellTableRefusal({ kind, detail }: Refusal, name: SeatName): string | undefined {
  return TABLE_REFUSALS[kind]?.(detail ?? {}, name);
}

/** Why an undo needs the others. */
export const UNDO_NEEDS: Readonly<Record<NonNullable<UndoPlan['why']>, string>> = {
  chance: 'something was drawn since',
  'another-acted': 'another player has acted since',
};

/** What a program did instead of deciding. */
export const FORFEITED: Readonly<Record<Forfeited, string>> = {
  died: 'is not running any more',
  slow: 'took too long',
  nonsense: 'answered nonsense',
};

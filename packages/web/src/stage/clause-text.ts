// A clause as it is read at the table: without the marks and numbers that are for those who look it up.
import { withoutMarkup } from '../pages/rulebook.ts';

export interface ClausePiece {
  readonly text: string;
  /** Of another clause that the sentence itself names. */
  readonly id?: string;
}

const ID = /([A-Z]{2}(?:-[A-Z0-9]+)+)/;
/** '(ST-HOR-MOVE)', '(FACT)', '(RM says 2 AP)': where it comes from or is told further. */
const CITED = /\s*\((?:(?:[A-Z]{2}(?:-[A-Z0-9]+)+(?:[,;]? (?:and |és )?)?)+|[^()]*\b(?:FACT|EN|HU|RM)\b[^()]*)\)/g;

export const clausePieces = (text: string): ClausePiece[] =>
  withoutMarkup(text)
    .replaceAll(CITED, '')
    .split(ID)
    .flatMap((piece, i) => (piece === '' ? [] : [i % 2 === 1 ? { text: piece, id: piece } : { text: piece }]));

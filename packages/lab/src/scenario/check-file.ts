// Checks one scenario file: whether it holds, and the lines to print about it.
import { findGame } from '@undercroft/catalog';
import { type Clauses, checkScenario, fail, type Result } from '@undercroft/engine';
import { readText } from '../records/files.ts';
import { rulebook } from '../rulebook.ts';
import { english } from '../words/english.ts';
import { JsonFile } from './json-file.ts';
import { failureText, inputErrorText } from './report.ts';

export type Verdict = 'holds' | 'fails' | 'malformed';

export interface Checked {
  readonly verdict: Verdict;
  readonly lines: readonly string[];
}

export function checkFile(path: string): Checked {
  const file = readFile(path);
  if (!file.ok) return { verdict: 'malformed', lines: [file.error] };
  const report = checkScenario(findGame, file.value.data, clauses());
  if (!report.ok) return { verdict: 'malformed', lines: [inputErrorText(path, file.value, report.error)] };
  const { title, failures } = report.value;
  const verdict = failures.length === 0 ? 'holds' : 'fails';
  const lines = failures.flatMap((failure) => failureText(path, file.value, failure));
  return { verdict, lines: [`${path}: ${verdict}. ${title}`, ...lines] };
}

/** Undefined if the program is installed without its rules. */
function clauses(): Clauses | undefined {
  const ids = rulebook().map(({ id }) => id);
  return ids.length > 0 ? new Set(ids) : undefined;
}

function readFile(path: string): Result<JsonFile, string> {
  const text = readText(path, english.files);
  if (!text.ok) return text;
  const file = JsonFile.read(text.value);
  return file.ok ? file : fail(`${path}:${file.error.line}:${file.error.column}: ${file.error.reason}`);
}

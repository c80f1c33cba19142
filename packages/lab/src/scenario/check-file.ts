// One scenario file: whether it holds, and everything there is to say about it.
import { findGame } from '@undercroft/catalog';
import { checkScenario, fail, type Result } from '@undercroft/engine';
import { readText } from '../records/files.ts';
import { JsonFile } from './json-file.ts';
import { failureText, faultText } from './report.ts';

export type Verdict = 'holds' | 'fails' | 'malformed';

export interface Checked {
  readonly verdict: Verdict;
  readonly lines: readonly string[];
}

export function checkFile(path: string): Checked {
  const file = readFile(path);
  if (!file.ok) return { verdict: 'malformed', lines: [file.error] };
  const report = checkScenario(findGame, file.value.data);
  if (!report.ok) return { verdict: 'malformed', lines: [faultText(path, file.value, report.error)] };
  const { title, failures } = report.value;
  const verdict = failures.length === 0 ? 'holds' : 'fails';
  const lines = failures.flatMap((failure) => failureText(path, file.value, failure));
  return { verdict, lines: [`${path}: ${verdict}. ${title}`, ...lines] };
}

function readFile(path: string): Result<JsonFile, string> {
  const text = readText(path);
  if (!text.ok) return text;
  const file = JsonFile.read(text.value);
  return file.ok ? file : fail(`${path}:${file.error.line}:${file.error.column}: ${file.error.reason}`);
}

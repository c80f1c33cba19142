// Words failures of a scenario: where in the file, what was expected, what was received.
import { type Failure, type InputError, pathText } from '@undercroft/engine';
import { didYouMean } from '../cli/nearest.ts';
import { english } from '../words/english.ts';
import { describeInputError } from '../words/errors.ts';
import type { JsonFile, Path } from './json-file.ts';

/** Why the file is not a scenario. */
export function inputErrorText(path: string, file: JsonFile, error: InputError): string {
  const { line, column } = file.spot(error.path ?? []);
  const reason = describeInputError(error, pathText(error.path) || 'the file', english.input);
  return `${path}:${line}:${column}: ${reason}${suggestion(error)}`;
}

/** What a misspelt name was meant to be; or for a field, which there are. */
function suggestion({ kind, expected = '', received = '', known }: InputError): string {
  const names = known ?? [...expected.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const meant = didYouMean(received.replaceAll('"', ''), names, english.usage);
  return meant || (known && kind === 'malformed' ? ` Known here: ${known.join(', ')}.` : '');
}

export function failureText(path: string, file: JsonFile, failure: Failure): string[] {
  const { line, column } = file.spot(pathOf(failure));
  return [
    `  ${path}:${line}:${column}: ${whereOf(failure)}`,
    `    expected  ${show(failure.expected)}`,
    `    received  ${show(failure.received)}`,
  ];
}

function whereOf(failure: Failure): string {
  const { what, at, step } = failure;
  if (step === undefined) return 'the set-up is to be refused';
  const place = at.startsWith('[') || at === '' ? `${what}${at}` : `${what}.${at}`;
  return `step ${step + 1}, ${isStepRefused(failure) ? 'the step itself is refused' : place}`;
}

/** The step itself was refused, as opposed to a failed expectation of a refusal. */
const isStepRefused = ({ what, expected }: Failure): boolean => what === 'refused' && expected === 'accepted';

function pathOf(failure: Failure): Path {
  if (failure.step === undefined) return ['refused'];
  const step = ['steps', failure.step];
  return isStepRefused(failure) ? step : [...step, 'expect', failure.what, ...segments(failure.at)];
}

/** 'subs.red[1]' as ['subs', 'red', 1]. */
function segments(at: string): Path {
  return [...at.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
}

/** Short data on one line; a long list with one item a line. */
function show(data: unknown): string {
  if (data === undefined) return 'nothing';
  const short = JSON.stringify(data);
  if (short.length <= 100 || !Array.isArray(data)) return short;
  return data.map((item) => `\n              ${JSON.stringify(item)}`).join('');
}

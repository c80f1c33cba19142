// What did not hold, readable: where in the file, what was expected, what came.
import type { Failure, Fault } from '@undercroft/engine';
import { pathText, tellFault } from '../words/en.ts';
import type { JsonFile, Path } from './json-file.ts';

/** Why the file is no scenario. */
export function faultText(path: string, file: JsonFile, fault: Fault): string {
  const { line, column } = file.spot(fault.path ?? []);
  return `${path}:${line}:${column}: ${tellFault(fault, pathText(fault.path) || 'the file')}`;
}

export function failureText(path: string, file: JsonFile, failure: Failure): string[] {
  const { line, column } = file.spot(pathOf(failure));
  const step = failure.step ?? 0;
  const where =
    failure.at.startsWith('[') || failure.at === '' ? `${failure.what}${failure.at}` : `${failure.what}.${failure.at}`;
  return [
    `  ${path}:${line}:${column}: step ${step + 1}, ${isDeed(failure) ? 'the step itself is refused' : where}`,
    `    expected  ${show(failure.expected)}`,
    `    received  ${show(failure.received)}`,
  ];
}

/** A step that could not be played, as opposed to an expectation that something is refused. */
const isDeed = ({ what, expected }: Failure): boolean => what === 'refused' && expected === 'accepted';

function pathOf(failure: Failure): Path {
  const step = ['steps', failure.step ?? 0];
  return isDeed(failure) ? step : [...step, 'expect', failure.what, ...segments(failure.at)];
}

/** 'subs.red[1]' as ['subs', 'red', 1]. */
function segments(at: string): Path {
  return [...at.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
}

/** Short things on one line; a list with one item a line. */
function show(data: unknown): string {
  if (data === undefined) return 'nothing';
  const short = JSON.stringify(data);
  if (short.length <= 100 || !Array.isArray(data)) return short;
  return data.map((item) => `\n              ${JSON.stringify(item)}`).join('');
}

// Reads what stands behind a command. Strict: what is not known is refused in words, never ignored.

import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@undercroft/engine';
import { list } from '../words/grammar.ts';
import type { OptionSpec } from './command.ts';
import { didYouMean } from './nearest.ts';

/** What was given: words without a dash, and options. */
export class Given {
  readonly words: readonly string[];
  /** As they were typed. */
  readonly args: readonly string[];
  readonly #options: ReadonlyMap<string, readonly string[]>;

  constructor(words: readonly string[], options: ReadonlyMap<string, readonly string[]>, args: readonly string[] = []) {
    this.words = words;
    this.args = args;
    this.#options = options;
  }

  /** The same, where `other` says nothing else. */
  with(other: Given): Given {
    return new Given(this.words, new Map([...this.#options, ...other.#options]), this.args);
  }

  /** The options that are given. */
  get names(): string[] {
    return [...this.#options.keys()];
  }

  has(name: string): boolean {
    return this.#options.has(name);
  }

  text(name: string): string | undefined {
    return this.#options.get(name)?.at(-1);
  }

  all(name: string): readonly string[] {
    return this.#options.get(name) ?? [];
  }
}

type Token = NonNullable<ReturnType<typeof tokensOf>>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

export function readArguments(specs: readonly OptionSpec[], args: readonly string[]): Result<Given, string> {
  const words: string[] = [];
  const options = new Map<string, string[]>();
  for (const token of tokensOf(specs, args)) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const value = readOption(specs, token, options.has(token.name));
    if (!value.ok) return value;
    options.set(token.name, [...(options.get(token.name) ?? []), value.value]);
  }
  return ok(new Given(words, options, args));
}

/** Not parseArgs' own strictness: its messages are for programmers. */
function tokensOf(specs: readonly OptionSpec[], args: readonly string[]) {
  const options = Object.fromEntries(
    specs.map(({ name, value }) => [name, { type: value ? 'string' : 'boolean' } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  return tokens;
}

function readOption(specs: readonly OptionSpec[], token: OptionToken, given: boolean): Result<string, string> {
  const spec = specs.find(({ name }) => name === token.name);
  if (!spec) return fail(unknownOption(specs, token.rawName));
  if (given && !spec.repeat) return fail(`--${spec.name} is given twice.`);
  if (!spec.value) return token.value === undefined ? ok('true') : fail(`--${spec.name} takes no value.`);
  const missing = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'));
  return missing ? fail(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`) : ok(token.value ?? '');
}

function unknownOption(specs: readonly OptionSpec[], rawName: string): string {
  const known = specs.map(({ name }) => `--${name}`);
  const meant = didYouMean(rawName, known);
  return `There is no option ${rawName} here.${meant || ` Known: ${list(known)}.`}`;
}

/** A whole number of at least `least`; the name is for the sentence. */
export function readWhole(text: string, name: string, least: number): Result<number, string> {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= least) return ok(number);
  return fail(`${name} takes a whole number, ${least} or more, not "${text}".`);
}

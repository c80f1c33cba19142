// Parses the arguments of a command. Strict: an unknown option is an error, never ignored.

import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@undercroft/engine';
import type { OptionSpec } from '@undercroft/terminal/option-spec';
import type { TerminalWords } from '@undercroft/words/terminal';
import { didYouMean } from './nearest.ts';

/** Parsed arguments: words without a dash, and options. */
export class Arguments {
  readonly words: readonly string[];
  /** As they were typed. */
  readonly raw: readonly string[];
  readonly #options: ReadonlyMap<string, readonly string[]>;

  constructor(words: readonly string[], options: ReadonlyMap<string, readonly string[]>, raw: readonly string[] = []) {
    this.words = words;
    this.raw = raw;
    this.#options = options;
  }

  /** A copy in which the options of `other` win. */
  with(other: Arguments): Arguments {
    return new Arguments(this.words, new Map([...this.#options, ...other.#options]), this.raw);
  }

  /** The names of the options that were given. */
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

type UsageWords = TerminalWords['usage'];

export function readArguments(
  specs: readonly OptionSpec[],
  raw: readonly string[],
  usage: UsageWords,
): Result<Arguments, string> {
  const words: string[] = [];
  const options = new Map<string, string[]>();
  for (const token of tokensOf(specs, raw)) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const value = readOption(token, options, { specs, usage });
    if (!value.ok) return value;
    options.set(token.name, [...(options.get(token.name) ?? []), value.value]);
  }
  return ok(new Arguments(words, options, raw));
}

/** Not parseArgs' own strict mode: its messages are written for programmers. */
function tokensOf(specs: readonly OptionSpec[], raw: readonly string[]) {
  const options = Object.fromEntries(
    specs.map(({ name, value }) => [name, { type: value ? 'string' : 'boolean' } as const]),
  );
  const { tokens } = parseArgs({ args: [...raw], options, strict: false, allowPositionals: true, tokens: true });
  return tokens;
}

interface Known {
  readonly specs: readonly OptionSpec[];
  readonly usage: UsageWords;
}

function readOption(
  token: OptionToken,
  before: ReadonlyMap<string, unknown>,
  { specs, usage }: Known,
): Result<string, string> {
  const spec = specs.find(({ name }) => name === token.name);
  if (!spec) return fail(unknownOption(token.rawName, { specs, usage }));
  const option = `--${spec.name}`;
  if (before.has(spec.name) && !spec.repeat) return fail(usage.twice(option));
  if (!spec.value) return token.value === undefined ? ok('true') : fail(usage.noValue(option));
  const missing = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'));
  return missing ? fail(usage.needsValue(option, spec.value)) : ok(token.value ?? '');
}

function unknownOption(rawName: string, { specs, usage }: Known): string {
  const known = specs.map(({ name }) => `--${name}`);
  const meant = didYouMean(rawName, known, usage);
  return `${usage.noOptionHere(rawName)}${meant || ` ${usage.known(known)}`}`;
}

/** A whole number of at least `least`; `name` is what the message calls it. */
export function readWhole(text: string, name: string, least: number, usage: UsageWords): Result<number, string> {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= least) return ok(number);
  return fail(usage.whole(name, least, text));
}

// What a game says, in every language, as one file: a line for each kind of sentence, so that a change is reviewed as a diff.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Refusal } from '@undercroft/engine';

/** 'mine-laid', then the same sentence in each language. */
export interface TranscriptEntry {
  readonly key: string;
  readonly texts: readonly string[];
}

export interface TranscriptSection {
  readonly heading: string;
  readonly entries: readonly TranscriptEntry[];
}

/** Collects one entry for each key: the first that is met. */
export class FirstMet {
  readonly #entries = new Map<string, TranscriptEntry>();

  /** `render` is called only if the key is new. */
  add(key: string, render: () => readonly string[]): void {
    if (!this.#entries.has(key)) this.#entries.set(key, { key, texts: render() });
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** By key, so that the order does not depend on which game met them first. */
  get entries(): TranscriptEntry[] {
    return [...this.#entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}

/** A refusal of some kind as the rules would give it; `variant` tells it from others of its kind that are told differently. */
export interface RefusalSample<Detail> {
  readonly detail: Detail;
  readonly rule?: string;
  readonly variant?: string;
}

/** `Details`: the detail of each kind. One that is missing here does not compile. */
export type RefusalSamples<Details> = { readonly [Kind in keyof Details]: readonly RefusalSample<Details[Kind]>[] };

export function refusalEntries<Details extends object>(
  samples: RefusalSamples<Details>,
  render: (refusal: Refusal<Extract<keyof Details, string>>) => readonly string[],
): TranscriptEntry[] {
  const kinds = Object.entries(samples) as [Extract<keyof Details, string>, readonly RefusalSample<unknown>[]][];
  return kinds.flatMap(([kind, ofKind]) =>
    ofKind.map(({ detail, rule = 'XX-1', variant }) => ({
      key: variant === undefined ? kind : `${kind} ${variant}`,
      texts: render({ kind, rule, ...(detail ? { detail: detail as Record<string, unknown> } : {}) }),
    })),
  );
}

const SEPARATOR = ' | ';

function formatEntry({ key, texts }: TranscriptEntry): string {
  const parts = [key, ...texts];
  const unfit = parts.find((part) => part.trim() === '' || part.includes(SEPARATOR) || part.includes('\n'));
  if (unfit !== undefined) throw new Error(`${key}: ${JSON.stringify(unfit)} cannot be a part of a transcript's line`);
  return parts.join(SEPARATOR);
}

function formatSection({ heading, entries }: TranscriptSection): string {
  const keys = entries.map(({ key }) => key);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) throw new Error(`${heading}: ${twice} is there twice`);
  return [`## ${heading}`, '', ...entries.map(formatEntry), ''].join('\n');
}

/** Anyone who changes a sentence runs the test once with this set, and reviews the difference. */
const UPDATE = 'UPDATE_TRANSCRIPT';

export interface Transcript {
  readonly stored: string;
  readonly current: string;
}

/** The transcript in the file, and as it would be written today; with UPDATE_TRANSCRIPT=1 it is written first. */
export function readTranscript(file: URL, title: string, sections: readonly TranscriptSection[]): Transcript {
  const current = [`# ${title}`, '', ...sections.map(formatSection)].join('\n');
  if (process.env[UPDATE]) writeFileSync(file, current);
  return { stored: existsSync(file) ? readFileSync(file, 'utf8') : '', current };
}

// Which build of the rules, bots and laboratory this is. Two machines with the same build play the same games.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../cli/version.ts';

/** The bundle of the rules and the bots. */
const BUNDLE = '../../../../dist';
/** The parts of this package that influence how games go; in games/ only the collectors. */
const FOLDERS = ['collect', 'players', 'results', 'simulation'];
const COLLECTOR = 'collector.js';

export interface Build {
  readonly version: string;
  /** Changes with every line of the compiled code. */
  readonly code: string;
}

let cached: Build | undefined;

export function thisBuild(): Build {
  cached ??= { version, code: hashOf([...filesIn(here(BUNDLE)), ...ownFiles()]) };
  return cached;
}

export const buildText = ({ version: number, code }: Build): string => `Undercroft ${number}, build ${code}`;
export const isSameBuild = (a: Build, b: Build): boolean => a.version === b.version && a.code === b.code;

const here = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

function ownFiles(): string[] {
  const own = here('../../dist');
  const collectors = filesIn(join(own, 'games')).filter((file) => basename(file) === COLLECTOR);
  return [...FOLDERS.flatMap((name) => filesIn(join(own, name))), ...collectors];
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(folder, name));

/** Hashes the contents of the files, wherever they are. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 10);
}

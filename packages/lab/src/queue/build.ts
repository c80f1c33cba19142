// Which build of the rules, bots and laboratory this is. Two machines with the same build play the same games.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../cli/version.ts';

/** Everything that has a say in how a game goes. */
const PACKAGES = ['engine', 'cave', 'pocket-sub', 'sub-terra', 'infernos-edge', 'catalog', 'bots'];
/** And of this package. */
const FOLDERS = ['collect', 'players', 'results', 'simulation'];

export interface Build {
  readonly version: string;
  /** Changes with any line of the compiled code. */
  readonly code: string;
}

let known: Build | undefined;

export function thisBuild(): Build {
  known ??= { version, code: hashOf(folders().flatMap(filesIn)) };
  return known;
}

export const buildText = ({ version: number, code }: Build): string => `Undercroft ${number}, build ${code}`;
export const isSame = (a: Build, b: Build): boolean => a.version === b.version && a.code === b.code;

function folders(): string[] {
  const require = createRequire(import.meta.url);
  const own = fileURLToPath(new URL('../../dist', import.meta.url));
  const others = PACKAGES.map((name) => dirname(require.resolve(`@undercroft/${name}`)));
  return [...others, ...FOLDERS.map((name) => join(own, name))];
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(folder, name));

/** By what stands in the files, wherever they lie. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 10);
}

// What only some games share (caves, the parts of moments) is built into the files of each game that uses it: one file compresses better
// than two, needs no list of what it takes from the other, and holds nothing that only another game needs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listGames, root } from '../../../scripts/modules.mjs';

/** Pure functions and constants: with state of its own a copy would not be the same. */
const SHARED = /\/packages\/(?:cave\/src|page-kit\/src\/(?:(?:draw\/)?cave|moments)|words\/src\/cave)\/[\w-]+\.ts$/;
const COPY = /^(?<source>.*\.ts)\?copy-of=(?<game>[\w-]+)\.ts$/;

/** The game that a module belongs to, be it the game's own or its copy of what is shared. */
export function gameOf(id: string): string | undefined {
  const owner = COPY.exec(id)?.groups?.['game'];
  return owner ?? listGames().find(({ folder }) => id.startsWith(path.join(root, folder, '/')))?.id;
}

/** The file of a module, whosever copy it is. */
export const sourceOf = (id: string): string => COPY.exec(id)?.groups?.['source'] ?? id;

export const withOwnCopies = (): Plugin => ({
  name: 'own-copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const game = importer && gameOf(importer);
    if (!game) return null;
    const found = await this.resolve(source, sourceOf(importer), { ...options, skipSelf: true });
    return found && SHARED.test(found.id) ? `${found.id}?copy-of=${game}.ts` : found;
  },
  load(id) {
    const source = sourceOf(id);
    return source === id ? null : { code: readFileSync(source, 'utf8'), moduleType: 'ts' };
  },
});

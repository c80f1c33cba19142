// What never changes is files, not code: sounds, icons, the word mark, and of each game its portal, the symbols of its board and
// further pictures. They are written when the page is built; the development server hands them out.
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { listGames, root, sourceAliases } from '../../../scripts/modules.mjs';
import { iconSprite, PAGE_ICONS } from '../../page-kit/src/draw/icons.ts';
import { mark, wordmark } from '../../page-kit/src/draw/wordmark.ts';
import type { GameDrawings } from '../../page-kit/src/drawings.ts';
import { RECIPES } from '../../page-kit/src/sound-recipes.ts';
import { bookPictures } from './book-pictures.ts';

/** Of every game, by its id; of examples only where the page has them. */
async function gameDrawings(): Promise<[id: string, drawings: GameDrawings][]> {
  const games = listGames().filter(({ isExample }) => !isExample || process.env['UNDERCROFT_EXAMPLES'] === '1');
  const loaded = games.map(async ({ id, folder }): Promise<[string, GameDrawings]> => {
    const file = path.join(root, folder, 'page', 'drawings.ts');
    const { module } = await runnerImport<{ readonly drawings: GameDrawings }>(file, {
      resolve: { alias: sourceAliases() },
    });
    return [id, module.drawings];
  });
  return Promise.all(loaded);
}

async function allDrawings(): Promise<Record<string, string>> {
  const games = await gameDrawings();
  const icons = Object.assign({}, PAGE_ICONS, ...games.map(([, { icons: own }]) => own));
  const files = games.flatMap(([id, { symbols, portal, pictures = {} }]): [name: string, svg: string][] => [
    [`symbols-${id}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`],
    [`portal-${id}.svg`, portal],
    ...Object.entries(pictures),
  ]);
  const all: Record<string, string> = {
    'icons.svg': iconSprite(icons),
    'mark.svg': mark().replace('<svg ', '<svg color="#efe6d2" '),
    'wordmark.svg': wordmark().replace('<svg ', '<svg color="#efe6d2" '),
    ...Object.fromEntries(files),
  };
  return Object.fromEntries(Object.entries(all).map(([name, svg]) => [`drawings/${name}`, svg]));
}

const allFiles = async (): Promise<Record<string, string>> => ({
  ...(await allDrawings()),
  'sounds.json': JSON.stringify(RECIPES),
  'book-pictures.json': JSON.stringify(bookPictures()),
});

const typeOf = (name: string): string => (name.endsWith('.svg') ? 'image/svg+xml' : 'application/json');

export function staticFiles(): Plugin {
  return {
    name: 'static-files',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await allFiles()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    async configureServer(server) {
      const files = await allFiles();
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        const found = files[name];
        if (found === undefined) return next();
        response.setHeader('Content-Type', typeOf(name));
        response.end(found);
      });
    },
  };
}

// What the page offers in a position, from the page's own code: its options, where they are aimed, what it asks about once more.
import path from 'node:path';
import { runnerImport } from 'vite';
import { root, sourceAliases } from '../../modules.mjs';

const CONFIG = { root, configFile: false, logLevel: 'error', resolve: { alias: sourceAliases() } };

const load = async (file) => (await runnerImport(path.join(root, file), CONFIG)).module;

/** The view of a game in English. */
export async function loadPageView(id) {
  const { view } = await load(`games/${id}/page/table.ts`);
  const { default: game } = await load(`games/${id}/words/en/index.ts`);
  const { default: page } = await load('packages/words/src/en/page.ts');
  return view({ game, page });
}

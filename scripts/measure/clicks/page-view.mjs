// What the page offers in a position, from the page's own code: its options, where they are aimed, what it asks about once more.
import path from 'node:path';
import { runnerImport } from 'vite';
import { root, sourceAliases } from '../../modules.mjs';

const ENTRY = 'virtual:page-view';

/** One module for all of it: what is loaded apart does not know each other's positions. */
const entryOf = (id, language) => ({
  name: 'page-view',
  resolveId: (wanted) => (wanted === ENTRY ? ENTRY : undefined),
  load: (wanted) =>
    wanted === ENTRY
      ? `export { view } from '${path.join(root, 'games', id, 'page/table.ts')}';
         export { rules } from '${path.join(root, 'games', id, 'page/full-rules.ts')}';
         export { default as game } from '${path.join(root, 'games', id, 'words', language, 'index.ts')}';
         export { default as page } from '${path.join(root, 'packages/words/src', language, 'page.ts')}';`
      : undefined,
});

/** The view of a game, and all of its rules. */
export async function loadView(id, language = 'en') {
  const { module } = await runnerImport(ENTRY, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sourceAliases() },
    plugins: [entryOf(id, language)],
  });
  const { view, rules, game, page } = module;
  return { view: view({ game, page }), rules };
}

export const loadPageView = async (id) => (await loadView(id)).view;

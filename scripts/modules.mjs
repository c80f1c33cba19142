// Every module there is, and which may use which: the packages, and the layers of each game that games.json lists.
// Uses nothing but Node, since it runs before anything is installed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const SCOPE = '@undercroft/';

/**
 * What each package is for, and which others it may use; 'games' stands for every layer of every game. Code that is `isBundled` is
 * one file when it runs (scripts/bundle.mjs). Of a package that `isOpen`, each file is imported by itself: it is a box of parts.
 */
export const PACKAGES = {
  engine: {
    purpose: 'the contract of a game, the table, records, replay, chance, scenarios',
    mayUse: [],
    isBundled: true,
  },
  cave: {
    purpose: 'square tiles with walls: connection, gaps, rotation, distance',
    mayUse: [],
    isBundled: true,
  },
  bots: {
    purpose: 'what bots of all games share: search, budgets, matches',
    mayUse: ['engine'],
    isBundled: true,
  },
  words: {
    purpose: 'grammar, and the words that all games share, in every language',
    mayUse: ['engine', 'cave', 'bots'],
    isOpen: true,
  },
  terminal: {
    purpose: 'what a game needs to be played in a terminal and measured in the laboratory',
    mayUse: ['engine', 'cave', 'words'],
    isOpen: true,
  },
  'page-kit': {
    purpose: 'what a game needs to be played on the page',
    mayUse: ['engine', 'cave', 'words'],
    isOpen: true,
  },
  learn: {
    purpose: "lessons, the coached first game, how to play, the players' rulebook: their formats, and how they are run",
    mayUse: ['engine'],
    isOpen: true,
  },
  testkit: { purpose: 'the contract suite, and what tests share', mayUse: ['engine'] },
  catalog: {
    purpose: 'the games, layer by layer, as games.json lists them',
    mayUse: ['engine', 'bots', 'words', 'terminal', 'page-kit', 'games'],
    isOpen: true,
  },
  protocol: { purpose: 'wire messages, their validation, their version', mayUse: ['engine'] },
  server: { purpose: 'seats, tables, storage, live updates', mayUse: ['engine', 'protocol', 'catalog', 'bots'] },
  lab: {
    purpose: 'the command line and the laboratory',
    mayUse: ['engine', 'catalog', 'bots', 'words', 'terminal', 'protocol', 'server'],
  },
  web: { purpose: 'the page', mayUse: ['engine', 'catalog', 'bots', 'words', 'page-kit', 'protocol', 'learn'] },
};

/** The layers of a game, each a folder of its own with an index.ts. `own` names other layers of the same game. */
export const LAYERS = {
  rules: { purpose: 'the rules', mayUse: ['engine', 'cave'], own: [], isBundled: true },
  slow: { purpose: 'the rules once more, plainly and slowly, to check the first', mayUse: [], own: [] },
  bots: { purpose: 'the bots', mayUse: ['engine', 'cave', 'bots'], own: ['rules'], isBundled: true },
  learn: { purpose: 'what its lessons and its coach measure', mayUse: ['engine', 'cave'], own: ['rules'] },
  words: {
    purpose: 'the words, in every language',
    mayUse: ['engine', 'cave', 'words'],
    own: ['rules', 'bots'],
  },
  terminal: {
    purpose: 'how it is played in a terminal',
    mayUse: ['engine', 'cave', 'words', 'terminal'],
    own: ['rules', 'words'],
  },
  page: {
    purpose: 'how it is played on the page',
    mayUse: ['engine', 'cave', 'words', 'page-kit'],
    own: ['rules', 'words'],
  },
};

/** Every game with its folder and the layers it has. */
export function listGames(at = root) {
  const { games, examples } = JSON.parse(fs.readFileSync(path.join(at, 'games.json'), 'utf8'));
  return [
    ...games.map((id) => ({ id, folder: `games/${id}`, isExample: false })),
    ...examples.map((id) => ({ id, folder: `examples/${id}`, isExample: true })),
  ].map((game) => ({
    ...game,
    layers: Object.keys(LAYERS).filter((layer) => fs.existsSync(path.join(at, game.folder, layer, 'index.ts'))),
  }));
}

/** The ids of the games, without the examples. */
export const gameIds = (at = root) => listGames(at).flatMap(({ id, isExample }) => (isExample ? [] : [id]));

const layerName = (id, layer) => (layer === 'rules' ? `${SCOPE}${id}` : `${SCOPE}${id}/${layer}`);

function layersOf({ id, folder, layers }) {
  return layers.map((layer) => {
    const { purpose, mayUse, own, isBundled = false } = LAYERS[layer];
    return {
      name: layerName(id, layer),
      layer,
      game: id,
      /** Of the npm package. */
      home: folder,
      sources: `${folder}/${layer}`,
      output: `${folder}/dist/${layer}`,
      project: `${folder}/${layer}`,
      purpose: `${purpose} of ${id}`,
      mayUse: [...mayUse.map((one) => SCOPE + one), ...own.map((one) => layerName(id, one))],
      isBundled,
      isOpen: false,
    };
  });
}

/** Every module: its name as it is imported, where it lives, and what it may use. */
export function listModules(at = root) {
  const layers = listGames(at).flatMap(layersOf);
  const packages = Object.entries(PACKAGES).map(([name, { purpose, mayUse, isBundled = false, isOpen = false }]) => ({
    name: SCOPE + name,
    home: `packages/${name}`,
    sources: `packages/${name}/src`,
    output: `packages/${name}/dist`,
    project: `packages/${name}`,
    purpose,
    mayUse: mayUse.flatMap((one) => (one === 'games' ? layers.map((layer) => layer.name) : [SCOPE + one])),
    isBundled,
    isOpen,
  }));
  return [...packages, ...layers];
}

const escaped = (text) => text.replaceAll(/[/.-]/g, '\\$&');

/** Where tests and builds find the sources of a module, as Vite's aliases. */
export const sourceAliases = (modules = listModules()) =>
  modules.flatMap(({ name, sources, isOpen }) => [
    { find: new RegExp(`^${escaped(name)}$`), replacement: path.join(root, sources, 'index.ts') },
    ...(isOpen ? [{ find: new RegExp(`^${escaped(name)}/(.*)$`), replacement: `${path.join(root, sources)}/$1` }] : []),
  ]);

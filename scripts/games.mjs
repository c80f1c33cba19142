// Writes what follows from games.json: the lists of the catalog and the projects of TypeScript.   node scripts/games.mjs [--check]
// Runs before every build; a file is only touched where it differs. With --check nothing is written, and differences are an error.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAYERS, listGames, listModules, root, SCOPE } from './modules.mjs';

const NOTE = '// Written by scripts/games.mjs from games.json: do not edit.\n';
/** Bots are not: a game without any gets those of plain search. */
const REQUIRED = ['rules', 'words', 'terminal', 'page'];

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const sortedById = (games) => [...games].sort((a, b) => (a.id < b.id ? -1 : 1));

// ---------------------------------------------------------------- the lists of the catalog

/** Games by what a layer of them exports under this name. */
function listOf(games, { layer, name = layer, type, cast = '' }) {
  const from = (id) => (layer === 'rules' ? `${SCOPE}${id}` : `${SCOPE}${id}/${layer}`);
  const imports = sortedById(games).map(({ id }) => `import { ${name} as ${camelCase(id)} } from '${from(id)}';\n`);
  const names = games.map(({ id }) => camelCase(id)).join(', ');
  return {
    imports: type.import + imports.join(''),
    declared: (constant) => `export const ${constant}: readonly ${type.name}[] =`,
    value: `[${names}]${cast}`,
    none: '[]',
  };
}

const imported = (name, from) => ({ name, import: `import type { ${name} } from '${SCOPE}${from}';\n` });

/** Bots of one game are loaded without those of the others; a game without any gets those of plain search. */
function rostersOf(games) {
  const loader = ({ id, layers }) =>
    layers.includes('bots')
      ? `async () => (await import('${SCOPE}${id}/bots')).createRoster()`
      : `async () => plainRoster((await import('${SCOPE}${id}')).rules)`;
  const isPlain = games.some(({ layers }) => !layers.includes('bots'));
  return {
    imports: isPlain ? `import { plainRoster } from '${SCOPE}bots';\n` : '',
    declared: (constant) => `export const ${constant}: Readonly<Record<string, () => Promise<unknown>>> =`,
    value: `{${games.map((game) => `\n  '${game.id}': ${loader(game)},`).join('')}\n}`,
    none: '{}',
  };
}

/** A list of the catalog, and beside it that of the examples, which the real page is built without (build/examples.ts of the page). */
function filesOf(file, games, toList) {
  const real = toList(games.filter(({ isExample }) => !isExample));
  const examples = toList(games.filter(({ isExample }) => isExample));
  const all = real.none === '[]' ? '[...REAL, ...EXAMPLES]' : '{ ...REAL, ...EXAMPLES }';
  const folder = 'packages/catalog/src/generated';
  return {
    [`${folder}/${file}.ts`]:
      `${NOTE}${real.imports}import { EXAMPLES } from './examples/${file}.ts';\n\n` +
      `${real.declared('REAL').replace('export ', '')} ${real.value};\n\n${real.declared('GAMES')} ${all};\n`,
    [`${folder}/examples/${file}.ts`]:
      `${NOTE}${examples.imports}import { hasExamples } from '../../examples.ts';\n\n` +
      `${examples.declared('EXAMPLES')} hasExamples ? (${examples.value}) : ${examples.none};\n`,
  };
}

const CARD = imported('Card', 'words/game-words');
const MORE_WORDS = imported('MoreGameWords', 'words/game-words');

/**
 * What the catalog lists, file by file; only games with bots of their own have reasons of their own. Types of one game are unknown
 * to the others, hence the casts.
 */
const LISTS = {
  rules: { layer: 'rules', type: imported('Game', 'engine'), cast: ' as unknown as Game[]' },
  words: { layer: 'words', type: imported('GameWords', 'words/game-words') },
  'cards-en': { layer: 'words', name: 'englishCard', type: CARD },
  'cards-hu': { layer: 'words', name: 'hungarianCard', type: CARD },
  asked: { layer: 'words', name: 'askedClauses', type: MORE_WORDS },
  reasons: { layer: 'words', name: 'reasons', needs: 'bots', type: MORE_WORDS },
  'terminal-words': { layer: 'words', name: 'terminalWords', type: MORE_WORDS },
  terminal: {
    layer: 'terminal',
    type: imported('GameManifest', 'terminal/manifest'),
    cast: ' as unknown as GameManifest[]',
  },
  page: { layer: 'page', type: imported('GameManifest', 'page-kit/manifest'), cast: ' as unknown as GameManifest[]' },
};

function catalogLists(games) {
  const having = (layer) => games.filter(({ layers }) => layers.includes(layer));
  const lists = Object.entries(LISTS).map(([file, list]) =>
    filesOf(file, having(list.needs ?? list.layer), (some) => listOf(some, list)),
  );
  return Object.assign({}, ...lists, filesOf('bots', games, rostersOf));
}

// ---------------------------------------------------------------- the projects of TypeScript

const toRoot = (folder) => path.posix.relative(folder, '.');
const json = (data) => `${JSON.stringify(data, null, 2)}\n`;

const ON_THE_PAGE = {
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  jsxImportSource: 'preact',
  rewriteRelativeImportExtensions: false,
  allowImportingTsExtensions: true,
  emitDeclarationOnly: true,
};

const referencesTo = (from, names, modules) =>
  modules
    .filter(({ name }) => names.includes(name))
    .map(({ project }) => ({ path: path.posix.relative(from, project) }));

function layerProject({ layer, project, output, mayUse, isBundled }, modules) {
  return {
    extends: `${toRoot(project)}/tsconfig.${isBundled ? 'bundled' : 'base'}.json`,
    compilerOptions: {
      rootDir: '.',
      outDir: path.posix.relative(project, output),
      tsBuildInfoFile: `${path.posix.relative(project, output)}.tsbuildinfo`,
      ...(layer === 'page' ? { ...ON_THE_PAGE, types: ['vite/client'] } : {}),
    },
    include: ['.'],
    references: referencesTo(project, mayUse, modules),
  };
}

/** The catalog uses every layer of every game. */
function catalogProject(modules) {
  const { project, mayUse } = modules.find(({ name }) => name === `${SCOPE}catalog`);
  return {
    extends: '../../tsconfig.base.json',
    compilerOptions: { rootDir: 'src', outDir: 'dist' },
    include: ['src'],
    references: referencesTo(project, mayUse, modules),
  };
}

/** All tests are one project. */
const testProject = (modules) => ({
  extends: './tsconfig.base.json',
  compilerOptions: {
    ...ON_THE_PAGE,
    types: ['node', 'vite/client'],
    emitDeclarationOnly: false,
    noEmit: true,
    tsBuildInfoFile: 'dist/tests.tsbuildinfo',
  },
  include: ['packages/*/test', 'games/*/test', 'examples/*/test', 'packages/web/build', 'packages/web/vite.config.ts'],
  references: modules.map(({ project }) => ({ path: project })),
});

/** Workers of the page see another global object: projects of their own. */
const WORKERS = ['packages/web/src/offline', 'packages/web/src/bots'];

/** The catalog depends on every game. */
function catalogPackage(modules) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'packages/catalog/package.json'), 'utf8'));
  const { mayUse } = modules.find(({ name }) => name === `${SCOPE}catalog`);
  const used = mayUse.map((name) => name.split('/').slice(0, 2).join('/'));
  return {
    ...manifest,
    dependencies: Object.fromEntries([...new Set(used)].sort().map((name) => [name, manifest.version])),
  };
}

function projects(modules) {
  const layers = modules.filter(({ layer }) => layer !== undefined);
  const all = [...modules.map(({ project }) => project), ...WORKERS, 'tsconfig.tests.json'];
  return {
    ...Object.fromEntries(layers.map((one) => [`${one.project}/tsconfig.json`, json(layerProject(one, modules))])),
    'packages/catalog/package.json': json(catalogPackage(modules)),
    'packages/catalog/tsconfig.json': json(catalogProject(modules)),
    'tsconfig.tests.json': json(testProject(modules)),
    'tsconfig.json': json({ files: [], references: all.map((one) => ({ path: one })) }),
  };
}

// ---------------------------------------------------------------- games.json itself

/** What keeps a listed game from being one, in sentences. */
export function problemsOf(games) {
  return games.flatMap(({ id, folder, layers }) => {
    if (!fs.existsSync(path.join(root, folder))) return [`games.json lists "${id}", but there is no folder ${folder}.`];
    const missing = REQUIRED.filter((layer) => !layers.includes(layer));
    return missing.map((layer) => `${folder} has no ${layer}/index.ts (${LAYERS[layer].purpose} of the game).`);
  });
}

/** The text of every generated file, by its name. */
export const generatedFiles = () => ({ ...catalogLists(listGames()), ...projects(listModules()) });

function outdated() {
  const textOf = (file) => (fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : '');
  return Object.entries(generatedFiles()).filter(([file, text]) => textOf(file) !== text);
}

function write([file, text]) {
  const full = path.join(root, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
  console.error(`games.json: wrote ${file}`);
}

/** Returns an exit code. */
export function updateGames({ isCheck = false } = {}) {
  const problems = problemsOf(listGames());
  for (const one of problems) console.error(one);
  if (problems.length > 0) return 1;
  const stale = outdated();
  if (!isCheck) for (const one of stale) write(one);
  else for (const [file] of stale) console.error(`${file} is out of date: run node scripts/games.mjs`);
  return isCheck && stale.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = updateGames({ isCheck: process.argv.includes('--check') });

// Bundles the rules and the bots for running, unless that has been done.   node scripts/bundle.mjs
// All of their code becomes one file, which V8 runs faster than many (docs/adr/0012-bundled-for-running.md). Every module keeps
// its own file in dist/, which only exports its names from there: imports work as they would without a bundle.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listModules, root } from './modules.mjs';

const BUNDLE = 'rules-and-bots';
/** What the bundle depends on besides the sources. */
const TOOLS = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.bundled.json',
  'scripts/bundle.mjs',
  'scripts/modules.mjs',
];
/** Holds the fingerprint of what the bundle was made from; written when it is complete. */
const stamp = path.join(root, 'dist', '.bundled-from');

/** The modules for which TypeScript only writes declarations. */
const bundledModules = () => listModules().filter(({ isBundled }) => isBundled);

/** Paths relative to the root, the same and in the same order on every system. */
function sourcesOf({ sources }) {
  const files = fs.readdirSync(path.join(root, sources), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${sources}/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...bundledModules().flatMap(sourcesOf), ...TOOLS])
    hash.update(`${file}\n`).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

export const isBundleFresh = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint();

/** packages/bots/src/match.ts becomes packages/bots/dist/match, games/sub-terra/rules/turn.ts games/sub-terra/dist/rules/turn. */
function outputOf(source) {
  const { sources, output } = bundledModules().find((module) => source.startsWith(`${module.sources}/`));
  return source.replace(sources, output).replace(/\.ts$/, '');
}

/**
 * Replaces `export const { move: MOVE, run: RUN } = indices(ACTIONS);` by `export const MOVE = 0, RUN = 1;`, since rolldown inlines
 * literals wherever they are used. `load` imports the module of a source, which must have been bundled before.
 */
export const literalNumbers = (load) => ({
  name: 'literal-numbers',
  async transform(code, id) {
    if (code.search(DESTRUCTURED) < 0) return null;
    const values = await load(id);
    return { code: code.replaceAll(DESTRUCTURED, (text, list) => asNumbers(text, list, values)), map: null };
  },
});

const DESTRUCTURED = /^export const \{([^}]*)\} = [^;]*;$/gm;

/** Keeps the number of lines, so that the source map still fits. */
function asNumbers(text, list, values) {
  const names = Array.from(list.matchAll(/([\w$]+)\s*(?:,|$)/g), ([, name]) => name);
  if (names.some((name) => typeof values[name] !== 'number')) return text;
  const numbers = names.map((name) => `${name} = ${values[name]}`).join(', ');
  return `export const ${numbers};${text.replaceAll(/[^\n]/g, '')}`;
}

/**
 * Moves the code into a function. At the top of a module, V8 assumes that functions and classes may be reassigned, and reads exported
 * names from their cells at every use; inside a function it knows that they do not change, and inlines them. No line moves, so
 * that the source map still fits.
 */
export const insideFunction = {
  name: 'inside-function',
  renderChunk(code, { name }) {
    if (name !== BUNDLE) return null;
    const [, imports, body, exported] = /^((?:import .*;\n)+)([\s\S]*)^export \{ (.*) \};$/m.exec(code);
    const locals = [...new Set(exported.split(', ').map((one) => one.split(' as ')[0]))];
    const changing = Array.from(body.matchAll(/^let ([\w$]+)/gm), ([, local]) => local);
    const wrong = changing.filter((local) => locals.includes(local));
    if (wrong.length > 0) throw new Error(`a bundled module must not export a \`let\`: ${wrong.join(', ')}`);
    const names = `{ ${locals.join(', ')} }`;
    const wrapped = `${imports.trimEnd()} const ${names} = (() => {\n${body}return ${names};\n})();\nexport { ${exported} };\n`;
    return { code: wrapped, map: null };
  },
};

async function write(modules, plugins) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(modules.flatMap(sourcesOf).map((source) => [outputOf(source), source])),
    resolve: {
      alias: Object.fromEntries(modules.map(({ name, sources }) => [`${name}$`, path.join(root, sources, 'index.ts')])),
    },
    external: (id) => !/^(?:[./]|@undercroft\/)/.test(id) && !path.isAbsolute(id),
    plugins,
  });
  await bundle.write({
    dir: root,
    entryFileNames: '[name].js',
    chunkFileNames: 'dist/[name].js',
    codeSplitting: { groups: [{ name: BUNDLE }] },
    minify: false,
    sourcemap: true,
  });
}

/** Bundles twice: the first bundle is loaded to compute the numbers that are literals in the second. */
async function writeBundle() {
  const madeFrom = fingerprint();
  const modules = bundledModules();
  fs.rmSync(stamp, { force: true });
  for (const { output } of modules) removeCode(path.join(root, output));
  await write(modules, []);
  const load = (id) => import(pathToFileURL(path.join(root, `${outputOf(relative(id))}.js`)).href);
  await write(modules, [literalNumbers(load), insideFunction]);
  fs.writeFileSync(stamp, madeFrom);
}

const relative = (file) => path.relative(root, file).replaceAll(path.sep, '/');

/** Removes the output of deleted sources, and what TypeScript may have written: there must not be two copies of a module. */
function removeCode(folder) {
  if (!fs.existsSync(folder)) return;
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.js(?:\.map)?$/.test(file)) fs.rmSync(path.join(folder, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !isBundleFresh()) await writeBundle();

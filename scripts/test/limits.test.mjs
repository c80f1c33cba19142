// The limits of CONTRIBUTING, counted on the syntax tree: Biome's own rule does not count every line of a function.
import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../modules.mjs';

const MOST_LINES_OF_A_FILE = 400;
const MOST_LINES_OF_A_FUNCTION = 60;

/** Sentences are data. */
const isData = (file) => /^(games|examples)\/[^/]+\/words\/[a-z]{2}\/|^packages\/words\/src\/[a-z]{2}\//.test(file);

/** Screens with a long function each, which come apart when they are rebuilt. */
const SCREENS = [
  'packages/web/src/pages/set-up.tsx',
  'packages/web/src/pages/watch.tsx',
  'packages/web/src/pages/end.tsx',
  'packages/web/src/pages/rules.tsx',
];

/** Functions whose parameters a library dictates. */
const CALLBACKS = ['packages/server/src/live/connection.ts: onMessage'];

const NOT_SOURCES = ['node_modules', 'dist', 'dist-examples', 'types', 'generated', 'golden'];

/** The body of a suite is a function too, but only holds its tests together. */
const isTest = (file) => /(^|\/)(test|e2e)\//.test(file);

function* sourcesIn(folder) {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !NOT_SOURCES.includes(entry.name)) yield* sourcesIn(file);
    else if (/(?<!\.d)\.([cm]?[jt]sx?|css)$/.test(entry.name)) yield file;
  }
}

const FILES = ['packages', 'games', 'examples', 'scripts', 'bench'].flatMap((folder) => [...sourcesIn(folder)]);

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

/** The functions below a node, as { node, name }. */
function* functionsBelow(node, name = 'a function') {
  if (Array.isArray(node)) for (const one of node) yield* functionsBelow(one, name);
  else if (typeof node?.type === 'string') {
    const known = node.id?.name ?? node.key?.name ?? name;
    if (/Function/.test(node.type) && node.body) yield { node, name: known };
    for (const value of Object.values(node)) if (typeof value === 'object') yield* functionsBelow(value, known);
  }
}

function parse(file) {
  const lang = /x$/.test(file) ? 'tsx' : /\.[cm]?ts$/.test(file) ? 'ts' : 'js';
  return parseAst(read(file), { lang, sourceType: file.endsWith('.cjs') ? 'script' : 'module' });
}

const FUNCTIONS = FILES.filter((file) => !file.endsWith('.css') && !isTest(file)).flatMap((file) =>
  [...functionsBelow(parse(file))].map((one) => ({ ...one, file })),
);

const linesOf = ({ file, node }) => read(file).slice(node.start, node.end).split('\n').length;

/** `flag: boolean` or `flag = false` as a parameter of its own; nobody can tell at the call what `true` means there. */
const isBoolean = (parameter) =>
  parameter.typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword' ||
  (parameter.type === 'AssignmentPattern' && (typeof parameter.right.value === 'boolean' || isBoolean(parameter.left)));

test('every file but data has at most 400 lines, and so has every test', () => {
  const long = FILES.filter((file) => !isData(file))
    .map((file) => [file, read(file).trimEnd().split('\n').length])
    .filter(([, lines]) => lines > MOST_LINES_OF_A_FILE);
  expect(long).toEqual([]);
});

test('every function outside the screens has at most 60 lines', () => {
  const long = FUNCTIONS.filter(({ file, node }) => !SCREENS.includes(file) && node.end - node.start > 600)
    .map((one) => [`${one.file}: ${one.name}`, linesOf(one)])
    .filter(([, lines]) => lines > MOST_LINES_OF_A_FUNCTION);
  expect(long).toEqual([]);
});

test('no function takes a positional boolean', () => {
  const faults = FUNCTIONS.filter(({ node }) => node.params.some(isBoolean)).map(
    ({ file, name }) => `${file}: ${name}`,
  );
  expect(faults.filter((fault) => !CALLBACKS.includes(fault))).toEqual([]);
});

// For each clause of rules/*.md, the tests that cite it. A test cites a clause when its name begins with the id.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listGames, root } from './modules.mjs';

const CLAUSE = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\* (.*)$/;
/** One or several ids at the start of a test's name: 'PS-MINE-1, PS-MINE-2 title'. */
const CITATION = /^(?:[A-Z]{2}(?:-[A-Z0-9]+)+[, ]+)+/;
const ID = /[A-Z]{2}(?:-[A-Z0-9]+)+/g;

/** Every rulebook of rules/: its clauses, and whether it is implemented. */
export function rulebooks(folder = path.join(root, 'rules')) {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const name = path.basename(file, '.md');
      const lines = fs.readFileSync(path.join(folder, file), 'utf8').split('\n');
      const clauses = lines.flatMap((line) => (CLAUSE.test(line) ? [CLAUSE.exec(line).slice(1, 3)] : []));
      return { name, clauses, implemented: name === 'table' || isListed(name) };
    });
}

/** A game is implemented once games.json lists it. */
const isListed = (name) => listGames().some(({ id }) => id === name);

/** For each clause, the names of the tests that cite it. Full names look like 'group > PS-GEO-1 title'. */
export function citations(names) {
  const cited = new Map();
  for (const name of names) {
    for (const part of name.split(' > ')) {
      for (const id of CITATION.exec(`${part} `)?.[0].match(ID) ?? []) cited.set(id, [...(cited.get(id) ?? []), part]);
    }
  }
  return cited;
}

/** Implemented clauses without a test, and ids that tests cite but no rulebook has. */
export function findGaps(names, books = rulebooks()) {
  const cited = citations(names);
  const known = new Set(books.flatMap(({ clauses }) => clauses.map(([id]) => id)));
  const prefixes = new Set([...known].map((id) => id.slice(0, 2)));
  const untested = books
    .filter(({ implemented }) => implemented)
    .flatMap(({ clauses }) => clauses.map(([id]) => id).filter((id) => !cited.has(id)));
  const unknown = [...cited.keys()].filter((id) => prefixes.has(id.slice(0, 2)) && !known.has(id));
  return { untested, unknown };
}

/** Asks the test runner, so that only tests that really run count. */
function testNames() {
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout).map(({ name }) => name);
}

function print(books, names) {
  const cited = citations(names);
  for (const { name, clauses, implemented } of books) {
    const tested = clauses.filter(([id]) => cited.has(id)).length;
    console.log(
      `\n${name}: ${clauses.length} clauses, ${implemented ? `${tested} cited by tests` : 'not implemented yet'}`,
    );
    if (!implemented) continue;
    for (const [id, text] of clauses) {
      console.log(`\n  ${id}  ${text.slice(0, 90)}${text.length > 90 ? '…' : ''}`);
      for (const test of cited.get(id) ?? ['— no test —']) console.log(`      ${test}`);
    }
  }
}

/** Returns whether there are any. */
export function reportGaps({ untested, unknown }) {
  if (untested.length > 0) console.error(`Clauses without a test: ${untested.join(', ')}`);
  if (unknown.length > 0) console.error(`Tests cite clauses that do not exist: ${unknown.join(', ')}`);
  return untested.length + unknown.length > 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = testNames();
  print(rulebooks(), names);
  if (reportGaps(findGaps(names))) process.exitCode = 1;
}

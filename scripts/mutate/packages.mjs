// Which packages can be mutated, and which tests run against their mutants. Paths are relative to the root of the tree.
import fs from 'node:fs';
import path from 'node:path';
import { listGames, root } from '../modules.mjs';

const CONTRACT = 'packages/catalog/test/contract.test.ts';

const gamesIn = (root) =>
  listGames(root)
    .filter(({ isExample }) => !isExample)
    .map(({ id }) => id)
    .sort();

/** Of a package or a game. */
export const folderOf = (name) =>
  fs.existsSync(path.join(root, 'games', name)) ? `games/${name}` : `packages/${name}`;
/** Of the code that is mutated. */
export const codeOf = (name) => `${folderOf(name)}/${folderOf(name).startsWith('games/') ? 'rules' : 'src'}`;

export const packagesIn = (root) => ['engine', ...gamesIn(root)];

/** Of the compiler. */
export const projectOf = (name) => (folderOf(name).startsWith('games/') ? codeOf(name) : folderOf(name));

/** All files below a folder with this ending, sorted. */
export function filesBelow(root, folder, ending = '') {
  const found = fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Of a game, those of its rules: the tests of other layers are in folders. */
const testsOf = (root, name) =>
  filesBelow(root, `${folderOf(name)}/test`, '.test.ts')
    .filter((file) => !/^games\/[^/]+\/test\/.+\//.test(file))
    .map((file) => ({ file }));

/** The scenarios, golden games and loading tests of the games run on the engine, so they test it too. */
const engineSteps = (root) => [
  ...testsOf(root, 'engine'),
  ...testsOf(root, 'testkit'),
  ...gamesIn(root).flatMap((game) =>
    testsOf(root, game).filter(({ file }) => /(scenarios|golden|load)\.test\.ts$/.test(file)),
  ),
];

const gameSteps = (root, game) => [...testsOf(root, game), { file: CONTRACT, only: `the contract of ${game} ` }];

/** The test files to run against each mutant of a package. `only` selects the tests whose names contain that text. */
export const stepsFor = (root, name) => (name === 'engine' ? engineSteps(root) : gameSteps(root, name));

/** The sources of a package. `name` is the path inside its source folder: it stays the same when the folder moves. */
export function sourcesOf(root, name) {
  const folder = codeOf(name);
  return filesBelow(root, folder, '.ts').map((file) => ({
    file,
    name: path.posix.relative(folder, file),
    source: fs.readFileSync(path.join(root, file), 'utf8'),
  }));
}

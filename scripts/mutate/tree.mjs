// Copies the working tree, so that mutants never touch it and edits made during a run do not disturb the tests.
import fs from 'node:fs';
import path from 'node:path';
import { codeOf, filesBelow, folderOf } from './packages.mjs';
import { hash } from './sample.mjs';

const COPIED =
  /^(package\.json|games\.json|packages|games|examples|rules|scripts|tsconfig\.\w+\.json|vitest\.config\.ts)$/;
const LEFT_OUT = /(^|\/)(node_modules|dist|types|public|[^/]*\.tsbuildinfo)$/;

/** Copies what the tests and the compiler need. Dependencies are found in the folders above, our own packages in the copy. */
export function copyTree(root, folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  const filter = (source) => !LEFT_OUT.test(path.relative(root, source).replaceAll(path.sep, '/'));
  const copied = fs.readdirSync(root).filter((name) => COPIED.test(name));
  for (const one of copied) fs.cpSync(path.join(root, one), path.join(folder, one), { recursive: true, filter });
  const scope = path.join(folder, 'node_modules/@undercroft');
  fs.mkdirSync(scope, { recursive: true });
  for (const parent of ['packages', 'games', 'examples'])
    for (const name of fs.readdirSync(path.join(folder, parent)))
      fs.symlinkSync(path.join(folder, parent, name), path.join(scope, name), 'junction');
}

const fingerprint = (root, folders) =>
  hash(...folders.flatMap((folder) => filesBelow(root, folder)).map((file) => hash(file, read(root, file))));

const read = (root, file) => fs.readFileSync(path.join(root, file));

/** Identifies what a result depends on: the code of the package, and which tests are run in which packages. */
export function statesOf(root, name, steps, games) {
  const tested = steps.map(({ file }) => file.split('/').slice(0, 2).join('/'));
  const folders = [...new Set([folderOf(name), 'packages/testkit', ...tested])];
  return {
    code: fingerprint(root, [codeOf(name)]),
    tests: hash(fingerprint(root, folders), JSON.stringify(steps), games ?? ''),
  };
}

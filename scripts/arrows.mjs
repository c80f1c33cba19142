// Which package may use which. Direction is a build error, not a habit: this runs before every build.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What each module answers, and what it may use. `rules` modules know no DOM, no Node, no clock and no dice. */
export const MODULES = {
  engine: { answers: 'the contract of a game, the table, records, replay, chance, scenarios', may: [] },
  cave: { answers: 'square tiles with walls: connection, gaps, rotation, distance', may: [] },
  'pocket-sub': { answers: 'the rules of Pocket Sub', may: ['engine'] },
  'sub-terra': { answers: 'the rules of Sub Terra', may: ['engine', 'cave'] },
  'infernos-edge': { answers: "the rules of Inferno's Edge", may: ['engine', 'cave'] },
  'slow-sub': { answers: 'Pocket Sub once more, slowly, to check the first', may: [] },
  'slow-terra': { answers: 'Sub Terra once more, slowly, to check the first', may: [] },
  'slow-inferno': { answers: "Inferno's Edge once more, slowly, to check the first", may: [] },
  catalog: { answers: 'the one list of games', may: ['engine', 'pocket-sub', 'sub-terra', 'infernos-edge'] },
  testkit: { answers: 'the contract suite, and what tests share', may: ['engine'] },
  bots: {
    answers: 'players that are no people',
    may: ['engine', 'cave', 'catalog', 'pocket-sub', 'sub-terra', 'infernos-edge'],
  },
  lab: {
    answers: 'the command line and the laboratory',
    may: ['engine', 'cave', 'catalog', 'bots', 'pocket-sub', 'sub-terra', 'infernos-edge', 'protocol', 'server'],
  },
  protocol: { answers: 'wire messages, their checks, their version', may: ['engine'] },
  server: { answers: 'seats, tables, storage, live updates', may: ['engine', 'protocol', 'catalog', 'bots'] },
  web: {
    answers: 'the page',
    may: ['engine', 'protocol', 'catalog', 'bots', 'cave', 'pocket-sub', 'sub-terra', 'infernos-edge'],
  },
};

const SCOPE = '@undercroft/';
const IMPORT = /(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every place in a package's sources that imports something, as { file, line, name }. */
function* imports(folder) {
  for (const file of walk(folder)) {
    const text = fs.readFileSync(file, 'utf8');
    for (const found of text.matchAll(IMPORT)) {
      yield { file, line: text.slice(0, found.index).split('\n').length, name: found[1] };
    }
  }
}

function* walk(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else if (/\.[cm]?tsx?$/.test(entry.name)) yield full;
  }
}

/** The modules that may use both: where code that needs the two belongs. */
function homes(a, b) {
  const fits = Object.entries(MODULES).filter(([name, { may }]) =>
    [a, b].every((one) => one === name || may.includes(one)),
  );
  return fits.map(([name, { answers }]) => `${name} (${answers})`);
}

function complaint(module, used) {
  const rule = MODULES[module];
  const may = rule.may.length > 0 ? rule.may.join(', ') : 'nothing of ours';
  const where = homes(module, used);
  return (
    `${module} answers "${rule.answers}" and may use ${may}; it may not use ${used}.\n` +
    `    Code that needs both belongs in ${where.length > 0 ? where.join(', or ') : 'neither: hand in what is needed'}.`
  );
}

function judgeImport(root, module, { file, line, name }) {
  const place = `${path.relative(root, file)}:${line}`;
  if (name.startsWith(SCOPE)) {
    const [used, ...inside] = name.slice(SCOPE.length).split('/');
    if (!(used in MODULES)) return `${place} imports ${name}: no such module.`;
    if (inside.length > 0) return `${place} imports ${name}: reach into no package; export it from ${SCOPE}${used}.`;
    return used === module || MODULES[module].may.includes(used)
      ? undefined
      : `${place} imports ${name}.\n    ${complaint(module, used)}`;
  }
  const target = path.resolve(path.dirname(file), name);
  const home = path.join(root, 'packages', module) + path.sep;
  if (name.startsWith('.') && !target.startsWith(home))
    return `${place} imports ${name}: that is outside the package; import ${SCOPE}… instead.`;
  return undefined;
}

/** What package.json and tsconfig.json declare must follow the arrows too, and agree with each other. */
function judgeDeclared(root, module) {
  const folder = path.join(root, 'packages', module);
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { references = [] } = JSON.parse(fs.readFileSync(path.join(folder, 'tsconfig.json'), 'utf8'));
  const declared = Object.keys(dependencies)
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => name.slice(SCOPE.length));
  const referenced = references.map(({ path: to }) => path.basename(to));
  const against = declared.filter((used) => !MODULES[module].may.includes(used));
  const apart = [
    ...declared.filter((used) => !referenced.includes(used)),
    ...referenced.filter((used) => !declared.includes(used)),
  ];
  return [
    ...against.map(
      (used) => `packages/${module}/package.json depends on ${SCOPE}${used}.\n    ${complaint(module, used)}`,
    ),
    ...apart.map((used) => `packages/${module}: package.json and tsconfig.json disagree about ${used}.`),
  ];
}

/** Everything that goes against the arrows below `root`. */
export function violations(root) {
  return fs.readdirSync(path.join(root, 'packages')).flatMap((module) => {
    if (!(module in MODULES)) return [`packages/${module} is not in the table of modules (scripts/arrows.mjs).`];
    const found = [...imports(path.join(root, 'packages', module, 'src'))].map((one) => judgeImport(root, module, one));
    return [...judgeDeclared(root, module), ...found.filter((complaint) => complaint !== undefined)];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = violations(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
  if (found.length > 0) {
    console.error(`Against the arrows (ARCHITECTURE.md):\n${found.map((one) => `  ${one}`).join('\n')}`);
    process.exitCode = 1;
  }
}

// Every import must follow the table of modules (scripts/modules.mjs). Runs before every build, so that a dependency in the wrong
// direction is a build error that says where the code belongs.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listModules, root, SCOPE } from './modules.mjs';

const IMPORT = /(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every import in a folder, as { file, line, name }. */
function* importsIn(folder) {
  for (const file of sourceFiles(folder)) {
    const text = fs.readFileSync(file, 'utf8');
    for (const match of text.matchAll(IMPORT)) {
      yield { file, line: text.slice(0, match.index).split('\n').length, name: match[1] };
    }
  }
}

function* sourceFiles(folder) {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(full);
    else if (/\.[cm]?tsx?$/.test(entry.name)) yield full;
  }
}

/** The module that a specifier belongs to: the one with the longest name it begins with. */
const moduleNamed = (modules, name) =>
  modules
    .filter((module) => name === module.name || name.startsWith(`${module.name}/`))
    .sort((a, b) => b.name.length - a.name.length)[0];

const short = (name) => name.slice(SCOPE.length);

function explain(module, used, modules) {
  const allowed = module.mayUse.length > 0 ? `only ${module.mayUse.map(short).join(', ')}` : 'no other module';
  const homes = modules.filter(({ name, mayUse }) =>
    [module.name, used.name].every((one) => one === name || mayUse.includes(one)),
  );
  const where = homes.map(({ name, purpose }) => `${short(name)} (${purpose})`).join(', or ');
  return (
    `${short(module.name)} is for "${module.purpose}" and may use ${allowed}, not ${short(used.name)}.\n` +
    `    Code that needs both belongs in ${where || 'neither: pass in what is needed'}.`
  );
}

function checkImport(at, module, modules, { file, line, name }) {
  const place = `${path.relative(at, file)}:${line}`;
  if (name.startsWith(SCOPE)) {
    const used = moduleNamed(modules, name);
    if (!used) return `${place} imports ${name}: there is no such module.`;
    if (name !== used.name && !used.isOpen)
      return `${place} imports ${name}: do not import from inside a module; export it from ${used.name}.`;
    return used === module || module.mayUse.includes(used.name)
      ? undefined
      : `${place} imports ${name}.\n    ${explain(module, used, modules)}`;
  }
  const target = path.resolve(path.dirname(file), name);
  if (name.startsWith('.') && !target.startsWith(path.join(at, module.sources) + path.sep))
    return `${place} imports ${name}: that is outside ${module.sources}; import ${SCOPE}… instead.`;
  return undefined;
}

const packageOf = (name) => name.split('/').slice(0, 2).join('/');

/** A package's manifest must name exactly the packages that its modules import. */
function checkManifest(at, home, imports) {
  const file = path.join(at, home, 'package.json');
  if (!fs.existsSync(file)) return [`${home} has no package.json.`];
  const { name: own, dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const used = new Set(imports.filter(({ name }) => name.startsWith(SCOPE)).map(({ name }) => packageOf(name)));
  used.delete(own);
  const declared = Object.keys(dependencies).filter((name) => name.startsWith(SCOPE));
  const unused = declared.filter((name) => !used.has(name));
  return [
    ...[...used]
      .filter((name) => !declared.includes(name))
      .map((name) => `${home}/package.json does not declare ${name}, which its code imports.`),
    ...unused.map((name) => `${home}/package.json declares ${name}, which no code of it imports.`),
  ];
}

/** TypeScript must build what a module imports before it. */
function checkProject(at, module, modules, imports) {
  const { references = [] } = JSON.parse(fs.readFileSync(path.join(at, module.project, 'tsconfig.json'), 'utf8'));
  const referenced = references.map(({ path: to }) => path.posix.join(module.project, to));
  const used = new Set(imports.map(({ name }) => moduleNamed(modules, name)).filter((one) => one && one !== module));
  return [...used]
    .filter(({ project }) => !referenced.includes(project))
    .map(({ name }) => `${module.project}/tsconfig.json has no reference to ${short(name)}, which its code imports.`);
}

/** Every dependency below `at` that is not allowed. */
export function violations(at = root) {
  const modules = listModules(at);
  const known = new Set(modules.map(({ home }) => home));
  const unlisted = fs
    .readdirSync(path.join(at, 'packages'))
    .filter((name) => !known.has(`packages/${name}`))
    .map((name) => `packages/${name} is not listed in scripts/modules.mjs.`);
  const found = new Map(modules.map((module) => [module, [...importsIn(path.join(at, module.sources))]]));
  const wrong = modules.flatMap((module) => [
    ...found
      .get(module)
      .map((one) => checkImport(at, module, modules, one))
      .filter((one) => one !== undefined),
    ...checkProject(at, module, modules, found.get(module)),
  ]);
  const manifests = [...known].flatMap((home) => {
    const imports = modules.filter((module) => module.home === home).flatMap((module) => found.get(module));
    return checkManifest(at, home, imports);
  });
  return [...unlisted, ...wrong, ...manifests];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = violations();
  if (found.length > 0) {
    console.error(`Dependencies that are not allowed (ARCHITECTURE.md):\n${found.map((one) => `  ${one}`).join('\n')}`);
    process.exitCode = 1;
  }
}

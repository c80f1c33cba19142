// All mutants of a source file, found in its syntax tree.
import { parseAst } from 'vite';
import { OPERATORS } from './operators.mjs';

/** Type-only wrappers around code that runs. All other nodes whose type begins with TS never run. */
const TRANSPARENT = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];
/** Calls that only add documentation to a schema. */
const DESCRIPTIONS = ['description', 'title'];
const BUFFER = /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/;

const isType = ({ type }) => type.startsWith('TS') && !TRANSPARENT.includes(type);
const isImport = ({ type, source }) => type === 'ImportDeclaration' || (type.startsWith('Export') && source);
/** Exceptions are for our own bugs, so no input should reach them. */
const isInternalError = ({ type, argument }) => type === 'ThrowStatement' && argument.type === 'NewExpression';
const isNever = (node) => node?.type === 'TSSatisfiesExpression' && node.typeAnnotation.type === 'TSNeverKeyword';
const isExhaustiveCheck = (node) => isNever(node) || (node.type === 'ReturnStatement' && isNever(node.argument));
const isDescription = ({ type, callee }) => type === 'CallExpression' && DESCRIPTIONS.includes(callee.property?.name);
/** A buffer that is longer than needed behaves the same. */
const isBuffer = ({ type, callee }) => type === 'NewExpression' && BUFFER.test(callee.name ?? '');
const isDirective = ({ directive }) => typeof directive === 'string';

const SKIPPED = [isType, isImport, isInternalError, isExhaustiveCheck, isDescription, isBuffer, isDirective];

/** Property names in quotes. */
const isName = (node, parent, key) =>
  node.type === 'Literal' && (key === 'key' || (key === 'property' && parent.type === 'MemberExpression'));

const isNode = (value) => typeof value?.type === 'string';

function* children(node) {
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield [key, child];
  }
}

const isFunction = ({ type }) => /Function/.test(type);

function* changesBelow(node, { parent, key, fn, source }) {
  if (SKIPPED.some((isOne) => isOne(node)) || isName(node, parent, key)) return;
  for (const operator of OPERATORS[node.type] ?? []) yield* operator(node, { parent, fn, source });
  const inside = { parent: node, fn: isFunction(node) ? node : fn, source };
  for (const [name, child] of children(node)) yield* changesBelow(child, { ...inside, key: name });
}

/** Every change that can be made to a source text, in order of position. */
export function mutantsOf(source) {
  const changes = [...changesBelow(parseAst(source, { lang: 'ts' }), { parent: undefined, source })];
  return changes.sort((a, b) => a.start - b.start || a.end - b.end);
}

export const applyMutant = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

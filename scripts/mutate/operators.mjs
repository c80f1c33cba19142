// The mutation operators: which changes can be made at each type of syntax node.
// A change is { kind, start, end, text }: the characters from `start` to `end` are replaced by `text`.

const COMPARISONS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const ARITHMETIC = {
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*' },
  ...{ '&': '|', '|': '&', '^': '&', '<<': '>>', '>>': '<<', '>>>': '<<' },
};
const ASSIGNMENTS = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=', '&=': '|=', '|=': '&=', '^=': '|=' };
const LOGICAL = { '&&': '||', '||': '&&', '??': '&&' };
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };
const OPTIONAL_METHODS = ['filter', 'reverse', 'slice', 'sort', 'toReversed', 'toSorted'];
const CONSTANTS = {
  TSBooleanKeyword: ['true', 'false'],
  TSTypePredicate: ['true', 'false'],
  TSNumberKeyword: ['0'],
  TSStringKeyword: ["''"],
  TSArrayType: ['[]'],
};

const replace = (kind, node, text) => ({ kind, start: node.start, end: node.end, text });

/** Replaces the operator, which stands somewhere between the two operands. */
function operatorBetween(kind, { left, right, operator }, text, source) {
  const start = source.indexOf(operator, left.end);
  return start < right.start ? [{ kind, start, end: start + operator.length, text }] : [];
}

const binary = (node, { source }) => [
  ...(COMPARISONS[node.operator] ?? []).flatMap((to) => operatorBetween('comparison', node, to, source)),
  ...[ARITHMETIC[node.operator] ?? []].flat().flatMap((to) => operatorBetween('arithmetic', node, to, source)),
];

const swapIn =
  (table, kind) =>
  (node, { source }) =>
    table[node.operator] ? operatorBetween(kind, node, table[node.operator], source) : [];

/** Negating a comparison or a `!` would repeat a change that is made there anyway. */
const hasOwnNegation = (test) =>
  test.operator in COMPARISONS || test.operator === '!' || (test.type === 'Literal' && typeof test.value === 'boolean');

const negate = ({ test }, { source }) =>
  hasOwnNegation(test) ? [] : [replace('condition', test, `!(${source.slice(test.start, test.end)})`)];

const removeElse = ({ consequent, alternate }) =>
  alternate ? [{ kind: 'else', start: consequent.end, end: alternate.end, text: '' }] : [];

/** A negated condition would often make an infinite loop, so the loop is skipped instead. */
const skipLoop = ({ test }) => (test ? [replace('loop', test, 'false')] : []);

const unary = (node, { source }) =>
  node.operator === '!' || (node.operator === '-' && node.argument.type !== 'Literal')
    ? [
        replace(
          node.operator === '!' ? 'condition' : 'arithmetic',
          node,
          source.slice(node.argument.start, node.argument.end),
        ),
      ]
    : [];

/** Not in the header of a `for` loop, where counting backwards makes it infinite. */
function update(node, { parent, source }) {
  if (parent.type === 'ForStatement') return [];
  const to = source.slice(node.start, node.end).replace(node.operator, node.operator === '++' ? '--' : '++');
  return [replace('arithmetic', node, to)];
}

function literal(node) {
  const { value } = node;
  if (typeof value === 'boolean') return [replace('boolean', node, String(!value))];
  if (typeof value === 'string') return [replace('string', node, value === '' ? "'mutant'" : "''")];
  if (typeof value !== 'number') return [];
  return [value + 1, value - 1].filter((n) => n >= 0).map((n) => replace('number', node, String(n)));
}

const template = (node) => (node.end - node.start > 2 ? [replace('string', node, '``')] : []);

const emptyArray = (node) => (node.elements.length > 0 ? [replace('array', node, '[]')] : []);

const removeStatement = (node) => [replace('statement', node, ';')];

function method(node, { source }) {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const { name } = callee.property;
  if (OPTIONAL_METHODS.includes(name))
    return [replace('method', node, source.slice(callee.object.start, callee.object.end))];
  return Object.hasOwn(METHODS, name) ? [replace('method', callee.property, METHODS[name])] : [];
}

/** Constants that a function of this return type could return. None for objects: every caller would crash at once. */
function constantsOf(type) {
  if (!type) return [];
  if (type.type === 'TSTypeOperator') return constantsOf(type.typeAnnotation);
  if (type.type === 'TSUnionType')
    return type.types.some(({ type: one }) => one === 'TSUndefinedKeyword') ? ['undefined'] : [];
  return CONSTANTS[type.type] ?? [];
}

const constantResult = (value, fn, source) =>
  constantsOf(fn?.returnType?.typeAnnotation)
    .filter((text) => value && value.type !== 'Literal' && text !== source.slice(value.start, value.end))
    .map((text) => replace('return', value, text));

const returned = ({ argument }, { fn, source }) => constantResult(argument, fn, source);

const arrowBody = (node, { source }) =>
  node.body.type === 'BlockStatement' ? [] : constantResult(node.body, node, source);

/** The operators for each type of node. */
export const OPERATORS = {
  ArrayExpression: [emptyArray],
  ArrowFunctionExpression: [arrowBody],
  AssignmentExpression: [swapIn(ASSIGNMENTS, 'arithmetic')],
  BinaryExpression: [binary],
  CallExpression: [method],
  ConditionalExpression: [negate],
  ContinueStatement: [removeStatement],
  DoWhileStatement: [skipLoop],
  ExpressionStatement: [removeStatement],
  ForStatement: [skipLoop],
  IfStatement: [negate, removeElse],
  Literal: [literal],
  LogicalExpression: [swapIn(LOGICAL, 'logical')],
  ReturnStatement: [returned],
  TemplateLiteral: [template],
  UnaryExpression: [unary],
  UpdateExpression: [update],
  WhileStatement: [skipLoop],
};

// Generates the parts of the documentation of online play that follow from the code. Needs a build.
//   node scripts/online-docs.mjs       writes docs/openapi.json and the table of limits in docs/online.md
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openapi, variableOf } from '../packages/server/dist/index.js';

const read = (name) => fs.readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** The text of docs/openapi.json. */
export const openapiText = () => `${JSON.stringify(openapi(), null, 2)}\n`;

/** The limits of config.ts, in its order. A comment holds for all limits that follow it. */
function limits() {
  const [, block] = /export const LIMITS = \{\n([\s\S]*?)\n\} as const/.exec(read('packages/server/src/config.ts'));
  const rows = [];
  let about = '';
  for (const line of block.split('\n')) {
    const comment = /^\s*\/\*\* (.*) \*\/$/.exec(line);
    const limit = /^\s*(\w+): ([\d_ *]+),$/.exec(line);
    if (comment) about = comment[1];
    else if (limit) {
      rows.push({ name: limit[1], value: value(limit[2]), about });
      about = '″';
    } else throw new Error(`config.ts: cannot read the line "${line.trim()}"`);
  }
  return rows;
}

/** Evaluates '64 * 1024'. */
const value = (text) =>
  text.split('*').reduce((product, factor) => product * Number(factor.trim().replaceAll('_', '')), 1);

const BEGIN = '<!-- limits: npm run schemas -->';
const END = '<!-- /limits -->';

/** The text of docs/online.md, with the current table of limits. */
export function onlineText(page = read('docs/online.md')) {
  const rows = limits().map(
    (one) => `| \`${variableOf(one.name)}\` | ${one.value.toLocaleString('en')} | ${one.about} |`,
  );
  const table = ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest.split(END);
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fs.writeFileSync(new URL('../docs/openapi.json', import.meta.url), openapiText());
  fs.writeFileSync(new URL('../docs/online.md', import.meta.url), onlineText());
}

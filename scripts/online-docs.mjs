// What the documentation of the table online takes from the code. Needs a build.
//   node scripts/online-docs.mjs       writes docs/openapi.json and the table of limits in docs/online.md
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openapi, variableOf } from '../packages/server/dist/index.js';

const read = (name) => fs.readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** docs/openapi.json as it must be. */
export const openapiText = () => `${JSON.stringify(openapi(), null, 2)}\n`;

/** The limits of config.ts in its order: a comment speaks of all that follow it. */
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
    } else throw new Error(`config.ts: what is "${line.trim()}"?`);
  }
  return rows;
}

/** '64 * 1024' */
const value = (text) =>
  text.split('*').reduce((product, factor) => product * Number(factor.trim().replaceAll('_', '')), 1);

const BEGIN = '<!-- limits: npm run schemas -->';
const END = '<!-- /limits -->';

/** docs/online.md as it must be, with the table of limits in its place. */
export function onlineText(page = read('docs/online.md')) {
  const rows = limits().map(
    (one) => `| \`${variableOf(one.name)}\` | ${one.value.toLocaleString('en')} | ${one.about} |`,
  );
  const table = ['| variable | usual | |', '|---|---|---|', ...rows].join('\n');
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest.split(END);
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fs.writeFileSync(new URL('../docs/openapi.json', import.meta.url), openapiText());
  fs.writeFileSync(new URL('../docs/online.md', import.meta.url), onlineText());
}

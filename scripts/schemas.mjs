// JSON Schemas for editors and other tools, made from the same shapes that check the data. Needs a build.
//   node scripts/schemas.mjs           writes docs/schemas
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { catalog } from '../packages/catalog/dist/index.js';
import { scenarioShape } from '../packages/engine/dist/index.js';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../docs/schemas');

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const schema = (title, shape) => ({
  $schema: DRAFT,
  title,
  ...toJsonSchema(shape, { errorMode: 'throw', typeMode: 'input' }),
});

/** File name → schema. */
export function schemas() {
  const games = catalog.flatMap(({ id, facts, shapes }) =>
    Object.entries(shapes).map(([part, shape]) => [`${id}.${part}.json`, schema(`${facts.title}: ${part}`, shape)]),
  );
  return { 'scenario.json': schema('A scenario of Undercroft', scenarioShape), ...Object.fromEntries(games) };
}

export const toText = (data) => `${JSON.stringify(data, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, data] of Object.entries(schemas())) fs.writeFileSync(path.join(folder, name), toText(data));
}

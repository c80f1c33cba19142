// Generates JSON Schemas for editors and other tools from the schemas that the code validates with. Needs a build.
//   node scripts/schemas.mjs           writes docs/schemas
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { catalog } from '../packages/catalog/dist/index.js';
import { scenarioSchema } from '../packages/engine/dist/index.js';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../docs/schemas');

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const jsonSchema = (title, schema) => ({
  $schema: DRAFT,
  title,
  ...toJsonSchema(schema, { errorMode: 'throw', typeMode: 'input' }),
});

const TITLES = { left: 'what the position of a scenario may say is left' };

/** File name → schema. */
export function schemas() {
  const games = catalog.flatMap(({ id, facts, schemas, left }) =>
    Object.entries({ ...schemas, ...(left && { left: left.schema }) }).map(([part, source]) => [
      `${id}.${part}.json`,
      jsonSchema(`${facts.title}: ${TITLES[part] ?? part}`, source),
    ]),
  );
  return { 'scenario.json': jsonSchema('A scenario of Undercroft', scenarioSchema), ...Object.fromEntries(games) };
}

export const toText = (data) => `${JSON.stringify(data, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, data] of Object.entries(schemas())) fs.writeFileSync(path.join(folder, name), toText(data));
}

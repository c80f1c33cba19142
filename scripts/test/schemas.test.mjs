import fs from 'node:fs';
import { findGame } from '@undercroft/catalog';
import { checkScenario } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { schemas, toText } from '../schemas.mjs';

const folder = new URL('../../docs/schemas/', import.meta.url);

/** Every property of every object in a JSON Schema. */
function fieldsIn(data) {
  if (typeof data !== 'object' || data === null) return [];
  const isObject = data.type === 'object' && data.properties !== undefined;
  return [...(isObject ? Object.entries(data.properties) : []), ...Object.values(data).flatMap(fieldsIn)];
}

describe('the JSON Schemas in docs/schemas', () => {
  test('are those the code validates with (node scripts/schemas.mjs writes them)', () => {
    const made = schemas();
    expect(fs.readdirSync(folder).sort()).toEqual(Object.keys(made).sort());
    for (const [name, data] of Object.entries(made))
      expect(fs.readFileSync(new URL(name, folder), 'utf8'), name).toBe(toText(data));
  });

  test('explain every field but the type and the colours of fleets', () => {
    const obvious = ['type', 'red', 'white', 'blue', 'black'];
    const bare = Object.entries(schemas()).flatMap(([name, data]) =>
      fieldsIn(data)
        .filter(([key, field]) => field.description === undefined && !obvious.includes(key))
        .map(([key]) => `${name}: ${key}`),
    );
    expect(bare).toEqual([]);
  });

  test('the scenarios in docs/scenarios.md pass', () => {
    const page = fs.readFileSync(new URL('../scenarios.md', folder), 'utf8');
    const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text));
    expect(examples).toHaveLength(3);
    for (const example of examples)
      expect(checkScenario(findGame, example)).toMatchObject({ ok: true, value: { failures: [] } });
  });
});

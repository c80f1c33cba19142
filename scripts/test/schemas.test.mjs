import fs from 'node:fs';
import { findGame } from '@undercroft/catalog';
import { checkScenario } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { schemas, toText } from '../schemas.mjs';

const folder = new URL('../../docs/schemas/', import.meta.url);

describe('the JSON Schemas in docs/schemas', () => {
  test('are the ones the code checks by (node scripts/schemas.mjs writes them)', () => {
    const made = schemas();
    expect(fs.readdirSync(folder).sort()).toEqual(Object.keys(made).sort());
    for (const [name, data] of Object.entries(made))
      expect(fs.readFileSync(new URL(name, folder), 'utf8'), name).toBe(toText(data));
  });

  test('the scenario of docs/scenarios.md holds', () => {
    const page = fs.readFileSync(new URL('../scenarios.md', folder), 'utf8');
    const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)[1]);
    expect(checkScenario(findGame, example)).toMatchObject({ ok: true, value: { failures: [] } });
  });
});

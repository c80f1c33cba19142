// What schemas say for readers is not part of the page.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leaveOutDescriptions } from '../build/descriptions.ts';

test.each([
  ["described('A side of a tile.', side)", "described('', side)"],
  [`described("The Scout's tile.", tile)`, "described('', tile)"],
  ["alone('rope', 'Fix a rope.')", "alone('rope', '')"],
  ["v.picklist(['gold', 'cave-in T 1-3'])", "v.picklist(['gold', 'cave-in T 1-3'])"],
  ["import { a } from './b.ts';", "import { a } from './b.ts';"],
  ["// It's one.\nf('The other one.')", "// It's one.\nf('')"],
  ["/* It's\none. */ f('a', 'b c.')", "/* It's\none. */ f('a', '')"],
  ["f('It is \\'so\\' here.')", "f('')"],
])('%s', (code, left) => {
  expect(leaveOutDescriptions(code)).toBe(left);
});

test.each(['sub-terra', 'infernos-edge', 'pocket-sub'])('all descriptions of %s are found', (game) => {
  for (const file of ['schemas', 'event-schemas', 'field-schemas', 'snapshot']) {
    const code = readFileSync(new URL(`../../../games/${game}/rules/${file}.ts`, import.meta.url), 'utf8');
    expect(leaveOutDescriptions(code), file).not.toMatch(/described\(\s*['"][^'"]/);
  }
});

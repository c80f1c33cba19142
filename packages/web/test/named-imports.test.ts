import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedImports } from '../build/named-imports.ts';

describe('imports by value become imports by name in the bundle', () => {
  test('what is taken from a namespace is imported', () => {
    const code = "import * as cave from '@undercroft/cave';\nconst { bit, has } = cave;\nhas(bit(1), 1);\n";
    expect(namedImports(code)).toBe("import { bit, has } from '@undercroft/cave';\n\nhas(bit(1), 1);\n");
  });

  test('a namespace that is used as one stays', () => {
    const code = "import * as A from './asks.ts';\nconst { OVER } = A;\nif (x === A.OVER) y();\n";
    expect(namedImports(code)).toBe(code);
  });

  test('hardly any namespace of Sub Terra is left in the bundle', () => {
    const folder = new URL('../../sub-terra/src/', import.meta.url);
    const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const count = (texts: readonly string[]) => texts.join('\n').match(/^import \* as/gm)?.length ?? 0;
    expect(count(sources)).toBeGreaterThan(40);
    // What is left are modules that are used as such.
    expect(count(sources.map(namedImports))).toBeLessThan(count(sources) / 4);
  });
});

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
    const left = count(sources.map(namedImports));
    expect(count(sources)).toBeGreaterThan(40);
    // Modules that are used as such, and one whose name is also that of a variable.
    expect(left).toBeLessThan(8);
  });
});

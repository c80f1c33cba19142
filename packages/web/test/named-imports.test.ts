import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedImports } from '../build/named-imports.ts';

describe('imports by value become imports by name in the bundle', () => {
  test('what is taken from a namespace is imported', () => {
    const code = "import * as cave from '@undercroft/cave';\nconst { bit, has } = cave;\nhas(bit(1), 1);\n";
    expect(namedImports(code)).toBe("import { bit, has } from '@undercroft/cave';\n\nhas(bit(1), 1);\n");
  });

  test('however long the list is', () => {
    const code = "import * as cave from '@undercroft/cave';\nconst { bit, has } =\n  cave;\n";
    expect(namedImports(code)).toBe("import { bit, has } from '@undercroft/cave';\n\n");
  });

  test('a namespace that is used as one stays', () => {
    const code = "import * as A from './asks.ts';\nconst { OVER } = A;\nif (x === A.OVER) y();\n";
    expect(namedImports(code)).toBe(code);
  });

  /** Namespaces of which something is taken by value. */
  const taken = (code: string): string[] =>
    [...code.matchAll(/^import \* as (\w+) from/gm)].flatMap(([, name = '']) =>
      new RegExp(`^(const \\{.*)?\\} =\\s+${name};$`, 'm').test(code) ? name : [],
    );

  test.each(['sub-terra', 'infernos-edge'])(
    '%s takes by value, and leaves no namespace for it in the bundle',
    (game) => {
      const folder = new URL(`../../${game}/src/`, import.meta.url);
      const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
      expect(sources.flatMap(taken).length).toBeGreaterThan(40);
      expect(sources.map(namedImports).flatMap(taken)).toEqual([]);
    },
  );
});

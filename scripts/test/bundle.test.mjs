import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { insideFunction, literalNumbers } from '../bundle.mjs';
import { root } from '../setup.mjs';

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

describe('the bundle of the rules and the bots', () => {
  test.each(['packages/engine/dist', 'games/sub-terra/dist/rules', 'games/sub-terra/dist/bots', 'packages/bots/dist'])(
    '%s has code nowhere else, so no module can be loaded twice',
    (folder) => {
      const files = fs.readdirSync(path.join(root, folder), { recursive: true }).filter((file) => file.endsWith('.js'));
      expect(files).toContain('index.js');
      for (const file of files) {
        const code = read(`${folder}/${file}`).replaceAll(
          /^(?:import|export)(?: \{[^}]*\}| (?="))(?: ?(?:from )?"(.*)")?;$/gm,
          '$1',
        );
        expect(code, file).toMatch(/^(?:(?:\.\.\/)+dist\/rules-and-bots\.js)?\s*$/);
      }
    },
  );

  test('stack traces name the lines of the sources', () => {
    const file = 'packages/engine/src/result.ts';
    const line =
      read(file)
        .split('\n')
        .findIndex((text) => text.includes('throw new Error')) + 1;
    const engine = pathToFileURL(path.join(root, 'packages/engine/dist/index.js')).href;
    const program = `import { unwrap } from '${engine}'; unwrap({ ok: false, error: 'broken on purpose' });`;
    const args = ['--enable-source-maps', '--input-type=module', '--eval', program];
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toContain(`${path.join(root, file)}:${line}:`);
  });

  test('numbers that a module derives from a tuple are literals, on as many lines', async () => {
    const { transform } = literalNumbers(async () => ({ A: 0, B: 1, C: 'text' }));
    const numbers = "export const {\n  a: A,\n  'b-b': B,\n} = indices(NAMES);";
    const others = 'export const { a: A, c: C } = indices(NAMES);';
    const { code } = await transform(`${numbers}\n${others}\n`, 'tuple.ts');
    expect(code).toBe(`export const A = 0, B = 1;\n\n\n\n${others}\n`);
    expect(read('dist/rules-and-bots.js')).not.toMatch(/^const \{.*\} = (?:indices|bits)\(/m);
  });

  const chunk = (code) => `import * as v from "valibot";\n${code}\nexport { one as a, one as b, two };\n`;
  const wrap = (code) => insideFunction.renderChunk(chunk(code), { name: 'rules-and-bots' });

  test('exports every name under each of its aliases, and moves no line', async () => {
    const { code } = wrap('const one = 1;\nfunction two() {\n\treturn one + 1;\n}');
    expect(code.split('\n').slice(1, 5)).toEqual(['const one = 1;', 'function two() {', '\treturn one + 1;', '}']);
    const { a, b, two } = await import(`data:text/javascript,${encodeURIComponent(code.replace(/^import.*?;/, ''))}`);
    expect([a, b, two()]).toEqual([1, 1, 2]);
  });

  test('refuses an export that can change, since code outside would not see it change', () => {
    expect(() => wrap('let one = 1;\nconst two = () => one++;')).toThrow('must not export a `let`: one');
  });
});

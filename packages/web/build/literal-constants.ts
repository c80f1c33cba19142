// Numbers derived from a tuple of the same file become literals: `export const { move: MOVE } = indices(ACTIONS)` is
// `export const MOVE = 0`, which is shorter and can be inlined.
import type { Plugin } from 'vite';

const DERIVED = /export const \{([^}]*)\} = (indices|bits)\((\w+)\);/g;

const namesIn = (list: string): string[] => [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');

/** The tuple as it is written in the file; nothing where it is put together from others. */
function tupleIn(code: string, name: string): string[] | undefined {
  const list = new RegExp(`const ${name} = \\[([^\\]]*)\\] as const`).exec(code)?.[1];
  return list === undefined || list.includes('...') ? undefined : namesIn(list);
}

export function writeLiterals(code: string): string {
  return code.replace(DERIVED, (whole, bindings: string, kind: string, tuple: string) => {
    const names = tupleIn(code, tuple);
    const pairs = [...bindings.matchAll(/(?:'([^']+)'|(\w+)): (\w+)/g)].map(([, quoted, plain, to]) => [
      quoted ?? plain,
      to,
    ]);
    const indexes = pairs.map(([name]) => names?.indexOf(name ?? '') ?? -1);
    if (pairs.length === 0 || indexes.includes(-1)) return whole;
    return pairs
      .map(([, to], i) => `export const ${to} = ${kind === 'bits' ? 1 << (indexes[i] ?? 0) : indexes[i]};`)
      .join('\n');
  });
}

export const withLiteralConstants = (): Plugin => ({
  name: 'literal-constants',
  enforce: 'pre',
  transform(code, id) {
    return !id.includes('/node_modules/') && /= (indices|bits)\(/.test(code)
      ? { code: writeLiterals(code), map: null }
      : undefined;
  },
});

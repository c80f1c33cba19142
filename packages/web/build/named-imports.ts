// In the rules, hot files take what they import by value (docs/adr/0012-by-value.md). In a bundle there are no live bindings
// to avoid, and the objects that stand for whole modules would only make it larger: there the names are imported as usual.
import type { Plugin } from 'vite';

const NAMESPACE = /^import \* as (\w+) from ('[^']+');$/gm;

export function namedImports(code: string): string {
  return [...code.matchAll(NAMESPACE)].reduce((text, [line, space = '', from = '']) => {
    const taken = new RegExp(`^const \\{([^}]*)\\} =\\s+${space};$`, 'm');
    const names = taken.exec(text)?.[1];
    const isUsedElse = new RegExp(`(?<![./\\w])${space}\\.\\w`).test(text);
    if (names === undefined || isUsedElse) return text;
    return text
      .replace(taken, '')
      .replace(line, `import {${names.replaceAll('\n', ' ').replaceAll(':', ' as')}} from ${from};`);
  }, code);
}

export const withNamedImports = (): Plugin => ({
  name: 'named-imports',
  enforce: 'pre',
  transform: (code, id) =>
    /packages\/[a-z-]+\/src\/[a-z-]+\.ts$/.test(id) ? { code: namedImports(code), map: null } : null,
});

// JSX as calls of `h`, children as arguments: smaller than objects with a list of children, and one file of Preact less.
import type { Plugin } from 'vite';

export const CLASSIC_JSX = { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } as const;

export const withClassicJsx = (): Plugin => ({
  name: 'classic-jsx',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ oxc: { jsx: CLASSIC_JSX } }),
  transform: (code, id) =>
    id.endsWith('.tsx') ? { code: `import { Fragment, h } from 'preact';${code}`, map: null } : null,
});

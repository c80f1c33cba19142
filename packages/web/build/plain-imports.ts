// What is loaded when it is needed is imported, and that is all: there is one style sheet and nothing is loaded ahead, so what
// the bundler wraps around every import that waits, to load styles and more files with it, would never find anything to do.
import type { Plugin, ResolvedConfig } from 'vite';

const WRAPPER = 'native:import-analysis-build';

/** The bundler has no setting for it: its part that wraps is taken out. */
function takeOut({ plugins }: ResolvedConfig): void {
  const at = plugins.findIndex(({ name }) => name === WRAPPER);
  if (at < 0) throw new Error(`the bundler has no ${WRAPPER}: see what wraps imports now`);
  (plugins as Plugin[]).splice(at, 1);
}

export const withPlainImports = (): Plugin => ({ name: 'plain-imports', apply: 'build', configResolved: takeOut });

// What is loaded when it is needed is imported, and that is all: there is one style sheet and nothing is loaded ahead, so the
// bundler's helper for both would never find anything to do.
import type { Plugin } from 'vite';

export const withPlainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(',[],import.meta.url)', ')');
  },
});

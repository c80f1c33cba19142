// The real page has no games of examples/: their lists are empty, so that nothing of them gets into it.
import type { Plugin } from 'vite';

const LIST = /\/catalog\/src\/generated\/examples\/([\w-]+)\.ts$/;

export const withoutExamples = (): Plugin => ({
  name: 'without-examples',
  load(id) {
    const [, name] = LIST.exec(id) ?? [];
    return name && `export const EXAMPLES = ${name === 'bots' ? '{}' : '[]'};`;
  },
});

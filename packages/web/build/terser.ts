// What the bundler has minified goes through Terser as well, which finds what the other misses: about a kilobyte of a table, without which
// not every table would keep to its limit (docs/adr/0014-page.md). Nothing unsafe is switched on. The names of files are taken before: what
// one name stands for always does the same.
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Constants stay where they were written: that repeats more. */
const compress = { passes: 3, lhs_constants: false };

/** The service worker is still to be told what there is to keep. */
const MINIFIED_FOLDER = 'assets/';

export const minifyAgain = (): Plugin => ({
  name: 'terser',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.fileName.startsWith(MINIFIED_FOLDER)) continue;
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress });
      file.code = code ?? file.code;
    }
  },
});

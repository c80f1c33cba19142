// What the bundler has minified goes through Terser as well: it finds what the other misses, and the kilobyte less is worth the
// seconds. Nothing unsafe is switched on. The names of files are taken before: what one name stands for always does the same.
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Constants stay where they were written: that repeats more. */
const compress = { passes: 3, lhs_constants: false };

/** The service worker is still to be told what there is to keep. */
const SQUEEZED = 'assets/';

export const squeeze = (): Plugin => ({
  name: 'squeeze',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.fileName.startsWith(SQUEEZED)) continue;
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress });
      file.code = code ?? file.code;
    }
  },
});

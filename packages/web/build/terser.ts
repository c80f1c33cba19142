// What the bundler has minified goes through Terser as well, which finds what the other misses: about a kilobyte of a table, without which
// not every table would keep to its limit (docs/adr/0014-page.md). Nothing unsafe is switched on. The names of files are taken before: what
// one name stands for always does the same.
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Constants stay where they were written: that repeats more. */
const compress = { passes: 3, lhs_constants: false };

/** The service worker is still to be told what there is to keep. */
const MINIFIED_FOLDER = 'assets/';

const LIST = /\b(?<kind>import|export)\{(?<names>[^}]*)\}/g;
/** As the bundler shortens what one file takes from another; words of the language can name nothing in a file. */
const SHORT = /^(?!(?:do|if|in|for|let|new|try|var)$)[\w$]{1,3}$/;

/**
 * What a file is to call its own, by what the bundler calls it there: the same as other files do, so that lists of what is taken and
 * given say each name once. What is given comes first; what is taken keeps another name where that one is taken.
 */
export function sharedNames(code: string): Record<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  const share = (own: string, shared: string): void => {
    if (names.has(own) || used.has(shared) || !SHORT.test(shared)) return;
    names.set(own, shared);
    used.add(shared);
  };
  const lists = [...code.matchAll(LIST)].map(({ groups }) => ({
    isGiven: groups?.['kind'] === 'export',
    pairs: (groups?.['names'] ?? '').split(',').map((pair) => pair.split(' as ')),
  }));
  for (const { pairs } of lists.filter(({ isGiven }) => isGiven))
    for (const [own = '', shared = own] of pairs) share(own, shared);
  const taken = lists.filter(({ isGiven }) => !isGiven).sort((a, b) => b.pairs.length - a.pairs.length);
  for (const { pairs } of taken) for (const [shared = '', own = shared] of pairs) share(own, shared);
  return Object.fromEntries(names);
}

/** As Terser keeps names from one file to the next. */
const asCache = (names: Record<string, string>) => ({
  vars: { props: Object.fromEntries(Object.entries(names).map(([own, shared]) => [`$${own}`, shared])) },
});

export const minifyAgain = (): Plugin => ({
  name: 'terser',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.fileName.startsWith(MINIFIED_FOLDER)) continue;
      const nameCache = asCache(sharedNames(file.code));
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress, nameCache });
      file.code = code ?? file.code;
    }
  },
});

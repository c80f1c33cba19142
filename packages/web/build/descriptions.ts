// Schemas say what every field means, for editors, bots' authors and docs/schemas. Nobody reads that on the page, so it is left out.
import type { Plugin } from 'vite';

const SCHEMAS = /\/rules\/([\w-]*schemas|snapshot|load[\w-]*)\.ts$|\/rules\/load\/left\.ts$/;
/** Comments are matched too, so that an apostrophe in one does not begin a string. */
const COMMENT_OR_STRING = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
/** No name or value in a schema is a sentence. */
const SENTENCE = /^['"].* .*\.['"]$/;

export const leaveOutDescriptions = (code: string): string =>
  code.replace(COMMENT_OR_STRING, (text) => (SENTENCE.test(text) ? "''" : text));

export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (SCHEMAS.test(id) ? { code: leaveOutDescriptions(code), map: null } : null),
});

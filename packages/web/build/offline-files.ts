// Tells the service worker what there is to keep: every file of the build and of `public/` that the page shows.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** Shown by messengers, never by the page (scripts/link-picture.mjs). */
const ONLY_LINKED = ['link-picture.png'];

export function listOfflineFiles(publicFolder: string): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
      const statics = readdirSync(publicFolder).filter((name) => !ONLY_LINKED.includes(name));
      const hash = createHash('sha256');
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      for (const name of statics) hash.update(name).update(readFileSync(path.join(publicFolder, name)));
      const built = Object.keys(bundle).filter(
        (name) => name !== WORKER && name !== 'index.html' && !name.endsWith('.map'),
      );
      const files = ['./', ...[...built, ...statics].map((name) => `./${name}`)];
      worker.code = worker.code
        .replace('__FILES__', () => JSON.stringify(files).replaceAll("'", "\\'"))
        .replace('__VERSION__', hash.digest('hex').slice(0, 12));
    },
  };
}

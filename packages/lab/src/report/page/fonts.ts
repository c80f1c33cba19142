// The two typefaces, embedded in the page. If they are not installed the page falls back on others.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FACES = [
  {
    family: 'Fraunces Variable',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    weight: '100 900',
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weight: '200 800',
  },
];

export const fonts = (): string => FACES.map(face).join('\n');

function face({ family, file, weight }: (typeof FACES)[number]): string {
  const data = load(file);
  if (data === undefined) return '';
  return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${data}) format('woff2'); font-weight: ${weight}; font-display: swap; }`;
}

function load(file: string): string | undefined {
  try {
    return readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  } catch {
    return undefined;
  }
}

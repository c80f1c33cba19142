// Drawings that never change are files, not code: icons, the three doors, the waters of the chart, the word mark. Written
// by the drawing modules when the page is built, and handed out by the server that one develops with.
import type { Plugin } from 'vite';
import { boardDefs } from '../src/draw/board-defs.ts';
import { ICON_NAMES, iconPath } from '../src/draw/icons.ts';
import { PEOPLE, type Person } from '../src/draw/people.ts';
import { type PortalName, portal } from '../src/draw/pictures/portal.ts';
import { waterPicture } from '../src/draw/sea/portraits.ts';
import { CAVE_SIGNS, TEMPLE_SIGNS } from '../src/draw/signs.ts';
import { wordmark } from '../src/draw/wordmark.ts';

const WATERS = ['shallow', 'deep', 'rocky'] as const;
const PORTALS: readonly PortalName[] = ['sub-terra', 'infernos-edge', 'pocket-sub'];

const everybody = Object.keys(PEOPLE) as Person[];
/** The first so many are cavers, the others explorers. */
const CAVERS = 8;

/** What a board is made of, and the signs that pass over it. */
const sheet = (name: 'cave' | 'temple', people: readonly Person[], signs: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${boardDefs({ name }, { people })}<defs>${signs}</defs></svg>`;

export function drawings(): Record<string, string> {
  const symbols = ICON_NAMES.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${iconPath(name)}"/></symbol>`,
  );
  return {
    'drawings/icons.svg': `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
    'drawings/wordmark.svg': wordmark().replace('<svg ', '<svg color="#efe6d2" '),
    'drawings/cave.svg': sheet('cave', everybody.slice(0, CAVERS), CAVE_SIGNS),
    'drawings/temple.svg': sheet('temple', everybody.slice(CAVERS), TEMPLE_SIGNS),
    ...Object.fromEntries(WATERS.map((water) => [`drawings/water-${water}.svg`, waterPicture(water)])),
    ...Object.fromEntries(PORTALS.map((name) => [`drawings/portal-${name}.svg`, portal(name)])),
  };
}

export function staticDrawings(): Plugin {
  return {
    name: 'static-drawings',
    generateBundle() {
      for (const [fileName, source] of Object.entries(drawings())) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      const files = drawings();
      server.middlewares.use((request, response, next) => {
        const found = files[(request.url ?? '').split('?')[0]?.slice(1) ?? ''];
        if (found === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(found);
      });
    },
  };
}

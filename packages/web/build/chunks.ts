// Which source lies in which file of the build, where the bundler alone would cut too finely: small files compress badly.
// A table is the base, the table, its game (with what both cave games share) and its game's words.

/** Only opened at times: loaded when it is asked for. */
const APART =
  /\/(about|end|judge|overlays|menu|keys-help|settings-panel|files|icons)\.tsx?$|\/(pictures|sound)\/|\/bots\/(?!words)|\/offline\/worker\.ts$/;

/** What reads things from outside. */
const DOOR = /node_modules\/valibot\/|engine\/src\/(loading|record-shapes|record-file)\.ts$/;
const RULES_DOOR = /\/src\/(door|shapes|snapshot|game)\.ts$/;

const FILES: readonly (readonly [name: string, holds: RegExp])[] = [
  ['english', /words\/(english|en\/(page|bots))\.ts$/],
  ['hungarian', /words\/(hungarian|hu\/(page|bots))\.ts$/],
  ['set-up', /src\/pages\/(set-up|crew)\.tsx?$/],
  ['about', /src\/stage\/about\.tsx$|src\/games\/(about|telling|cave\/about)\.ts$/],
  ['infernos-edge', /\/infernos-edge\/|draw\/(stone\/temple|infernos-edge|volcano)|words\/explorer/],
  ['sub-terra', /\/sub-terra\/|draw\/(stone\/cave|sub-terra|candles)|words\/caver/],
  ['pocket-sub', /\/pocket-sub\/|draw\/sea\/|stage\/draft/],
  ['table', /src\/stage\/(?!parts)|play\/trial|pages\/(loading|table-page|set-up-contract)|draw\/(markup|seeded)/],
  ['caves', /\/cave\/|web\/src\/draw\/|words\/(ability|kinds)/],
  [
    'base',
    /src\/bots\/words\.ts$|node_modules\/|\/engine\/|src\/(app|play|offline|stage)\/|pages\/home|words\/[a-z]+\.ts$|^\0/,
  ],
];

export function fileOf(id: string): string | null {
  if (DOOR.test(id)) return 'door';
  if (id.endsWith('.css') || RULES_DOOR.test(id)) return null;
  const file = FILES.find(([, holds]) => holds.test(id))?.[0];
  const isOwn = file === 'set-up' || file === 'about';
  return file === undefined || (APART.test(id) && !isOwn) ? null : file;
}

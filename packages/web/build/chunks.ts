// Which source lies in which file of the build, where the bundler alone would cut too finely: small files compress badly.
// A table is the base, the table, its game (with what both cave games share) and its game's words. What a table that is played
// on needs sooner or later (what lies at a place, what lies over the table, sounds) is in the same files.

/** Only opened at times: loaded when it is asked for. */
const APART =
  /\/(end|judge|menu|keys-help|settings-panel|files|icons)\.tsx?$|\/pictures\/|src\/bots\/(?!who-plays)|\/offline\/worker\.ts$|pages\/about\.tsx$/;

/** What reads things from outside. */
const DOOR = /node_modules\/valibot\/|engine\/src\/(by-type|fault|loading|record-shapes|record-file)\.ts$/;
const RULES_DOOR = /\/src\/(door|shapes|snapshot|game)\.ts$/;

const FILES: readonly (readonly [name: string, holds: RegExp])[] = [
  ['english', /words\/(english|en\/(page|bots))\.ts$/],
  ['hungarian', /words\/(hungarian|hu\/(page|bots))\.ts$/],
  ['infernos-edge', /\/infernos-edge\/|cave\/src\/ways|draw\/(stone\/temple|infernos-edge|volcano)|words\/explorer/],
  ['sub-terra', /\/sub-terra\/|draw\/(stone\/cave|sub-terra|candles)|words\/caver/],
  ['pocket-sub', /\/pocket-sub\/|draw\/(sea\/|signs)|stage\/draft|words\/sea/],
  ['caves', /\/cave\/|web\/src\/draw\/(?!markup|seeded)|words\/(ability|kinds)/],
  [
    'table',
    /src\/(stage\/(?!parts)|sound\/|app\/(catalog|playing)|play\/(?!saves|seed))|engine\/src\/(?!record\.)|games\/telling|pages\/(loading|table-page|set-up|crew)|draw\/|bots\/(src\/bot\.|who-plays)/,
  ],
  ['base', /node_modules\/|\/engine\/src\/record\.|src\/(app|play|offline|stage)\/|pages\/home|words\/[a-z]+\.ts$|^\0/],
];

export function fileOf(id: string): string | null {
  if (DOOR.test(id)) return 'door';
  if (id.endsWith('.css') || RULES_DOOR.test(id) || APART.test(id)) return null;
  return FILES.find(([, holds]) => holds.test(id))?.[0] ?? null;
}

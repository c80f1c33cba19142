// Which source lies in which file of the build, where the bundler alone would cut too finely: small files compress badly.
// A table is the base, the table, its game (with what both cave games share) and its game's words.

/** Only opened at times: loaded when it is asked for. */
const APART =
  /\/(about|end|judge|set-up|overlays|keys-help|settings-panel|files|icons)\.tsx?$|\/(pictures|bots|sound)\/|\/offline\/worker\.ts$/;

/** What reads things from outside. */
const DOOR = /node_modules\/valibot\/|engine\/src\/(loading|record-shapes|record-file)\.ts$/;
const RULES_DOOR = /\/src\/(door|shapes|snapshot|game)\.ts$/;

const FILES: readonly (readonly [name: string, holds: RegExp])[] = [
  ['infernos-edge', /\/infernos-edge\/|draw\/(stone\/temple|infernos-edge|volcano)|words\/explorer/],
  ['sub-terra', /\/sub-terra\/|draw\/(stone\/cave|sub-terra|candles)|words\/caver/],
  ['pocket-sub', /\/pocket-sub\/|draw\/sea\/|stage\/draft/],
  ['table', /src\/stage\/(?!parts)|play\/trial|pages\/(loading|table-page)|draw\/(markup|seeded)/],
  ['caves', /\/cave\/|web\/src\/draw\/|words\/(ability|kinds)/],
  ['base', /node_modules\/|\/engine\/|src\/(app|play|offline|stage)\/|pages\/home|words\/[a-z]+\.ts$|^\0/],
];

export function fileOf(id: string): string | null {
  if (DOOR.test(id)) return 'door';
  if (id.endsWith('.css') || APART.test(id) || RULES_DOOR.test(id) || /words\/(english|hungarian)/.test(id))
    return null;
  return FILES.find(([, holds]) => holds.test(id))?.[0] ?? null;
}

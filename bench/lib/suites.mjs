// A suite is a file in bench/suites/ with a default export:
//
//   name         its file name
//   title        one line for the table
//   unit         (optional) what is counted where it is not games; nothing is printed of decisions then
//   longer       (optional) how many times as long as usual a section lasts
//   spread       (optional) true: contestants use all cores
//   per          (optional) what is counted is not counted per second but per so much of something else, which `run`
//                answers as `cost`: megabytes, seconds of a server's processor time. Something else does the work then,
//                and what became of the contestant's own time is not told
//   runUp        (optional) how much is played before each section, as a share of it: half, or nothing with `per`
//   size         (optional) always so many games in a section
//   contestants  [{ name, title, setUp }]; setUp answers, perhaps later, a contestant at work:
//                  run(games)    plays so many games, answers how many decisions that took; this is what is timed.
//                                Where chance decides too: { decisions, bySeats }, all of them and those of the seats
//                                What else it answers is kept with the section; `games`, where not those asked for are counted. A promise of it will do
//                  game(seed)    plays one game from a seed, answers its text: the same for all who play the same game
//                  games(seeds)  (optional) the same for many at once
//                  about         (optional) what it knows of its games, for the notes
//                  told()        (optional) what it has found out, asked after the last round, for the notes
//                  threads       (optional) how many threads do its work
//                a contestant with `part: true` measures a part of another one's work and plays no games of its own;
//                one that plays another game than the suite is about names it in `plays`
//   targets      [{ text, of, over, atLeast, by, per } or { text, of, collections } or { text, of, what, atMost }], naming
//                contestants; `by` says what is counted: 'games' if nothing is said, 'decisions' or 'bySeats'; `per`: per
//                which other cost; `what`: something the sections have answered themselves
//   notes        (optional) from the figures, further lines to print
import { readdirSync } from 'node:fs';

const folder = new URL('../suites/', import.meta.url);

export const loadSuite = async (name) => (await import(new URL(`${name}.mjs`, folder).href)).default;

export function loadSuites(only) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs') && file.includes(only));
  return Promise.all(files.map((file) => loadSuite(file.slice(0, -'.mjs'.length))));
}

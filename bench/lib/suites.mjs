// A suite is a file in bench/suites/ with a default export:
//
//   name             its file name
//   title            one line above the table
//   unit             (optional) what is counted, if not games; then nothing is printed about decisions
//   sectionFactor    (optional) how many times as long as usual a section lasts
//   usesAllCores     (optional) true: contestants are not tied to one core
//   costUnit         (optional) rates are not per second but per unit of something else, which `run` returns as `cost`:
//                    megabytes, or seconds of a server's processor time. The contestant's own time is not printed then
//   runUp            (optional) how much is played before each section, as a share of it (default: half, or nothing with `costUnit`)
//   gamesPerSection  (optional) fixes the number of games in a section
//   contestants      [{ name, title, setUp }]; setUp returns (or resolves to) a contestant:
//                      run(games)    plays this many games and returns how many decisions that took; this is what is timed.
//                                    If chance decides too: { decisions, bySeats }, all decisions and those of the seats.
//                                    Further properties are kept with the section; `games` replaces the number that was asked
//                                    for. May return a promise
//                      game(seed)    plays one game from a seed and returns it as text, the same for all that play the same game
//                      games(seeds)  (optional) the same for many seeds at once
//                      facts         (optional) what it knows beforehand, for the notes
//                      findings()    (optional) what it has found out, requested after the last round, for the notes
//                      threads       (optional) how many threads do the work
//                    with `isPart: true` it measures a part of another contestant's work and plays no games of its own;
//                    with `gameName` it plays another game than the suite is about
//   targets          [{ text, of, over, atLeast, by, per }, { text, of, collections } or { text, of, property, atMost }];
//                    `of` and `over` name contestants; `by` is what is counted: 'games' (default), 'decisions' or 'bySeats';
//                    `per` is another cost than `cost`; `property` is one that sections have returned
//   notes            (optional) a function of the figures, returns further lines to print
import { readdirSync } from 'node:fs';

const folder = new URL('../suites/', import.meta.url);

export const loadSuite = async (name) => (await import(new URL(`${name}.mjs`, folder).href)).default;

export function loadSuites(only) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs') && file.includes(only));
  return Promise.all(files.map((file) => loadSuite(file.slice(0, -'.mjs'.length))));
}

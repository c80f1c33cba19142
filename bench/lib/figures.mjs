export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const rate =
  (what, per = 'cost') =>
  (section) =>
    section[what] / section[per];
const sum = (sections, what) => sections.reduce((total, section) => total + section[what], 0);

/** All sections of a contestant: medians over the rounds, and totals of what is counted. */
export function summary(sections) {
  const rates = sections.map(rate('games'));
  return {
    gamesPerSecond: median(rates),
    least: Math.min(...rates),
    most: Math.max(...rates),
    decisionsPerSecond: median(sections.map(rate('decisions'))),
    decisionsPerGame: sum(sections, 'decisions') / sum(sections, 'games'),
    bySeatsPerGame: sum(sections, 'bySeats') / sum(sections, 'games'),
    collections: sum(sections, 'collections'),
    majorCollections: sum(sections, 'majorCollections'),
    collecting: sum(sections, 'collecting') / sum(sections, 'seconds'),
    own: sum(sections, 'own') / sections.length,
    grown: median(sections.map(({ grown }) => grown)),
  };
}

/** How many times as many per second (or what `per` names), round by round: what slows the machine for a while slows both. */
export const ratios = (sections, over, by, per) =>
  sections.map((section, i) => rate(by, per)(section) / rate(by, per)(over[i]));

/** Sections with the time the contestant itself had, whatever else the machine did meanwhile. */
export const inProcessorTime = (sections, threads = 1) =>
  sections.map((section) => ({ ...section, cost: section.seconds * section.own * threads }));

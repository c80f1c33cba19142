export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const rate =
  (count, cost = 'cost') =>
  (section) =>
    section[count] / section[cost];
const sum = (sections, property) => sections.reduce((total, section) => total + section[property], 0);

/** All sections of a contestant: medians over the rounds, and totals. */
export function summarise(sections) {
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
    collectionShare: sum(sections, 'collectionSeconds') / sum(sections, 'seconds'),
    cpuShare: sum(sections, 'cpuShare') / sections.length,
    heapGrowth: median(sections.map(({ heapGrowth }) => heapGrowth)),
  };
}

/** Rates of one contestant over another's, round by round: whatever slows the machine for a while slows both. */
export const ratios = (sections, over, { by, per }) =>
  sections.map((section, i) => rate(by, per)(section) / rate(by, per)(over[i]));

/** The sections by the processor time the contestant itself had, whatever else the machine did. */
export const byProcessorTime = (sections, threads = 1) =>
  sections.map((section) => ({ ...section, cost: section.seconds * section.cpuShare * threads }));

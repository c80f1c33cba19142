// Formats the figures as text.

/** With fewer rounds, medians are not compared with targets. */
const ENOUGH_ROUNDS = 5;

const number = (value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const rate = (value) => number(value, value < 1 ? 3 : value < 100 ? 1 : 0);

export function formatMachine({ machine, options }) {
  const { node, v8, cpu, cores, core, load } = machine;
  const where = core < 0 ? 'not tied to a core (no taskset)' : `all on core ${core}`;
  const few = options.rounds < ENOUGH_ROUNDS ? '; fewer than five rounds, for trying out only' : '';
  return [
    `Node ${node} (V8 ${v8}), ${cpu}, ${cores} cores, ${where}, load before the run ${load}`,
    `${options.rounds} rounds, timed sections of about ${options.seconds} s${few}`,
  ].join('\n');
}

export function formatSuite(result) {
  const { contestants, targets, notes, rounds, costUnit, usesAllCores } = result;
  const players = contestants.filter(({ isPart }) => !isPart);
  const disturbance = costUnit ? [] : formatDisturbance(contestants, usesAllCores);
  return [
    formatTable(players, columnsOf(result)),
    '',
    ...targets.map((target) => formatTarget(target, rounds)),
    ...notes,
    ...disturbance,
  ].join('\n');
}

/** What other programs took of the core. It slows all contestants, so ratios suffer less than rates. */
function formatDisturbance(contestants, usesAllCores) {
  const share = contestants.reduce((sum, { cpuShare }) => sum + cpuShare, 0) / contestants.length;
  if (share > 0.97) return [];
  const who = usesAllCores ? 'other programs, and waiting for the last worker,' : 'other programs';
  const where = usesAllCores ? 'the cores in use' : 'this core';
  return [`  ${who} had ${number((1 - share) * 100)} % of the time on ${where}: take the rates with care`];
}

const decisionColumns = (per) => [
  [`decisions/${per}`, ({ decisionsPerSecond }) => rate(decisionsPerSecond)],
  ['per game', ({ decisionsPerGame }) => number(decisionsPerGame, 1)],
];

const COLLECTION_COLUMNS = [
  ['collections', ({ collections }) => number(collections)],
  ['of the time', ({ collectionShare }) => `${number(collectionShare * 100, 1)} %`],
];

/** Only games consist of decisions; the collections of other threads are not reported to us. */
const columnsOf = ({ unit = 'games', costUnit = 's', usesAllCores }) => [
  ['contestant', ({ title }) => title],
  [`${unit}/${costUnit}`, ({ gamesPerSecond }) => rate(gamesPerSecond)],
  ['least–most', ({ least, most }) => `${rate(least)}–${rate(most)}`],
  ...(unit === 'games' ? decisionColumns(costUnit) : []),
  ...(usesAllCores ? [] : COLLECTION_COLUMNS),
];

function formatTable(contestants, columns) {
  const rows = [columns.map(([head]) => head), ...contestants.map((one) => columns.map(([, text]) => text(one)))];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) => row.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join('  '))
    .join('\n');
}

function formatTarget({ text, isMet, figure, least, most, property }, rounds) {
  const times = property === undefined ? ' times' : '';
  const result =
    least === undefined ? `${figure} in ${rounds} sections` : `${rate(figure)}${times} (${rate(least)}–${rate(most)})`;
  // A short run flatters us: the slow contestants take the longest to warm up.
  if (rounds < ENOUGH_ROUNDS) return `? ${text}: ${result}`;
  return `${isMet ? '✓' : '✗'} ${text}: ${result}`;
}

// The figures as text.

/** Medians of fewer rounds are not worth a judgement. */
const ENOUGH = 5;

const number = (value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const rate = (value) => number(value, value < 1 ? 3 : value < 100 ? 1 : 0);

export function describeMachine({ machine, options }) {
  const { node, v8, cpu, cores, core, load } = machine;
  const where = core < 0 ? 'not tied to a core (no taskset)' : `all on core ${core}`;
  const few = options.rounds < ENOUGH ? '; fewer than five rounds, for trying out only' : '';
  return [
    `Node ${node} (V8 ${v8}), ${cpu}, ${cores} cores, ${where}, load before the run ${load}`,
    `${options.rounds} rounds, timed sections of about ${options.seconds} s${few}`,
  ].join('\n');
}

export function describeSuite({ contestants, targets, notes, rounds, unit, per, spread }) {
  const players = contestants.filter(({ part }) => !part);
  const judgements = targets.map((target) => describeTarget(target, rounds));
  const columns = columnsOf({ unit, per, spread });
  return [table(players, columns), '', ...judgements, ...notes, ...(per ? [] : disturbance(contestants, spread))].join(
    '\n',
  );
}

/** What other programs took of our core. It slows everybody, so ratios suffer less than rates. */
function disturbance(contestants, spread) {
  const own = contestants.reduce((sum, one) => sum + one.own, 0) / contestants.length;
  if (own > 0.97) return [];
  const who = spread ? 'other programs, and waiting for the last worker,' : 'other programs';
  const where = spread ? 'the cores in use' : 'this core';
  return [`  ${who} had ${number((1 - own) * 100)} % of the time on ${where}: take the rates with care`];
}

const decisions = (per) => [
  [`decisions/${per}`, ({ decisionsPerSecond }) => rate(decisionsPerSecond)],
  ['per game', ({ decisionsPerGame }) => number(decisionsPerGame, 1)],
];

const COLLECTIONS = [
  ['collections', ({ collections }) => number(collections)],
  ['of the time', ({ collecting }) => `${number(collecting * 100, 1)} %`],
];

/** Where something else than games is counted, there are no decisions in it; collections of workers are not heard of. */
const columnsOf = ({ unit = 'games', per = 's', spread }) => [
  ['contestant', ({ title }) => title],
  [`${unit}/${per}`, ({ gamesPerSecond }) => rate(gamesPerSecond)],
  ['least–most', ({ least, most }) => `${rate(least)}–${rate(most)}`],
  ...(unit === 'games' ? decisions(per) : []),
  ...(spread ? [] : COLLECTIONS),
];

function table(contestants, columns) {
  const rows = [columns.map(([head]) => head), ...contestants.map((one) => columns.map(([, text]) => text(one)))];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) => row.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join('  '))
    .join('\n');
}

function describeTarget({ text, met, figure, least, most, what }, rounds) {
  const times = what === undefined ? ' times' : '';
  const spread =
    least === undefined ? `${figure} in ${rounds} sections` : `${rate(figure)}${times} (${rate(least)}–${rate(most)})`;
  // Too short a run flatters us: the slow contestants need the longest to warm up.
  if (rounds < ENOUGH) return `? ${text}: ${spread}`;
  return `${met ? '✓' : '✗'} ${text}: ${spread}`;
}

// The figures as text.

/** Medians of fewer rounds are not worth a judgement. */
const ENOUGH = 5;

const number = (value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const rate = (value) => number(value, value < 100 ? 1 : 0);

export function describeMachine({ machine, options }) {
  const { node, v8, cpu, cores, core, load } = machine;
  const where = core < 0 ? 'not tied to a core (no taskset)' : `all on core ${core}`;
  const few = options.rounds < ENOUGH ? '; fewer than five rounds, for trying out only' : '';
  return [
    `Node ${node} (V8 ${v8}), ${cpu}, ${cores} cores, ${where}, load before the run ${load}`,
    `${options.rounds} rounds, timed sections of about ${options.seconds} s${few}`,
  ].join('\n');
}

export function describeSuite({ contestants, targets, notes, rounds }) {
  const players = contestants.filter(({ part }) => !part);
  const judgements = targets.map((target) => describeTarget(target, rounds));
  return [table(players), '', ...judgements, ...notes, ...disturbance(contestants)].join('\n');
}

/** What other programs took of our core. It slows everybody, so ratios suffer less than rates. */
function disturbance(contestants) {
  const own = contestants.reduce((sum, one) => sum + one.own, 0) / contestants.length;
  return own > 0.97
    ? []
    : [`  other programs had ${number((1 - own) * 100)} % of the time on this core: take the rates with care`];
}

const COLUMNS = [
  ['contestant', ({ title }) => title],
  ['games/s', ({ gamesPerSecond }) => rate(gamesPerSecond)],
  ['least–most', ({ least, most }) => `${rate(least)}–${rate(most)}`],
  ['decisions/s', ({ decisionsPerSecond }) => rate(decisionsPerSecond)],
  ['per game', ({ decisionsPerGame }) => number(decisionsPerGame, 1)],
  ['collections', ({ collections }) => number(collections)],
  ['of the time', ({ collecting }) => `${number(collecting * 100, 1)} %`],
];

function table(contestants) {
  const rows = [COLUMNS.map(([head]) => head), ...contestants.map((one) => COLUMNS.map(([, text]) => text(one)))];
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) => row.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join('  '))
    .join('\n');
}

function describeTarget({ text, met, figure, least, most }, rounds) {
  const spread =
    least === undefined ? `${figure} in ${rounds} sections` : `${rate(figure)} times (${rate(least)}–${rate(most)})`;
  // Too short a run flatters us: the slow contestants need the longest to warm up.
  if (rounds < ENOUGH) return `? ${text}: ${spread}`;
  return `${met ? '✓' : '✗'} ${text}: ${spread}`;
}

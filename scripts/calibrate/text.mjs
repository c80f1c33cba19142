// What a check found, as tables.

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const interval = ({ low, high }) => `${(100 * low).toFixed(0)} – ${(100 * high).toFixed(0)} %`;
const number = ({ value, low, high }) => `${value.toFixed(3)} (${low.toFixed(3)} – ${high.toFixed(3)})`;

export function reliabilityText(told, plain) {
  const columns = plain ? [told, plain] : [told];
  return [
    `${told.positions} positions of ${told.games} games; ${percent(told.won.value)} of the positions were won`,
    '',
    '| it says | mean | won | interval | positions | games |',
    '|---|---|---|---|---|---|',
    ...told.bins.map(binText),
    '',
    `| | told |${plain ? " the search's own value |" : ''}`,
    `|---|---|${plain ? '---|' : ''}`,
    ...MEASURES.map(([name, of]) => `| ${name} | ${columns.map((column) => number(of(column))).join(' | ')} |`),
    '',
    `Brier score of always saying ${percent(told.won.value)}: ${told.base.toFixed(3)}`,
  ].join('\n');
}

const binText = ({ from, to, said, positions, games, won, ...around }) =>
  `| ${from * 100}–${to * 100} % | ${percent(said)} | ${percent(won)} | ${interval(around)} | ${positions} | ${games} |`;

const MEASURES = [
  ['mean said minus mean won', ({ difference }) => difference],
  ['calibration error (mean distance over the bins)', ({ error }) => error],
  ['Brier score', ({ brier }) => brier],
  ['better than always saying the base rate by', ({ gain }) => gain],
];

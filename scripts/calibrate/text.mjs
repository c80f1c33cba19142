// The results of a check as tables.

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const interval = ({ low, high }) => `${(100 * low).toFixed(0)} – ${(100 * high).toFixed(0)} %`;
const number = ({ value, low, high }) => `${value.toFixed(3)} (${low.toFixed(3)} – ${high.toFixed(3)})`;

export function reliabilityText(displayed, plain) {
  const columns = plain ? [displayed, plain] : [displayed];
  return [
    `${displayed.positions} positions of ${displayed.games} games; ${percent(displayed.won.value)} of the positions were won`,
    '',
    '| chance | mean | won | interval | positions | games |',
    '|---|---|---|---|---|---|',
    ...displayed.bins.map(binText),
    '',
    `| | displayed |${plain ? " the search's own value |" : ''}`,
    `|---|---|${plain ? '---|' : ''}`,
    ...MEASURES.map(([name, of]) => `| ${name} | ${columns.map((column) => number(of(column))).join(' | ')} |`),
    '',
    `Brier score of always predicting ${percent(displayed.won.value)}: ${displayed.base.toFixed(3)}`,
  ].join('\n');
}

const binText = ({ from, to, chance, positions, games, won, ...around }) =>
  `| ${from * 100}–${to * 100} % | ${percent(chance)} | ${percent(won)} | ${interval(around)} | ${positions} | ${games} |`;

const MEASURES = [
  ['mean chance minus share won', ({ difference }) => difference],
  ['calibration error (mean distance over the bins)', ({ error }) => error],
  ['Brier score', ({ brier }) => brier],
  ['gain over always predicting the base rate', ({ gain }) => gain],
];

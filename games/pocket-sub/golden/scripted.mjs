// Games no random player finds: two teams that make peace, for the draw of PS-END-2.
import { Table, unwrap } from '@undercroft/engine';

const TILES = ['A', 'A', 'B', 'C', 'B', 'B', 'A', 'A'].map((face) => ({ type: 'tile', face, turn: 1 }));
/** Each team's Command Centres lie side by side, with a shallow strait between them. */
const HOMES = ['-1,0:c', '1,0:c', '-1,1:c', '1,1:c'];
const STRAITS = {
  '-1,0:c': ['-1,0:e3', '-1,1:e0', '-1,1:c'],
  '-1,1:c': ['-1,1:e0', '-1,0:e3', '-1,0:c'],
  '1,0:c': ['1,0:e3', '1,1:e0', '1,1:c'],
  '1,1:c': ['1,1:e0', '1,0:e3', '1,0:c'],
};

/** Back and forth between friendly centres: the first two turns mine the strait, then nothing can be laid. */
function shuttle(table) {
  const { seat } = table.status();
  const { at } = table.legal()[0];
  unwrap(table.propose(seat, { type: 'sub', at }));
  for (const to of STRAITS[at]) unwrap(table.propose(seat, { type: 'step', to }));
  const status = table.status();
  if (status.type === 'seat' && status.asks === 'mine') unwrap(table.propose(seat, table.legal()[0]));
}

function peace(game, mines) {
  const table = unwrap(Table.open(game, { players: 4, setup: 'standard', mines }));
  for (const tile of TILES) unwrap(table.applyOutcome(tile));
  for (const at of HOMES) unwrap(table.propose(table.status().seat, { type: 'place-cc', at }));
  for (const at of [...HOMES, ...HOMES]) unwrap(table.propose(table.status().seat, { type: 'place-sub', at }));
  while (table.status().type !== 'over') shuttle(table);
  return table;
}

export default (game) => ({ 'ends-quiet': peace(game, 'unlimited'), 'ends-quiet-twelve-mines': peace(game, 'twelve') });

// A record of Sub Terra with every tile on the table and six cavers alive: found by playing with kind luck. It is a record
// like any other, and the page validates it entry by entry when it is opened.

import { subTerra } from '../../games/sub-terra/dist/rules/index.js';
import { buffer, clone, Stream, Table, unwrap, writeRecord } from '../../packages/engine/dist/index.js';

const CAVERS = ['geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'];
const OPTIONS = { cavers: CAVERS.map((caver) => ({ caver, seat: 0 })), difficulty: 'normal' };
const TRIES = 600;

export const tilesOf = (table) => table.snapshot().cave.length;

/** The best of some games. */
export function latePosition() {
  let best = { tiles: 0, record: '' };
  for (let i = 0; i < TRIES && best.tiles < 66; i++) {
    const found = playOne(Stream.of('late').split(i));
    if (found.tiles > best.tiles) best = found;
  }
  return best;
}

function playOne(whim) {
  const table = unwrap(Table.open(subTerra, OPTIONS));
  let best = { tiles: 0, record: '' };
  for (let status = table.status(); status.type !== 'over'; status = table.status()) {
    if (status.type === 'chance') unwrap(table.applyOutcome(kindest(table, whim)));
    else unwrap(table.propose(status.seat, choose(table.legal(), whim)));
    const tiles = table.status().type === 'seat' ? tilesOf(table) : 0;
    if (tiles > best.tiles) best = { tiles, record: writeRecord(table.record) };
  }
  return best;
}

/** Explores wherever that is possible, else walks on. */
function choose(legal, whim) {
  for (const type of ['place', 'explore', 'reveal', 'move']) {
    const some = legal.filter((action) => action.type === type);
    if (some.length > 0) return some[whim.below(some.length)];
  }
  return legal.find(({ type }) => type === 'end') ?? legal[whim.below(legal.length)];
}

/** Of everything chance may bring, what leaves the most health. */
function kindest({ game, state }, whim) {
  const codes = buffer(game);
  const outcomes = [...codes.subarray(0, game.legal(state, codes))].map((code) => {
    const after = clone(game, state);
    game.play(after, code);
    return { outcome: game.decode(state, code), health: healthOf(game, after) + whim.below(1000) / 1000 };
  });
  return outcomes.reduce((a, b) => (b.health > a.health ? b : a)).outcome;
}

const healthOf = (game, state) => Object.values(game.save(state).cavers).reduce((sum, { health }) => sum + health, 0);

// A record of Sub Terra with every tile on the table and six cavers alive: found by playing with kind luck. It is a record
// like any other, and the page validates it entry by entry when it is opened.

import { subTerra } from '../../games/sub-terra/dist/rules/index.js';
import { buffer, clone, Stream, Table, unwrap, writeRecord } from '../../packages/engine/dist/index.js';

const CAVERS = ['geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'];
const OPTIONS = { cavers: CAVERS.map((caver) => ({ caver, seat: 0 })), difficulty: 'normal' };
const TRIES = 600;

export const tilesOf = (table) => table.snapshot().cave.length;

/** Six cavers alive and apart in a cave of 40 tiles or so, one of whom can walk on. */
export function lateCrew() {
  const rate = (table) => {
    const { cavers, cave, horrors } = table.snapshot();
    const alive = Object.values(cavers).filter(({ health }) => health > 0).length;
    const ways = table.legal().filter(({ type }) => type === 'move').length;
    return Math.min(cave.length, 44) + 8 * alive + 4 * Math.min(horrors.length, 2) + Math.min(ways, 2);
  };
  let best = { rating: 0, record: '' };
  for (let i = 0; i < 30; i++) {
    const found = playOne(Stream.of('crew').split(i), rate);
    if (found.rating > best.rating) best = found;
  }
  return best.record;
}

/** The best of some games. */
export function latePosition() {
  let best = { tiles: 0, record: '' };
  for (let i = 0; i < TRIES && best.tiles < 66; i++) {
    const { rating: tiles, record } = playOne(Stream.of('late').split(i), tilesOf);
    if (tiles > best.tiles) best = { tiles, record };
  }
  return best;
}

/** The best decision of a game, by what `rate` thinks of it. */
function playOne(whim, rate) {
  const table = unwrap(Table.open(subTerra, OPTIONS));
  let best = { rating: 0, record: '' };
  for (let status = table.status(); status.type !== 'over'; status = table.status()) {
    if (status.type === 'chance') unwrap(table.applyOutcome(kindest(table, whim)));
    else unwrap(table.propose(status.seat, choose(table.legal(), whim)));
    const rating = table.status().type === 'seat' ? rate(table) : 0;
    if (rating > best.rating) best = { rating, record: writeRecord(table.record) };
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

// Golden games that random play does not reach: a simple player in all variants, with more or less luck.
// Luck chooses among the possible outcomes; records hold outcomes, not dice, so these games are as valid as any.
import { Stream, Table, unwrap } from '@undercroft/engine';
import { CLOSINGS, KEY_TYPE } from '@undercroft/infernos-edge';
import { choose, runOff, wallIn, wander } from './simple-player.mjs';

/** How favourable an outcome is. */
function favour(outcome) {
  if (outcome.type === 'die') return outcome.face;
  if (outcome.type === 'hazard') return { stumble: 6, collapse: 5, trap: 4, wake: 3, activate: 2, lava: 1 }[outcome.face];
  return /normal|ruin|bridge/.test(outcome.tile) ? 3 : /key|lava/.test(outcome.tile) ? 2 : 1;
}

/** The same, except that tiles with few openings come first, and keys before or after all others. */
const favourClosing = (keys) => (outcome) => {
  if (outcome.type !== 'tile') return favour(outcome);
  return outcome.tile.startsWith('key') ? keys : ' TILD'.indexOf(outcome.tile.split(' ')[1]);
};

function drawOutcome(table, stream, { luck, rate }) {
  if (stream.below(100) >= Math.abs(luck)) return table.roll({ below: (n) => stream.below(n) });
  const sign = luck < 0 ? -1 : 1;
  return unwrap(table.applyOutcome(table.legal().toSorted((a, b) => sign * (rate(b) - rate(a)))[0]));
}

function play(game, options, stream, luckFor, decide = choose, rate = favour) {
  const table = unwrap(Table.open(game, options));
  while (table.length < 1500) {
    const status = table.status();
    if (status.type === 'over') return table;
    if (status.type === 'chance') drawOutcome(table, stream, { luck: luckFor(table.state), rate });
    else unwrap(table.propose(status.seat, decide(table, stream)));
  }
  return undefined;
}

const nameOf = (ending) => `${ending.how}-${ending.end}`;

/** Luck as a function of the position, so that it can turn at the worst moment. */
const LUCK = [
  () => 90,
  () => 100,
  (e) => (e.cursed ? -60 : 95),
  (e) => (e.cursed ? 0 : 95),
  (e) => (e.artifactAt >= 0 ? -90 : 95),
  (e) => (e.erupted ? -90 : 97),
  (e) => (e.cursed ? 60 : 100),
  (e) => (e.erupted ? 40 : e.cursed ? 80 : 97),
];

/** A simple game for some of the variants, then games with varying luck until every rank and every ending is covered. */
export default function golden(game) {
  const games = {};
  for (const [i, { name, options }] of game.facts.variants.entries()) {
    if (i % 5 > 0 && options.closing === 'strict') continue;
    const table = play(game, options, Stream.of('simple').split(name), () => [0, 40, 80][i % 3]);
    if (table) games[`simple ${name}`] = table;
  }
  for (let i = 0; i < 400; i++) {
    const { options } = game.facts.variants[i % game.facts.variants.length];
    const table = play(game, options, Stream.of('lucky').split(i), LUCK[Math.floor(i / 7) % LUCK.length]);
    if (table) games[`ends ${nameOf(table.status().ending)}`] ??= table;
  }
  const strategies = [
    ['key-left', runOff, () => 80],
    ['entrance-burnt', wander, (e) => (e.erupted ? 0 : 97)],
    ['nobody-to-carry', (table, stream) => table.legal()[stream.below(table.legal().length)], () => 0],
  ];
  for (const [end, decide, luckFor] of strategies) games[`ends forgotten-${end}`] = find(game, end, decide, luckFor);
  return { ...games, ...closedTemples(game) };
}

/** IE-MAP-4: for each closing, games in which one, two and three keys are discarded with the bag. */
function closedTemples(game) {
  const games = {};
  for (let i = 0; i < 1500; i++) {
    const { options } = game.facts.variants[i % game.facts.variants.length];
    const closing = CLOSINGS[Math.floor(i / 7) % CLOSINGS.length];
    const table = play(game, { ...options, closing }, Stream.of('closed').split(i), () => 30 + (i % 60), wallIn, favourClosing([9, 3, -9][i % 3]));
    const keys = table ? keysDiscarded(table.state) : 0;
    if (keys > 0) games[`closed ${closing} ${keys}`] ??= table;
  }
  for (const closing of CLOSINGS)
    for (const keys of [1, 2, 3]) if (!games[`closed ${closing} ${keys}`]) throw new Error(`${closing} ${keys}: not found`);
  return games;
}

const keysDiscarded = (e) => (e.discarded ? 3 - e.types.subarray(0, e.cave.count).filter((type) => type === KEY_TYPE).length : 0);

function find(game, end, decide, luckFor) {
  for (let i = 0; i < 2000; i++) {
    const { options } = game.facts.variants[i % game.facts.variants.length];
    const table = play(game, options, Stream.of(end).split(i), luckFor, decide);
    if (table?.status().ending.end === end) return table;
  }
  throw new Error(`${end}: not found`);
}

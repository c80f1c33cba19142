// Golden games that no random player finds: a simple player over all settings, with more or less luck.
// Luck chooses among what can happen: the record holds outcomes, not dice, so such a game is as good as any.
import { must, Stream, Table } from '../../engine/dist/index.js';
import { choose, runOff, wander } from './simple-player.mjs';

/** Outcomes from kind to unkind, as far as the position can tell. */
function kindness(outcome) {
  if (outcome.type === 'die') return outcome.face;
  if (outcome.type === 'hazard') return { stumble: 6, collapse: 5, trap: 4, wake: 3, activate: 2, lava: 1 }[outcome.face];
  return /normal|ruin|bridge/.test(outcome.tile) ? 3 : /key|lava/.test(outcome.tile) ? 2 : 1;
}

function settle(table, stream, luck) {
  if (stream.below(100) >= Math.abs(luck)) return table.roll({ below: (n) => stream.below(n) });
  const sign = luck < 0 ? -1 : 1;
  return must(table.settle(table.legal().toSorted((a, b) => sign * (kindness(b) - kindness(a)))[0]));
}

function play(game, options, stream, luckFor, decide = choose) {
  const table = must(Table.open(game, options));
  while (table.length < 1500) {
    const status = table.status();
    if (status.type === 'over') return table;
    if (status.type === 'chance') settle(table, stream, luckFor(table.state));
    else must(table.propose(status.seat, decide(table, stream)));
  }
  return undefined;
}

const nameOf = (ending) => `${ending.how}-${ending.end}`;

/** Fortune as a function of how the game stands, so that it can turn at the worst moment. */
const FORTUNES = [
  () => 90,
  () => 100,
  (e) => (e.cursed ? -60 : 95),
  (e) => (e.cursed ? 0 : 95),
  (e) => (e.artifactAt >= 0 ? -90 : 95),
  (e) => (e.erupted ? -90 : 97),
  (e) => (e.cursed ? 60 : 100),
  (e) => (e.erupted ? 40 : e.cursed ? 80 : 97),
];

/** One simple game per setting; then fortune is varied until every rank and every way of ending has been seen. */
export default function golden(game) {
  const games = {};
  for (const [i, { name, options }] of game.facts.variants.entries()) {
    const table = play(game, options, Stream.of('simple').split(name), () => [0, 40, 80][i % 3]);
    if (table) games[`simple ${name}`] = table;
  }
  for (let i = 0; i < 400; i++) {
    const { options } = game.facts.variants[i % game.facts.variants.length];
    const table = play(game, options, Stream.of('lucky').split(i), FORTUNES[Math.floor(i / 7) % FORTUNES.length]);
    if (table) games[`ends ${nameOf(table.status().ending)}`] ??= table;
  }
  const manners = [
    ['key-left', runOff, () => 80],
    ['entrance-burnt', wander, (e) => (e.erupted ? 0 : 97)],
    ['nobody-to-carry', (table, stream) => table.legal()[stream.below(table.legal().length)], () => 0],
  ];
  for (const [end, decide, luckFor] of manners) games[`ends forgotten-${end}`] = find(game, end, decide, luckFor);
  return games;
}

function find(game, end, decide, luckFor) {
  for (let i = 0; i < 2000; i++) {
    const { options } = game.facts.variants[i % game.facts.variants.length];
    const table = play(game, options, Stream.of(end).split(i), luckFor, decide);
    if (table?.status().ending.end === end) return table;
  }
  throw new Error(`${end}: not found`);
}

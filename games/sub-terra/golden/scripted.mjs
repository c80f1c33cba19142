// Golden games that no random player finds: a simple player over all settings, with more or less luck.
// Luck chooses among what can happen: the record holds outcomes, not dice, so such a game is as good as any.
import { Stream, Table, unwrap } from '@undercroft/engine';
import { choose } from './simple-player.mjs';

/** Outcomes from kind to unkind, as far as the position can tell. */
function kindness(outcome) {
  if (outcome.type === 'die') return outcome.face;
  if (outcome.type === 'hazard') return { tremor: 5, flood: 4, gas: 2, 'cave-in': 3, horror: 1 }[outcome.hazard] - (outcome.severe ? 1 : 0);
  return /normal|rough|exit/.test(outcome.tile) ? 3 : /cave-in|water/.test(outcome.tile) ? 2 : 1;
}

function drawOutcome(table, stream, luck) {
  if (stream.below(100) >= luck) return table.roll({ below: (n) => stream.below(n) });
  const best = table.legal().toSorted((a, b) => kindness(b) - kindness(a))[0];
  return unwrap(table.applyOutcome(best));
}

function play(game, options, stream, luck) {
  const table = unwrap(Table.open(game, options));
  // Luck can keep people alive in the dark for ever: such a game is given up.
  while (table.length < 1500) {
    const status = table.status();
    if (status.type === 'over') return table;
    if (status.type === 'chance') drawOutcome(table, stream, luck);
    else unwrap(table.propose(status.seat, choose(table, stream)));
  }
  return undefined;
}

const nameOf = (ending) => `${ending.how}-${ending.end}`;

/** One simple game per setting; then luck is varied until every medal and every way of ending has been seen. */
export default function golden(game) {
  const games = {};
  for (const [i, { name, options }] of game.facts.variants.entries()) {
    const table = play(game, options, Stream.of('simple').split(name), [0, 40, 80][i % 3]);
    if (table) games[`simple ${name}`] = table;
  }
  for (let i = 0; i < 300; i++) {
    const { options } = game.facts.variants[i % game.facts.variants.length];
    const table = play(game, options, Stream.of('lucky').split(i), 60 + (i % 5) * 10);
    if (table) games[`ends ${nameOf(table.status().ending)}`] ??= table;
  }
  return games;
}

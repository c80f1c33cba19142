// Whole games by bots, the same on every machine: easy bots decide, and chance comes from the seed and the number of the entry,
// as at a table of the page. So the page that is given the same decisions plays the same game.
import { createHash } from 'node:crypto';
import { conclude, questionFor } from '../../../packages/bots/dist/index.js';
import { loadRoster } from '../../../packages/catalog/dist/bots.js';
import { buffer, drawOutcome, Stream, Table, unwrap } from '../../../packages/engine/dist/index.js';

/** The set-up that the page offers: its address, and the options that follow from changing nothing. */
const SET_UPS = {
  'sub-terra': {
    address: '#/new/sub-terra',
    options: {
      cavers: ['leader', 'medic', 'bodyguard', 'scout'].map((caver) => ({ caver, seat: 0 })),
      difficulty: 'normal',
      gentle: false,
      variant: 'standard',
    },
  },
  'infernos-edge': {
    address: '#/new/infernos-edge',
    options: {
      explorers: ['scoundrel', 'veteran', 'healer', 'sharpshooter'].map((explorer) => ({ explorer, seat: 0 })),
      difficulty: 'normal',
      variant: 'first-edition',
      closing: 'strict',
    },
  },
  'pocket-sub': {
    address: '#/new/pocket-sub/around',
    options: { players: 2, setup: 'introductory', captain: false, mines: 'unlimited', first: 0 },
  },
};

const MOST_ENTRIES = 5000;

/** This many games of a game, each with where to begin it and its record. */
export async function botGames(id, count) {
  const setUp = SET_UPS[id];
  if (!setUp) throw new Error(`no set-up for ${id}: say in scripts/measure/clicks/bot-games.mjs what the page offers`);
  const roster = await loadRoster(id);
  return Array.from({ length: count }, (_, i) => {
    const seed = `clicks ${i + 1}`;
    return { id, seed, address: setUp.address, record: playGame(roster, setUp.options, seed) };
  });
}

function playGame(roster, options, seed) {
  const table = unwrap(Table.open(roster.game, options));
  for (let status = table.status(); status.type !== 'over'; status = table.status()) {
    if (table.length > MOST_ENTRIES) throw new Error(`${roster.game.id} is not over after ${MOST_ENTRIES} entries`);
    if (status.type === 'chance') drawOne(table, seed);
    else playLine(table, status.seat, adviceFor(roster, table, seed));
  }
  return table.record;
}

function drawOne(table, seed) {
  const { game, state } = table;
  const dice = Stream.of(seed).split(table.length + 1);
  const code = drawOutcome(game, state, dice, buffer(game), buffer(game));
  unwrap(table.applyOutcome(game.decode(state, code)));
}

function adviceFor({ game, bots, budgets }, { state, length }, seed) {
  const question = questionFor(game, state, Stream.of(`${seed}/bot/${length}`));
  return conclude(bots.novice.think(question), budgets.novice).line;
}

/** What the bot has planned, as long as it decides. */
function playLine(table, seat, line) {
  for (const code of line) {
    const status = table.status();
    if (status.type !== 'seat' || status.seat !== seat) return;
    unwrap(table.propose(seat, table.game.decode(table.state, code)));
  }
}

/** Tells whether two runs have measured the same games. */
export const fingerprint = (games) =>
  createHash('sha256')
    .update(JSON.stringify(games.map(({ record }) => record)))
    .digest('hex')
    .slice(0, 12);

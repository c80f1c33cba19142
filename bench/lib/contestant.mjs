// One contestant in a process of its own. contest.mjs starts it and sends it one request at a time.
import { hash } from './hash.mjs';
import { section, warmUp } from './section.mjs';
import { loadSuite } from './suites.mjs';

const [suiteName, name] = process.argv.slice(2);
const suite = await loadSuite(suiteName);
const contestant = await suite.contestants.find((one) => one.name === name).setUp();

const handlers = {
  games: async ({ count }) => {
    const seeds = Array.from({ length: count }, (_, i) => `bench/${suiteName}/${i}`);
    if (contestant.games) return (await contestant.games(seeds)).map(hash);
    const games = [];
    for (const seed of seeds) games.push(hash(await contestant.game(seed)));
    return games;
  },
  game: ({ seed }) => contestant.game(seed),
  warmUp: ({ steadyFor }) => warmUp(contestant, steadyFor, suite.gamesPerSection),
  section: ({ games }) => section(contestant, games, suite.runUp ?? (suite.costUnit ? 0 : 0.5)),
  findings: () => contestant.findings?.() ?? {},
};

process.on('message', async ({ type, ...message }) => process.send({ reply: await handlers[type](message) }));
process.on('disconnect', () => process.exit());
// Exits regularly, so that its temporary files are removed.
process.once('SIGTERM', () => process.exit());
process.send({ reply: contestant.facts ?? {} });

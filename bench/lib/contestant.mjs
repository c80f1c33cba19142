// One contestant at work, in a process of its own: started by contest.mjs, which asks for one thing at a time.
import { hash } from './hash.mjs';
import { section, warmUp } from './section.mjs';
import { loadSuite } from './suites.mjs';

const [suiteName, name] = process.argv.slice(2);
const suite = await loadSuite(suiteName);
const contestant = await suite.contestants.find((one) => one.name === name).setUp();

const answers = {
  games: async ({ count }) => {
    const seeds = Array.from({ length: count }, (_, i) => `bench/${suiteName}/${i}`);
    if (contestant.games) return (await contestant.games(seeds)).map(hash);
    const games = [];
    for (const seed of seeds) games.push(hash(await contestant.game(seed)));
    return games;
  },
  game: ({ seed }) => contestant.game(seed),
  warmUp: ({ steadyFor }) => warmUp(contestant, steadyFor, suite.size),
  section: ({ games }) => section(contestant, games, suite.runUp ?? (suite.per ? 0 : 0.5)),
  told: () => contestant.told?.() ?? {},
};

process.on('message', async ({ ask, ...about }) => process.send({ answer: await answers[ask](about) }));
process.on('disconnect', () => process.exit());
// In good order: what it has left on the disk goes with it.
process.once('SIGTERM', () => process.exit());
process.send({ answer: contestant.about ?? {} });

// The memory that a connection takes which only listens.
import { median } from '../lib/figures.mjs';

const idle = () => import('./online/idle.mjs');

const CONNECTIONS = 3000;

const RIVALS = [
  ['io', 'as its clients come', async () => (await idle()).byPolling()],
  ['io-straight', 'straight to a WebSocket', async () => (await idle()).byWebSocket()],
];

export default {
  name: 'online-idle',
  title: `${CONNECTIONS} more connections that follow a table at which nothing happens: what they add to a server`,
  unit: 'connections',
  costUnit: 'MB',
  usesAllCores: true,
  gamesPerSection: CONNECTIONS,
  contestants: [
    { name: 'undercroft', title: 'undercroft', setUp: async () => (await idle()).undercroft() },
    ...RIVALS.map(([name, how, setUp]) => ({ name, title: `boardgame.io, ${how}`, setUp })),
  ].map((contestant) => ({ ...contestant, gameName: contestant.name })),
  targets: RIVALS.flatMap(([over, how]) => [
    {
      text: `at least 3 times as many in the memory of boardgame.io’s server, ${how}`,
      of: 'undercroft',
      over,
      atLeast: 3,
    },
    { text: `at least 3 times as many on its heap, ${how}`, of: 'undercroft', over, atLeast: 3, per: 'heap' },
  ]),
  notes: (figures) =>
    Object.values(figures).map(
      ({ title, sections }) =>
        `  ${title}: ${kilobytes(sections, 'cost')} for a connection, ${kilobytes(sections, 'heap')} on the heap and in buffers`,
    ),
};

function kilobytes(sections, property) {
  const figures = sections.map((section) => (section[property] * 1024) / section.games);
  return `${median(figures).toFixed(1)} KB (${Math.min(...figures).toFixed(1)}–${Math.max(...figures).toFixed(1)})`;
}

// A busy server: how long a player waits until a move is acknowledged, and the other player until it arrives.
import { median } from '../lib/figures.mjs';

const busyServer = () => import('./online/busy-server.mjs');

const LOAD = { listeners: 5_000, tables: 500, secondsPerMove: 1.5, maxMilliseconds: 50 };

export default {
  name: 'online-many',
  title: `${LOAD.listeners.toLocaleString('en')} connections that listen and ${LOAD.tables} tables of two, a move every ${LOAD.secondsPerMove} s at each`,
  unit: 'moves',
  costUnit: 's',
  usesAllCores: true,
  // Here these are seconds.
  gamesPerSection: 10,
  contestants: [
    { name: 'undercroft', title: 'undercroft, one file', setUp: async () => (await busyServer()).busyServer(LOAD) },
  ],
  targets: [
    {
      text: `p99 under ${LOAD.maxMilliseconds} ms, for the answer and for the news of a move`,
      of: 'undercroft',
      property: 'p99',
      atMost: LOAD.maxMilliseconds,
    },
  ],
  notes({ undercroft: { sections, findings } }) {
    return [
      `  the server’s processor time is ${share(sections)} of a core`,
      `  until the answer: ${waits(sections, 'ack')}`,
      `  until the other player hears of it: ${waits(sections, 'news')}`,
      ...findings.attempts.map(
        ({ perSecond, ack, news, processor }) =>
          `  at ${perSecond.toFixed(0)} moves a second, once: p99 ${ack.p99.toFixed(1)} ms and ${news.p99.toFixed(1)} ms, ${(processor * 100).toFixed(0)} % of a core`,
      ),
    ];
  },
};

const share = (sections) => `${(median(sections.map(({ processor }) => processor)) * 100).toFixed(0)} %`;

const waits = (sections, property) =>
  ['p50', 'p95', 'p99', 'longest']
    .map((part) => `${part} ${median(sections.map((section) => section[property][part])).toFixed(1)} ms`)
    .join(', ');

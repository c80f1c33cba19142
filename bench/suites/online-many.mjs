// A full house: how long somebody waits for the answer to a move, and the other player for the news of it.
import { median } from '../lib/figures.mjs';

const crowd = () => import('./online/crowd.mjs');

const HOUSE = { listening: 5_000, tables: 500, seconds: 1.5, most: 50 };

export default {
  name: 'online-many',
  title: `${HOUSE.listening.toLocaleString('en')} connections that listen and ${HOUSE.tables} tables of two, a move every ${HOUSE.seconds} s at each`,
  unit: 'moves',
  per: 's',
  spread: true,
  // Seconds of playing.
  size: 10,
  contestants: [{ name: 'undercroft', title: 'undercroft, one file', setUp: async () => (await crowd()).crowd(HOUSE) }],
  targets: [
    {
      text: `p99 under ${HOUSE.most} ms, for the answer and for the news of a move`,
      of: 'undercroft',
      what: 'p99',
      atMost: HOUSE.most,
    },
  ],
  notes({ undercroft: { sections, told } }) {
    return [
      `  the server’s processor time is ${share(sections)} of a core`,
      `  until the answer: ${waits(sections, 'ack')}`,
      `  until the other player hears of it: ${waits(sections, 'told')}`,
      ...told.tried.map(
        ({ perSecond, ack, news, processor }) =>
          `  at ${perSecond.toFixed(0)} moves a second, once: p99 ${ack.p99.toFixed(1)} ms and ${news.p99.toFixed(1)} ms, ${(processor * 100).toFixed(0)} % of a core`,
      ),
    ];
  },
};

const share = (sections) => `${(median(sections.map(({ processor }) => processor)) * 100).toFixed(0)} %`;

const waits = (sections, what) =>
  ['p50', 'p95', 'p99', 'longest']
    .map((part) => `${part} ${median(sections.map((section) => section[what][part])).toFixed(1)} ms`)
    .join(', ');

import { type Case, cursed, escaped, explorer, guide, KEYS, rolling, temple } from './support.ts';

const acting = { at: '0,0', activated: true, acting: true };
const victim = { asks: 'victim', guardians: [acting] };
const lost = { asks: 'over', end: 'eruption', erupted: true, marker: 0 };
const everybody = (change: object) => ({
  explorers: Object.fromEntries(
    ['guide', 'sapper', 'veteran'].map((name) => [name, { at: '0,0', health: 1, ...change }]),
  ),
});

/** The guardians, the end, and whether there is anything to ask. */
export const QUESTION_CASES: readonly Case[] = [
  { name: 'nothing asked', fault: { asks: 'nothing' }, error: ['nothing-asked', 'IE-ROUND-1', ['asks']] },
  { name: 'over without an ending', fault: { asks: 'over' }, error: ['no-end', 'IE-END-1', ['end']] },
  { name: 'an ending in the middle of a game', fault: { end: 'eruption' }, error: ['no-end', 'IE-END-1', ['end']] },

  // Guardians
  ...['path', 'victim'].map(
    (asks): Case => ({
      name: `${asks} without a guardian`,
      fault: { asks },
      error: ['no-guardian', 'IE-GUARD-1', ['guardians']],
    }),
  ),
  {
    name: 'two acting guardians',
    base: victim,
    fault: { guardians: [acting, acting] },
    error: ['no-guardian', 'IE-GUARD-1', ['guardians']],
  },
  {
    name: 'an acting guardian without a question',
    fault: { guardians: [acting] },
    error: ['no-guardian', 'IE-GUARD-1', ['guardians']],
  },
  {
    name: 'an acting guardian that has not activated',
    base: victim,
    fault: { guardians: [{ at: '0,0', acting: true }] },
    error: ['not-activated', 'IE-GUARD-6', ['guardians', 0, 'activated']],
  },
  {
    name: 'a guardian that was skipped',
    base: { guardians: [{ at: '3,0', activated: true }, { at: '3,0' }] },
    fault: { guardians: [{ at: '3,0' }, { at: '3,0', activated: true }] },
    error: ['not-activated', 'IE-GUARD-6', ['guardians', 0, 'activated']],
  },

  // The end
  {
    name: 'everybody outside and not over',
    fault: everybody(escaped),
    error: ['cannot-act', 'IE-TURN-4', ['actor'], 'guide'],
  },
  {
    name: 'everybody outside at a hazard roll',
    base: rolling,
    fault: everybody(escaped),
    error: ['over', 'IE-END-1', ['asks'], 'temple-empty'],
  },
  {
    name: 'everybody downed and not over',
    base: rolling,
    fault: everybody({ health: 0 }),
    error: ['over', 'IE-END-1', ['asks'], 'all-downed'],
  },
  {
    name: 'a key outside and not over',
    base: { ...rolling, ...temple({ ...KEYS[0] }), ...guide({ holds: 'key' }) },
    fault: guide({ ...escaped, holds: 'key' }),
    error: ['over', 'IE-END-1', ['asks'], 'key-left'],
  },
  {
    name: 'another end than the one that came',
    base: { asks: 'over', end: 'temple-empty', ...everybody(escaped) },
    fault: { end: 'all-downed' },
    error: ['wrong-end', 'IE-END-1', ['end'], 'all-downed'],
  },
  {
    name: 'an end for no reason',
    base: lost,
    fault: { end: 'all-downed', erupted: false },
    error: ['wrong-end', 'IE-END-1', ['end'], 'all-downed'],
  },
  {
    name: 'an eruption as the end, without an eruption',
    base: lost,
    fault: { erupted: false },
    error: ['wrong-end', 'IE-VOLC-1', ['end'], 'eruption'],
  },
  {
    name: 'an eruption as the end, with the artifact safe',
    base: { ...lost, ...cursed, explorers: { sapper: { at: '0,1', holds: 'artifact' } } },
    fault: { explorers: { sapper: { at: '0,0', health: 5, holds: 'artifact' } } },
    error: ['wrong-end', 'IE-VOLC-1', ['end'], 'eruption'],
  },

  // Whether there is anything to ask
  {
    name: 'a question without an answer',
    base: victim,
    fault: {
      explorers: Object.fromEntries(['guide', 'sapper', 'veteran'].map((name) => [name, { at: '1,0', health: 1 }])),
    },
    error: ['no-answer', 'IE-ASK-1', ['asks'], 'victim'],
  },
  {
    name: 'one victim to choose from',
    base: victim,
    fault: { explorers: Object.fromEntries(['guide', 'sapper'].map((name) => [name, { at: '1,0', health: 1 }])) },
    error: ['nothing-to-choose', 'IE-ASK-1', ['asks'], 'victim'],
  },
  {
    name: 'an action without a point, after exerting',
    fault: { points: 0, exerted: true },
    error: ['nothing-to-choose', 'IE-ASK-1', ['asks'], 'action'],
  },
  {
    name: 'guardians whose order cannot matter',
    base: {
      asks: 'guardian',
      guardians: [{ at: '1,0' }, { at: '0,0' }],
      explorers: { guide: { at: '-1,0' }, sapper: { at: '-1,0' }, veteran: { at: '1,0', health: 1 } },
    },
    fault: explorer('veteran', { at: '1,0', health: 7 }),
    error: ['nothing-to-choose', 'IE-ASK-1', ['asks'], 'guardian'],
  },
  {
    name: 'a guardian to wake when all are awake',
    base: { asks: 'wake' },
    fault: { guardians: Array(5).fill({ at: '3,0' }) },
    error: ['nothing-to-choose', 'IE-ASK-1', ['asks'], 'wake'],
  },
];

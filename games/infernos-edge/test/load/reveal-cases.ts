import {
  ALL_BUT_ONE,
  type Case,
  CLOSED,
  choosing,
  drawing,
  explorer,
  KEYS,
  placed,
  placing,
  reveal,
  temple,
} from './support.ts';

const ROUND = ['round-over', 'marker', 'activation', 'activation'];
const SCHOLARS = ['archaeologist', 'guide', 'veteran'] as const;
const exploring = { asks: 'tile', reveal: { ...reveal, exploring: true } };

/** The gap being revealed, and the tiles in hand. */
export const REVEAL_CASES: readonly Case[] = [
  ...[drawing, placing, choosing].map(
    (base): Case => ({
      name: `${base.asks} without a gap`,
      team: SCHOLARS,
      base,
      fault: { reveal: null },
      error: ['no-reveal', 'IE-ACT-REVEAL', ['reveal']],
    }),
  ),
  {
    name: 'an Explore without a gap',
    base: {
      ...placed,
      ...temple(),
      artifact: null,
      asks: 'sanctum',
      reveal,
      todo: [
        'round-over',
        'marker',
        'activation',
        'activation',
        'turn 1',
        'turn-over',
        'hazard-roll',
        'act',
        'step-in',
      ],
    },
    fault: { reveal: null },
    error: ['no-reveal', 'IE-ACT-EXPLORE', ['reveal']],
  },
  { name: 'a gap left over', fault: { reveal }, error: ['reveal-left', 'IE-ACT-REVEAL', ['reveal']] },
  {
    name: 'a gap of an empty cell',
    base: drawing,
    fault: { reveal: { ...reveal, from: '0,1' } },
    error: ['nothing-there', 'IE-MAP-1', ['reveal', 'from'], '0,1'],
  },
  {
    name: 'a gap where a space is',
    base: drawing,
    fault: { reveal: { ...reveal, side: 'east' } },
    error: ['no-gap-there', 'IE-MAP-3', ['reveal', 'side'], 'east'],
  },
  {
    name: 'a gap far away',
    base: drawing,
    fault: { reveal: { ...reveal, from: '1,0' } },
    error: ['out-of-reach', 'IE-ACT-REVEAL', ['reveal', 'from'], '1,0'],
  },
  {
    name: 'a gap that the Sharpshooter does not see',
    team: ['sharpshooter', 'guide', 'veteran'],
    base: { ...temple({ at: '0,1', tile: 'lava X' }), asks: 'tile', reveal: { ...reveal, from: '0,1' } },
    fault: { reveal: { ...reveal, from: '0,1', side: 'east' } },
    error: ['out-of-reach', 'IE-ACT-REVEAL', ['reveal', 'from'], '0,1'],
  },
  {
    name: 'an Explore into a gap that was only seen',
    team: ['sharpshooter', 'guide', 'veteran'],
    base: {
      ...temple({ at: '0,1', tile: 'lava X' }),
      ...explorer('sharpshooter', { at: '0,1' }),
      asks: 'tile',
      reveal: { ...reveal, from: '0,1', exploring: true },
    },
    fault: explorer('sharpshooter', { health: 5 }),
    error: ['out-of-reach', 'IE-ACT-REVEAL', ['reveal', 'from'], '0,1'],
  },
  {
    name: 'a last tile that lies elsewhere',
    base: {
      ...temple(...ALL_BUT_ONE, { at: '0,1', tile: 'spike X' }),
      asks: 'sanctum',
      reveal: { ...reveal, exploring: true },
      todo: [...ROUND, 'turn 1', 'turn-over', 'hazard-roll', 'act', 'step-in'],
    },
    fault: { reveal: { ...reveal, exploring: true, side: 'west' } },
    error: ['no-gap-there', 'IE-MAP-3', ['reveal', 'side'], 'west'],
  },
  {
    name: 'a Reveal with a step to come',
    base: exploring,
    fault: { reveal },
    error: ['exploring-does-not-fit', 'IE-ACT-EXPLORE', ['reveal', 'exploring']],
  },
  {
    name: 'an Explore without its step',
    base: drawing,
    fault: { reveal: { ...reveal, exploring: true } },
    error: ['exploring-does-not-fit', 'IE-ACT-EXPLORE', ['reveal', 'exploring']],
  },
  ...[placing, choosing].map(
    (base): Case => ({
      name: `${base.asks} with an empty hand`,
      team: SCHOLARS,
      base,
      fault: { reveal: { ...base.reveal, hand: null } },
      error: ['empty-hand', 'IE-ACT-REVEAL', ['reveal', 'hand']],
    }),
  ),
  {
    name: 'one tile to choose from',
    team: SCHOLARS,
    base: choosing,
    fault: { reveal: { ...choosing.reveal, other: null } },
    error: ['empty-hand', 'IE-ARC-1', ['reveal', 'other']],
  },
  {
    name: 'two tiles to choose from without the Archaeologist',
    fault: {
      ...choosing,
      points: 0,
      todo: ['round-over', 'marker', 'activation', 'activation', 'turn 1', 'turn-over', 'hazard-roll', 'act'],
    },
    error: ['not-their-ability', 'IE-ARC-1', ['actor'], 'guide'],
  },
  {
    name: 'two equal tiles to choose from',
    team: SCHOLARS,
    base: choosing,
    fault: { reveal: { ...choosing.reveal, other: 'lava X' } },
    error: ['nothing-to-choose', 'IE-ARC-1', ['reveal', 'other'], 'lava X'],
  },
  {
    name: 'a tile to choose that would close the temple',
    team: SCHOLARS,
    base: { ...choosing, ...temple(...KEYS, { at: '-2,1', tile: 'guardian D' }) },
    fault: { reveal: { ...choosing.reveal, other: 'dart L' } },
    error: ['nothing-to-choose', 'IE-ARC-1', ['reveal', 'other'], 'dart L'],
  },
  {
    name: 'a second tile drawn without the Archaeologist',
    base: drawing,
    fault: { reveal: { ...reveal, hand: 'lava X' } },
    error: ['hand-does-not-fit', 'IE-ACT-REVEAL', ['reveal', 'hand'], 'lava X'],
  },
  {
    name: 'a second tile while one is placed',
    team: SCHOLARS,
    base: placing,
    fault: { reveal: { ...placing.reveal, other: 'lava X' } },
    error: ['hand-does-not-fit', 'IE-ARC-1', ['reveal', 'other'], 'lava X'],
  },
  {
    name: 'a journal tile drawn',
    team: ['aristocrat', 'guide', 'veteran'],
    base: drawing,
    fault: { reveal: { ...reveal, hand: 'journal T' }, journals: 2 },
    error: ['hand-does-not-fit', 'IE-ARI-2', ['reveal', 'hand'], 'journal T'],
  },
  {
    name: 'a journal tile of somebody else than the Aristocrat',
    team: ['aristocrat', 'guide', 'veteran'],
    base: { active: 'guide', actor: 'guide', ...placing },
    fault: { reveal: { ...reveal, hand: 'journal T' }, journals: 2 },
    error: ['hand-does-not-fit', 'IE-ARI-2', ['reveal', 'hand'], 'journal T'],
  },
  {
    name: 'a draw where no tile of the bag fits',
    base: drawing,
    fault: temple(...CLOSED),
    error: ['nothing-fits', 'IE-MAP-4', ['reveal', 'side']],
  },
];

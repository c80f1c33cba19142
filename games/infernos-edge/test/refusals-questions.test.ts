// Refusals of answers to questions, and of what is done with items.
import { describe, expect, test } from 'vitest';
import type { Explorer } from '../rules/index.ts';
import {
  at,
  CARRIED,
  type Case,
  CURSED,
  GUIDES,
  HEALERS,
  PLACED,
  PRIESTS,
  refusalOf,
  south,
  testRefusals,
  tile,
} from './refusals-support.ts';

describe('items', () => {
  const KEY = { temple: [tile('0,1', 'key D', { keys: 1 })] };
  const withKey = { ...KEY, temple: [tile('0,1', 'key D')], explorers: { guide: at('0,0', 3, { holds: 'key' }) } };
  testRefusals(GUIDES, [
    [withKey, { type: 'pick-up', item: 'key' }, 'hands-full', 'IE-ACT-ITEM'],
    [{}, { type: 'pick-up', item: 'key' }, 'nothing-to-pick-up', 'IE-ACT-ITEM', { item: 'key' }],
    [{}, { type: 'pick-up', item: 'artifact' }, 'nothing-to-pick-up', 'IE-ACT-ITEM', { item: 'artifact' }],
    [{ ...PLACED, explorers: { guide: at('0,2', 3) } }, { type: 'pick-up', item: 'key' }, 'key-stays', 'IE-SANC-3'],
    [
      { ...PLACED, explorers: { guide: at('0,1', 3) } },
      { type: 'pick-up', item: 'artifact' },
      'nothing-to-pick-up',
      'IE-ACT-ITEM',
      { item: 'artifact' },
    ],
    [{}, { type: 'take', from: 'guide' }, 'not-yourself', 'IE-ACT-ITEM'],
    [
      { explorers: { sapper: at('1,0', 5) } },
      { type: 'take', from: 'sapper' },
      'not-on-this-space',
      'IE-ACT-ITEM',
      { explorer: 'sapper' },
    ],
    [withKey, { type: 'take', from: 'sapper' }, 'hands-full', 'IE-ACT-ITEM'],
    [{}, { type: 'take', from: 'sapper' }, 'nothing-to-take', 'IE-ACT-ITEM', { explorer: 'sapper' }],
    [{}, { type: 'give', to: 'guide' }, 'not-yourself', 'IE-ACT-ITEM'],
    [
      { explorers: { sapper: at('1,0', 5) } },
      { type: 'give', to: 'sapper' },
      'not-on-this-space',
      'IE-ACT-ITEM',
      { explorer: 'sapper' },
    ],
    [{}, { type: 'give', to: 'sapper' }, 'empty-hands', 'IE-ACT-ITEM'],
    [
      {
        temple: [tile('0,1', 'key D'), tile('1,1', 'key D')],
        explorers: { guide: at('0,0', 3, { holds: 'key' }), sapper: at('0,0', 5, { holds: 'key' }) },
      },
      { type: 'give', to: 'sapper' },
      'their-hands-full',
      'IE-ACT-ITEM',
      { explorer: 'sapper' },
    ],
    [{}, { type: 'put-down' }, 'empty-hands', 'IE-ACT-ITEM'],
  ]);
});

describe('other questions', () => {
  const reveal = { from: '0,0', side: 'south', exploring: false, hand: null, other: null };
  const roll = (why: string, explorer: Explorer, ...faces: unknown[]) => ({ roll: { why, explorer, faces } });
  const guardian = (where: string, more: object = {}) => ({ at: where, ...more });
  const notAsked = (change: { readonly asks: string }, rule: string, got = 'end'): Case => [
    change,
    { type: got },
    'not-asked',
    rule,
    { asks: change.asks, got },
  ];
  const nothingSouth = (change: object): Case => [
    change,
    { type: 'move', to: 'south' },
    'nothing-there',
    'IE-MAP-1',
    { to: 'south' },
  ];

  /** Through a demolished wall a bridge may lie either way. */
  const placing = {
    asks: 'place',
    reveal: { ...reveal, from: '0,1', side: 'east', hand: 'bridge I' },
    ...south('bridge I', { blasted: ['east'] }),
    explorers: { guide: at('0,1', 3) },
  };
  const joining = { asks: 'sanctum', discarded: true };
  const ordering = {
    ...CURSED,
    asks: 'first',
    ...roll('hazard', 'guide', 'wake', 'activate'),
    explorers: { ...CARRIED, guide: at('1,0', 3) },
  };
  /** One guardian may down whom the other one hunts. */
  const activating = {
    asks: 'guardian',
    guardians: [guardian('1,0'), guardian('0,0')],
    explorers: { guide: at('-1,0', 3), sapper: at('-1,0', 5), veteran: at('1,0', 1) },
  };
  const attacked = {
    asks: 'victim',
    guardians: [guardian('0,0', { acting: true })],
    explorers: { veteran: at('1,0', 7) },
  };
  const hunted = {
    asks: 'path',
    guardians: [guardian('0,0', { acting: true })],
    explorers: { guide: at('1,0', 3), sapper: at('-1,0', 5), veteran: at('1,0', 7) },
  };
  const crawling = { asks: 'crawl', explorers: { guide: at('0,0', 0) } };
  const running = { asks: 'chain', chain: 1 };
  const illuminating = { asks: 'illuminate' };
  const over = { asks: 'over', end: 'eruption', erupted: true, marker: 0 };
  testRefusals(GUIDES, [
    [placing, { type: 'place', turn: 2 }, 'same-as-another-turn', 'IE-ACT-REVEAL', { turn: 2, turns: 2 }],
    [
      { asks: 'place', reveal: { ...reveal, hand: 'dart L' } },
      { type: 'place', turn: 1 },
      'not-connected',
      'IE-ACT-REVEAL',
      { turn: 1 },
    ],
    [
      {
        asks: 'place',
        reveal: { ...reveal, hand: 'normal T' },
        temple: [...[1, 2, -1].map((x) => tile(`${x},1`, 'key D')), tile('-2,1', 'guardian D')],
      },
      { type: 'place', turn: 0 },
      'closes-the-temple',
      'IE-MAP-4',
      { turn: 0 },
    ],
    [joining, { type: 'sanctum', at: '0,5', to: 'south' }, 'nothing-there', 'IE-MAP-1', { at: '0,5' }],
    [joining, { type: 'sanctum', at: '0,0', to: 'north' }, 'not-deepest', 'IE-SANC-1', { at: '0,0', to: 'north' }],
    [ordering, { type: 'first', face: 'trap' }, 'no-such-die', 'IE-HAZ-1', { face: 'trap' }],
    [{ asks: 'wake' }, { type: 'wake', at: '0,5' }, 'nothing-there', 'IE-MAP-1', { at: '0,5' }],
    [{ asks: 'wake' }, { type: 'wake', at: '0,0' }, 'not-nearest', 'IE-HAZ-WAKE', { at: '0,0' }],
    [activating, { type: 'guardian', at: '0,5' }, 'nothing-there', 'IE-MAP-1', { at: '0,5' }],
    [activating, { type: 'guardian', at: '-1,0' }, 'no-guardian', 'IE-GUARD-6', { at: '-1,0' }],
    [attacked, { type: 'victim', explorer: 'veteran' }, 'not-attacked', 'IE-GUARD-2', { explorer: 'veteran' }],
    [hunted, { type: 'path', to: 'south' }, 'no-shortest-path', 'IE-GUARD-3', { to: 'south' }],
    nothingSouth(crawling),
    nothingSouth(running),
    [illuminating, { type: 'reveal', to: 'east' }, 'tile-there', 'IE-MAP-3', { to: 'east' }],
    notAsked(over, 'IE-END-1'),
    notAsked(placing, 'IE-ACT-REVEAL'),
    notAsked(joining, 'IE-SANC-1'),
    notAsked(ordering, 'IE-HAZ-1'),
    notAsked({ asks: 'wake' }, 'IE-HAZ-WAKE'),
    notAsked(activating, 'IE-GUARD-6'),
    notAsked(attacked, 'IE-GUARD-2'),
    notAsked(hunted, 'IE-GUARD-3'),
    notAsked(running, 'IE-ACT-RUN'),
    notAsked(illuminating, 'IE-GUI-2', 'decline'),
    notAsked(crawling, 'IE-TURN-4', 'stop'),
  ]);

  const choosing = { asks: 'choose', reveal: { ...reveal, hand: 'bridge I', other: 'key D' } };
  const lucky = { asks: 'luck', ...roll('hazard', 'archaeologist', 'lava') };
  const onSpikes = { ...south('spike X'), explorers: { archaeologist: at('0,1', 5) } };
  testRefusals(HEALERS, [
    [choosing, { type: 'choose', tile: 'lava X' }, 'not-in-hand', 'IE-ARC-1', { tile: 'lava X' }],
    [lucky, { type: 'reroll', face: 'trap' }, 'no-such-die', 'IE-ARC-2', { face: 'trap' }],
    [
      { ...onSpikes, asks: 'luck', ...roll('spike', 'archaeologist', 3) },
      { type: 'reroll', face: 4 },
      'no-such-die',
      'IE-ARC-2',
      { face: 4 },
    ],
    notAsked(choosing, 'IE-ARC-1'),
    notAsked(lucky, 'IE-ARC-2'),
  ]);

  const commanded = { asks: 'commanded', actor: 'veteran' };
  testRefusals(PRIESTS, [nothingSouth(commanded), notAsked(commanded, 'IE-ARI-1', 'stop')]);

  testRefusals(GUIDES, [
    [{ asks: 'tile', reveal }, { type: 'die', face: 1 }, 'not-asked', 'IE-ACT-REVEAL', { asks: 'tile', got: 'die' }],
    [
      { asks: 'tile', reveal, temple: [tile('1,1', 'bridge I'), tile('2,1', 'bridge I')] },
      { type: 'tile', tile: 'bridge I' },
      'cannot-happen',
      'IE-COMP-1',
      { type: 'tile', tile: 'bridge I' },
    ],
    [
      { ...south('spike X'), explorers: { guide: at('0,1', 3) }, asks: 'die', ...roll('spike', 'guide', null) },
      { type: 'hazard', face: 'lava' },
      'not-asked',
      'IE-COMP-5',
      { asks: 'die', got: 'hazard' },
    ],
    [
      { asks: 'hazard', ...roll('hazard', 'guide', null) },
      { type: 'die', face: 1 },
      'not-asked',
      'IE-HAZ-1',
      { asks: 'hazard', got: 'die' },
    ],
  ]);
});

describe('malformed', () => {
  test.each<[move: object, path: readonly string[], received: string]>([
    [{ type: 'fly' }, ['type'], '"fly"'],
    [{ type: 'move', to: 'up' }, ['to'], '"up"'],
    [{ type: 'dig', at: 'there' }, ['at'], '"there"'],
    [{ type: 'place', turn: 4 }, ['turn'], '4'],
    [{ type: 'place', turn: -1 }, ['turn'], '-1'],
    [{ type: 'shoot', at: '100,0' }, ['at'], '"100,0"'],
    [{ type: 'reroll', face: 7 }, ['face'], '7'],
    [{ type: 'first', face: 1 }, ['face'], '1'],
    [{ type: 'choose', tile: 'sanctum I' }, ['tile'], '"sanctum I"'],
    [{ type: 'brace', to: 'east' }, ['to'], '"to"'],
  ])('IE-TURN-1 %j is refused with the place of the error', (move, path, received) => {
    expect(refusalOf(GUIDES, {}, move)).toMatchObject({
      kind: 'malformed',
      rule: 'IE-TURN-1',
      detail: { fault: { kind: 'malformed', path, received } },
    });
  });
});

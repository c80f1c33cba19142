// A refusal has everything its wording needs: kind, rule and details. The scenarios show when a move is refused.
import { describe } from 'vitest';
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
  SANCTUM,
  south,
  testRefusals,
  tile,
} from './refusals-support.ts';

const acting = (explorer: Explorer, points = 2) => ({ active: explorer, actor: explorer, points });

const ERUPTED = { ...CURSED, erupted: true, marker: 0, temple: SANCTUM.map((one) => ({ ...one, marks: ['burnt'] })) };
const escaped = { at: null, health: 3, state: 'escaped' };
const dead = { at: null, health: 0, state: 'dead' };

describe('abilities and points', () => {
  const abilities: readonly (readonly [
    move: Record<'type', string> & Record<string, string>,
    rule: string,
    owner: Explorer,
  ])[] = [
    [{ type: 'sprint', to: 'east' }, 'IE-SCN-1', 'scoundrel'],
    [{ type: 'command', explorer: 'sapper' }, 'IE-ARI-1', 'aristocrat'],
    [{ type: 'research', at: '0,1' }, 'IE-ARI-2', 'aristocrat'],
    [{ type: 'excavate', at: 'here' }, 'IE-FOR-1', 'foreman'],
    [{ type: 'shore-up' }, 'IE-FOR-2', 'foreman'],
    [{ type: 'scope', at: '0,1' }, 'IE-SHA-1', 'sharpshooter'],
    [{ type: 'shoot', at: '1,0' }, 'IE-SHA-2', 'sharpshooter'],
    [{ type: 'grenade', to: 'east' }, 'IE-SAP-1', 'sapper'],
    [{ type: 'demolish', to: 'east' }, 'IE-SAP-2', 'sapper'],
    [{ type: 'annihilate' }, 'IE-VET-1', 'veteran'],
    [{ type: 'brace' }, 'IE-VET-2', 'veteran'],
    [{ type: 'mend', explorer: 'sapper' }, 'IE-HEA-1', 'healer'],
    [{ type: 'revive', explorer: 'sapper' }, 'IE-PRI-1', 'priest'],
    [{ type: 'purify', at: '1,0' }, 'IE-PRI-2', 'priest'],
  ];
  testRefusals(GUIDES, [
    ...abilities.map(([move, rule, owner]): Case => [{}, move, 'not-your-ability', rule, { action: move.type, owner }]),
    [
      acting('sapper'),
      { type: 'illuminate', to: 'south' },
      'not-your-ability',
      'IE-GUI-2',
      { action: 'illuminate', owner: 'guide' },
    ],
    [{}, { type: 'stop' }, 'not-asked', 'IE-TURN-1', { asks: 'action', got: 'stop' }],
    [{ points: 1 }, { type: 'run', to: 'east' }, 'too-few-points', 'IE-TURN-1', { cost: 2, left: 1, exerting: true }],
    [
      { points: 1, exerted: true },
      { type: 'run', to: 'east' },
      'too-few-points',
      'IE-TURN-1',
      { cost: 2, left: 1, exerting: false },
    ],
    [{ points: 0 }, { type: 'run', to: 'east' }, 'too-few-points', 'IE-TURN-1', { cost: 2, left: 0, exerting: false }],
    [
      { points: 1, explorers: { guide: at('0,0', 2) } },
      { type: 'run', to: 'east' },
      'too-few-points',
      'IE-TURN-1',
      { cost: 2, left: 1, exerting: true },
    ],
    [
      { points: 1, explorers: { guide: at('0,0', 1) } },
      { type: 'run', to: 'east' },
      'too-few-points',
      'IE-TURN-1',
      { cost: 2, left: 1, exerting: false },
    ],
    [{ exerted: true }, { type: 'exert' }, 'exerted-already', 'IE-TURN-2'],
    [{ explorers: { guide: at('0,0', 1) } }, { type: 'exert' }, 'too-little-health', 'IE-TURN-2', { health: 1 }],
    [{ ...acting('veteran', 1), brace: 'braced' }, { type: 'brace' }, 'braced-already', 'IE-ACT-0'],
    [{ ...acting('veteran'), brace: 'resting' }, { type: 'brace' }, 'braced-last-turn', 'IE-VET-2'],
  ]);
});

describe('what would be possible with more points is refused for lack of points', () => {
  const guardians = [{ at: '0,0' }, { at: '1,0' }];
  const broke = (explorer: Explorer, more: object = {}) => ({ ...acting(explorer, 0), guardians, ...more });
  const poor = (move: object, explorer: Explorer, more: object = {}, cost = 1): Case => [
    broke(explorer, more),
    move,
    'too-few-points',
    'IE-TURN-1',
    { cost, left: 0, exerting: cost === 1 },
  ];
  const ruin = south('ruin X 1', { marks: ['rubble'] });
  const key = { temple: [tile('0,1', 'key D')] };
  testRefusals(GUIDES, [
    poor({ type: 'reveal', to: 'south' }, 'guide'),
    poor({ type: 'illuminate', to: 'south' }, 'guide'),
    poor({ type: 'move', to: 'east' }, 'guide'),
    poor({ type: 'attack' }, 'guide'),
    poor({ type: 'dig', at: 'south' }, 'guide', ruin, 2),
    poor({ type: 'heal', explorer: 'sapper' }, 'guide', { explorers: { sapper: at('0,0', 1) } }),
    poor({ type: 'put-down' }, 'guide', { ...key, explorers: { guide: at('0,0', 3, { holds: 'key' }) } }),
    poor({ type: 'give', to: 'sapper' }, 'guide', { ...key, explorers: { guide: at('0,0', 3, { holds: 'key' }) } }),
    poor({ type: 'take', from: 'sapper' }, 'guide', { ...key, explorers: { sapper: at('0,0', 5, { holds: 'key' }) } }),
    poor({ type: 'pick-up', item: 'key' }, 'guide', {
      temple: [tile('0,1', 'key D', { keys: 1 })],
      explorers: { guide: at('0,1', 3) },
    }),
    poor({ type: 'grenade', to: 'east' }, 'sapper'),
    poor({ type: 'demolish', to: 'east' }, 'sapper', { ...south('bridge I'), explorers: { sapper: at('0,1', 5) } }),
    poor({ type: 'annihilate' }, 'veteran'),
    poor({ type: 'brace' }, 'veteran'),
  ]);
  testRefusals(HEALERS, [
    poor({ type: 'sprint', to: 'east' }, 'scoundrel'),
    poor({ type: 'excavate', at: 'south' }, 'foreman', ruin),
    poor({ type: 'shore-up' }, 'foreman', { ...south('spike X'), explorers: { foreman: at('0,1', 5) } }),
    poor({ type: 'mend', explorer: 'foreman' }, 'healer', { explorers: { foreman: at('2,0', 1) } }),
  ]);
  testRefusals(PRIESTS, [
    poor({ type: 'command', explorer: 'veteran' }, 'aristocrat'),
    poor({ type: 'shoot', at: '1,0' }, 'sharpshooter'),
    poor({ type: 'revive', explorer: 'veteran' }, 'priest', { explorers: { veteran: at('3,0', 1) } }, 3),
    poor({ type: 'purify', at: '1,0' }, 'priest', {}, 3),
  ]);
});

describe('spaces', () => {
  const asSapper = acting('sapper');
  /** The space in the south belongs to a corridor from east to west. */
  const passage = { temple: [tile('1,1', 'lava X'), tile('0,1', 'bridge I', { turn: 1 })] };
  const demolished = {
    entrance: [{ at: '-3,0', blasted: ['south'] }],
    ...south('bridge I', { blasted: ['east', 'west'] }),
  };
  testRefusals(GUIDES, [
    [{}, { type: 'reveal', to: 'east' }, 'tile-there', 'IE-MAP-3', { to: 'east' }],
    [
      { ...south('bridge I'), explorers: { guide: at('0,1', 3) } },
      { type: 'explore', to: 'east' },
      'wall',
      'IE-MAP-3',
      { to: 'east' },
    ],
    [
      { temple: [tile('2,1', 'lava X'), tile('3,1', 'lava X')], explorers: { guide: at('3,1', 3) } },
      { type: 'illuminate', to: 'east' },
      'edge',
      'IE-MAP-2',
      { to: 'east' },
    ],
    [{ ...PLACED, explorers: { guide: at('1,0', 3) } }, { type: 'reveal', to: 'south' }, 'bag-empty', 'IE-ACT-REVEAL'],
    [{}, { type: 'move', to: 'south' }, 'nothing-there', 'IE-MAP-1', { to: 'south' }],
    [passage, { type: 'run', to: 'south' }, 'wall', 'IE-MAP-1', { to: 'south' }],
    [
      { ...asSapper, ...south('ruin X 1', { marks: ['rubble'] }) },
      { type: 'move', to: 'south' },
      'rubble',
      'IE-MOVE-1',
      { to: 'south' },
    ],
    [ERUPTED, { type: 'move', to: 'south' }, 'burnt', 'IE-MOVE-1', { to: 'south' }],
    [
      { ...south('bridge I'), explorers: { veteran: at('0,1', 7) } },
      { type: 'move', to: 'south' },
      'bridge',
      'IE-TILE-BRIDGE',
      { to: 'south' },
    ],
    [{}, { type: 'dig', at: 'here' }, 'no-rubble', 'IE-ACT-DIG', { at: 'here' }],
    [{}, { type: 'dig', at: 'south' }, 'nothing-there', 'IE-MAP-1', { to: 'south' }],
    [{}, { type: 'dig', at: 'east' }, 'no-rubble', 'IE-ACT-DIG', { at: 'east' }],
    [{}, { type: 'attack' }, 'no-guardian', 'IE-ACT-0'],
    [acting('veteran'), { type: 'annihilate' }, 'no-guardian', 'IE-ACT-0'],
    [asSapper, { type: 'grenade', to: 'south' }, 'nothing-there', 'IE-MAP-1', { to: 'south' }],
    [{ ...asSapper, ...passage }, { type: 'grenade', to: 'south' }, 'wall', 'IE-MAP-1', { to: 'south' }],
    [asSapper, { type: 'grenade', to: 'east' }, 'no-guardian', 'IE-ACT-0', { to: 'east' }],
    [{ ...asSapper, ...demolished }, { type: 'demolish', to: 'south' }, 'used-up', 'IE-SAP-2'],
    [
      { ...asSapper, explorers: { sapper: at('1,0', 5) } },
      { type: 'demolish', to: 'north' },
      'edge',
      'IE-SAP-2',
      { to: 'north' },
    ],
    [asSapper, { type: 'demolish', to: 'south' }, 'open-already', 'IE-SAP-2', { to: 'south' }],
    [asSapper, { type: 'demolish', to: 'east' }, 'open-already', 'IE-SAP-2', { to: 'east' }],
  ]);
  const asForeman = acting('foreman');
  const foremanAt = (name: string, marks: readonly string[] = []) => ({
    ...asForeman,
    ...south(name, { marks }),
    explorers: { foreman: at('0,1', 5) },
  });
  const shored = [1, 2, -1, -2].map((x) => tile(`${x},1`, 'dart L', { marks: ['shored'] }));
  testRefusals(HEALERS, [
    [asForeman, { type: 'excavate', at: 'here' }, 'no-rubble', 'IE-FOR-1', { at: 'here' }],
    [
      { ...foremanAt('spike X'), temple: [...shored, tile('0,1', 'spike X')] },
      { type: 'shore-up' },
      'used-up',
      'IE-FOR-2',
    ],
    [asForeman, { type: 'shore-up' }, 'not-from-the-bag', 'IE-FOR-2'],
    [foremanAt('spike X', ['shored']), { type: 'shore-up' }, 'shored-already', 'IE-FOR-2'],
    [foremanAt('normal T'), { type: 'shore-up' }, 'normal-already', 'IE-FOR-2'],
  ]);
  const asAristocrat = acting('aristocrat');
  const asSharpshooter = acting('sharpshooter');
  testRefusals(PRIESTS, [
    [
      { ...asAristocrat, temple: [1, 2, -1].map((x) => tile(`${x},1`, 'journal T')) },
      { type: 'research', at: '0,1' },
      'used-up',
      'IE-ARI-2',
    ],
    [
      { ...asAristocrat, points: 1 },
      { type: 'research', at: '0,1' },
      'too-few-points',
      'IE-TURN-1',
      { cost: 2, left: 1, exerting: true },
    ],
    [asAristocrat, { type: 'research', at: '1,0' }, 'tile-there', 'IE-MAP-3', { at: '1,0' }],
    [asAristocrat, { type: 'research', at: '0,5' }, 'no-gap', 'IE-MAP-3', { at: '0,5' }],
    [{ ...asSharpshooter, ...PLACED }, { type: 'scope', at: '0,1' }, 'bag-empty', 'IE-ACT-REVEAL'],
    [asSharpshooter, { type: 'scope', at: '1,0' }, 'tile-there', 'IE-MAP-3', { at: '1,0' }],
    [asSharpshooter, { type: 'scope', at: '3,3' }, 'not-in-sight', 'IE-SHA-1', { at: '3,3' }],
    [
      { ...asSharpshooter, points: 0 },
      { type: 'scope', at: '0,1' },
      'too-few-points',
      'IE-TURN-1',
      { cost: 1, left: 0, exerting: true },
    ],
    [asSharpshooter, { type: 'shoot', at: '0,1' }, 'nothing-there', 'IE-MAP-1', { at: '0,1' }],
    [asSharpshooter, { type: 'shoot', at: '0,0' }, 'own-space', 'IE-SHA-2'],
    [
      { ...asSharpshooter, temple: [tile('1,1', 'lava X')] },
      { type: 'shoot', at: '1,1' },
      'not-in-sight',
      'IE-MAP-6',
      { at: '1,1' },
    ],
    [
      { ...asSharpshooter, explorers: { sharpshooter: at('-1,0', 5) } },
      { type: 'shoot', at: '3,0' },
      'too-far',
      'IE-SHA-2',
      { at: '3,0', steps: 4, most: 3 },
    ],
    [
      {
        ...asSharpshooter,
        ...south('ruin X 1', { marks: ['rubble'] }),
        guardians: [{ at: '0,0' }],
        explorers: { sharpshooter: at('0,1', 5) },
      },
      { type: 'shoot', at: '0,0' },
      'not-in-sight',
      'IE-MAP-6',
      { at: '0,0' },
    ],
    [asSharpshooter, { type: 'shoot', at: '3,0' }, 'no-guardian', 'IE-ACT-0', { at: '3,0' }],
    [acting('priest', 3), { type: 'purify', at: '0,1' }, 'nothing-there', 'IE-MAP-1', { at: '0,1' }],
    [acting('priest', 3), { type: 'purify', at: '0,0' }, 'own-space', 'IE-PRI-2'],
    [acting('priest', 3), { type: 'purify', at: '3,0' }, 'no-guardian', 'IE-ACT-0', { at: '3,0' }],
  ]);
});

describe('other explorers', () => {
  const sapper = (where: object) => ({ explorers: { sapper: where } });
  testRefusals(GUIDES, [
    [{}, { type: 'heal', explorer: 'priest' }, 'not-in-the-team', 'IE-SETUP-1', { explorer: 'priest' }],
    [sapper(escaped), { type: 'heal', explorer: 'sapper' }, 'escaped', 'IE-ACT-EXIT', { explorer: 'sapper' }],
    [
      { ...ERUPTED, explorers: { ...CARRIED, sapper: dead } },
      { type: 'heal', explorer: 'sapper' },
      'dead',
      'IE-ACT-EXIT',
      { explorer: 'sapper' },
    ],
    [
      sapper(at('1,0', 1)),
      { type: 'heal', explorer: 'sapper' },
      'not-on-this-space',
      'IE-ACT-HEAL',
      { explorer: 'sapper' },
    ],
    [{}, { type: 'heal', explorer: 'sapper' }, 'full-health', 'IE-ACT-0', { explorer: 'sapper' }],
  ]);
  const asAristocrat = acting('aristocrat');
  const veteran = (where: object) => ({ ...asAristocrat, explorers: { veteran: where } });
  const asPriest = acting('priest', 3);
  testRefusals(PRIESTS, [
    [asAristocrat, { type: 'command', explorer: 'aristocrat' }, 'not-yourself', 'IE-ARI-1'],
    [asAristocrat, { type: 'command', explorer: 'guide' }, 'not-in-the-team', 'IE-SETUP-1', { explorer: 'guide' }],
    [veteran(escaped), { type: 'command', explorer: 'veteran' }, 'escaped', 'IE-ACT-EXIT', { explorer: 'veteran' }],
    [veteran(at('0,0', 0)), { type: 'command', explorer: 'veteran' }, 'downed', 'IE-ARI-1', { explorer: 'veteran' }],
    [
      {
        ...veteran(at('0,2', 7)),
        temple: [tile('0,1', 'ruin X 1', { marks: ['rubble'] }), tile('0,2', 'key D')],
      },
      { type: 'command', explorer: 'veteran' },
      'no-step',
      'IE-ACT-0',
      { explorer: 'veteran' },
    ],
    [asPriest, { type: 'revive', explorer: 'priest' }, 'not-yourself', 'IE-PRI-1'],
    [asPriest, { type: 'revive', explorer: 'veteran' }, 'full-health', 'IE-ACT-0', { explorer: 'veteran' }],
    [
      { ...asPriest, temple: [tile('1,1', 'lava X')], explorers: { veteran: at('1,1', 1) } },
      { type: 'revive', explorer: 'veteran' },
      'not-in-sight',
      'IE-MAP-6',
      { explorer: 'veteran' },
    ],
  ]);
  const asHealer = acting('healer');
  testRefusals(HEALERS, [
    [asHealer, { type: 'mend', explorer: 'healer' }, 'not-yourself', 'IE-HEA-1'],
    [asHealer, { type: 'mend', explorer: 'foreman' }, 'full-health', 'IE-ACT-0', { explorer: 'foreman' }],
    [
      { ...asHealer, explorers: { foreman: at('3,0', 1) } },
      { type: 'mend', explorer: 'foreman' },
      'too-far',
      'IE-HEA-1',
      { explorer: 'foreman', steps: 3, most: 2 },
    ],
  ]);
});

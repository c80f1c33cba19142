import { Playout, type Refusal, Stream, unwrap } from '@undercroft/engine';
import { ENDS, type End, type Event, EXPLORERS, FACES, infernosEdge, RANKS } from '@undercroft/infernos-edge';
import { EXPLORER_ABILITIES } from '@undercroft/infernos-edge/words';
import { describe, expect, test } from 'vitest';
import { findClause } from '../../../../packages/lab/src/rulebook.ts';
import { english as commandLine } from '../../../../packages/lab/src/words/english.ts';
import { refusalText } from '../../../../packages/lab/src/words/refusal.ts';
import { describeEnding, describeEvent } from '../../terminal/words.ts';
import { EVENT_TYPES } from '../event-types.ts';
import { lateGame, midGame, opened, position, team } from './positions.ts';
import { ENGLISH, english, HUNGARIAN, hungarian } from './screens.ts';

/** A player should see no trace of the code, and no shouting. */
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|[!*]/;
const SENTENCE = /^[\p{Lu}“0-9].*\.$/u;

/** Everything somebody could try: each action with every side, explorer, and some cells. */
function attempts(): object[] {
  const sides = ['north', 'east', 'south', 'west'];
  const cells = ['0,-1', '0,0', '3,0', '-1,0', '0,1', '1,1', '-1,2', '0,3', '2,5'];
  const of = (types: string[], key: string, values: readonly unknown[]) =>
    types.flatMap((type) => values.map((value) => ({ type, [key]: value })));
  return [
    ...of(['reveal', 'explore', 'move', 'run', 'illuminate', 'sprint', 'grenade', 'demolish', 'path'], 'to', sides),
    ...of(['heal', 'command', 'mend', 'revive', 'victim'], 'explorer', EXPLORERS),
    ...of(['give'], 'to', EXPLORERS),
    ...of(['take'], 'from', EXPLORERS),
    ...of(['pick-up'], 'item', ['key', 'artifact']),
    ...of(['dig', 'excavate'], 'at', [...sides, 'here']),
    ...of(['research', 'scope', 'shoot', 'purify', 'wake', 'guardian'], 'at', cells),
    ...of(['choose'], 'tile', ['lava X', 'ruin T 2']),
    ...of(['place'], 'turn', [0, 1, 2, 3]),
    ...of(['first', 'reroll'], 'face', FACES),
    ...of(['reroll'], 'face', [1, 6]),
    ...cells.map((at) => ({ type: 'sanctum', at, to: 'south' })),
    ...['put-down', 'attack', 'shore-up', 'annihilate', 'brace', 'exert', 'end', 'stop', 'decline', 'keep'].map(
      (type) => ({ type }),
    ),
  ];
}

test('every refusal in random games has words, in both languages', () => {
  const all = attempts();
  const refusals = new Map<string, Refusal>();
  const playout = new Playout(infernosEdge);
  for (const [game, { options }] of infernosEdge.facts.variants.slice(0, 12).entries()) {
    const expedition = unwrap(infernosEdge.open(options));
    const stream = Stream.of('refused').split(game);
    for (let move = 0; infernosEdge.status(expedition).type !== 'over'; move++) {
      if (move % 5 === 0 && infernosEdge.status(expedition).type === 'seat')
        for (const action of all) {
          const verdict = infernosEdge.check(expedition, action);
          if (!verdict.ok) refusals.set(JSON.stringify(verdict.error), verdict.error);
        }
      infernosEdge.play(expedition, playout.choose(expedition, stream));
    }
  }
  for (const [text, refusal] of refusals)
    for (const screen of [english, hungarian]) {
      const words = screen.describeRefusal(opened(), refusal);
      expect(words, text).toMatch(SENTENCE);
      expect(words, text).not.toMatch(TRACE);
    }
  expect(new Set([...refusals.values()].map(({ kind }) => kind)).size).toBeGreaterThan(30);
});

describe('refusals as a player reads them', () => {
  const told = (action: object, expedition = opened(), screen = english) => {
    const verdict = infernosEdge.check(expedition, action);
    return verdict.ok ? 'accepted' : refusalText(screen, expedition, verdict.error, commandLine);
  };

  test.each([
    [{ type: 'move', to: 'south' }, 'There is no tile to the south yet. (IE-MAP-1)'],
    [{ type: 'heal', explorer: 'healer' }, 'The Healer already has full health. (IE-ACT-0)'],
    [{ type: 'heal', explorer: 'priest' }, 'The Priest is not in your team. (IE-SETUP-1)'],
    [{ type: 'sprint', to: 'east' }, 'Only the Scoundrel can do that. (IE-SCN-1)'],
    [{ type: 'stop' }, 'Not now: first choose an action. (IE-TURN-1)'],
    [{ type: 'explore', to: 'north' }, 'There is already a tile to the north. (IE-MAP-3)'],
    [{ type: 'pick-up', item: 'key' }, 'There is no key here. (IE-ACT-ITEM)'],
    [{ type: 'put-down' }, 'You are not holding anything. (IE-ACT-ITEM)'],
    [{ type: 'attack' }, 'There is no guardian on your space. (IE-ACT-0)'],
    [{}, 'There is no such move in this game. (IE-TURN-1)'],
  ])('%j', (action, words) => {
    expect(told(action)).toBe(words);
  });

  test.each([
    [{ type: 'move', to: 'east' }, 'Rubble blocks the space to the east. Dig it away first. (IE-MOVE-1)'],
    [{ type: 'give', to: 'healer' }, 'The Healer is not on your space. (IE-ACT-ITEM)'],
    [{ type: 'dig', at: 'here' }, 'There is no rubble here. (IE-ACT-DIG)'],
    [{ type: 'shore-up' }, 'Only the Foreman can do that. (IE-FOR-2)'],
  ])('in the middle of a game: %j', (action, words) => {
    expect(told(action, midGame())).toBe(words);
  });

  test('IE-VOLC-5 late in a game', () => {
    const foreman = lateGame({ active: 'foreman', actor: 'foreman' });
    expect(told({ type: 'move', to: 'south' }, foreman)).toBe('Lava has flooded the space to the south. (IE-MOVE-1)');
    expect(told({ type: 'heal', explorer: 'scoundrel' }, foreman)).toBe(
      'The Scoundrel has already left the temple. (IE-ACT-EXIT)',
    );
    expect(told({ type: 'heal', explorer: 'healer' }, foreman)).toBe('The Healer is dead. (IE-ACT-EXIT)');
  });

  test('IE-TURN-2 too expensive, and whether exerting would help', () => {
    const one = midGame({ points: 1 });
    expect(told({ type: 'dig', at: 'east' }, one)).toBe(
      'That costs 2 points and you have 1. Exert to gain one more. (IE-TURN-1)',
    );
    expect(told({ type: 'dig', at: 'east' }, midGame({ points: 1, exerted: true }))).toBe(
      'That costs 2 points and you have 1. (IE-TURN-1)',
    );
  });

  test('places by the names that they have in a terminal', () => {
    const purify = { type: 'purify', at: '2,0' };
    const three = position({ points: 3 }, team('priest', 'guide', 'healer'));
    expect(told(purify, three)).toBe('There is no guardian at 2E. (IE-ACT-0)');
    expect(told(purify, three, hungarian)).toBe('A 2K mezőn nincs őrző. (IE-ACT-0)');
    expect(told({ type: 'purify', at: '0,-1' }, three)).toBe('There is no guardian at the exit. (IE-ACT-0)');
  });

  test('not what the rules of this game do not refuse', () => {
    expect(english.describeRefusal(opened(), { kind: 'not-your-turn', rule: 'TB-1' })).toBeUndefined();
  });
});

describe('events', () => {
  const told: Event[] = [];
  const { variants } = infernosEdge.facts;
  for (let game = 0; game < 3 * variants.length; game++) {
    const expedition = unwrap(infernosEdge.open(variants[game % variants.length]?.options));
    const stream = Stream.of('words').split(game);
    const playout = new Playout(infernosEdge);
    while (infernosEdge.status(expedition).type !== 'over')
      infernosEdge.play(expedition, playout.choose(expedition, stream), (event) => told.push(event));
  }

  test('are described in whole sentences without identifiers, in both languages', () => {
    const texts = new Set(told.flatMap((event) => [ENGLISH, HUNGARIAN].map((words) => describeEvent(event, words))));
    for (const text of texts) {
      expect(text).toMatch(SENTENCE);
      expect(text).not.toMatch(TRACE);
    }
  });

  test('ruins are called by their numbers, and gaps by their places', () => {
    const by = { rule: 'IE-ACT-REVEAL', explorer: 'guide' } as const;
    const drawn: Event = { ...by, type: 'tile-drawn', tile: 'ruin T 2', left: 9 };
    expect(describeEvent(drawn, ENGLISH)).toBe('The Guide draws ruin 2. 9 tiles left in the bag.');
    const placed: Event = { ...by, type: 'tile-placed', tile: 'ruin T 2', at: '0,1', turn: 0 };
    expect(describeEvent(placed, ENGLISH)).toBe('The Guide lays ruin 2 at 1S.');
    expect(describeEvent(placed, HUNGARIAN)).toBe('A Túravezető lerakja a romot (2) az 1D mezőre.');
    const named: Event = { ...by, type: 'gap-named', at: '0,1', exploring: true };
    expect(describeEvent(named, ENGLISH)).toBe('The Guide explores 1S.');
    expect(describeEvent({ ...named, exploring: false }, ENGLISH)).toBe('The Guide shines a light on 1S.');
    expect(describeEvent(named, HUNGARIAN)).toBe('A Túravezető az ismeretlenbe indul (1D).');
  });

  /** What random players do not bring about. */
  const RARE = [
    'artifact-appeared',
    'artifact-burnt',
    'bag-discarded',
    'burnt',
    'cursed',
    'died',
    'sanctum-placed',
    'wall-removed',
  ];
  const rule = 'IE-TURN-1';

  test('of every type that the rules have came up, but those at the end of a good game', () => {
    const seen = new Set<string>(told.map(({ type }) => type));
    expect(EVENT_TYPES.filter((type) => !seen.has(type) && !RARE.includes(type))).toEqual([]);
  });

  test('cite clauses that are in the rulebook', () => {
    for (const cited of new Set(told.map((event) => event.rule))) expect(findClause(cited)?.id).toBe(cited);
  });

  test.each<[Event, english: string, hungarian: string]>([
    [
      { type: 'sanctum-placed', rule, at: '0,3', ledge: '0,4', from: '0,2' },
      'The sanctum opens at 3S.',
      'Megnyílik a szentély (3D).',
    ],
    [
      { type: 'wall-removed', rule, at: '0,2', side: 'south' },
      'A south wall at 2S breaks open to make way for the sanctum.',
      'Leomlik egy déli fal a szentély előtt (2D).',
    ],
    [
      { type: 'burnt', rule, tiles: ['0,3', '0,4'] },
      'Lava floods the spaces at 3S and at 4S.',
      'A láva két mezőt önt el (3D, 4D).',
    ],
    [{ type: 'burnt', rule, tiles: ['0,3'] }, 'Lava floods the space at 3S.', 'A láva egy mezőt önt el (3D).'],
    [
      { type: 'died', rule, explorer: 'guide', at: '0,3', holds: 'artifact' },
      'The Guide dies in the lava at 3S, and the artifact is lost.',
      'A Túravezető meghal a lávában (3D), és vele vész az ereklye.',
    ],
    [{ type: 'collapsed', rule, at: '1,2', number: 5 }, 'Ruin 5 at 1E 2S collapses.', 'Leomlik az 5. rom (1K 2D).'],
    [
      { type: 'guardian-moved', rule, from: '3,0', to: '2,0' },
      'A guardian goes west to 2E.',
      'Egy őrző nyugatra lép (2K).',
    ],
    [
      { type: 'rubble-cleared', rule, at: '0,2' },
      'A guardian clears the rubble at 2S.',
      'Egy őrző eltakarítja a törmeléket (a 2D mezőn).',
    ],
    [{ type: 'key-laid', rule, at: '-1,1' }, 'A key lies at 1W 1S.', 'Kulcs van az 1Ny 1D mezőn.'],
    [
      { type: 'moved', rule, explorer: 'guide', from: '0,1', to: '0,0', how: 'crawl' },
      'The Guide crawls north to the crossroads.',
      'A Túravezető északra kúszik (keresztút).',
    ],
    [
      { type: 'rubble-cleared', rule, at: '0,0', explorer: 'guide' },
      'The Guide clears the rubble at the crossroads.',
      'A Túravezető eltakarítja a törmeléket (a keresztúton).',
    ],
    [
      { type: 'downed', rule, explorer: 'guide', at: '2,1', source: 'lava' },
      'The Guide is downed at 2E 1S.',
      'A Túravezető kidől (2K 1D).',
    ],
  ])('name places as the terminal does: %j', (event, inEnglish, inHungarian) => {
    expect(describeEvent(event, ENGLISH)).toBe(inEnglish);
    expect(describeEvent(event, HUNGARIAN)).toBe(inHungarian);
  });

  test('at the table, what goes without saying is left out', () => {
    const tell = (event: Event) => english.describeEvent(opened(), event);
    const lost = { type: 'lost-health', rule, explorer: 'guide', amount: 1, left: 2, at: '0,0' } as const;
    expect(tell({ type: 'turn-ended', rule, explorer: 'guide' })).toBeUndefined();
    expect(tell({ type: 'marker-moved', rule, to: 3 })).toBeUndefined();
    expect(tell({ ...lost, source: 'exerting' })).toBeUndefined();
    expect(tell({ ...lost, source: 'lava' })).toBe('The Guide loses 1 health to the lava and has 2 left.');
    expect(tell({ type: 'erupted', rule })).toBe('The volcano erupts.');
  });
});

describe('endings', () => {
  const ending = {
    how: 'gold',
    rule: 'IE-END-2',
    scores: [0.75],
    end: 'temple-empty',
    lost: ['guide'],
    out: [0],
  } as const;
  const tell = (change: object, words = ENGLISH) => describeEnding({ ...ending, ...change }, words);

  test('IE-END-2 name the rank and who is lost', () => {
    expect(tell({})).toBe('Gold. Nobody is left in the temple. You got the artifact out. The Guide is lost.');
    expect(tell({ how: 'legendary', lost: [] })).toBe(
      'Legendary. Nobody is left in the temple. You got the artifact out. All of you are safe.',
    );
    const lost = ['guide', 'healer', 'priest'];
    expect(tell({ how: 'forgotten', end: 'eruption', lost, out: [] })).toBe(
      'Forgotten. The volcano erupts before the artifact is off the sanctum. The artifact stays in the temple. Nobody made it out.',
    );
    expect(tell({}, HUNGARIAN)).toBe(
      'Arany. Senki sincs már a templomban. Kivittétek az ereklyét. A Túravezető odaveszett.',
    );
  });

  test.each(ENDS)('%s', (end: End) => {
    expect(tell({ end })).toMatch(/^Gold\. [A-Z][a-z ,]+\. You got the artifact out\. .*\.$/);
  });

  test('IE-MAP-4 says how many keys were discarded with the bag', () => {
    const lost = { how: 'forgotten', end: 'keys-lost', out: [] };
    expect(tell({ ...lost, keys: 1 })).toContain(
      'Forgotten. The bag is discarded with one key in it, so the sanctum can never be unlocked.',
    );
    expect(tell({ ...lost, keys: 2 })).toContain('with two keys in it');
    expect(tell({ ...lost, keys: 2 }, HUNGARIAN)).toContain(
      'Elfeledett. A zsákkal együtt két kulcs is kikerül a játékból, így a szentély többé nem nyitható meg.',
    );
  });

  test.each(RANKS)('%s as a clause', (rank) => {
    expect(english.endingText(rank)).toMatch(new RegExp(`^${rank}: .* artifact`));
    expect(hungarian.endingText(rank)).not.toBe(english.endingText(rank));
  });
});

describe('other words', () => {
  /** The page calls it as the action. */
  const IN_RULES: Readonly<Record<string, string>> = { Shoot: 'Shot' };

  test.each(EXPLORERS)('the abilities of the %s are clauses of the rulebook', (explorer) => {
    for (const { rule, name } of EXPLORER_ABILITIES[explorer]) {
      const text = ENGLISH.terminal.about.abilities[name].name;
      expect(findClause(rule)?.text.join(' ')).toContain(IN_RULES[text] ?? text);
    }
  });

  test('every outcome', () => {
    const tell = (outcome: object, screen = english) => screen.describeOutcome(opened(), outcome as never);
    expect(FACES.map((face) => tell({ type: 'hazard', face }).toLowerCase())).toEqual([...FACES]);
    expect(tell({ type: 'die', face: 3 })).toBe('3');
    expect(tell({ type: 'tile', tile: 'ruin T 4' })).toBe('ruin 4');
    expect(tell({ type: 'tile', tile: 'lava T' })).toBe('lava fork');
    expect(tell({ type: 'tile', tile: 'lava T' }, hungarian)).toBe('lávás elágazás');
  });

  test('the clause of the examples is there, and the example of a place can be typed', () => {
    expect(findClause(english.examples.rule)).toBeDefined();
    const places = [english, hungarian].map((screen) => screen.interpret(midGame(), `shoot ${screen.examples.place}`));
    for (const read of places) expect(read).toEqual({ ok: true, value: [{ type: 'shoot', at: '1,2' }] });
  });

  test('titles fit on their tiles, in both languages', () => {
    for (const { terminal } of [ENGLISH, HUNGARIAN]) {
      const { titles, ruin, rubble } = terminal.board;
      for (const [long, short, shortest = short] of [...Object.values(titles), ruin('6'), rubble('6')]) {
        expect(long.length).toBeLessThanOrEqual(11);
        expect(short.length).toBeLessThanOrEqual(8);
        expect(shortest.length).toBeLessThanOrEqual(5);
      }
    }
  });

  test('signs of two letters are different, in both languages', () => {
    for (const { terminal } of [ENGLISH, HUNGARIAN]) {
      const signs = Object.values(terminal.board.signs);
      expect(new Set(signs.map((sign) => sign.toLowerCase())).size).toBe(EXPLORERS.length);
      expect(signs.every((sign) => sign.length === 2)).toBe(true);
    }
  });
});

import { readFileSync } from 'node:fs';
import { must, Playout, type Refusal, Stream } from '@undercroft/engine';
import { ASKS, ENDS, type End, type Event, EXPLORERS, FACES, infernosEdge, RANKS } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { findClause } from '../src/rulebook.ts';
import { ABILITIES } from '../src/screens/infernos-edge/abilities.ts';
import { REFUSALS, tellRefusal } from '../src/screens/infernos-edge/refusals.ts';
import { infernosEdgeScreen } from '../src/screens/infernos-edge/screen.ts';
import { RANK_WORDS, tellEnding, tellEvent } from '../src/screens/infernos-edge/words.ts';
import { refusalText } from '../src/words/refusal.ts';
import { lateGame, midGame, opened, position, team } from './infernos-edge-positions.ts';

const source = (path: string) => readFileSync(new URL(`../../infernos-edge/src/${path}`, import.meta.url), 'utf8');

/** A player should see no trace of the code, and no shouting. */
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|!/;
const SENTENCE = /^[A-Z“0-9].*\.$/;

describe('every refusal of check.ts and door.ts has words', () => {
  const text = source('check.ts') + source('door.ts');
  const called = [...text.matchAll(/refuse\(\s*'([a-z-]+)'/g)].map(([, kind]) => kind ?? '');
  const chosen = [...text.matchAll(/\? refuse\('([a-z-]+)'.*: refuse\('([a-z-]+)'/g)].flatMap(([, a = '', b = '']) => [
    a,
    b,
  ]);
  const barriers = ['rubble', 'burnt', 'bridge'];
  const states = ['escaped', 'dead'];
  const misfits = [...source('revealing.ts').matchAll(/export type Misfit = (.*);/g)].flatMap(([, union = '']) =>
    [...union.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind ?? ''),
  );
  const kinds = [...new Set([...called, ...chosen, ...barriers, ...states, ...misfits])];

  test('what is named by a table of the rules is what is listed here', () => {
    expect(source('moving.ts')).toContain(`export type Barrier = ${barriers.map((one) => `'${one}'`).join(' | ')};`);
    expect(misfits.length).toBe(2);
    expect(source('expedition.ts')).toContain("STATES = ['inside', 'escaped', 'dead']");
  });

  const detail = {
    to: 'north',
    explorer: 'healer',
    owner: 'guide',
    at: '1,2',
    asks: 'action',
    cost: 2,
    left: 1,
    turns: 2,
    tile: 'lava X',
    face: 'lava',
    item: 'key',
    steps: 4,
    most: 3,
    health: 1,
  };

  test.each(kinds)('%s', (kind) => {
    const words = tellRefusal({ kind, rule: 'IE-TURN-1', detail });
    expect(words).toMatch(SENTENCE);
    expect(words).not.toMatch(TRACE);
  });

  test('and none is for a kind that does not exist', () => {
    expect(Object.keys(REFUSALS).sort()).toEqual(kinds.toSorted());
  });

  test.each(ASKS.filter((asks) => asks !== 'nothing'))('what is wanted instead, when the rules ask for %s', (asks) => {
    const words = tellRefusal({ kind: 'not-asked', rule: 'IE-TURN-1', detail: { asks } });
    expect(words).toMatch(/Wanted is .* .*\.$/);
  });
});

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

test('whatever is tried in random games is refused in words', () => {
  const all = attempts();
  const kinds = new Set<string>();
  const playout = new Playout(infernosEdge);
  for (const [game, { options }] of infernosEdge.facts.variants.slice(0, 12).entries()) {
    const expedition = must(infernosEdge.open(options));
    const stream = Stream.of('refused').split(game);
    for (let move = 0; infernosEdge.status(expedition).type !== 'over'; move++) {
      if (move % 5 === 0 && infernosEdge.status(expedition).type === 'seat')
        for (const action of all) {
          const verdict = infernosEdge.check(expedition, action);
          if (verdict.ok) continue;
          kinds.add(verdict.error.kind);
          const words = tellRefusal(verdict.error);
          expect(words, JSON.stringify([action, verdict.error])).toMatch(SENTENCE);
          expect(words, JSON.stringify([action, verdict.error])).not.toMatch(TRACE);
        }
      infernosEdge.play(expedition, playout.choose(expedition, stream));
    }
  }
  expect(kinds.size).toBeGreaterThan(30);
});

describe('refusals as a player reads them', () => {
  const told = (action: object, expedition = opened()) => {
    const verdict = infernosEdge.check(expedition, action);
    return verdict.ok ? 'accepted' : refusalText(infernosEdgeScreen, expedition, verdict.error);
  };

  test.each([
    [{ type: 'move', to: 'south' }, 'Nothing lies to the south yet. (IE-MAP-1)'],
    [{ type: 'heal', explorer: 'healer' }, 'The Healer is at full health. (IE-ACT-HEAL)'],
    [{ type: 'heal', explorer: 'priest' }, 'The Priest is not in this team. (IE-SETUP-1)'],
    [{ type: 'sprint', to: 'east' }, 'Only the Scoundrel can do that. (IE-SCN-1)'],
    [{ type: 'stop' }, 'This is not asked now. Wanted is an action, or the end of the turn. (IE-TURN-1)'],
    [{ type: 'explore', to: 'north' }, 'A tile lies to the north already. (IE-MAP-3)'],
    [{ type: 'pick-up', item: 'key' }, 'There is no key here. (IE-ACT-ITEM)'],
    [{ type: 'put-down' }, 'There is nothing in hand. (IE-ACT-ITEM)'],
    [{ type: 'attack' }, 'There is no guardian here. (IE-ACT-0)'],
    [{}, 'This is not written as the rules write an action. (IE-TURN-1)'],
  ])('%j', (action, words) => {
    expect(told(action)).toBe(words);
  });

  test.each([
    [{ type: 'move', to: 'east' }, 'Rubble blocks the space to the east: dig it away first. (IE-MOVE-1)'],
    [{ type: 'give', to: 'healer' }, 'The Healer is not on this space. (IE-ACT-ITEM)'],
    [{ type: 'dig', at: 'here' }, 'There is no rubble here. (IE-ACT-DIG)'],
    [{ type: 'shore-up' }, 'Only the Foreman can do that. (IE-FOR-2)'],
  ])('in the middle of a game: %j', (action, words) => {
    expect(told(action, midGame())).toBe(words);
  });

  test('IE-VOLC-5 late in a game', () => {
    const foreman = lateGame({ active: 'foreman', actor: 'foreman' });
    expect(told({ type: 'move', to: 'south' }, foreman)).toBe('The space to the south is burnt. (IE-MOVE-1)');
    expect(told({ type: 'heal', explorer: 'scoundrel' }, foreman)).toBe(
      'The Scoundrel has left the temple. (IE-ACT-EXIT)',
    );
    expect(told({ type: 'heal', explorer: 'healer' }, foreman)).toBe('The Healer is dead. (IE-ACT-EXIT)');
  });

  test('IE-TURN-2 too dear, and whether exerting would help', () => {
    const one = midGame({ points: 1 });
    expect(told({ type: 'dig', at: 'east' }, one)).toBe(
      'It costs 2 points and 1 is left. Exerting would give the one that is missing. (IE-TURN-1)',
    );
    expect(told({ type: 'dig', at: 'east' }, midGame({ points: 1, exerted: true }))).toBe(
      'It costs 2 points and 1 is left. (IE-TURN-1)',
    );
  });

  test('IE-SHA-2 too far away, and out of sight', () => {
    const shooting = position(
      { guardians: [{ at: '3,0' }, { at: '-2,0' }], explorers: { sharpshooter: { at: '-1,0' } } },
      team('sharpshooter', 'guide', 'healer'),
    );
    expect(told({ type: 'shoot', at: '3,0' }, shooting)).toBe('3E is 4 spaces away; it reaches 3. (IE-SHA-2)');
    expect(told({ type: 'shoot', at: '0,-1' }, shooting)).toBe(
      'The exit is not in a straight line of sight. (IE-MAP-6)',
    );
  });

  test('an impossible outcome', () => {
    const refusal: Refusal = { kind: 'cannot-happen', rule: 'IE-COMP-1', detail: { type: 'tile', tile: 'key D' } };
    expect(tellRefusal(refusal)).toBe('No key chamber can come now.');
  });
});

describe('events', () => {
  const told: { event: Event; words: string }[] = [];
  const { variants } = infernosEdge.facts;
  for (let game = 0; game < 3 * variants.length; game++) {
    const expedition = must(infernosEdge.open(variants[game % variants.length]?.options));
    const stream = Stream.of('words').split(game);
    const playout = new Playout(infernosEdge);
    while (infernosEdge.status(expedition).type !== 'over')
      infernosEdge.play(expedition, playout.choose(expedition, stream), (event) =>
        told.push({ event, words: tellEvent(event) }),
      );
  }

  test('are told as whole sentences without a trace of the code', () => {
    for (const { words } of told) {
      expect(words).toMatch(SENTENCE);
      expect(words).not.toMatch(TRACE);
    }
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
    const types = [...source('events.ts').matchAll(/(?:Happening|OfExplorer)<'([a-z-]+)'>/g)].map(
      ([, type]) => type ?? '',
    );
    const seen = new Set<string>(told.map(({ event }) => event.type));
    expect(types.length).toBeGreaterThan(40);
    expect(types.filter((type) => !seen.has(type) && !RARE.includes(type))).toEqual([]);
  });

  test('cite clauses that are in the rulebook', () => {
    for (const cited of new Set(told.map(({ event }) => event.rule))) expect(findClause(cited)?.id).toBe(cited);
  });

  test.each<[Event, string]>([
    [{ type: 'artifact-appeared', rule, at: '0,4' }, 'With the third key the artifact appears at 4S.'],
    [{ type: 'artifact-burnt', rule }, 'The artifact is lost in the lava.'],
    [{ type: 'bag-discarded', rule, tiles: 4 }, 'No tile of the bag could be placed: all 4 are discarded.'],
    [
      { type: 'sanctum-placed', rule, at: '0,3', ledge: '0,4', from: '0,2' },
      'The sanctum opens at 3S, next to 2S; its ledge is at 4S.',
    ],
    [{ type: 'wall-removed', rule, at: '0,2', side: 'south' }, 'The south wall of 2S is taken away for it.'],
    [{ type: 'burnt', rule, tiles: ['0,3', '0,4'] }, 'Lava takes 3S and 4S.'],
    [
      { type: 'cursed', rule, explorer: 'guide' },
      'The curse wakes at the hand of the Guide: two hazard dice from now on, and the volcano comes two steps a round.',
    ],
    [
      { type: 'died', rule, explorer: 'guide', at: '0,3', holds: 'artifact' },
      'The Guide dies in the lava at 3S, and the artifact is gone.',
    ],
    [
      { type: 'rolled', rule, explorer: 'healer', why: 'spike', face: 2, needed: 4, passed: false },
      'The Healer rolls 2 and needs 4: the spikes are triggered.',
    ],
    [
      { type: 'rolled', rule, explorer: 'healer', why: 'hazard', face: 'lava' },
      'The hazard die of the Healer shows lava.',
    ],
    [{ type: 'rolled', rule, explorer: 'healer', why: 'collapse', face: 3 }, 'The die for the ruins shows 3.'],
    [
      { type: 'lost-health', rule, explorer: 'healer', amount: 2, left: 1, source: 'running-away', at: '2,1' },
      'The Healer loses 2 health to running away; 1 left.',
    ],
    [{ type: 'guardian-moved', rule, from: '3,0', to: '2,0' }, 'A guardian goes from 3E to 2E.'],
    [{ type: 'rubble-cleared', rule, at: '0,2' }, 'A guardian clears the rubble at 2S.'],
    [{ type: 'marker-moved', rule, to: 0 }, 'The volcano is at 0: the next lava face makes it erupt.'],
    [
      { type: 'item-given', rule, explorer: 'guide', item: 'key', to: 'healer' },
      'A key goes from the Guide to the Healer.',
    ],
    [
      { type: 'moved', rule, explorer: 'guide', from: '0,1', to: '0,0', how: 'crawl' },
      'The Guide crawls to the crossroads.',
    ],
  ])('%j', (event, words) => {
    expect(tellEvent(event)).toBe(words);
  });

  test('on the table the end of a turn goes without saying', () => {
    const tell = infernosEdgeScreen.tellEvent;
    expect(tell(opened(), { type: 'turn-ended', rule, explorer: 'guide' })).toBeUndefined();
    expect(tell(opened(), { type: 'erupted', rule })).toBe('The volcano erupts.');
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

  test('IE-END-2 name the rank and who is lost', () => {
    expect(tellEnding(ending)).toBe('Gold. Nobody is left in the temple. The artifact is out; the Guide is lost.');
    expect(tellEnding({ ...ending, how: 'legendary', lost: [] })).toBe(
      'Legendary. Nobody is left in the temple. The artifact is out; everybody came out alive.',
    );
    expect(tellEnding({ ...ending, how: 'forgotten', end: 'eruption', lost: ['guide', 'healer'], out: [] })).toBe(
      'Forgotten. The volcano erupted before the artifact was off the sanctum. The artifact did not come out; nobody came out.',
    );
  });

  test.each(ENDS)('%s', (end: End) => {
    expect(tellEnding({ ...ending, end })).toMatch(/^Gold\. [A-Z][a-z ,]+\. The artifact is out; .*\.$/);
  });

  test.each(RANKS)('%s as a clause', (rank) => {
    expect(RANK_WORDS[rank]).toContain(`${rank}: the artifact `);
    expect(infernosEdgeScreen.howText(rank)).toBe(RANK_WORDS[rank]);
  });
});

describe('what else is said', () => {
  test.each(EXPLORERS)('the abilities of the %s are clauses of the rulebook', (explorer) => {
    for (const { rule, name } of ABILITIES[explorer]) expect(findClause(rule)?.text.join(' ')).toContain(name);
  });

  test('every outcome', () => {
    const tell = (outcome: object) => infernosEdgeScreen.tellOutcome(opened(), outcome as never);
    expect(FACES.map((face) => tell({ type: 'hazard', face }))).toEqual([...FACES]);
    expect(tell({ type: 'die', face: 3 })).toBe('a 3');
    expect(tell({ type: 'tile', tile: 'ruin T 4' })).toBe('ruin fork 4');
    expect(tell({ type: 'tile', tile: 'normal T' })).toBe('plain fork');
  });

  test('the clause of the examples is there', () => {
    expect(findClause(infernosEdgeScreen.examples.rule)).toBeDefined();
  });
});

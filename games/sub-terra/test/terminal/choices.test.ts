import { Playout, Stream, unwrap } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { besideCell } from '../../../../packages/terminal/src/cave/places.ts';
import { placeName, readPlace } from '../../terminal/places.ts';
import { subTerraScreen } from '../../terminal/screen.ts';
import { CAVE, type Descent, EN, HU, midGame, opened, position } from './positions.ts';

const english = subTerraScreen(EN);
const hungarian = subTerraScreen(HU);
const PLAIN = { columns: 200, colour: false };

/** A choice by its name, as it stands in the list. */
function choice(descent: Descent, name: string) {
  const found = english.choices(descent).find((known) => known.name === name);
  if (!found) throw new Error(`no ${name} among ${english.choices(descent).map((known) => known.name)}`);
  return found;
}

function after(descent: Descent, ...moves: object[]): Descent {
  for (const move of moves) subTerra.play(descent, unwrap(subTerra.check(descent, move)));
  return descent;
}

describe('costs and risks', () => {
  const ROUGH = '3 in 64: rough ground';

  test('ST-TURN-1 costs are those of the rules, also in the variant', () => {
    expect(choice(opened(), 'Explore north').notes[0]).toBe('1 point');
    expect(choice(opened({ variant: 'reference-manual' }), 'Explore north').notes[0]).toBe('2 points');
    expect(choice(midGame(), 'Swim north').notes).toEqual(['2 points', 'water fork']);
  });

  test('ST-TILE-ROUGH shows how likely a check costs health', () => {
    expect(choice(midGame(), 'Move west').notes).toEqual(['1 point', 'rough ground', '1 in 3: lose 1 health']);
  });

  test('ST-TILE-GAS a certain knock-out is a loss, with its rule', () => {
    const { notes, loss } = choice(midGame(), 'Move east');
    expect(notes).toContain('gas: lose 2 health');
    expect(loss).toEqual({ what: 'you lose 2 health to gas and fall unconscious', rule: 'ST-KO-1' });
    expect(choice(midGame({ gas: false }), 'Move east').loss).toBeUndefined();
  });

  test('ST-ACT-EXPLORE odds of entering danger, by the tiles left', () => {
    expect(choice(opened(), 'Explore north').notes).toEqual(['1 point', ROUGH]);
    const gas = position({ gas: true });
    expect(choice(gas, 'Explore north').notes).toEqual(['1 point', '1 in 8: gas', ROUGH]);
    expect(choice(gas, 'Reveal north').notes).toEqual(['1 point']);
  });

  test('ST-ACT-HIDE, ST-LEA-2 shows how likely this caver succeeds', () => {
    expect(choice(opened(), 'Hide').notes).toEqual(['2 points', '2 in 3 chance to hide']);
    expect(choice(opened({ start: 'medic' }), 'Hide').notes).toEqual(['2 points', '1 in 2 chance to hide']);
  });

  test('ST-TURN-3 exerting shows what it may cost at the end of the turn', () => {
    const fresh = position({ points: 1 });
    expect(choice(fresh, 'Exert').notes).toEqual(['+1 point', '1 in 3: lose 1 health']);
    const weak = position({ points: 1, cavers: { leader: { health: 1 } } });
    expect(choice(weak, 'Exert').notes).toEqual([
      '+1 point',
      '1 in 3: you lose 1 health to exertion and fall unconscious',
    ]);
  });

  test('ST-ACT-REVEAL a drawn tile is placed by its openings', () => {
    const descent = after(opened(), { type: 'explore', to: 'north' }, { type: 'tile', tile: 'gas L' });
    expect(english.choices(descent).map(({ name }) => name)).toEqual([
      '┏  Lay it, open east and south',
      '┓  Lay it, open south and west',
    ]);
    expect(english.question(descent)).toBe('How does the Leader lay the gas bend? The tile goes to 1N.');
  });

  test('choices of one action are grouped', () => {
    const types = english.choices(midGame()).map(({ action }) => action.type);
    expect([...new Set(types)].flatMap((type) => types.filter((other) => other === type))).toEqual(types);
  });
});

test('ST-INFO-1 the command odds counts cards and tiles', () => {
  const cave = CAVE.filter(({ tile }) => tile !== 'exit D');
  expect(english.forecast?.(midGame({ cave }))).toEqual([
    'Next hazard (21 cards unseen): Tremor 4 in 21, Flood 4 in 21, Gas 4 in 21, Cave-in 5 in 21, Horror 4 in 21.',
    'Tiles (52 and the exit left): Plain 14, Water 7, Gas 7, Cave-in 10, Lair 7, Squeeze 2, Ledge 2, Slide 1, Rough ground 2.',
  ]);
});

describe('questions name the player', () => {
  const seats = (players: number) => ({
    cavers: ['leader', 'medic', 'climber', 'scout'].map((caver, i) => ({ caver, seat: i % players })),
  });
  test.each([
    [1, 'What will the Leader do? 2 of 2 points left.'],
    [2, 'Player 1, what will the Leader do? 2 of 2 points left.'],
    [4, 'What will the Leader do? 2 of 2 points left.'],
  ])('%i players', (players, words) => {
    expect(english.question(opened(seats(players)))).toBe(words);
  });

  test('ST-LEA-1 names the directed caver', () => {
    const descent = after(opened(seats(2)), { type: 'direct', caver: 'medic' });
    expect(english.question(descent)).toBe(
      'Player 2, what will the Medic do? The Leader offers a 1-point action. You may decline it.',
    );
  });
});

describe('places', () => {
  test.each([
    ['2E 1N', '2,-1'],
    ['2e1n', '2,-1'],
    ['1n 2e', '2,-1'],
    ['2 east, 1 north', '2,-1'],
    ['3W', '-3,0'],
    ['12s', '0,12'],
    ['start', '0,0'],
  ])('%j is %s', (text, cell) => {
    expect(readPlace(text, EN)).toEqual({ type: 'cell', cell });
  });

  test.each([
    ['n', { type: 'side', side: 'north' }],
    [' West ', { type: 'side', side: 'west' }],
    ['medic', { type: 'person', person: 'medic' }],
    ['Me', { type: 'person', person: 'medic' }],
    ['the bodyguard', { type: 'person', person: 'bodyguard' }],
    ['here', { type: 'here' }],
  ])('%j', (text, named) => {
    expect(readPlace(text, EN)).toEqual(named);
  });

  test.each(['', '2', '2x', 'nor', '1n 2e 3s', 'hello', 'x2e', '100e'])('%j is not a place', (text) => {
    expect(readPlace(text, EN)).toBeUndefined();
  });

  test.each([
    ['2K 1É', '2,-1'],
    ['2k1é', '2,-1'],
    ['3Ny', '-3,0'],
    ['2 kelet, 1 észak', '2,-1'],
    ['12 del', '0,12'],
    ['2K 1E', '2,-1'],
    ['2 east, 1 north', '2,-1'],
    ['kezdőlapka', '0,0'],
    ['start', '0,0'],
  ])('in Hungarian, %j is %s', (text, cell) => {
    expect(readPlace(text, HU)).toEqual({ type: 'cell', cell });
  });

  test.each([
    ['é', { type: 'side', side: 'north' }],
    ['e', { type: 'side', side: 'north' }],
    ['k', { type: 'side', side: 'east' }],
    ['ny', { type: 'side', side: 'west' }],
    ['n', { type: 'side', side: 'north' }],
    ['Délre', { type: 'side', side: 'south' }],
    ['eszak', { type: 'side', side: 'north' }],
    ['az orvos', { type: 'person', person: 'medic' }],
    ['or', { type: 'person', person: 'medic' }],
    ['testor', { type: 'person', person: 'bodyguard' }],
    ['medic', { type: 'person', person: 'medic' }],
    ['itt', { type: 'here' }],
  ])('in Hungarian, %j', (text, named) => {
    expect(readPlace(text, HU)).toEqual(named);
  });

  test.each([
    ['English', EN],
    ['Hungarian', HU],
  ])('every %s name parses to its cell', (_, words) => {
    for (let x = -3; x <= 3; x++)
      for (let y = -3; y <= 3; y++)
        expect(readPlace(placeName(`${x},${y}`, words), words)).toEqual({ type: 'cell', cell: `${x},${y}` });
    expect(besideCell('0,0', 'north')).toBe('0,-1');
  });
});

describe('in random games', () => {
  const { variants } = subTerra.facts;
  const playout = new Playout(subTerra);

  test.each(variants.slice(0, 6))('$name: every decision has a question, choices and a board', ({ options }) => {
    const descent = opened(options);
    const stream = Stream.of('asked');
    while (subTerra.status(descent).type !== 'over') {
      expect(english.question(descent)).toMatch(/^[A-Z].*[?.]$/);
      expect(english.question(descent)).not.toMatch(/undefined/);
      const choices = english.choices(descent);
      for (const { action, name, notes } of choices) {
        expect(subTerra.check(descent, action).ok).toBe(true);
        expect([name, ...notes].join(' ')).not.toMatch(/undefined|NaN|-?\d,-?\d/);
      }
      expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
      if (descent.round % 3 === 0)
        expect(english.draw(descent, { choices, occupants: [] }, PLAIN).boards.length).toBeGreaterThan(0);
      subTerra.play(descent, playout.choose(descent, stream));
    }
  });
});

describe('what is typed means an action', () => {
  test.each([
    ['n', [{ type: 'swim', to: 'north' }]],
    ['w', [{ type: 'move', to: 'west' }]],
    ['1W', [{ type: 'move', to: 'west' }]],
    ['s', [{ type: 'squeeze', to: 'south' }]],
    ['climber', [{ type: 'heal', caver: 'climber' }]],
    ['scout', [{ type: 'direct', caver: 'scout' }]],
    ['run west', [{ type: 'run', to: 'west' }]],
    [
      'run',
      [
        { type: 'run', to: 'east' },
        { type: 'run', to: 'west' },
      ],
    ],
    ['heal cl', [{ type: 'heal', caver: 'climber' }]],
    ['dig here', [{ type: 'dig', at: 'here' }]],
    ['end', [{ type: 'end' }]],
    ['exp n', [{ type: 'explore', to: 'north' }]],
  ])('%j', (text, actions) => {
    expect(english.interpret(midGame(), text)).toEqual({ ok: true, value: actions });
  });

  test('an empty cell is explored', () => {
    expect(english.interpret(opened(), '1e')).toEqual({ ok: true, value: [{ type: 'explore', to: 'east' }] });
  });

  test('too far away, or not a place', () => {
    expect(english.interpret(midGame(), '2E 1N')).toEqual({
      ok: false,
      error: '2E 1N is not adjacent to the Leader, at the start.',
    });
    expect(english.interpret(midGame(), 'start')).toEqual({ ok: false, error: 'The Leader is already there.' });
    expect(english.interpret(midGame(), 'hello')).toBeUndefined();
  });

  test('a drawn tile is rotated by naming its open sides', () => {
    const descent = () => after(opened(), { type: 'explore', to: 'north' }, { type: 'tile', tile: 'gas L' });
    expect(english.interpret(descent(), 's e')).toEqual({ ok: true, value: [{ type: 'place', turn: 1 }] });
    expect(english.interpret(descent(), 'open west and south')).toEqual({
      ok: true,
      value: [{ type: 'place', turn: 2 }],
    });
    expect(english.interpret(descent(), 'n')).toMatchObject({ ok: false });
    expect(english.interpret(descent(), 'hm')).toBeUndefined();
  });

  test.each([
    ['é', [{ type: 'swim', to: 'north' }]],
    ['1Ny', [{ type: 'move', to: 'west' }]],
    ['hegymászó', [{ type: 'heal', caver: 'climber' }]],
    ['futás nyugat', [{ type: 'run', to: 'west' }]],
    ['gyogyitas he', [{ type: 'heal', caver: 'climber' }]],
    ['ásás itt', [{ type: 'dig', at: 'here' }]],
    ['vége', [{ type: 'end' }]],
    ['felfedez é', [{ type: 'explore', to: 'north' }]],
    ['bevilágítás é', [{ type: 'reveal', to: 'north' }]],
    // As the rulebook calls it.
    ['felfedés é', [{ type: 'reveal', to: 'north' }]],
    ['ráhajtás', [{ type: 'exert' }]],
    ['erősítés', [{ type: 'exert' }]],
    ['end', [{ type: 'end' }]],
  ])('in Hungarian, %j', (text, actions) => {
    expect(hungarian.interpret(midGame(), text)).toEqual({ ok: true, value: actions });
  });

  test('in Hungarian, a drawn tile is rotated by naming its open sides', () => {
    const descent = after(opened(), { type: 'explore', to: 'north' }, { type: 'tile', tile: 'gas L' });
    for (const text of ['d k', 'dk', 'délre és keletre nyitva', 'south east'])
      expect(hungarian.interpret(descent, text)).toEqual({ ok: true, value: [{ type: 'place', turn: 1 }] });
    for (const text of ['nyd', 'd ny'])
      expect(hungarian.interpret(descent, text)).toEqual({ ok: true, value: [{ type: 'place', turn: 2 }] });
  });

  test('in Hungarian, what is wrong with it', () => {
    expect(hungarian.interpret(midGame(), '2K 1É')).toEqual({
      ok: false,
      error: '2K 1É nem szomszédos a Vezető helyével (kezdőlapka).',
    });
    expect(hungarian.interpret(opened(), 'úszás')).toEqual({
      ok: false,
      error: 'Nincs elérhető elöntött lapka melletted.',
    });
  });
});

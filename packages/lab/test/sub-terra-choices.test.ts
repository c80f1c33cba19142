import { must, Playout, Stream } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { besideCell } from '../src/screens/cave/places.ts';
import { aims } from '../src/screens/sub-terra/aims.ts';
import { listChoices } from '../src/screens/sub-terra/choices.ts';
import { foretell } from '../src/screens/sub-terra/odds.ts';
import { placeName, readPlace } from '../src/screens/sub-terra/places.ts';
import { question } from '../src/screens/sub-terra/question.ts';
import { subTerraScreen } from '../src/screens/sub-terra/screen.ts';
import { type Descent, midGame, opened, position } from './sub-terra-positions.ts';

const PLAIN = { columns: 200, colour: false };

/** A choice by its name, as it stands in the list. */
function choice(descent: Descent, name: string) {
  const found = listChoices(descent).find((known) => known.name === name);
  if (!found) throw new Error(`no ${name} among ${listChoices(descent).map((known) => known.name)}`);
  return found;
}

function after(descent: Descent, ...moves: object[]): Descent {
  for (const move of moves) subTerra.play(descent, must(subTerra.check(descent, move)));
  return descent;
}

describe('prices and risks', () => {
  test('ST-TURN-1 costs are those of the rules, of the variant too', () => {
    expect(choice(opened(), 'Explore north').notes[0]).toBe('1 point');
    expect(choice(opened({ variant: 'reference-manual' }), 'Explore north').notes[0]).toBe('2 points');
    expect(choice(midGame(), 'Swim north').notes).toEqual(['2 points', 'water fork']);
  });

  test('ST-TILE-ROUGH a check that may cost health: on which rolls', () => {
    expect(choice(midGame(), 'Move west').notes).toEqual(['1 point', 'rough crossing', 'rough −1 on 1–2']);
  });

  test('ST-TILE-GAS what knocks out for certain is a loss, with its rule', () => {
    const { notes, loss } = choice(midGame(), 'Move east');
    expect(notes).toContain('gas −2');
    expect(loss).toEqual({ why: 'gas is about', what: 'the Leader falls unconscious', rule: 'ST-KO-1' });
    expect(choice(midGame({ gas: false }), 'Move east').loss).toBeUndefined();
  });

  test('ST-ACT-EXPLORE odds of what is stepped onto, by the tiles left', () => {
    expect(choice(opened(), 'Explore north').notes).toEqual(['1 point', '3 in 64 rough']);
    const gas = position({ gas: true });
    expect(choice(gas, 'Explore north').notes).toEqual(['1 point', '8 in 64 gas −2', '3 in 64 rough']);
    expect(choice(gas, 'Reveal north').notes).toEqual(['1 point']);
  });

  test('ST-ACT-HIDE, ST-LEA-2 success by the rolls of this caver', () => {
    expect(choice(opened(), 'Hide').notes).toEqual(['2 points', 'succeeds on 3–6']);
    expect(choice(opened({ start: 'medic' }), 'Hide').notes).toEqual(['2 points', 'succeeds on 4–6']);
  });

  test('ST-TURN-3 exerting says what it may cost in the end', () => {
    const fresh = position({ points: 1 });
    expect(choice(fresh, 'Exert').notes).toEqual(['+1 point', 'then −1 on 1–2']);
    const weak = position({ points: 1, cavers: { leader: { health: 1 } } });
    expect(choice(weak, 'Exert').notes).toEqual(['+1 point', 'then unconscious on 1–2']);
  });

  test('ST-ACT-REVEAL a tile in hand: by its openings', () => {
    const descent = after(opened(), { type: 'explore', to: 'north' }, { type: 'tile', tile: 'gas L' });
    expect(listChoices(descent).map(({ name }) => name)).toEqual(['┏  open east and south', '┓  open south and west']);
    expect(question(descent)).toBe('How does the Leader lay the gas bend at 1N?');
  });

  test('deeds stand together', () => {
    const deeds = listChoices(midGame()).map(({ action }) => action.type);
    expect([...new Set(deeds)].flatMap((deed) => deeds.filter((other) => other === deed))).toEqual(deeds);
  });
});

test('ST-INFO-1 the order odds counts cards and tiles', () => {
  expect(foretell(midGame())).toEqual([
    'Next hazard: tremor 4 in 22, flood 5 in 22, gas 4 in 22, cave-in 5 in 22, horror 4 in 22.',
    'Next tile, of 53: plain 15, water 7, gas 7, cave-in 10, horror 7, squeeze 2, ledge 2, slide 1, rough 2.',
  ]);
});

describe('questions name who is asked', () => {
  const seats = (players: number) => ({
    cavers: ['leader', 'medic', 'climber', 'scout'].map((caver, i) => ({ caver, seat: i % players })),
  });
  test.each([
    [1, 'What does the Leader do? 2 points left.'],
    [2, 'Player 1, what does the Leader do? 2 points left.'],
    [4, 'What does the Leader do? 2 points left.'],
  ])('%i players', (players, words) => {
    expect(question(opened(seats(players)))).toBe(words);
  });

  test('ST-LEA-1 the one who is directed', () => {
    const descent = after(opened(seats(2)), { type: 'direct', caver: 'medic' });
    expect(question(descent)).toBe('Player 2, what does the Medic do, directed by the Leader? One action for 1 point.');
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
    expect(readPlace(text)).toEqual({ type: 'cell', cell });
  });

  test.each([
    ['n', { type: 'side', side: 'north' }],
    [' West ', { type: 'side', side: 'west' }],
    ['medic', { type: 'person', person: 'medic' }],
    ['Me', { type: 'person', person: 'medic' }],
    ['the bodyguard', { type: 'person', person: 'bodyguard' }],
    ['here', { type: 'here' }],
  ])('%j', (text, named) => {
    expect(readPlace(text)).toEqual(named);
  });

  test.each(['', '2', '2x', 'nor', '1n 2e 3s', 'hello', 'x2e', '100e'])('%j is no place', (text) => {
    expect(readPlace(text)).toBeUndefined();
  });

  test('every name is read back as its cell', () => {
    for (let x = -3; x <= 3; x++)
      for (let y = -3; y <= 3; y++)
        expect(readPlace(placeName(`${x},${y}`))).toEqual({ type: 'cell', cell: `${x},${y}` });
    expect(besideCell('0,0', 'north')).toBe('0,-1');
  });
});

describe('in random games', () => {
  const { variants } = subTerra.facts;
  const playout = new Playout(subTerra);

  test.each(variants.slice(0, 6))('$name: every decision is asked, listed and drawn', ({ options }) => {
    const descent = opened(options);
    const stream = Stream.of('asked');
    while (subTerra.status(descent).type !== 'over') {
      expect(question(descent)).toMatch(/^[A-Z].*[?.]$/);
      expect(question(descent)).not.toMatch(/undefined|what now/);
      const choices = listChoices(descent);
      for (const { action, name, notes } of choices) {
        expect(subTerra.check(descent, action).ok).toBe(true);
        expect([name, ...notes].join(' ')).not.toMatch(/undefined|NaN|-?\d,-?\d/);
      }
      expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
      if (descent.round % 3 === 0)
        expect(subTerraScreen.draw(descent, { choices, sitters: [] }, PLAIN).boards.length).toBeGreaterThan(0);
      subTerra.play(descent, playout.choose(descent, stream));
    }
  });
});

describe('what is typed means a deed', () => {
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
    expect(aims(midGame(), text)).toEqual({ ok: true, value: actions });
  });

  test('an empty cell is explored', () => {
    expect(aims(opened(), '1e')).toEqual({ ok: true, value: [{ type: 'explore', to: 'east' }] });
  });

  test('too far away, or no place at all', () => {
    expect(aims(midGame(), '2E 1N')).toEqual({ ok: false, error: '2E 1N is not next to the Leader, at start.' });
    expect(aims(midGame(), 'start')).toEqual({ ok: false, error: 'The Leader is there.' });
    expect(aims(midGame(), 'hello')).toBeUndefined();
  });

  test('a tile in hand is turned by the sides it opens', () => {
    const descent = () => after(opened(), { type: 'explore', to: 'north' }, { type: 'tile', tile: 'gas L' });
    expect(aims(descent(), 's e')).toEqual({ ok: true, value: [{ type: 'place', turn: 1 }] });
    expect(aims(descent(), 'open west and south')).toEqual({ ok: true, value: [{ type: 'place', turn: 2 }] });
    expect(aims(descent(), 'n')).toMatchObject({ ok: false });
    expect(aims(descent(), 'hm')).toBeUndefined();
  });
});

// Names of places, and what is typed for an action, in both languages.
import { describe, expect, test } from 'vitest';
import * as places from '../../terminal/places.ts';
import { after, midGame, opened, position, team } from './positions.ts';
import { ENGLISH, english, HUNGARIAN, hungarian } from './screens.ts';

const { interpret } = english;
const readPlace = (text: string) => places.readPlace(text, ENGLISH);

describe('places', () => {
  test.each([
    ['2E 1S', '2,1'],
    ['1s2w', '-2,1'],
    ['crossroads', '0,0'],
    ['exit', '0,-1'],
  ])('%j is %s', (text, cell) => {
    expect(readPlace(text)).toEqual({ type: 'cell', cell });
  });

  test.each([
    ['s', { type: 'side', side: 'south' }],
    ['Healer', { type: 'person', person: 'healer' }],
    ['at', { type: 'person', person: 'aristocrat' }],
    ['the sharpshooter', { type: 'person', person: 'sharpshooter' }],
    ['here', { type: 'here' }],
  ])('%j', (text, named) => {
    expect(readPlace(text)).toEqual(named);
  });

  test('every name parses to its cell', () => {
    for (let x = -3; x <= 3; x++)
      for (let y = -1; y <= 9; y++)
        for (const words of [ENGLISH, HUNGARIAN])
          expect(places.readPlace(places.placeName(`${x},${y}`, words), words)).toEqual({
            type: 'cell',
            cell: `${x},${y}`,
          });
  });
});

describe('what is typed means an action', () => {
  test.each([
    ['n', [{ type: 'move', to: 'north' }]],
    ['1S', [{ type: 'move', to: 'north' }]],
    ['1W 2S', [{ type: 'move', to: 'west' }]],
    ['run north', [{ type: 'run', to: 'north' }]],
    [
      'sprint',
      [
        { type: 'sprint', to: 'north' },
        { type: 'sprint', to: 'south' },
        { type: 'sprint', to: 'west' },
      ],
    ],
    ['heal scoundrel', [{ type: 'heal', explorer: 'scoundrel' }]],
    ['sc', [{ type: 'heal', explorer: 'scoundrel' }]],
    ['healer', [{ type: 'move', to: 'south' }]],
    ['dig e', [{ type: 'dig', at: 'east' }]],
    ['dig here', [{ type: 'dig', at: 'here' }]],
    ['attack', [{ type: 'attack' }]],
    ['pick up the key', [{ type: 'pick-up', item: 'key' }]],
    ['pick artifact', [{ type: 'pick-up', item: 'artifact' }]],
    ['put down', [{ type: 'put-down' }]],
    ['give to healer', [{ type: 'give', to: 'healer' }]],
    ['take the key from ar', [{ type: 'take', from: 'archaeologist' }]],
    ['give key to he', [{ type: 'give', to: 'healer' }]],
    ['take from ar', [{ type: 'take', from: 'archaeologist' }]],
    ['shoot at 1W 2S', [{ type: 'shoot', at: '-1,2' }]],
    ['heal the scoundrel', [{ type: 'heal', explorer: 'scoundrel' }]],
    ['End turn', [{ type: 'end' }]],
    ['exe', [{ type: 'exert' }]],
    ['end', [{ type: 'end' }]],
  ])('%j', (text, actions) => {
    expect(interpret(midGame(), text)).toEqual({ ok: true, value: actions });
  });

  test('an empty cell is explored', () => {
    expect(interpret(opened(), '1s')).toEqual({ ok: true, value: [{ type: 'explore', to: 'south' }] });
  });

  test('too far away, or not a place', () => {
    expect(interpret(midGame(), '2E 1S')).toEqual({
      ok: false,
      error: '2E 1S is not adjacent to the Scoundrel, at 2S.',
    });
    expect(interpret(opened(), '2E 1S')).toMatchObject({ error: expect.stringMatching(/, at the crossroads\.$/) });
    expect(interpret(midGame(), 'hello')).toBeUndefined();
  });

  test('IE-HEA-1, IE-ARI-1 a name means helping or commanding that explorer', () => {
    const healer = position(
      { explorers: { foreman: { health: 2 } } },
      { ...team('healer', 'foreman', 'guide'), lead: 'healer' },
    );
    expect(interpret(healer, 'foreman')).toEqual({ ok: true, value: [{ type: 'mend', explorer: 'foreman' }] });
    const aristocrat = opened(team('aristocrat', 'foreman', 'guide'));
    expect(interpret(aristocrat, 'foreman')).toEqual({ ok: true, value: [{ type: 'command', explorer: 'foreman' }] });
  });

  test('questions can be answered by name', () => {
    const choosing = after(
      opened(),
      { type: 'explore', to: 'south' },
      { type: 'tile', tile: 'dart L' },
      { type: 'tile', tile: 'lava X' },
    );
    expect(interpret(choosing, 'lava')).toEqual({ ok: true, value: [{ type: 'choose', tile: 'lava X' }] });
    const placing = after(choosing, { type: 'choose', tile: 'dart L' });
    expect(interpret(placing, 'n e')).toEqual({ ok: true, value: [{ type: 'place', turn: 0 }] });
    expect(interpret(placing, 'open west and north')).toMatchObject({ ok: true, value: [{ type: 'place' }] });
    expect(interpret(placing, 's')).toMatchObject({ ok: false });
    expect(interpret(placing, 'end')).toEqual({ ok: true, value: [{ type: 'end' }] });
    const luck = after(opened(), { type: 'end' }, { type: 'hazard', face: 'wake' });
    expect(interpret(luck, 'wake')).toEqual({ ok: true, value: [{ type: 'reroll', face: 'wake' }] });
    expect(interpret(luck, 'keep')).toEqual({ ok: true, value: [{ type: 'keep' }] });
    const waking = after(luck, { type: 'keep' });
    expect(interpret(waking, '3W')).toEqual({ ok: true, value: [{ type: 'wake', at: '-3,0' }] });
  });
});

describe('typed in Hungarian, or in English all the same', () => {
  const { interpret: read } = hungarian;
  test.each([
    ['é', [{ type: 'move', to: 'north' }]],
    ['1D', [{ type: 'move', to: 'north' }]],
    ['1Ny 2D', [{ type: 'move', to: 'west' }]],
    ['1W 2S', [{ type: 'move', to: 'west' }]],
    ['futás északra', [{ type: 'run', to: 'north' }]],
    ['run north', [{ type: 'run', to: 'north' }]],
    ['gyógyítás szélhámos', [{ type: 'heal', explorer: 'scoundrel' }]],
    ['A Szélhámos gyógyítása', [{ type: 'heal', explorer: 'scoundrel' }]],
    ['sz', [{ type: 'heal', explorer: 'scoundrel' }]],
    ['gyogyito', [{ type: 'move', to: 'south' }]],
    ['ásás k', [{ type: 'dig', at: 'east' }]],
    ['ásás itt', [{ type: 'dig', at: 'here' }]],
    ['támadás', [{ type: 'attack' }]],
    ['felvétel kulcs', [{ type: 'pick-up', item: 'key' }]],
    ['felvesz az ereklyét', [{ type: 'pick-up', item: 'artifact' }]],
    ['letétel', [{ type: 'put-down' }]],
    ['átadás a gyógyítónak', [{ type: 'give', to: 'healer' }]],
    ['átvétel a régésztől', [{ type: 'take', from: 'archaeologist' }]],
    ['lövés 1Ny 2D', [{ type: 'shoot', at: '-1,2' }]],
    ['vége', [{ type: 'end' }]],
    ['Kör befejezése', [{ type: 'end' }]],
  ])('%j', (text, actions) => {
    expect(read(midGame(), text)).toEqual({ ok: true, value: actions });
  });

  test('answers by name', () => {
    const guardians = [{ at: '0,0', activated: true, acting: true }];
    const attacked = position({ asks: 'victim', guardians });
    const healer = { ok: true, value: [{ type: 'victim', explorer: 'healer' }] };
    for (const text of ['gyógyító', 'támadás gyógyító', 'A Gyógyító kapja az ütést'])
      expect(read(attacked, text)).toEqual(healer);
    const choosing = after(
      opened(),
      { type: 'explore', to: 'south' },
      { type: 'tile', tile: 'dart L' },
      { type: 'tile', tile: 'lava X' },
    );
    expect(read(choosing, 'lávás')).toEqual({ ok: true, value: [{ type: 'choose', tile: 'lava X' }] });
    const placing = after(choosing, { type: 'choose', tile: 'dart L' });
    expect(read(placing, 'é k')).toEqual({ ok: true, value: [{ type: 'place', turn: 0 }] });
    const luck = after(opened(), { type: 'end' }, { type: 'hazard', face: 'wake' });
    expect(read(luck, 'ébredés')).toEqual({ ok: true, value: [{ type: 'reroll', face: 'wake' }] });
    expect(read(luck, 'így marad')).toEqual({ ok: true, value: [{ type: 'keep' }] });
  });

  test('what is not possible, or no place', () => {
    expect(read(midGame(), '2K 1D')).toEqual({ ok: false, error: expect.stringContaining('2K 1D') });
    expect(read(midGame(), 'ásás')).toMatchObject({ ok: true });
    expect(read(opened(), 'ásás')).toEqual({ ok: false, error: 'Sem itt, sem melletted nincs törmelék.' });
    expect(read(midGame(), 'helló')).toBeUndefined();
  });
});

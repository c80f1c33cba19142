// Actions that share a button: a step is a step, whether one walks, swims or squeezes.
import { describe, expect, test } from 'vitest';
import page from '../../words/src/en/page.ts';
import spoken from '../../words/src/en/spoken.ts';
import { choiceText } from '../src/stage/spoken-decision.ts';
import { endTurn, FEEL, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

const move = (...places: readonly string[]) =>
  option(
    'move',
    places.map((place) => target(WALK, { place, name: `Move ${place}` })),
    { key: '1' },
  );
const squeeze = (more = {}) =>
  option('squeeze', [target(RUN, { place: 'b', name: 'Squeeze b', ...more })], { key: '1' });
const other = option('explore', [target(FEEL, { place: 'c' })], { key: '2' });

describe('a button that actions share', () => {
  test('shows the first that is possible, else the first', () => {
    const shown = (...actions: readonly ReturnType<typeof option>[]) =>
      modelTable({ actions: () => [...actions, endTurn()] }).control.slots.value.map(({ key, option: one }) => [
        key,
        one.id,
      ]);
    expect(shown(move(), squeeze(), other)).toEqual([
      ['1', 'squeeze'],
      ['2', 'explore'],
    ]);
    expect(shown(move('a'), squeeze(), other)[0]).toEqual(['1', 'move']);
    expect(shown(move(), other)[0]).toEqual(['1', 'move']);
  });

  test('lights the places of all of them, and a touch does what its place means', () => {
    const { control, acts } = modelTable({ actions: () => [move('a'), squeeze(), other, endTurn()] });
    control.chooseKey('1');
    expect(acts()).toEqual([]);
    expect([...control.lit.value].sort()).toEqual(['a', 'b']);
    expect(control.line.value.text).toBe(page.board.chooseWhere);
    expect(choiceText(control, { page, spoken })).toContain('Move a, Squeeze b');
    control.touch('b');
    expect(acts()).toEqual([RUN]);
  });

  test('stays chosen while the other one of them is aimed at', () => {
    const { control } = modelTable({ actions: () => [move('a'), squeeze({ danger: RISK }), other, endTurn()] });
    control.chooseKey('1');
    control.touch('b');
    expect(control.armed.value?.name).toBe('Squeeze b');
    expect([...control.lit.value].sort()).toEqual(['a', 'b']);
  });

  test('does the only thing that is possible at once', () => {
    const { control, acts } = modelTable({ actions: () => [move(), squeeze(), other, endTurn()] });
    control.chooseKey('1');
    expect(acts()).toEqual([RUN]);
  });
});

// @vitest-environment happy-dom
// The cards of the team show what is, not what would be.
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import words from '../../words/src/en/page.ts';
import { Round } from '../src/stage/round.tsx';
import { endTurn, modelTable, option, RISK, RUN, target } from './model-table.ts';

test('what is aimed at changes no card', async () => {
  const run = option('run', [target(RUN, { place: 'b', danger: RISK })]);
  const { control } = modelTable({
    actions: () => [run, endTurn()],
    dangers: (_position, { target: aim }) => ({
      marks: '',
      tags: [],
      chips: { 0: [{ icon: 'shield', tone: 'plain', text: aim ? 'shielded' : 'hunted' }] },
      landmarks: [],
      text: '',
    }),
  });
  await control.loadDangers();
  const page = document.createElement('div');
  const nothing = () => undefined;
  act(() => render(h(Round, { control, words, onCard: nothing, onOdds: nothing }), page));
  act(() => control.touch('b'));
  expect(control.target.value?.action).toEqual(RUN);
  expect(page.textContent).toContain('hunted');
  expect(page.textContent).not.toContain('shielded');
  act(() => render(null, page));
});

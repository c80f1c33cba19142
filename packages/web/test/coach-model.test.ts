// @vitest-environment happy-dom
// The coached game on the table: after a try that only undoing helps, everybody waits, so that the answer can be read.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measures } from '../../../games/sub-terra/learn/measures.ts';
import { findGame } from '../../catalog/src/index.ts';
import type { Coach } from '../../learn/src/schemas.ts';
import { CoachModel } from '../src/learn/coach-model.ts';

const file = path.join(import.meta.dirname, '../../../games/sub-terra/learn/coach.json');
const coach = JSON.parse(readFileSync(file, 'utf8')) as Coach;

/** At a beat, as it is meant to begin. */
function modelAt(beat: string): CoachModel {
  const found = findGame('sub-terra');
  if (!found) throw new Error('no Sub Terra');
  const model = new CoachModel(coach, found as never, measures as never);
  model.startAgain();
  for (let i = 0; i < coach.beats.length && model.beat.value.id !== beat; i++) model.skip();
  return model;
}

test('the others wait while only undoing helps, and go on with the next try', () => {
  const model = modelAt('horror');
  expect(model.session.value.playsBots).toBe(true);
  model.session.value.act(0, [{ type: 'end' }]);
  expect(model.said.value).toMatchObject({ say: 'near', undo: true });
  const { length } = model.session.value.table;
  model.session.value.goOn();
  expect([model.session.value.playsBots, model.session.value.table.length]).toEqual([false, length]);
  expect(model.session.value.decider).not.toBe(0);
  model.tryAgain();
  expect([model.session.value.playsBots, model.session.value.acting]).toEqual([true, 0]);
});

test('actions that were meant for a position which did not come are left, and refused to nobody', () => {
  const { session } = modelAt('explore');
  expect(session.value.acting).toBe(0);
  const { length } = session.value.table;
  expect(session.value.act(0, [{ type: 'end' }, { type: 'end' }])).toBeUndefined();
  expect(session.value.table.length).toBeGreaterThan(length);
});

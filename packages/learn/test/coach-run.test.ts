// The coach where somebody does more than was asked, comes back, or takes something back.
import { readFileSync } from 'node:fs';
import { findGame } from '@undercroft/catalog';
import { type Game, unwrap } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { measures } from '../../../games/sub-terra/learn/measures.ts';
import { CoachRun } from '../src/coach-run.ts';
import type { Measures } from '../src/condition.ts';
import { GuidedTable } from '../src/guided-table.ts';
import type { Coach, Start } from '../src/schemas.ts';

const coach: Coach = JSON.parse(
  readFileSync(new URL('../../../games/sub-terra/learn/coach.json', import.meta.url), 'utf8'),
);
const open = (start: Start) => unwrap(GuidedTable.open(findGame('sub-terra') as Game, start, measures as Measures));

const [medic, ...others] = coach.beats as [Coach['beats'][number], ...Coach['beats']];
const choosing: Coach = { ...coach, beats: [{ ...medic, task: { did: { chose: '0,-1' } } }, ...others] };

it.each([
  ['read', coach],
  ['chosen', choosing],
])('a touch that does at once what was only to be %s counts for the next beat, too', (_, asked) => {
  const run = new CoachRun(asked, open);
  expect([run.beat.id, run.look().isDone]).toEqual(['medic', false]);
  unwrap(run.table.act(0, { type: 'explore', to: 'north' }));
  unwrap(run.table.draw(run.table.nextOutcome));
  const { isDone, isPassed } = run.look();
  expect([isDone, isPassed]).toEqual([true, true]);
  run.advance({ isPassed: true });
  expect([run.beat.id, run.look().isDone]).toEqual(['explore', true]);
});

it('goes on where it was left, with what was played', () => {
  const run = new CoachRun(coach, open);
  run.advance();
  const step = { act: { type: 'explore', to: 'north' } };
  unwrap(run.table.act(0, step.act));
  run.note(step);
  const again = CoachRun.resume(coach, open, run.index, run.played);
  expect(again.beat.id).toBe('explore');
  expect(again.table.table.record.entries).toEqual(run.table.table.record.entries);
  // What does not fit any more is begun as it is meant.
  const broken = CoachRun.resume(coach, open, 2, [{ beat: 'explore', steps: [{ act: { type: 'fly' } }] }]);
  expect(broken.beat.id).toBe(coach.beats[2]?.id);
});

it('what is taken back comes again from the script', () => {
  const { table } = new CoachRun(coach, open);
  unwrap(table.act(0, { type: 'explore', to: 'north' }));
  const drawn = table.nextOutcome;
  unwrap(table.draw(drawn));
  expect(table.seen.hasActed).toBe(true);
  unwrap(table.undo(0, unwrap(table.table.planUndo(0))));
  expect(table.seen.hasActed).toBe(false);
  unwrap(table.act(0, { type: 'explore', to: 'north' }));
  expect(table.nextOutcome).toEqual(drawn);
});

it('what spoils a beat is taken back to where the beat began, and what came before stays', () => {
  const run = new CoachRun(coach, open);
  run.advance();
  const explore = { act: { type: 'explore', to: 'north' } };
  unwrap(run.table.act(0, explore.act));
  run.note(explore);
  const tile = { chance: run.table.nextOutcome };
  unwrap(run.table.draw(tile.chance));
  run.note(tile);
  run.advance();
  const end = { act: { type: 'end' } };
  unwrap(run.table.act(0, end.act));
  run.note(end);
  expect([run.beat.id, run.look().wrong?.say]).toEqual(['reveal', 'ended']);
  const again = CoachRun.resume(coach, open, run.index, run.playedBefore);
  expect([again.beat.id, again.look().wrong]).toEqual(['reveal', undefined]);
  expect(again.table.table.length).toBe(2);
});

it('somebody who went ahead the wrong way begins again before that', () => {
  const run = new CoachRun(coach, open);
  const elsewhere = { act: { type: 'explore', to: 'east' } };
  unwrap(run.table.act(0, elsewhere.act));
  run.note(elsewhere);
  unwrap(run.table.draw(run.table.nextOutcome));
  expect(run.look().isPassed).toBe(true);
  run.advance({ isPassed: true });
  expect(run.look().wrong?.say).toBe('elsewhere');
  expect(run.playedBefore).toEqual([]);
});

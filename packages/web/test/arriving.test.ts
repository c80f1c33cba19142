// @vitest-environment happy-dom
// Somebody was quicker: whoever had chosen that seat is told who, as long as they choose no other.
import type { SeatView } from '@undercroft/protocol';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { lostSeat, type Picking, type Quicker, usePicking, useQuicker } from '../src/online/seat-picking.tsx';
import { removePages } from './panels-support.ts';

afterEach(removePages);

const free: SeatView = { held: 'nobody', by: 'open' };
const held = (name: string, isYou = false): SeatView => ({ held: 'person', name, isYou });

test('a seat is lost to other people, not to oneself and not to bots', () => {
  expect(lostSeat([held('Bence'), free], [0])).toEqual({ seat: 0, name: 'Bence' });
  expect(lostSeat([held('Anna', true), free], [0])).toBeUndefined();
  expect(lostSeat([held('Bence'), free], [1])).toBeUndefined();
  expect(lostSeat([{ held: 'bot', strength: 'novice' } as SeatView], [0])).toBeUndefined();
});

test('the choice goes on to a free seat, and it is said who was quicker until another is chosen', () => {
  const page = document.createElement('div');
  document.body.append(page);
  let shown: { picking: Picking; quicker: Quicker | undefined } | undefined;
  const Part = ({ seats }: { seats: readonly SeatView[] }) => {
    const picking = usePicking(
      seats.flatMap((seat, i) => (seat.held === 'nobody' ? [i] : [])),
      undefined,
    );
    shown = { picking, quicker: useQuicker(seats, picking.chosen) };
    return null;
  };
  const draw = (seats: readonly SeatView[]) => act(() => render(h(Part, { seats }), page));
  draw([held('Anna'), free, free, free]);
  expect(shown).toMatchObject({ picking: { chosen: [1] }, quicker: undefined });
  // Somebody sits down elsewhere.
  draw([held('Anna'), free, held('Cili'), free]);
  expect(shown?.quicker).toBeUndefined();
  draw([held('Anna'), held('Bence'), held('Cili'), free]);
  expect(shown).toMatchObject({ picking: { chosen: [3] }, quicker: { seat: 1, name: 'Bence' } });
  draw([held('Anna'), held('Bence'), free, free]);
  expect(shown?.quicker?.name).toBe('Bence');
  act(() => shown?.picking.choose(2));
  expect(shown?.quicker).toBeUndefined();
  draw([held('Anna'), held('Bence'), held('Dóra'), held('Cili')]);
  expect(shown).toMatchObject({ picking: { chosen: [] }, quicker: { seat: 2, name: 'Dóra' } });
});

// @vitest-environment happy-dom
// An undo that takes the turn from somebody says so: to whoever is asked, and to whoever has lost the turn.
import { signal } from '@preact/signals';
import { unwrap } from '@undercroft/engine';
import { CAVERS, subTerra } from '@undercroft/sub-terra';
import type { ComponentType } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import together from '../../words/src/en/together.ts';
import type { OnlineSession } from '../src/online/online-session.ts';
import { OnlineTable } from '../src/online/online-table.ts';
import { TurnTakenCard, UndoCard } from '../src/online/undo-cards.tsx';
import { FakeServer } from './fake-server.ts';
import { one, removePages, show } from './panels-support.ts';

afterEach(removePages);

const OPTIONS = { cavers: CAVERS.slice(0, 4).map((caver, i) => ({ caver, seat: i % 2 })) };

/** Seat 0 has ended the first turn, for which nothing is drawn: seat 1 is to decide. */
async function ended() {
  const server = new FakeServer(subTerra, OPTIONS, 'turns');
  const anna = server.join(0) as unknown as OnlineSession;
  const bence = server.join(1) as unknown as OnlineSession;
  const cili = server.join() as unknown as OnlineSession;
  const end = () => anna.act(0, [{ type: 'end' }]);
  end();
  await server.deliver();
  expect([anna.acting, bence.acting]).toEqual([undefined, 1]);
  return { server, anna, bence, cili, end };
}

const control = { scene: signal({ cards: [] }), view: signal({ noun: () => 'End turn' }) };
const textOf = (part: unknown, session: OnlineSession): string => {
  const page = show(part as ComponentType<object>, { table: new OnlineTable(session), together, control });
  return page.textContent ?? '';
};

describe('whoever loses the turn by an undo', () => {
  test('is told who took back what and whose turn it is again; nobody else is', async () => {
    const { server, anna, bence, cili } = await ended();
    const plan = unwrap(anna.planUndo(0));
    expect(plan.free).toBe(true);
    anna.undo(0, plan);
    await server.deliver();
    expect(bence.turnTaken.value).toEqual({ by: 0, takes: plan.takes });
    expect([anna.turnTaken.value, cili.turnTaken.value]).toEqual([undefined, undefined]);
    const text = textOf(TurnTakenCard, bence);
    expect(text).toContain('player 0 took back “End turn”');
    expect(text).toContain('It is player 0’s turn again.');
  });

  test('is told until it is their turn again, or until they have read it', async () => {
    const { server, anna, bence, end } = await ended();
    const takeBack = async () => {
      anna.undo(0, unwrap(anna.planUndo(0)));
      await server.deliver();
    };
    await takeBack();
    end();
    await server.deliver();
    expect([bence.acting, bence.turnTaken.value]).toEqual([1, undefined]);
    await takeBack();
    const page = show(TurnTakenCard as ComponentType<object>, { table: new OnlineTable(bence), together, control });
    act(() => one(page, 'button').click());
    expect([page.textContent, bence.turnTaken.value]).toEqual(['', undefined]);
  });

  test('is not told what they have undone themselves, at another device', async () => {
    const { server, anna } = await ended();
    const other = server.join(0, 1) as unknown as OnlineSession;
    anna.undo(0, unwrap(anna.planUndo(0)));
    await server.deliver();
    expect([other.decider, other.turnTaken.value]).toEqual([0, undefined]);
  });
});

describe('whoever is asked to agree', () => {
  const ask = (session: OnlineSession, seat: number, needs: number[]) =>
    session.setAbout({ ...session.about.value, ask: { id: 1, seat, takes: 1, needs, agreed: [] } });

  test('reads whose turn it takes', async () => {
    const { anna, bence, cili } = await ended();
    ask(bence, 0, [1]);
    expect(textOf(UndoCard, bence)).toContain('It takes the turn from you: player 0 would decide again.');
    for (const other of [anna, cili]) {
      ask(other, 0, [1]);
      expect(textOf(UndoCard, other)).toContain('It takes the turn from player 1.');
    }
  });

  test('reads nothing of it where the turn stays', async () => {
    const { bence } = await ended();
    ask(bence, 1, [0]);
    expect(textOf(UndoCard, bence)).not.toContain('takes the turn');
  });
});

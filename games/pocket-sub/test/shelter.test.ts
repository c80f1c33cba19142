// On the tiles of PS-BOARD-1 no sub can get stuck in a Command Centre, so `load` refuses such a move and no scenario can show
// it. The rule holds on any tiles: here the way is laid by hand, in memory.
import { unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Event, pocketSub } from '../rules/index.ts';

type Sea = ReturnType<typeof pocketSub.blank>;

function play(sea: Sea, action: object): Event[] {
  const events: Event[] = [];
  pocketSub.play(sea, unwrap(pocketSub.check(sea, action)), (event) => events.push(event));
  return events;
}

test('PS-MEET-2, PS-MOVE-4 a failed move inside a friendly Command Centre destroys nothing', () => {
  const opening = pocketSub.save(unwrap(pocketSub.open({ players: 3 })));
  const commandCentres = { ...opening.commandCentres, red: '0,0:c' };
  const subs = { ...opening.subs, red: ['0,0:e0', '0,-1:e5'] };
  const sea = unwrap(pocketSub.load({ ...opening, commandCentres, subs }));
  play(sea, { type: 'sub', at: '0,0:e0' });
  const visited = ['0,0:e1', '0,0:e3', '0,0:e5', '0,0:e0'];
  sea.path.set(visited.map((name) => sea.board.names.indexOf(name)));
  Object.assign(sea, { pathLength: visited.length, points: 2 });

  const events = play(sea, { type: 'step', to: '0,0:c' });
  expect(events).toContainEqual({ type: 'sheltered', rule: 'PS-MEET-2', fleet: 'red', at: '0,0:c', from: 'stuck' });
  expect(events.filter(({ type }) => type === 'sub-lost')).toEqual([]);
  expect(pocketSub.status(sea)).toEqual({ type: 'seat', seat: 0, asks: 'mine' });
  for (const at of visited) expect(pocketSub.check(sea, { type: 'mine', at }).ok).toBe(true);

  play(sea, { type: 'mine', at: '0,0:e3' });
  expect(pocketSub.status(sea)).toMatchObject({ seat: 1 });
  expect(pocketSub.save(sea).subs.red).toEqual(['0,-1:e5', '0,0:c']);
});

// What the fleets play for and how far it is, as seen from this seat.

import type { Goal, Position, Seating } from '@undercroft/page-kit/game-view';
import type { PocketSub } from '@undercroft/pocket-sub';
import type { PocketSubWords } from '@undercroft/pocket-sub/words';
import { enemiesOf } from './plan-courses.ts';
import { fleetsOf, SETTING_UP, type Sea } from './sea.ts';

/** The player deciding, or the next person to decide; nobody where only bots play. */
function viewerOf({ seat, options: { players } }: Sea, { bots }: Seating): number | undefined {
  const order = Array.from({ length: players }, (_, i) => (seat + i) % players);
  return order.find((one) => bots[one] !== true);
}

export function goalOf({ state: sea, snapshot }: Position<PocketSub>, seating: Seating, words: PocketSubWords): Goal {
  const { goal } = words.plan;
  const viewer = viewerOf(sea, seating);
  const fleets = fleetsOf(sea);
  const enemies = viewer === undefined ? [] : enemySeats(sea, viewer).map((seat) => fleets[seat] ?? 'red');
  return {
    icon: 'sub',
    title: enemies.length === 0 ? goal.sinkAll : goal.sink(enemies),
    text: [textOf(sea, snapshot.phase, viewer, words), ...quiet(sea, words)].join(', '),
  };
}

/** Enemies that still have subs; while fleets are being placed, all. */
const enemySeats = (sea: Sea, viewer: number): number[] => {
  const afloat = enemiesOf(sea, viewer);
  return afloat.length > 0 ? afloat : fleetsOf(sea).flatMap((_, seat) => (isEnemy(sea, seat, viewer) ? [seat] : []));
};

const isEnemy = (sea: Sea, one: number, other: number): boolean => sea.board.sides[one] !== sea.board.sides[other];

function textOf(sea: Sea, phase: string, viewer: number | undefined, { plan: { goal } }: PocketSubWords): string {
  if ((SETTING_UP as readonly string[]).includes(phase)) return goal.deploy;
  if (phase === 'over') return goal.over;
  const others = fleetsOf(sea).map((of, seat) => ({ of, seat, subs: sea.fleet[seat] ?? 0 }));
  if (viewer === undefined) return goal.left(others.filter(({ subs }) => subs > 0));
  const enemies = others.filter(({ seat, subs }) => isEnemy(sea, seat, viewer) && subs > 0);
  const mates = others.filter(({ seat, subs }) => seat !== viewer && !isEnemy(sea, seat, viewer) && subs > 0);
  return goal.left([...enemies, ...mates], sea.fleet[viewer] ?? 0);
}

/** PS-END-2: nothing was laid or lost for a while. */
const quiet = ({ quiet: rounds }: Sea, { plan: { goal } }: PocketSubWords): string[] =>
  rounds === 1 || rounds === 2 ? [goal.quiet(rounds)] : [];

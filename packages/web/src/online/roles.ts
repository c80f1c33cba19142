// What each seat plays: its cavers, explorers or fleet, as they are drawn on their cards.
import type { GameView, Seating } from '@undercroft/page-kit/game-view';
import type { OnlineSession } from './online-session.ts';

export interface Role {
  readonly faces: readonly string[];
  readonly names: readonly string[];
}

export function rolesOf({ state, about }: OnlineSession, view: GameView): readonly Role[] {
  const { seats } = about.value;
  const seating: Seating = { names: seats.map(() => ''), bots: seats.map(() => false) };
  const { cards } = view.at(state).scene(seating);
  return seats.map((_, seat) => {
    const own = cards.filter((card) => card.seat === seat);
    return { faces: own.map(({ face }) => face), names: own.map(({ name }) => name) };
  });
}

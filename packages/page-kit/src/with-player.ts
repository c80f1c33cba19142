// What is said about somebody at the end, after the name of their player.
import type { Seat } from '@undercroft/engine';
import type { PageWords } from '@undercroft/words/en/page';
import type { Seating } from './game-view.ts';

/** 'Anna · out in round 17 with 1 health'. */
export function withPlayer(text: string, seat: Seat, { names, bots }: Seating, { common }: PageWords): string {
  const who = bots[seat] ? common.bot : names[seat];
  return who ? `${who} · ${text}` : text;
}

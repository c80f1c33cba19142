// A refusal as a player reads it: the reason in words, and the rule it follows from.
import type { Refusal } from '@undercroft/engine';
import type { Screen } from '../screens/screen.ts';
import { tellTableRefusal } from './en.ts';

export function refusalText(screen: Screen, state: unknown, refusal: Refusal): string {
  const name = (seat: number) => screen.seatName(state, seat);
  const words = refusal.rule.startsWith('TB-') ? tellTableRefusal(refusal, name) : screen.tellRefusal(state, refusal);
  return `${words ?? `This is not possible: ${refusal.kind.replaceAll('-', ' ')}.`} (${refusal.rule})`;
}

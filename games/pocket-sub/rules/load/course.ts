// Checks the regions of the move under way: what is there must have let the sub start and pass.

import { impossible, type RuleId } from '@undercroft/engine';
import { areFriends, isEmpty, isFriendlyCentre, nameOf, type Sea } from '../sea.ts';
import type { Snapshot } from '../snapshot.ts';
import { INTELLIGENCE, MAP } from '../tokens.ts';

export function checkCourse(sea: Sea, { phase }: Snapshot): void {
  const passed = phase === 'step' ? sea.pathLength : sea.pathLength - 1;
  if (passed > 0) checkStart(sea);
  for (let i = 1; i < passed; i++) checkPassing(sea, i);
}

/** Outside a Command Centre a sub starts alone, and nothing else comes there in the same turn. */
function checkStart(sea: Sea): void {
  const start = sea.path[0]!;
  if (isFriendlyCentre(sea, start, sea.seat) || isEmpty(sea, start)) return;
  const rule = sea.centres[start] ? 'PS-MEET-5' : 'PS-MEET-1';
  throw impossible('occupied', rule, ['move', 'path', 0], nameOf(sea, start));
}

export function checkPassing(sea: Sea, i: number): void {
  const rule = ruleAgainstPassing(sea, sea.path[i]!);
  if (rule) throw impossible('no-passage', rule, ['move', 'path', i], nameOf(sea, sea.path[i]!));
}

/** The clause by which the sub would have been lost in this region, or the enemy there would be gone. */
function ruleAgainstPassing(sea: Sea, at: number): RuleId | undefined {
  if (isFriendlyCentre(sea, at, sea.seat)) return undefined;
  if (sea.centres[at]) return sea.using & MAP ? undefined : 'PS-MEET-5';
  const owner = sea.mines[at] || sea.afloat[at];
  if (!owner || areFriends(sea, owner - 1, sea.seat) || sea.using & INTELLIGENCE) return undefined;
  return sea.mines[at] ? 'PS-MEET-3' : 'PS-MEET-4';
}

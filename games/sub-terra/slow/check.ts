/** Skill checks of a single caver, and their consequences. */
import { withMark } from './cave.ts';
import { canLoseHealth, lose, passes } from './health.ts';
import { placeOf, type SlowState, withCaver } from './state.ts';
import { roughGroundMatters } from './step.ts';
import { askDie, type Check, type Question, type TaskOf } from './task.ts';
import type { Caver, Choice } from './vocabulary.ts';

export function checkQuestion(state: SlowState, { caver, check }: TaskOf<'check'>): Question | undefined {
  return isRolled(state, caver, check) ? askDie() : undefined;
}

/** ST-ASK-3, ST-TURN-3 */
function isRolled(state: SlowState, caver: Caver, check: Check): boolean {
  switch (check) {
    case 'rope':
    case 'hide':
      return true;
    case 'exertion':
      return canLoseHealth(state, caver);
    case 'rough':
      return canLoseHealth(state, caver) && roughGroundMatters(state, caver);
    default:
      return check satisfies never;
  }
}

export function resolveCheck(
  state: SlowState,
  { caver, check }: TaskOf<'check'>,
  choice: Choice | undefined,
): SlowState {
  if (choice?.type !== 'die') return state;
  const passed = passes(state, caver, choice.face);
  switch (check) {
    case 'rope':
      return passed ? placeRope(state, caver) : state;
    case 'hide':
      return passed ? withCaver(state, caver, { hidden: true }) : state;
    case 'exertion':
    case 'rough':
      return passed ? state : lose(state, [{ caver, amount: 1 }]);
    default:
      return check satisfies never;
  }
}

export function placeRope(state: SlowState, caver: Caver): SlowState {
  return { ...state, cave: withMark(state.cave, placeOf(state, caver), 'rope') };
}

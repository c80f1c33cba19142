// What happens after a roll.

import { type Descent, nameOf, neededFace } from './descent.ts';
import type { Emit } from './events.ts';
import { caveIn } from './hazard-effects.ts';
import { hurt } from './health.ts';
import { HIDDEN } from './marks.ts';
import { fastenRope } from './perform.ts';
import {
  FOR_CAVE_IN,
  FOR_DARKNESS,
  FOR_EXERTION,
  FOR_HIDING,
  FOR_ROPE,
  FOR_ROUGH,
  FOR_TREMOR,
  rollName,
} from './rolling.ts';

export function applyRoll(d: Descent, face: number, emit: Emit): void {
  if (d.purpose === FOR_CAVE_IN) {
    emit?.({ type: 'rolled', rule: 'ST-HAZ-CAVEIN', why: 'cave-in', face });
    return caveIn(d, face, emit);
  }
  const need = neededFace(d, d.roller);
  const passed = face >= need;
  emit?.({
    type: 'rolled',
    rule: 'ST-TURN-5',
    caver: nameOf(d, d.roller),
    why: rollName(d.purpose),
    face,
    needed: need,
    passed,
  });
  resolveCheck(d, passed ? 1 : 0, emit);
}

function resolveCheck(d: Descent, passed: number, emit: Emit): void {
  const i = d.roller;
  switch (d.purpose) {
    case FOR_EXERTION:
      return passed ? undefined : hurt(d, i, 1, 'exertion', emit);
    case FOR_ROUGH:
      return passed ? undefined : hurt(d, i, 1, 'rough', emit);
    case FOR_ROPE:
      return passed ? fastenRope(d, 'ST-ACT-ROPE', emit) : undefined;
    case FOR_HIDING:
      return passed ? hide(d, i, emit) : undefined;
    case FOR_TREMOR:
    case FOR_DARKNESS:
      d.losses[i] = 1 - passed;
      return;
    default:
      throw new RangeError(`no such roll: ${d.purpose}`);
  }
}

function hide(d: Descent, i: number, emit: Emit): void {
  d.states[i] = d.states[i]! | HIDDEN;
  emit?.({ type: 'hid', rule: 'ST-ACT-HIDE', caver: nameOf(d, i) });
}

// The position that a few steps lead to.
import { type Game, Table } from '@undercroft/engine';
import type { GuidedStep } from '@undercroft/learn/schemas';

/** Throws where a step is refused: the steps are ours, and tests play them. */
export function positionAfter(game: Game, state: unknown, steps: readonly GuidedStep[]): unknown {
  const table = Table.fromPosition(game, state as never);
  for (const step of steps) {
    const status = table.status();
    const done =
      'act' in step
        ? table.propose(status.type === 'seat' ? status.seat : -1, step.act)
        : table.applyOutcome(step.chance);
    if (!done.ok) throw new Error(`a step of a picture was refused: ${done.error.kind}`);
  }
  return table.state;
}

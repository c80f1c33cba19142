// What is said when a run was broken off: how far it came, and how to go on.
import { calledAs, type Io } from '../cli/io.ts';
import { count } from '../words/numbers.ts';
import type { Conducted } from './conduct.ts';
import type { Order } from './order.ts';

/** A command to go on with has a line of its own, to be copied whole. */
export function sayBrokenOff({ stderr, env }: Io, { out, head, queue }: Order, { games, planned }: Conducted): void {
  const far = `Broken off after ${count(games)} of ${count(planned)} games.`;
  const workers = queue ? ' The workers go on with them.' : '';
  stderr.write(`${far}${workers}${goingOn()}\n`);

  function goingOn(): string {
    if (out !== undefined)
      return ` To go on:\n  ${calledAs(env)} ${head.kind} --resume --out ${out}${queue ? ' --queue ADDRESS' : ''}`;
    return queue ? `\nThe same command with --seed ${head.plan.seed} takes them up.` : '';
  }
}

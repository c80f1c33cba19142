// The message for an interrupted run: how far it came, and how to resume it.
import { type Io, programName } from '../cli/io.ts';
import { count } from '../words/numbers.ts';
import type { RunTotals } from './execute-run.ts';
import type { RunRequest } from './run-request.ts';

/** The command is on its own line, so that it can be copied. */
export function printInterrupted(
  { stderr, env }: Io,
  { out, head, queue }: RunRequest,
  { games, planned }: RunTotals,
): void {
  const progress = `Broken off after ${count(games)} of ${count(planned)} games.`;
  const workers = queue ? ' The workers go on with them.' : '';
  stderr.write(`${progress}${workers}${resumeText()}\n`);

  function resumeText(): string {
    if (out !== undefined)
      return ` To go on:\n  ${programName(env)} ${head.kind} --resume --out ${out}${queue ? ' --queue ADDRESS' : ''}`;
    return queue ? `\nThe same command with --seed ${head.plan.seed} takes them up.` : '';
  }
}

// Runs in a thread of the pool and plays chunks of a plan. Only ever started as compiled JavaScript.
import { join } from 'node:path';
import { type GameRecord, ok, type Result, writeRecord } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { writeAtomically } from '../records/files.ts';
import type { Plan, PlanSlot } from '../results/plan.ts';
import { english } from '../words/english.ts';
import { playBatch } from './batch.ts';

export interface Task {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
  /** Where records go, if anywhere. */
  readonly folder?: string;
  /** Not 0: stop soon. */
  readonly stop: Int32Array;
}

export default async function work(task: Task): Promise<Result<GameResult[], string>> {
  const { plan, from, to, folder, stop } = task;
  let written: Result<unknown, string> = ok(undefined);
  const onRecord = (slot: PlanSlot, record: GameRecord) => {
    written = writeAtomically(recordPath(folder ?? '', plan, slot), writeRecord(record), english.files);
  };
  const shouldStop = () => !written.ok || Atomics.load(stop, 0) !== 0;
  const results = await playBatch(plan, from, to, { shouldStop, ...(folder === undefined ? {} : { onRecord }) });
  return written.ok ? ok(results) : (written as Result<never, string>);
}

/** Numbered like the games' random streams, so that a single game can be reproduced. */
function recordPath(folder: string, { game, settings }: Plan, slot: PlanSlot): string {
  const setting = settings.length > 1 ? `-${slot.setting + 1}` : '';
  return join(folder, `${game}${setting}-${String(slot.game).padStart(6, '0')}.jsonl`);
}

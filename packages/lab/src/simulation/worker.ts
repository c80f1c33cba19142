// What runs in a thread of the pool: pieces of a plan. Only ever started as compiled JavaScript.
import { join } from 'node:path';
import { type GameRecord, ok, type Result, writeRecord } from '@undercroft/engine';
import { writeWhole } from '../records/files.ts';
import type { GameResult } from '../results/game-result.ts';
import type { Place, Plan } from '../results/plan.ts';
import { playBatch } from './batch.ts';

export interface Task {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
  /** Where records go, if anywhere. */
  readonly folder?: string;
  /** Not 0: come to an end. */
  readonly stop: Int32Array;
}

export default async function work(task: Task): Promise<Result<GameResult[], string>> {
  const { plan, from, to, folder, stop } = task;
  let written: Result<unknown, string> = ok(undefined);
  const keep = (place: Place, record: GameRecord) => {
    written = writeWhole(recordPath(folder ?? '', plan, place), writeRecord(record));
  };
  const isOver = () => !written.ok || Atomics.load(stop, 0) !== 0;
  const results = await playBatch(plan, from, to, { isOver, ...(folder === undefined ? {} : { keep }) });
  return written.ok ? ok(results) : (written as Result<never, string>);
}

/** Numbered as the games' random streams are, so that one game can be had again. */
function recordPath(folder: string, { game, settings }: Plan, place: Place): string {
  const setting = settings.length > 1 ? `-${place.setting + 1}` : '';
  return join(folder, `${game}${setting}-${String(place.game).padStart(6, '0')}.jsonl`);
}

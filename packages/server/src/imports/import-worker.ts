// Runs in a thread: reads and replays a record that somebody sent.
import type { Result } from '@undercroft/engine';
import type { Problem } from '@undercroft/protocol';
import type { NewRows } from '../tables/create-table.ts';
import { currentRules } from '../tables/known-rules.ts';
import { type ImportTask, prepareImport } from './prepare-import.ts';

export default function read(task: ImportTask): Result<NewRows, Problem> {
  return prepareImport(currentRules(), task);
}

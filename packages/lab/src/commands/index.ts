// Every command, in the order of the help.
import type { Command } from '../cli/command.ts';
import { arena } from './arena.ts';
import { compareSettings } from './compare.ts';
import { online } from './online.ts';
import { play } from './play.ts';
import { position } from './position.ts';
import { replayRecord } from './replay.ts';
import { report } from './report.ts';
import { scenario } from './scenario.ts';
import { show } from './show.ts';
import { simulateGames } from './simulate.ts';
import { sweep } from './sweep.ts';
import { verifyRecord } from './verify.ts';
import { worker } from './worker.ts';

export const commands: readonly Command[] = [
  play,
  show,
  replayRecord,
  position,
  simulateGames,
  compareSettings,
  arena,
  sweep,
  worker,
  report,
  scenario,
  online,
  verifyRecord,
];

// Every command, in the order of the help.
import type { Command } from '../cli/command.ts';
import { overview } from '../cli/help.ts';
import type { Io } from '../cli/io.ts';
import type { Locale } from '../cli/locale.ts';
import { arena } from './arena.ts';
import { compareSettings } from './compare.ts';
import { online } from './online.ts';
import { play } from './play.ts';
import { position } from './position.ts';
import { replayRecord } from './replay.ts';
import { report } from './report.ts';
import { scenario } from './scenario.ts';
import { server } from './server.ts';
import { show } from './show.ts';
import { simulateGames } from './simulate.ts';
import { sweep } from './sweep.ts';
import { verifyRecord } from './verify.ts';
import { worker } from './worker.ts';

/** These speak English in every language. */
const LABORATORY: readonly Command[] = [
  position,
  simulateGames,
  compareSettings,
  arena,
  sweep,
  worker,
  report,
  scenario,
  verifyRecord,
  server,
];

const forPlayers = (locale: Locale): readonly Command[] => [
  play(locale),
  show(locale),
  replayRecord(locale),
  online(locale),
];

export const commandsIn = (locale: Locale): readonly Command[] => [...forPlayers(locale), ...LABORATORY];

export const isOfLaboratory = ({ name }: Command): boolean => LABORATORY.some((known) => known.name === name);

/** The help on all commands. */
export const overviewLines = (io: Io): string[] =>
  overview({ forPlayers: forPlayers(io.locale), ofLaboratory: LABORATORY }, io);

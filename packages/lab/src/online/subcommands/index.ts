// Everything that can be done online from a terminal, by the word that is typed for it, in the order of the help.
import { said, say } from './chat.ts';
import { abandon, agree, decline, rematch, resign, undo } from './game.ts';
import { name, recover, recovery } from './identity.ts';
import { play, seats, show, watch } from './play.ts';
import { importRecord, record } from './records.ts';
import { bot, leave, link, revoke, take } from './seats.ts';
import type { Subcommand, SubcommandName } from './subcommand.ts';
import { join, list, open } from './tables.ts';

export const SUBCOMMANDS: Readonly<Record<SubcommandName, Subcommand>> = {
  name,
  recovery,
  recover,
  open,
  join,
  list,
  show,
  seats,
  play,
  watch,
  say,
  said,
  undo,
  agree,
  decline,
  resign,
  abandon,
  rematch,
  record,
  import: importRecord,
  take,
  leave,
  bot,
  link,
  revoke,
};

export const SUBCOMMAND_NAMES = Object.keys(SUBCOMMANDS) as readonly SubcommandName[];

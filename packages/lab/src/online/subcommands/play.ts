// Looking at a table, playing and watching it.
import type { FollowOptions } from '../follower.ts';
import { readPatience } from '../options.ts';
import { playOnline } from '../play.ts';
import { seatLines } from '../seats-text.ts';
import { tableLines, titleText } from '../table-text.ts';
import { asUsageError, loadSession, mapLines, type Subcommand, withTable } from './subcommand.ts';

export const show = withTable(async (connection, id) =>
  mapLines(await loadSession(connection, id), (session) => {
    const title = `${titleText(session)} ${session.words.online.atMove(session.table.length)}`;
    return [title, ...seatLines(session), '', ...tableLines(session)];
  }),
);

/** The hash is of the secret from which chance is drawn. */
export const seats = withTable(async (connection, id) =>
  mapLines(await loadSession(connection, id), (session) => [
    ...seatLines(session),
    `  ${session.words.online.dice(session.view.dice.hash)}`,
  ]),
);

const follow = (mode: Pick<FollowOptions, 'isWatching'>): Subcommand =>
  withTable(async (connection, id) => {
    const patience = asUsageError(readPatience(connection.args, connection.io));
    if (!patience.ok) return patience;
    return mapLines(await playOnline(connection, id, { ...mode, patience: patience.value }), () => []);
  });

export const play = follow({ isWatching: false });
export const watch = follow({ isWatching: true });

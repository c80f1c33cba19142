// The game from here to its end, or until somebody leaves.

import type { Seat, Status } from '@undercroft/engine';
import { calledAs } from '../cli/io.ts';
import { BrokenOff } from '../players/foreign.ts';
import type { Started } from './begin.ts';
import { isBot } from './bots.ts';
import { decide, type Next, showEnd } from './decide.ts';
import { Session } from './session.ts';
import type { Talk } from './talk.ts';

export async function playStarted(started: Started, talk: Talk): Promise<void> {
  const { screen, table, seed } = started;
  const { game, state } = table;
  talk.say(
    `${screen.game.facts.title}, ${screen.describe(game.options(state))}. Seed ${seed}. Type ? for help, q to leave.`,
  );
  const session = new Session(started, talk);
  let next: Next = 'on';
  while (next === 'on') next = await advance(session, table.status());
  talk.close();
  await session.bots.close();
  sayGoodbye(session);
}

async function advance(session: Session, status: Status): Promise<Next> {
  const { byHand, table } = session;
  switch (status.type) {
    case 'chance':
      if (byHand) return decide(session);
      session.draw();
      return 'on';
    case 'seat':
      return isBot(table.sitters[status.seat]) ? playBot(session, status.seat) : decide(session);
    case 'over':
      return table.sitters.some(({ player }) => player === 'human') ? decide(session) : showEnd(session);
    default:
      return status satisfies never;
  }
}

/** Somebody may leave while a program of theirs is still thinking. */
async function playBot(session: Session, seat: Seat): Promise<Next> {
  try {
    await session.playBot(seat);
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error;
  }
  return session.talk.isBrokenOff ? 'left' : 'on';
}

function sayGoodbye({ talk, table, path, isKept }: Session): void {
  if (!isKept) return;
  const program = calledAs(process.env);
  const over = table.status().type === 'over';
  const next = over
    ? ['Hear it again with', `  ${program} replay ${path}`]
    : ['Go on with', `  ${program} play --continue`];
  talk.say(['', `The game is kept in ${path}`, ...next]);
}

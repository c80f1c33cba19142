// The question to a player: whose decision it is, and what should be known for it.
import { type Snapshot, subTerra } from '@undercroft/sub-terra';
import * as teamSetup from '@undercroft/terminal/cave/team-setup';
import type { QuestionText } from '@undercroft/words/grammar';
import { atPlace } from './places.ts';
import { ledBy, seatName } from './seats.ts';
import { type Descent, readView } from './view.ts';
import type { Words } from './words.ts';

/** ST-TURN-1, ST-TURN-3. */
const POINTS = 2;

export const pointsLeft = ({ points, exerted }: Snapshot, { game }: Words): string =>
  game.pointsLeft(points, POINTS + (exerted ? 1 : 0));

export function question(descent: Descent, words: Words): string {
  const position = subTerra.save(descent);
  const { text, note } = addressed(descent, position, words);
  return [text, ...(note ? [note] : []), ...more(descent, position, words)].join(' ');
}

function addressed(descent: Descent, position: Snapshot, words: Words): QuestionText {
  const status = subTerra.status(descent);
  const plainly = words.game.question(position);
  if (status.type !== 'seat') return plainly;
  const isNeeded = teamSetup.needsName({
    players: subTerra.seats(descent),
    members: ledBy(descent, status.seat).map((caver) => words.game.cavers[caver].name),
    question: plainly.text,
  });
  return isNeeded ? words.game.question(position, seatName(descent, status.seat, words)) : plainly;
}

/** What the page shows elsewhere. */
function more(descent: Descent, position: Snapshot, words: Words): string[] {
  const { terminal } = words;
  const { asks, hunt } = position;
  if (asks === 'action') return [`${pointsLeft(position, words)}.`];
  const hand = asks === 'place' ? readView(descent, words).hand : undefined;
  if (hand) return [terminal.layAt(atPlace(hand.cell, words))];
  return asks === 'path' && hunt ? [terminal.horrorAt(atPlace(hunt.horror, words))] : [];
}

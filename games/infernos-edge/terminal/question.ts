// The question to a player, in one sentence that names the player and the explorer.
import { infernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { needsName } from '@undercroft/terminal/cave/team-setup';
import { gapWarning } from './closing.ts';
import { ledBy, seatName } from './seats.ts';
import type { Expedition } from './view.ts';
import type { Words } from './words.ts';

export function question(expedition: Expedition, words: Words): string {
  const status = infernosEdge.status(expedition);
  const position = infernosEdge.save(expedition);
  if (status.type === 'chance') return chanceQuestion(position, words);
  const player = status.type === 'seat' ? addressee(expedition, position, status.seat, words) : undefined;
  const { text, note } = words.game.question(position, player);
  const more = position.asks === 'action' ? actingText(position, words) : note;
  const parts = [text, more, status.type === 'seat' ? gapWarning(expedition, words) : undefined];
  return parts.filter((part) => part).join(' ');
}

/** Whom the question names, where it has to. */
function addressee(expedition: Expedition, position: Snapshot, seat: number, words: Words): string | undefined {
  const isNamed = needsName({
    players: infernosEdge.seats(expedition),
    members: ledBy(expedition, seat, words),
    question: words.game.question(position).text,
  });
  return isNamed ? seatName(expedition, seat, words) : undefined;
}

function chanceQuestion({ asks, roll, actor, active }: Snapshot, { terminal: { chance } }: Words): string {
  if (asks === 'tile') return chance.tile(actor);
  return asks === 'die' && roll ? chance.die(roll.explorer, roll.why) : chance.hazard(roll?.explorer ?? active);
}

/** IE-TURN-1. */
const POINTS = 2;

/** '1 of 2 points left, holds a key.' */
function actingText({ actor, points, exerted, explorers }: Snapshot, { game }: Words): string {
  const holds = explorers[actor]?.holds;
  const left = game.pointsLeft(points, POINTS + (exerted ? 1 : 0));
  return `${[left, ...(holds ? [game.team.holds(holds)] : [])].join(', ')}.`;
}

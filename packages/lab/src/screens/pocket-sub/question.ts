// What is asked of a player, in one sentence addressed to them.
import { pocketSub } from '@undercroft/pocket-sub';
import { plural } from '../../words/grammar.ts';
import type { Sea } from './chart.ts';
import { placeName } from './places.ts';
import { fleetAt } from './sides.ts';

export function question(sea: Sea): string {
  const status = pocketSub.status(sea);
  if (status.type !== 'seat') return status.type === 'chance' ? 'The sea is laid by chance.' : 'The game is over.';
  const who = fleetAt(sea, status.seat);
  return `${who}, ${QUESTIONS[status.asks]?.(sea) ?? 'what do you do?'}`;
}

const QUESTIONS: Readonly<Record<string, (sea: Sea) => string>> = {
  'place-cc': () => 'where does your Command Centre stand?',
  'place-sub': (sea) => `where does your ${ORDINALS[sea.fleet[sea.seat] ?? 0]} sub lie?`,
  whirlpool: () => 'where does a whirlpool lie, and which way does it turn?',
  sub: () => 'which sub do you move?',
  step: (sea) => `where does the sub go from ${whereabouts(sea)}? ${plural(sea.points, 'point')} left.`,
  mine: (sea) => `where does the mine go? The course was ${course(sea)}.`,
};

const ORDINALS = ['first', 'second', 'third'];

const path = (sea: Sea): string[] =>
  (pocketSub.save(sea).move?.path ?? []).map((region) => placeName(sea.board.cells, region));

const whereabouts = (sea: Sea): string => path(sea).at(-1) ?? '';

const course = (sea: Sea): string => path(sea).join(' → ');

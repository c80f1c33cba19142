// Wake in English: the source, which the other languages must match. A kind without words does not compile.
import type { Refusal } from '@undercroft/engine';
import type { Event, RefusalKind, Size } from '@undercroft/wake';
import { Detail } from '@undercroft/words/detail';
import { addressed } from '@undercroft/words/english';
import type { MarkedText } from '@undercroft/words/grammar';
import { card } from './card.ts';

const fleets: readonly [red: string, blue: string] = ['Red', 'Blue'];

const events: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>) => MarkedText } = {
  'reef-laid': ({ at }) => `A reef breaks the surface at ${at}.`,
  moved: ({ seat, from, at }) => `*${fleets[seat]}* sails from ${from} to ${at}.`,
  'mine-laid': ({ seat, at }) => `*${fleets[seat]}* leaves a mine at ${at}.`,
  stuck: ({ seat, at }) => `*${fleets[seat]}* cannot move from ${at} and loses.`,
};

const refusals: Readonly<Record<RefusalKind, (d: Detail) => string>> = {
  malformed: () => 'That is not a move of this game.',
  'not-asked': (d) =>
    ({ reef: 'Not now: first the reefs are laid.', over: 'The game is over.' })[d.word('asks')] ??
    'Not now: first move your sub.',
  'no-such-cell': (d) => `There is no cell ${d.word('cell')} in this sea.`,
  'no-reef-there': (d) => `No reef can be laid at ${d.word('cell')}.`,
  'already-here': () => 'Your sub is there already. Choose an adjacent cell.',
  occupied: (d) => `The other sub is at ${d.word('cell')}. Go around it.`,
  reef: (d) => `A reef blocks ${d.word('cell')}.`,
  mine: (d) => `A mine lies at ${d.word('cell')}. Keep away.`,
  'too-far': (d) => `${d.word('cell')} is too far: move to an adjacent cell.`,
};

const contents = {
  reef: 'A reef: nobody can enter.',
  mine: 'A mine: nobody can enter.',
  empty: 'Open water.',
};

const en = {
  name: card.name,
  fleets,
  board: 'The sea',
  players: 'Players',
  describe: (event: Event): MarkedText => (events[event.type] as (event: Event) => MarkedText)(event),
  refusal: (refused: Refusal): string => refusals[refused.kind as RefusalKind](new Detail(refused)),
  question: (seat: number, player?: string): string => addressed(player || fleets[seat], 'where does your sub go?'),
  waiting: (seat: number): string => `${fleets[seat as 0 | 1]} is thinking`,
  chance: 'The reefs are laid by chance.',
  over: 'The game is over.',
  /** Always in sight: what both play for, and how it stands. */
  goal: {
    title: 'Shut in the other sub',
    text: (ways: number): MarkedText => `*${ways}* ${ways === 1 ? 'way' : 'ways'} open to you`,
  },
  move: { name: 'Move', does: 'Sail to an adjacent cell and leave a mine behind.', nowhere: 'You cannot move.' },
  ways: (n: number): string => `${n} ${n === 1 ? 'way' : 'ways'}`,
  moveTo: (cell: string): string => `Sail to ${cell}`,
  afterwards: (ways: number): string =>
    ways === 0
      ? 'The other sub cannot move: you win.'
      : `The other sub has ${ways} ${ways === 1 ? 'move' : 'moves'} left.`,
  round: (n: number): string => `Turn ${n}`,
  toMove: (seat: number): string => `${fleets[seat as 0 | 1]} to move`,
  states: { moving: 'to move', waiting: 'waiting', stuck: 'stuck' },
  contents,
  /** 'c3. Red sub.' */
  cell: (name: string, what: keyof typeof contents | 0 | 1): string =>
    `${name}. ${typeof what === 'number' ? `${fleets[what]} sub.` : contents[what]}`,
  begins: 'The sea is still. Red begins.',
  end: {
    title: (winner: number): string => `${fleets[winner as 0 | 1]} wins`,
    text: (mines: number): string => `${mines} mines lie in the water.`,
    decided: 'The other sub could not move.',
    won: 'still moving',
    lost: 'stuck',
    measures: ['moves left for Red', 'moves left for Blue'] as readonly [red: string, blue: string],
  },
  setUp: {
    title: 'Who sails?',
    size: 'Size of the sea',
    sizes: {
      5: { name: 'Small', does: '5 by 5 cells' },
      7: { name: 'Large', does: '7 by 7 cells' },
    } satisfies Record<Size, { name: string; does: string }>,
    begin: 'Set sail',
  },
};

export type WakeWords = typeof en;
export default en;

// What happens in Pocket Sub, in words. Tables by kind: a kind without words does not compile.
import type { Colour, Event, PocketEnding, Snapshot } from '@undercroft/pocket-sub';
import { capital, list } from '../../words/grammar.ts';

export type Cause = Extract<Event, { type: 'sub-lost' }>['cause'];
export type Token = Snapshot['using'][number];
type Passed = Extract<Event, { type: 'passed' }>['piece'];

/** How the position calls things. */
export interface Naming {
  /** '0,0:e4' is '3 SW'. */
  place(region: string): string;
  /** What a tile shows: 'deep, rocks N and S'. */
  tile(cell: string): string;
}

export const fleetName = (fleet: Colour): string => capital(fleet);
export const PIECES: Readonly<Record<Passed, string>> = { cc: 'Command Centre', sub: 'sub', mine: 'mine' };
export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  intelligence: 'Intelligence Report',
  map: 'Map',
  current: 'Strong Current',
};
export const TOKEN_SHORT: Readonly<Record<Token, string>> = { intelligence: 'Report', map: 'Map', current: 'Current' };
/** PS-CAP-5 to PS-CAP-7. */
export const TOKEN_NOTES: Readonly<Record<Token, string>> = {
  intelligence: 'enemy subs and mines are passed unharmed',
  map: 'enemy Command Centres are passed unharmed',
  current: '4 points instead of 3, all to be used',
};

const LOSSES: Readonly<Record<Cause, string>> = {
  mine: 'it ran into a mine',
  collision: 'it collided with an enemy sub',
  'hit-a-hero': 'it ran into a hero',
  'rammed-by-hero': 'a hero rammed it',
  'command-centre': 'it ran into an enemy Command Centre',
  friendly: 'it ended its move on a friendly piece',
  stuck: 'it had points left and no step to take',
  'no-mine': 'no mine could be laid',
};

/** How a game was decided: what became of the loser's last sub. */
export const ENDINGS: Readonly<Record<PocketEnding['how'], string>> = {
  mine: 'the last enemy sub ran into a mine',
  'rammed-by-hero': 'a hero rammed the last enemy sub',
  'command-centre': 'the last enemy sub ran into a Command Centre',
  friendly: 'the last enemy sub ended its move on a friendly piece',
  stuck: 'the last enemy sub had points left and no step to take',
  'no-mine': 'the last enemy sub could lay no mine',
  quiet: 'three rounds passed with nothing laid or lost',
};

type Tellers = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, naming: Naming) => string | undefined;
};

const TELL: Tellers = {
  'tile-laid': ({ at }, { place, tile }) => `${capital(place(at))}: ${tile(at)}.`,
  'cc-placed': ({ fleet, at }, { place }) => `${fleetName(fleet)}'s Command Centre is built at ${place(at)}.`,
  'sub-placed': ({ fleet, at }, { place }) => `A ${fleetName(fleet)} sub takes up position at ${place(at)}.`,
  'whirlpool-placed': ({ fleet, at, spin }, { place }) =>
    `${fleetName(fleet)} puts the ${spin} whirlpool at ${place(at)}.`,
  'turn-began': () => undefined,
  'tokens-spent': ({ fleet, use }) => `${fleetName(fleet)} spends the ${list(use.map((token) => TOKEN_NAMES[token]))}.`,
  'sub-chosen': ({ fleet, at }, { place }) => `${fleetName(fleet)} takes the sub at ${place(at)}.`,
  stepped: ({ to, rule }, { place }) =>
    rule === 'PS-MOVE-2' ? `It runs deep to ${place(to)}.` : `It goes to ${place(to)}.`,
  passed: ({ fleet, piece, of }) =>
    `It passes a ${of === fleet ? `${PIECES[piece]} of its own` : `${fleetName(of)} ${PIECES[piece]}`} unharmed.`,
  sheltered: ({ from }) =>
    `${from === 'stuck' ? 'It cannot go on' : 'No mine can be laid'}, but in its Command Centre it is safe.`,
  'sub-lost': ({ fleet, at, cause }, { place }) =>
    `${fleetName(fleet)}'s sub is lost at ${place(at)}: ${LOSSES[cause]}.`,
  'mine-lost': ({ fleet, at }, { place }) => `The ${fleetName(fleet)} mine at ${place(at)} goes off.`,
  hero: ({ fleet, at }, { place }) => `${fleetName(fleet)}'s last sub, at ${place(at)}, is a hero now.`,
  eliminated: ({ fleet }) => `${fleetName(fleet)} has no subs left.`,
  'mine-laid': ({ fleet, at }, { place }) => `${fleetName(fleet)} lays a mine at ${place(at)}.`,
  'round-ended': ({ round, quiet }) =>
    `Round ${round} ends${quiet > 0 ? `, the ${ORDINALS[quiet]} in a row with nothing laid or lost` : ''}.`,
  'whirlpool-turned': ({ at, spin }, { place }) => `The whirlpool turns the tile of ${place(at)} ${spin}.`,
  won: ({ fleets }) => `${list(fleets.map(fleetName))} ${fleets.length === 1 ? 'wins' : 'win'}.`,
  drawn: () => 'The game is a draw.',
};

const ORDINALS = ['', 'first', 'second', 'third'];

export function tellEvent(event: Event, naming: Naming): string | undefined {
  const tell = TELL[event.type] as (event: Event, naming: Naming) => string | undefined;
  return tell(event, naming);
}

export function tellEnding({ how, winners }: PocketEnding): string {
  const result =
    winners.length === 0 ? 'A draw' : `${list(winners.map(fleetName))} ${winners.length === 1 ? 'wins' : 'win'}`;
  return `${result}: ${ENDINGS[how]}.`;
}

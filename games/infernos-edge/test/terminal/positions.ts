// Positions of Inferno's Edge that several tests look at; only what differs from the opening is named.
import { merge, unwrap } from '@undercroft/engine';
import { type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import { completed } from '../positions.ts';

export type Expedition = InfernosEdge['State'];

export const opened = (options: object = {}): Expedition => unwrap(infernosEdge.open(options));

export const team = (...explorers: string[]) => ({ explorers: explorers.map((explorer) => ({ explorer, seat: 0 })) });

/** IE-MAP-4: with the keys on the ledge, a few tiles are enough for any position. */
export function position(change: object, options: object = {}): Expedition {
  const opening = infernosEdge.save(opened({ closing: 'ledge', ...options }));
  return unwrap(infernosEdge.load(completed(JSON.parse(JSON.stringify(opening)), change)));
}

export function after(expedition: Expedition, ...moves: object[]): Expedition {
  for (const move of moves) infernosEdge.play(expedition, unwrap(infernosEdge.check(expedition, move)));
  return expedition;
}

/** A temple with every kind of tile from the bag, a journal tile, and every sort of way in it. */
export const TEMPLE = [
  { at: '0,1', tile: 'spike X' },
  { at: '1,1', tile: 'dart L', turn: 3 },
  { at: '-1,1', tile: 'lava T', turn: 2 },
  { at: '-2,1', tile: 'key D', keys: 1 },
  { at: '0,2', tile: 'ruin X 3' },
  { at: '1,2', tile: 'ruin T 4', marks: ['rubble'] },
  { at: '-1,2', tile: 'guardian L', turn: 1 },
  { at: '2,1', tile: 'bridge I' },
  { at: '2,2', tile: 'normal T' },
  { at: '3,2', tile: 'key D', turn: 3 },
  { at: '0,3', tile: 'lava X', marks: ['shored'] },
  { at: '-1,3', tile: 'journal T', blasted: ['south'] },
];

/** Two of them are outside: without them there would be no journal tile and no demolished wall. */
const SIX = {
  ...team('archaeologist', 'scoundrel', 'foreman', 'healer', 'aristocrat', 'sapper'),
  difficulty: 'beginner',
};

/** The Scoundrel's turn: on the ruin, with a guardian, the Healer downed next door. */
export const midGame = (change: object = {}, options: object = {}): Expedition =>
  position(
    merge(
      {
        temple: TEMPLE,
        round: 5,
        active: 'scoundrel',
        actor: 'scoundrel',
        guardians: [{ at: '0,2' }, { at: '-1,2' }],
        explorers: {
          archaeologist: { at: '-1,1', health: 4, holds: 'key' },
          scoundrel: { at: '0,2', health: 2 },
          foreman: { at: '2,1', health: 5 },
          healer: { at: '0,3', health: 0 },
          aristocrat: { at: null, state: 'escaped' },
          sapper: { at: null, state: 'escaped' },
        },
      },
      change,
    ) as object,
    { ...SIX, ...options },
  );

/** The artifact is on its way out, the sanctum burns. */
export const lateGame = (change: object = {}, options: object = {}): Expedition =>
  position(
    merge(
      {
        temple: [
          { at: '0,1', tile: 'normal T', turn: 1 },
          { at: '0,2', tile: 'lava X' },
          { at: '1,2', tile: 'dart L', turn: 2 },
          { at: '0,3', tile: 'sanctum I', marks: ['burnt'] },
          { at: '0,4', tile: 'ledge D', marks: ['burnt'] },
        ],
        discarded: true,
        cursed: true,
        erupted: true,
        marker: 0,
        round: 24,
        guardians: [{ at: '3,0' }],
        explorers: {
          archaeologist: { at: '0,1', health: 3, holds: 'artifact' },
          scoundrel: { at: null, state: 'escaped' },
          foreman: { at: '0,2', health: 1 },
          healer: { at: null, health: 0, state: 'dead' },
        },
      },
      change,
    ) as object,
    options,
  );

// Positions of Sub Terra that several tests look at; only what differs from the opening is named.
import { unwrap } from '@undercroft/engine';
import { type SubTerra, subTerra } from '@undercroft/sub-terra';
import type { Words } from '../../terminal/words.ts';
import en from '../../words/en/index.ts';
import enTerminal from '../../words/en/terminal.ts';
import hu from '../../words/hu/index.ts';
import huTerminal from '../../words/hu/terminal.ts';
import { possible } from '../possible.ts';

export type Descent = SubTerra['State'];

export const EN: Words = { game: en, terminal: enTerminal };
export const HU: Words = { game: hu, terminal: huTerminal };

export const opened = (options: object = {}): Descent => unwrap(subTerra.open(options));

export const position = (change: object, options: object = {}): Descent =>
  unwrap(subTerra.load(possible(change, options)));

/** A cave with every kind of tile, every mark and every sort of way in it. */
export const CAVE = [
  { at: '0,0', tile: 'start X' },
  { at: '0,-1', tile: 'water T', turn: 1, marks: ['flood'] },
  { at: '1,-1', tile: 'cave-in L 3-6', turn: 3, marks: ['rubble'] },
  { at: '1,0', tile: 'gas L', turn: 2, blasted: ['north', 'east'] },
  { at: '1,1', tile: 'ledge I' },
  { at: '-1,0', tile: 'rough X' },
  { at: '-1,-1', tile: 'horror D', turn: 2 },
  { at: '0,1', tile: 'squeeze I' },
  { at: '-1,1', tile: 'slide I', marks: ['rope'] },
  { at: '-2,0', tile: 'exit D', turn: 1 },
  { at: '2,0', tile: 'normal T' },
  { at: '0,2', tile: 'cave-in T 1-3' },
  { at: '-1,2', tile: 'slide I', turn: 1 },
  { at: '1,2', tile: 'normal L', turn: 3 },
];

/** The usual team, and an Engineer who has blasted two sides. */
const TEAM = ['leader', 'medic', 'climber', 'scout', 'engineer'].map((caver) => ({ caver, seat: 0 }));

export const midGame = (change: object = {}): Descent =>
  position(
    {
      cave: CAVE,
      round: 5,
      start: 'scout',
      horrors: [{ at: '-1,-1' }],
      hazards: ['tremor', 'flood', 'gas', 'horror'],
      gas: true,
      cavers: {
        leader: { at: '0,0', health: 2 },
        medic: { at: '1,1', health: 1, side: 'south' },
        climber: { at: '0,0', health: 0 },
        scout: { at: '-1,0', health: 3, state: ['hidden'] },
        engineer: { at: '2,0', health: 3 },
      },
      ...change,
    },
    { cavers: TEAM },
  );

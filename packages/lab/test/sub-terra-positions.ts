// Positions of Sub Terra that several tests look at; only what differs from the opening is named.
import { merged, must } from '@undercroft/engine';
import { type SubTerra, subTerra } from '@undercroft/sub-terra';

export type Descent = SubTerra['State'];

export const opened = (options: object = {}): Descent => must(subTerra.open(options));

export function position(change: object, options: object = {}): Descent {
  const opening = subTerra.save(opened(options));
  return must(subTerra.load(JSON.parse(JSON.stringify(merged(opening, change)))));
}

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
  { at: '2,-1', tile: 'normal T' },
  { at: '-2,1', tile: 'slide I', turn: 1 },
  { at: '0,2', tile: 'cave-in T 1-3' },
];

export const midGame = (change: object = {}): Descent =>
  position({
    cave: CAVE,
    round: 4,
    horrors: [{ at: '-1,-1' }],
    hazards: ['tremor', 'gas', 'horror'],
    gas: true,
    cavers: {
      leader: { at: '0,0', health: 2 },
      medic: { at: '1,1', health: 1, side: 'south' },
      climber: { at: '0,0', health: 0 },
      scout: { at: '-1,0', health: 3, state: ['hidden'] },
    },
    ...change,
  });

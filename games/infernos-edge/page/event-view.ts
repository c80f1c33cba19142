// What is seen and heard of an event in Inferno's Edge.
import type { Event, InfernosEdge, Snapshot } from '@undercroft/infernos-edge';
import { moveBeast, moveTo, showSigns, signAt } from '@undercroft/page-kit/cave/animation';
import { groundTile } from '@undercroft/page-kit/draw/cave/board';
import { numberDie } from '@undercroft/page-kit/draw/cave/dice';
import { group, moved } from '@undercroft/page-kit/draw/markup';
import type { AnimationStep, Layer, Position } from '@undercroft/page-kit/game-view';
import { plain } from '@undercroft/words/grammar';
import { hazardDie } from './draw/hazard-die.ts';
import { TEMPLE } from './draw/stone.ts';
import { infernosEdgeTileInHand, infernosEdgeTiles } from './draw/tile.ts';
import type { MomentWords } from './hazard-moments.ts';
import { placesOf } from './viewpoint.ts';

const QUICK: readonly string[] = ['run', 'sprint'];

export function animationStepOf(
  event: Event,
  { snapshot }: Position<InfernosEdge>,
  earlier: readonly Event[],
  words: MomentWords,
): AnimationStep | undefined {
  switch (event.type) {
    case 'moved':
      return { ms: QUICK.includes(event.how) ? 180 : 260, moves: [moveTo(event.explorer, event.to)], sound: 'step' };
    case 'tile-placed':
      return {
        ms: 420,
        ground: groundTile(TEMPLE, infernosEdgeTileInHand(event.tile, event.at, event.turn)),
        sound: 'reveal',
      };
    case 'rolled':
      return {
        ms: 800,
        die: {
          svg: dieOf(event.face),
          words: plain(words.events.describe(event, placesOf(snapshot, { named: true }))),
        },
        sound: event.passed === undefined ? 'tick' : event.passed ? 'success' : 'failure',
      };
    case 'guardian-moved': {
      const beasts = snapshot.guardians;
      return moveBeast(event, { kind: 'guardian', beasts, earlier, removedBy: 'guardian-destroyed' }, 320);
    }
    case 'burnt':
      return { ms: 900, ground: ring(snapshot, event.tiles), ...fire(event.tiles), sound: 'lava' };
    case 'trap-triggered':
    case 'guardian-attacked':
      return {
        ms: 340,
        signs: [signAt(event.at, 'claws')],
        ...(event.type === 'guardian-attacked' ? { sound: 'guardian' } : {}),
      };
    case 'healed':
      return { ms: 300, signs: standing(snapshot, event.explorer).map((at) => signAt(at, 'heal')), sound: 'heal' };
    case 'sanctum-placed':
      return showSigns([event.at, event.ledge], 'light', 'rumble', 700);
    default:
      return 'at' in event && event.at !== null ? stepOnSpace(event, event.at) : stepElsewhere(event, snapshot);
  }
}

/** What happens on one space. */
function stepOnSpace(event: Event, at: string): AnimationStep | undefined {
  switch (event.type) {
    case 'lost-health':
      return { ms: 320, signs: [signAt(at, 'harm')], sound: 'hurt' };
    case 'spared':
      return { ms: 240, signs: [signAt(at, 'ring')] };
    case 'downed':
      return { ms: 500, sound: 'fall' };
    case 'died':
      return { ms: 600, signs: [signAt(at, 'fire')], sound: 'fall' };
    case 'guardian-came':
      return { ms: 420, signs: [signAt(at, 'ring')], sound: 'guardian' };
    case 'guardian-destroyed':
      return { ms: 320, signs: [signAt(at, 'rock')], sound: 'rumble' };
    case 'rubble-laid':
    case 'collapsed':
      return { ms: 420, signs: [signAt(at, 'rock')], sound: 'rumble' };
    case 'rubble-cleared':
    case 'demolished':
    case 'shored-up':
      return { ms: 300, signs: [signAt(at, 'light')], sound: 'rumble' };
    case 'key-laid':
    case 'item-picked-up':
    case 'item-put-down':
      return { ms: 260, signs: [signAt(at, 'light')], sound: 'tick' };
    case 'artifact-appeared':
      return { ms: 900, signs: [signAt(at, 'light')], sound: 'artifact' };
    default:
      return undefined;
  }
}

/** What happens to somebody, or to everybody. */
function stepElsewhere(event: Event, snapshot: Snapshot): AnimationStep | undefined {
  switch (event.type) {
    case 'cursed':
      return { ms: 900, signs: standing(snapshot, event.explorer).map((at) => signAt(at, 'fire')), sound: 'artifact' };
    case 'erupted':
      return { ms: 900, sound: 'rumble' };
    case 'marker-moved':
      return { ms: 260, sound: 'tick' };
    case 'braced':
      return { ms: 240, signs: standing(snapshot, event.explorer).map((at) => signAt(at, 'ring')) };
    case 'escaped':
      return { ms: 400, sound: 'exit' };
    case 'ended':
      return { ms: 600, sound: event.rank === 'forgotten' ? 'fall' : 'exit' };
    default:
      return undefined;
  }
}

const dieOf = (face: Extract<Event, { type: 'rolled' }>['face']): string =>
  typeof face === 'number' ? numberDie(face) : hazardDie(face);

const fire = (cells: readonly string[]) => ({ signs: cells.map((cell) => signAt(cell, 'fire')) });

const standing = ({ explorers }: Snapshot, explorer: string): string[] => {
  const at = explorers[explorer]?.at;
  return at ? [at] : [];
};

/** A ring of spaces under lava: it stays while the next one takes fire. */
function ring({ temple }: Snapshot, cells: readonly string[]): Layer {
  const tiles = infernosEdgeTiles({
    entrance: cells.map((at) => ({ at, burnt: true, blasted: [], keys: 0 })),
    temple: temple.map((tile) => ({ ...tile, marks: ['burnt'] })),
  });
  const layers = tiles.map((tile) => groundTile(TEMPLE, tile)).filter(({ key }) => cells.includes(key));
  return {
    key: `lava ${cells.join(' ')}`,
    svg: layers.map(({ x, y, svg }) => group(moved({ x, y }), svg)).join(''),
  };
}

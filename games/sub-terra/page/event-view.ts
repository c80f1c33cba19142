// What is seen and heard of an event in Sub Terra.

import { moveBeast, moveTo, showSigns, signAt } from '@undercroft/page-kit/cave/animation';
import { groundTile } from '@undercroft/page-kit/draw/cave/board';
import { numberDie } from '@undercroft/page-kit/draw/cave/dice';
import type { Sign } from '@undercroft/page-kit/draw/cave/signs';
import type { AnimationStep, Position } from '@undercroft/page-kit/game-view';
import type { Caver, Event, Snapshot, SubTerra } from '@undercroft/sub-terra';
import { plain } from '@undercroft/words/grammar';
import { placesFrom } from '@undercroft/words/places';
import { CAVE } from './draw/stone.ts';
import { subTerraTileInHand } from './draw/tile.ts';
import type { MomentWords } from './hazard-moments.ts';

export function animationStepOf(
  event: Event,
  { snapshot }: Position<SubTerra>,
  earlier: readonly Event[],
  words: MomentWords,
): AnimationStep | undefined {
  switch (event.type) {
    case 'moved': {
      const isWet = event.how === 'swim' || event.how === 'appear';
      return {
        ms: event.how === 'run' || event.how === 'sprint' ? 180 : 260,
        moves: [moveTo(event.caver, event.to)],
        sound: isWet ? 'splash' : 'step',
      };
    }
    case 'tile-placed': {
      const tile = subTerraTileInHand(event.tile, event.at, event.turn);
      return { ms: 420, ground: groundTile(CAVE, tile), sound: 'reveal' };
    }
    case 'rolled':
      return rollStep(event, words);
    case 'lost-health':
      return { ms: 320, signs: [signAt(event.at, 'harm')], sound: 'hurt' };
    case 'knocked-out':
      return { ms: 500, sound: 'fall' };
    case 'healed':
      return { ms: 300, signs: standing(snapshot, event.caver, 'heal'), sound: 'heal' };
    case 'flooded':
      return showSigns(event.tiles, 'water', 'flood', 700);
    case 'gas-spread':
      return showSigns(tilesOf(snapshot, 'gas'), 'gas', 'gas', 600);
    case 'blocked':
      return showSigns(event.tiles, 'rock', 'rumble', 540);
    case 'hazard':
      return event.hazard === 'tremor' ? { ms: 600, sound: 'rumble' } : { ms: 300 };
    case 'horror-moved': {
      const beasts = snapshot.horrors;
      return moveBeast(event, { kind: 'horror', beasts, earlier, removedBy: 'horror-left' }, 260);
    }
    case 'horror-came':
      return { ms: 400, signs: [signAt(event.at, 'claws')], sound: 'horror' };
    case 'rubble-cleared':
    case 'demolished':
      return { ms: 300, signs: [signAt(event.at, 'light')], sound: 'rumble' };
    case 'torches-died':
      return { ms: 600, sound: 'fall' };
    case 'ended':
      return { ms: 600, sound: event.medal === 'defeat' ? 'fall' : 'exit' };
    default:
      return undefined;
  }
}

function rollStep(event: Extract<Event, { type: 'rolled' }>, words: MomentWords): AnimationStep {
  const nowhere = placesFrom<Caver>('0,0', () => undefined);
  return {
    ms: 800,
    die: { svg: numberDie(event.face), words: plain(words.events.describe(event, nowhere)) },
    sound: event.passed === undefined ? 'tick' : event.passed ? 'success' : 'failure',
  };
}

const tilesOf = ({ cave }: Snapshot, kind: string): string[] =>
  cave.flatMap(({ at, tile }) => (tile.startsWith(kind) ? [at] : []));

function standing({ cavers }: Snapshot, caver: Caver, kind: Sign) {
  const at = cavers[caver]?.at;
  return at ? [signAt(at, kind)] : [];
}

// What is told, seen and heard of an event in Sub Terra.

import { moveBeast, moveTo, showSigns, signAt } from '@undercroft/page-kit/cave/animation';
import { cellAfter } from '@undercroft/page-kit/cave/cell-after';
import { groundTile } from '@undercroft/page-kit/draw/cave/board';
import { numberDie } from '@undercroft/page-kit/draw/cave/dice';
import type { Sign } from '@undercroft/page-kit/draw/cave/signs';
import type { AnimationStep, EventContext, LogGrouping, LogLine, Position } from '@undercroft/page-kit/game-view';
import type { Caver, Event, Snapshot, SubTerra } from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import { plain } from '@undercroft/words/grammar';
import { type Places, placesFrom } from '@undercroft/words/places';
import type { SubTerraIcon } from './draw/icons.ts';
import { CAVE } from './draw/stone.ts';
import { subTerraTileInHand } from './draw/tile.ts';

/** Told by what follows from them, or shown by the board alone. */
const UNLOGGED: ReadonlySet<Event['type']> = new Set(['turn-began', 'turn-ended', 'gap-named', 'tile-drawn']);

const ICONS: Partial<Record<Event['type'], SubTerraIcon>> = {
  'tile-placed': 'reveal',
  moved: 'move',
  exerted: 'exert',
  rolled: 'die',
  'lost-health': 'burst',
  'knocked-out': 'unconscious',
  healed: 'heal',
  woke: 'heal',
  'rope-placed': 'rope',
  'rubble-cleared': 'dig',
  hid: 'hide',
  dived: 'dive',
  surfaced: 'dive',
  demolished: 'demolish',
  'horror-repelled': 'repel',
  directed: 'direct',
  flooded: 'flood',
  'gas-spread': 'gas',
  'gas-ended': 'gas',
  blocked: 'cave-in',
  'horror-moved': 'horror',
  'horror-left': 'horror',
  'horror-came': 'horror',
  'torches-died': 'candle',
  removed: 'unconscious',
  ended: 'leave',
};

const BAD: ReadonlySet<Event['type']> = new Set([
  'lost-health',
  'knocked-out',
  'hazard',
  'horror-moved',
  'horror-came',
  'flooded',
  'gas-spread',
  'blocked',
  'torches-died',
  'removed',
]);

export function logLineOf(event: Event, when: EventContext<SubTerra>, words: SubTerraWords): LogLine | undefined {
  if (UNLOGGED.has(event.type)) return undefined;
  const places = placesDuring(when);
  const tone = event.type === 'round-began' ? 'heading' : BAD.has(event.type) ? 'bad' : 'plain';
  const icon = event.type === 'hazard' ? event.hazard : (ICONS[event.type] ?? 'move');
  return { icon, text: words.describe(event, places), rule: event.rule, tone };
}

/** Counted from whoever acted, where they stood then; or else from somebody who is in the cave. */
function placesDuring({ before, earlier }: EventContext<SubTerra>): Places<Caver> {
  const { cave, cavers, actor, options } = before.snapshot;
  const name = (cell: string) => cave.find(({ at }) => at === cell)?.tile;
  for (const one of [actor, ...options.cavers.map(({ caver }) => caver)]) {
    const at = cellAfter(one, cavers[one]?.at, earlier);
    if (at) return placesFrom(at, name, one);
  }
  return placesFrom(cave[0]?.at ?? '0,0', name);
}

/** What a hazard, a die or a horror does, one thing after another, is one entry. */
const JOIN: ReadonlySet<Event['type']> = new Set([
  'lost-health',
  'spared',
  'knocked-out',
  'removed',
  'hid',
  'rope-placed',
  'flooded',
  'gas-spread',
  'blocked',
  'horror-moved',
  'horror-left',
  'horror-came',
]);
/** Dice that a hazard asks of everybody. */
const OF_ALL: readonly string[] = ['tremor', 'cave-in', 'darkness'];

export function logGroupingOf(event: Event): LogGrouping | undefined {
  if (event.type === 'hazard') return 'opens';
  if (event.type === 'rolled') return OF_ALL.includes(event.why) ? 'joins' : 'opens';
  return JOIN.has(event.type) ? 'joins' : undefined;
}

export function animationStepOf(
  event: Event,
  { snapshot }: Position<SubTerra>,
  earlier: readonly Event[],
  words: SubTerraWords,
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

function rollStep(event: Extract<Event, { type: 'rolled' }>, words: SubTerraWords): AnimationStep {
  const nowhere = placesFrom<Caver>('0,0', () => undefined);
  return {
    ms: 800,
    die: { svg: numberDie(event.face), words: plain(words.describe(event, nowhere)) },
    sound: event.passed === undefined ? 'tick' : event.passed ? 'success' : 'failure',
  };
}

const tilesOf = ({ cave }: Snapshot, kind: string): string[] =>
  cave.flatMap(({ at, tile }) => (tile.startsWith(kind) ? [at] : []));

function standing({ cavers }: Snapshot, caver: Caver, kind: Sign) {
  const at = cavers[caver]?.at;
  return at ? [signAt(at, kind)] : [];
}

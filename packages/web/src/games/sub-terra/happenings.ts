// What is told, seen and heard of an event in Sub Terra.
import type { Caver, Event, SubTerra } from '@undercroft/sub-terra';
import { groundTile } from '../../draw/cave-board.ts';
import { numberDie } from '../../draw/dice.ts';
import type { IconName } from '../../draw/icons.ts';
import { CAVE } from '../../draw/stone/cave.ts';
import { subTerraTileInHand } from '../../draw/sub-terra-tile.ts';
import type { Beat, Line, Part, Sign, When } from '../../stage/contract.ts';
import type { SubTerraWords } from '../../words/en/sub-terra.ts';
import { plain } from '../../words/grammar.ts';
import { type Places, placesFrom } from '../../words/places.ts';
import { prowl, sign, signs, to } from '../cave/beats.ts';
import { standingAt } from '../cave/told.ts';
import { subTerra } from './rules.ts';

type Descent = SubTerra['State'];

/** Told by what follows from them, or shown by the board alone. */
const UNTOLD: ReadonlySet<Event['type']> = new Set(['turn-began', 'turn-ended', 'gap-named', 'tile-drawn']);

const ICONS: Partial<Record<Event['type'], IconName>> = {
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

export function lineOf(event: Event, when: When<SubTerra>, words: SubTerraWords): Line | undefined {
  if (UNTOLD.has(event.type)) return undefined;
  const places = placesWhen(when);
  const tone = event.type === 'round-began' ? 'heading' : BAD.has(event.type) ? 'bad' : 'plain';
  const icon = event.type === 'hazard' ? event.hazard : (ICONS[event.type] ?? 'move');
  return { icon, text: words.tell(event, places), rule: event.rule, tone };
}

/** Counted from whoever acted, where they stood then; or else from somebody who is in the cave. */
function placesWhen({ before, earlier }: When<SubTerra>): Places<Caver> {
  const { cave, cavers, actor, options } = subTerra.save(before);
  const name = (cell: string) => cave.find(({ at }) => at === cell)?.tile;
  for (const one of [actor, ...options.cavers.map(({ caver }) => caver)]) {
    const at = standingAt(one, cavers[one]?.at, earlier);
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

export function partOf(event: Event): Part | undefined {
  if (event.type === 'hazard') return 'opens';
  if (event.type === 'rolled') return OF_ALL.includes(event.why) ? 'joins' : 'opens';
  return JOIN.has(event.type) ? 'joins' : undefined;
}

export function beatOf(
  event: Event,
  before: Descent,
  earlier: readonly Event[],
  words: SubTerraWords,
): Beat | undefined {
  switch (event.type) {
    case 'moved': {
      const isWet = event.how === 'swim' || event.how === 'appear';
      return {
        ms: event.how === 'run' || event.how === 'sprint' ? 180 : 260,
        moves: [to(event.caver, event.to)],
        sound: isWet ? 'splash' : 'step',
      };
    }
    case 'tile-placed': {
      const tile = subTerraTileInHand(event.tile, event.at, event.turn);
      return { ms: 420, lays: groundTile(CAVE, tile), sound: 'reveal' };
    }
    case 'rolled':
      return {
        ms: 800,
        die: {
          svg: numberDie(event.face),
          words: plain(
            words.tell(
              event,
              placesFrom<Caver>('0,0', () => undefined),
            ),
          ),
        },
        sound: event.passed === undefined ? 'tick' : event.passed ? 'success' : 'failure',
      };
    case 'lost-health':
      return { ms: 320, signs: [sign(event.at, 'harm')], sound: 'hurt' };
    case 'knocked-out':
      return { ms: 500, sound: 'fall' };
    case 'healed':
      return { ms: 300, signs: standing(before, event.caver, 'heal'), sound: 'heal' };
    case 'flooded':
      return signs(event.tiles, 'water', 'flood', 700);
    case 'gas-spread':
      return signs(tilesOf(before, 'gas'), 'gas', 'gas', 600);
    case 'blocked':
      return signs(event.tiles, 'rock', 'rumble', 540);
    case 'hazard':
      return event.hazard === 'tremor' ? { ms: 600, sound: 'rumble' } : { ms: 300 };
    case 'horror-moved': {
      const beasts = subTerra.save(before).horrors;
      return prowl(event, { kind: 'horror', beasts, earlier, gone: 'horror-left' }, 260);
    }
    case 'horror-came':
      return { ms: 400, signs: [sign(event.at, 'claws')], sound: 'horror' };
    case 'rubble-cleared':
    case 'demolished':
      return { ms: 300, signs: [sign(event.at, 'light')], sound: 'rumble' };
    case 'torches-died':
      return { ms: 600, sound: 'fall' };
    case 'ended':
      return { ms: 600, sound: event.medal === 'defeat' ? 'fall' : 'exit' };
    default:
      return undefined;
  }
}

const tilesOf = (descent: Descent, kind: string): string[] =>
  subTerra.save(descent).cave.flatMap(({ at, tile }) => (tile.startsWith(kind) ? [at] : []));

function standing(descent: Descent, caver: Caver, kind: Sign) {
  const at = subTerra.save(descent).cavers[caver]?.at;
  return at ? [sign(at, kind)] : [];
}

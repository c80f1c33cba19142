import {
  asks,
  choices,
  decider,
  type Explorer,
  type ExplorerState,
  type Options,
  open,
  position,
  result,
  type SlowState,
  weights,
} from '@undercroft/infernos-edge/slow';
import { describe, expect, test } from 'vitest';
import { gaps, isSanctum } from '../../slow/temple.ts';
import { EXPLORERS } from '../../slow/vocabulary.ts';
import { pick, playOut, type Random, type Style, seeker, series, wanderer } from './players.ts';
import { placedTile } from './table.ts';

const GAMES = 12;

function anyOptions(random: Random): Options {
  const shuffled = EXPLORERS.map((explorer) => ({ explorer, by: random() })).toSorted((a, b) => a.by - b.by);
  const explorers = shuffled.slice(0, 3 + Math.floor(random() * 4)).map(({ explorer }, seat) => ({ explorer, seat }));
  return {
    explorers,
    difficulty: pick(['beginner', 'normal', 'advanced', 'expert'] as const, random),
    lead: pick(explorers, random).explorer,
    variant: pick(['first-edition', 'second-edition'] as const, random),
  };
}

const STYLES: Readonly<Record<string, Style>> = {
  'at random': { player: wanderer, luck: 'fair' },
  'at random, luckily': { player: wanderer, luck: 'lucky' },
  'for the artifact': { player: seeker, luck: 'fair' },
  'for the artifact, luckily': { player: seeker, luck: 'lucky' },
};

/** What all games together have reached, to notice a part of the rules that no game exercises. */
const seen = new Set<string>();

function playGames(style: Style, seed: number, begin: (options: Options) => SlowState): void {
  for (let game = 0; game < GAMES; game++) {
    const random = series(seed * 1_000 + game);
    const over = playOut(begin(anyOptions(random)), style, random, watch);
    seen.add(`end ${result(over)?.end}`).add(`rank ${result(over)?.rank}`);
  }
}

function watch(state: SlowState): void {
  checkInvariants(state);
  seen.add(`asks ${asks(state)}`);
  for (const { type } of choices(state)) seen.add(`offers ${type}`);
  if (state.erupted) seen.add('erupted');
  if (state.discarded) seen.add('discarded');
}

/** The artifact has just been taken off the sanctum, and the marker is at 0. */
function late(options: Options): SlowState {
  const opened = open(options);
  const at = '0,3';
  const carrier: ExplorerState = { at, health: 3, holds: 'artifact', state: 'inside' };
  const temple = [...opened.temple, ...LATE_TEMPLE];
  const explorers = { ...opened.explorers, [opened.lead]: carrier };
  const spent = { bag: {}, discarded: true, cursed: true, marker: 0, guardians: ['0,1', '3,0'] };
  return { ...opened, ...spent, temple, explorers };
}

const LATE_TEMPLE = [
  placedTile('0,1', 'bridge I'),
  placedTile('0,2', 'ruin X 1'),
  placedTile('1,2', 'dart L', 2),
  placedTile('1,1', 'lava X'),
  placedTile('-1,2', 'spike X'),
  placedTile('-1,1', 'guardian L', 2),
  placedTile('-1,3', 'ruin T 2', 0),
  placedTile('0,3', 'lava T', 1),
  placedTile('0,4', 'sanctum I'),
  placedTile('0,5', 'ledge D', 0, { keys: 3 }),
];

/** What must hold in every position of every game. */
function checkInvariants(state: SlowState): void {
  const by = decider(state);
  const open = choices(state);
  const odds = weights(state);
  const ok: Record<string, boolean> = {
    'no choices when over': by !== 'over' || open.length === 0,
    'something to choose': by === 'over' || by === 'chance' || open.length > 1,
    'an outcome': by !== 'chance' || open.length > 0,
    'no duplicate choices': new Set(open.map((choice) => JSON.stringify(choice))).size === open.length,
    'a weight for each outcome': odds.length === (by === 'chance' ? open.length : 0),
    'whole positive weights': odds.every((weight) => Number.isInteger(weight) && weight > 0),
    'a seat of the team': typeof by !== 'number' || state.options.explorers.some(({ seat }) => seat === by),
    'a result when over': (result(state) !== undefined) === (by === 'over'),
    'all tiles somewhere': state.discarded || tilesSomewhere(state) === 30,
    'all keys somewhere': state.erupted || keysSomewhere(state) === 3,
    'one artifact at most': artifacts(state) <= 1,
    'one tile on a cell': new Set(state.temple.map(({ at }) => at)).size === state.temple.length,
    'a gap while tiles are left': position(state).bag === 0 || gaps(state.temple).length > 0 || isInHand(state),
    'a sanctum when none are': position(state).bag > 0 || hasSanctum(state) || isInHand(state),
    'five guardians at most': state.guardians.length <= 5,
    'nobody on burnt ground': nothingOnBurntGround(state),
    'at most one on a bridge': bridgesHold(state),
    'points in bounds': state.points >= 0 && state.points <= 3,
    'health in bounds': Object.values(state.explorers).every(({ health }) => health >= 0 && health <= 7),
    'a short agenda': state.agenda.length < 20,
  };
  const broken = Object.keys(ok).filter((what) => !ok[what]);
  if (broken.length > 0) throw new Error(`${broken.join('; ')} at ${JSON.stringify(position(state))}`);
}

/** Tiles or the sanctum are about to be placed. */
function isInHand(state: SlowState): boolean {
  return ['draw', 'choose', 'place', 'sanctum'].includes(state.agenda[0]?.do ?? '');
}

function tilesSomewhere(state: SlowState): number {
  const task = state.agenda[0];
  const held = task?.do === 'draw' || task?.do === 'choose' ? task.hand.length : 0;
  const placing = task?.do === 'place' && task.tile !== 'journal T' ? 1 : 0;
  const laid = state.temple.filter(({ tile }) => !/^(exit|cross|wing|journal|sanctum|ledge)/.test(tile));
  return laid.length + position(state).bag + held + placing;
}

/** On tiles in the bag or in hand, on the ground, or held. */
function keysSomewhere(state: SlowState): number {
  const task = state.agenda[0];
  const hand = task?.do === 'draw' || task?.do === 'choose' ? task.hand : task?.do === 'place' ? [task.tile] : [];
  const owed = task?.do === 'sanctum' ? task.keys : 0;
  const onTiles = (state.bag['key D'] ?? 0) + hand.filter((tile) => tile === 'key D').length + owed;
  const lying = state.temple.reduce((sum, { keys }) => sum + keys, 0);
  return onTiles + lying + Object.values(state.explorers).filter(({ holds }) => holds === 'key').length;
}

function artifacts(state: SlowState): number {
  const held = Object.values(state.explorers).filter(({ holds }) => holds === 'artifact').length;
  return held + (state.artifact === null ? 0 : 1);
}

function hasSanctum(state: SlowState): boolean {
  return state.temple.filter(isSanctum).length === 2;
}

function nothingOnBurntGround(state: SlowState): boolean {
  const burnt = state.temple.filter(({ marks }) => marks.includes('burnt')).map(({ at }) => at);
  const stood = [...Object.values(state.explorers).map(({ at }) => at), ...state.guardians, state.artifact];
  return stood.every((at) => at === null || !burnt.includes(at));
}

function bridgesHold(state: SlowState): boolean {
  const bridges = state.temple.filter(({ tile, marks }) => tile === 'bridge I' && !marks.includes('shored'));
  return bridges.every(({ at }) => Object.values(state.explorers).filter((who) => who.at === at).length <= 1);
}

describe('whole games', () => {
  test.each(Object.entries(STYLES))('played %s keep every invariant and end', (name, style) => {
    playGames(style, name.length, open);
  });

  test.each(Object.entries(STYLES))('played %s from a late position keep every invariant and end', (name, style) => {
    playGames(style, name.length, late);
  });

  test('reach every question, every action and most endings', () => {
    const missing = [...EVERYTHING].filter((what) => !seen.has(what));
    expect(missing).toEqual([]);
  });

  test('include every explorer', () => {
    const teams = Array.from({ length: GAMES }, (_, game) => anyOptions(series(game)).explorers);
    const played = new Set<Explorer>(teams.flat().map(({ explorer }) => explorer));
    expect(played.size).toBe(10);
  });
});

const QUESTIONS =
  'action crawl commanded chain illuminate choose place sanctum luck first wake guardian victim path tile die hazard';
const OFFERS =
  'reveal explore move run heal pick-up take give put-down attack dig illuminate sprint command research excavate ' +
  'shore-up scope shoot grenade demolish annihilate brace mend revive purify exert end decline stop keep';
const OTHERS = ['erupted', 'rank forgotten', 'rank legendary', 'end temple-empty', 'end all-downed', 'end eruption'];

const EVERYTHING = new Set([
  ...QUESTIONS.split(' ').map((word) => `asks ${word}`),
  ...OFFERS.split(' ').map((word) => `offers ${word}`),
  ...OTHERS,
]);

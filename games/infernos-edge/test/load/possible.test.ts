import { unwrap } from '@undercroft/engine';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Explorer, infernosEdge } from '../../rules/index.ts';
import { snapshotSchema } from '../../rules/snapshot.ts';
import { isVolcanoAwake } from '../../rules/volcano.ts';
import {
  ALL_BUT_ONE,
  CLOSED,
  choosing,
  cursed,
  dead,
  drawing,
  erupted,
  escaped,
  explorer,
  guide,
  type Json,
  KEYS,
  LAVA,
  onSpikes,
  placed,
  position,
  reveal,
  roll,
  rolling,
  SANCTUM,
  temple,
} from './support.ts';

const ROUND = ['round-over', 'marker', 'activation', 'activation'];
const ACTION = [...ROUND, 'turn 1', 'turn-over', 'hazard-roll', 'act'];
const byScholar = (why: string, ...faces: unknown[]) => ({ roll: { why, explorer: 'archaeologist', faces } });
const last = { active: 'veteran', actor: 'veteran' };
const attacked = { asks: 'victim', guardians: [{ at: '0,0', acting: true }] };

interface Possible {
  readonly name: string;
  readonly team?: readonly Explorer[];
  readonly change: Json;
}

const POSITIONS: readonly Possible[] = [
  { name: 'the artifact on its ledge', change: placed },
  { name: 'the artifact elsewhere, cursed', change: { ...placed, cursed: true, artifact: '0,0' } },
  {
    name: 'the artifact in hand on its ledge',
    change: { ...cursed, ...explorer('sapper', { at: '0,2', holds: 'artifact' }) },
  },
  { name: 'the artifact outside', change: { ...cursed, explorers: { sapper: { ...escaped, holds: 'artifact' } } } },
  { name: 'an eruption', change: erupted },
  {
    name: 'fire in the entrance, which ends the game',
    change: {
      ...erupted,
      asks: 'over',
      end: 'entrance-burnt',
      entrance: ['0,-1', '0,0', '1,0', '2,0', '3,0', '-1,0', '-2,0', '-3,0'].map((at) => ({ at, burnt: true })),
      ...temple(
        { ...LAVA, marks: ['burnt'] },
        { at: '2,1', tile: 'lava X' },
        { at: '0,2', tile: 'sanctum I', marks: ['burnt'] },
        { at: '0,3', tile: 'ledge D', marks: ['burnt'] },
      ),
      explorers: { sapper: { at: '2,1', holds: 'artifact' }, guide: dead, veteran: dead },
    },
  },
  {
    name: 'an eruption before the sanctum, which ends the game',
    change: { erupted: true, marker: 0, asks: 'over', end: 'eruption' },
  },
  {
    name: 'a dead explorer',
    change: { ...erupted, explorers: { ...erupted.explorers, veteran: { at: null, health: 0, state: 'dead' } } },
  },
  {
    name: 'a ruin under an explorer',
    change: { ...temple({ at: '0,1', tile: 'ruin X 1', marks: ['rubble'] }), ...guide({ at: '0,1' }) },
  },
  {
    name: 'a trap shored up',
    team: ['foreman', 'guide', 'veteran'],
    change: temple({ at: '0,1', tile: 'spike X', marks: ['shored'] }),
  },
  {
    name: 'a burnt tile that was shored up',
    team: ['foreman', 'sapper', 'veteran'],
    change: {
      ...erupted,
      shores: 3,
      ...temple(
        { at: '0,1', tile: 'spike X', marks: ['burnt'] },
        { ...SANCTUM[0], at: '0,2', marks: ['burnt'] },
        { ...SANCTUM[1], at: '0,3', marks: ['burnt'] },
      ),
    },
  },
  {
    name: 'the corners of the temple',
    change: temple(
      { at: '2,1', tile: 'lava X' },
      { at: '3,1', tile: 'normal T', turn: 3 },
      { at: '3,2', tile: 'lava X' },
      { at: '-2,1', tile: 'lava X' },
      { at: '-3,1', tile: 'lava T' },
    ),
  },
  { name: 'two of three keys', change: { ...temple({ ...KEYS[0] }, { ...KEYS[1] }), ...guide({ holds: 'key' }) } },
  { name: 'a key at the crossroads', change: { ...temple({ ...KEYS[0] }), entrance: [{ at: '0,0', keys: 1 }] } },
  {
    name: 'walls demolished between tiles and to an empty cell',
    change: temple(
      { at: '0,1', tile: 'bridge I', blasted: ['west'] },
      { at: '-1,1', tile: 'key D', blasted: ['south'] },
    ),
  },
  {
    name: 'a wall removed for the sanctum',
    team: ['guide', 'foreman', 'veteran'],
    change: {
      ...placed,
      ...temple(
        ...CLOSED.slice(0, -1),
        { ...CLOSED.at(-1), keys: 1, blasted: ['south'] },
        { at: '0,3', tile: 'sanctum I' },
        { at: '0,4', tile: 'ledge D', keys: 2 },
      ),
      demolitions: 0,
      artifact: null,
    },
  },
  {
    name: 'all tiles placed, and the sanctum asked for before the step',
    change: {
      ...temple(...ALL_BUT_ONE, { at: '0,1', tile: 'spike X' }),
      asks: 'sanctum',
      reveal: { ...reveal, exploring: true },
      todo: [...ACTION, 'step-in'],
    },
  },
  {
    name: 'the bag discarded by an Explore',
    change: { ...temple(...CLOSED), discarded: true, asks: 'sanctum', reveal, todo: [...ACTION, 'step-in'] },
  },
  {
    name: 'all guardians, on the first spaces',
    change: { guardians: Array(5).fill({ at: '0,0', activated: true, acting: false }) },
  },
  {
    name: 'two different faces',
    change: {
      ...cursed,
      asks: 'first',
      ...roll('hazard', 'wake', 'activate'),
      explorers: { ...cursed.explorers, guide: { at: '1,0' } },
    },
  },
  {
    name: 'a rerolled die',
    team: ['archaeologist', 'sapper', 'veteran'],
    change: { ...cursed, asks: 'hazard', luck: 2, ...byScholar('hazard', null, 'lava') },
  },
  {
    name: 'a reroll on spikes',
    team: ['archaeologist', 'sapper', 'veteran'],
    change: {
      ...temple({ at: '0,1', tile: 'spike X' }),
      ...explorer('archaeologist', { at: '0,1' }),
      asks: 'luck',
      ...byScholar('spike', 1),
    },
  },
  { name: 'an attack', change: { asks: 'die', ...roll('attack', null), guardians: [{ at: '0,0' }] } },
  {
    name: 'a fall, and the ruin it may hit',
    change: { ...temple({ at: '0,1', tile: 'ruin X 1' }), asks: 'die', ...roll('collapse', null) },
  },
  { name: 'a Run with two Moves left', change: { asks: 'chain', chain: 2 } },
  {
    name: 'a Sprint with a point left',
    team: ['scoundrel', 'guide', 'veteran'],
    change: { asks: 'chain', chain: 1, points: 1 },
  },
  { name: 'a Run that leads over spikes', change: { ...onSpikes, todo: [...ACTION, 'chain 2'] } },
  {
    name: 'a crawl onto spikes',
    change: {
      ...temple({ at: '0,1', tile: 'spike X' }),
      ...guide({ at: '0,1', health: 0 }),
      asks: 'die',
      ...roll('spike', null),
      todo: ACTION.slice(0, -1),
    },
  },
  { name: 'a hazard die to roll', change: rolling },
  {
    name: 'a second face that waits',
    change: { ...cursed, asks: 'wake', todo: [...ROUND, 'turn 1', 'turn-over', 'face 6'] },
  },
  { name: 'a downed explorer who crawls', change: { asks: 'crawl', ...guide({ health: 0 }) } },
  {
    name: 'a command',
    team: ['aristocrat', 'guide', 'veteran'],
    change: { asks: 'commanded', actor: 'veteran', points: 1 },
  },
  {
    name: 'a commanded explorer on spikes',
    team: ['aristocrat', 'guide', 'veteran'],
    change: { ...onSpikes, actor: 'guide', todo: [...ACTION, 'commanded-over'] },
  },
  {
    name: 'Research far away',
    team: ['aristocrat', 'guide', 'veteran'],
    change: { asks: 'place', reveal: { ...reveal, from: '2,0', hand: 'journal T' } },
  },
  {
    name: 'a Scope',
    team: ['sharpshooter', 'guide', 'veteran'],
    change: { ...temple(LAVA), asks: 'tile', reveal: { ...reveal, from: '0,1' } },
  },
  { name: 'the first of two Reveals', change: { ...drawing, todo: [...ACTION, 'second-reveal'] } },
  {
    name: "a Scholar's second draw",
    team: ['archaeologist', 'guide', 'veteran'],
    change: { asks: 'tile', reveal: { ...reveal, hand: 'lava X' } },
  },
  { name: "a Scholar's choice", team: ['archaeologist', 'guide', 'veteran'], change: choosing },
  {
    name: 'the first activation of the round',
    change: { ...last, ...attacked, todo: ['round-over', 'marker', 'activation', 'next-guardian'] },
  },
  {
    name: 'the second activation of the round',
    change: { ...last, ...attacked, todo: ['round-over', 'marker', 'next-guardian'] },
  },
  { name: 'the flow of a turn', change: { points: 1, exerted: true, round: 7, brace: 'resting' } },
  {
    name: 'a game ended by a command',
    team: ['aristocrat', 'guide', 'veteran'],
    change: {
      actor: 'guide',
      asks: 'over',
      end: 'key-left',
      ...temple({ ...KEYS[0] }),
      explorers: { guide: { ...escaped, holds: 'key' } },
    },
  },
];

describe('a possible position is accepted and saved as it was', () => {
  test.each(POSITIONS.map((one) => [one.name, one] as const))('%s', (_name, { change, team }) => {
    const data = v.parse(snapshotSchema, position(change, team));
    expect(infernosEdge.save(unwrap(infernosEdge.load(data)))).toEqual(data);
  });

  test('IE-HAZ-LAVA a lava face makes the volcano erupt or spread once the marker is at 0', () => {
    const awake = (change: Json) => isVolcanoAwake(unwrap(infernosEdge.load(position(change))));
    expect([{}, { marker: 1 }, { marker: 0 }, erupted].map(awake)).toEqual([false, false, true, true]);
  });
});

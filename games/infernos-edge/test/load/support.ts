// What the tests of loading share: a position that could be, and one fault in it.
import { readFileSync } from 'node:fs';
import { type Path, unwrap } from '@undercroft/engine';
import { type Explorer, infernosEdge, type Snapshot } from '../../rules/index.ts';
import { completed } from '../positions.ts';

export type Json = Record<string, unknown>;

/** What must be wrong, by which clause, and where. */
export type Expected = readonly [kind: string, rule: string, path: Path, received?: string];

export interface Case {
  readonly name: string;
  readonly team?: readonly Explorer[];
  /** Changes to the opening that lead to a possible position. */
  readonly base?: Json;
  /** Changes to that position that no game could bring about. */
  readonly fault: Json;
  readonly error: Expected;
}

const TEAM: readonly Explorer[] = ['guide', 'sapper', 'veteran'];

/** IE-MAP-4: with the keys on the ledge, a few tiles are enough for any position. */
export const optionsOf = (team: readonly Explorer[] = TEAM) => ({
  explorers: team.map((explorer) => ({ explorer, seat: 0 })),
  closing: 'ledge',
});

/** The opening, with changes and what follows from them. */
export const position = (change: Json = {}, team?: readonly Explorer[]): Snapshot =>
  completed(JSON.parse(JSON.stringify(infernosEdge.save(unwrap(infernosEdge.open(optionsOf(team)))))), change);

/** The position with its fault; of the explorers, only those that it names change. */
export const faulty = ({ team, base, fault }: Case): Json => {
  const possible = position(base, team);
  const explorers = { ...possible.explorers, ...(fault['explorers'] as object | undefined) };
  return { ...possible, ...fault, explorers };
};

export const temple = (...tiles: Json[]) => ({ temple: tiles });
export const explorer = (name: Explorer, change: Json) => ({ explorers: { [name]: { at: '0,0', ...change } } });
export const guide = (change: Json) => explorer('guide', { health: 3, ...change });
export const roll = (why: string, ...faces: unknown[]) => ({ roll: { why, explorer: 'guide', faces } });
export const escaped = { at: null, state: 'escaped' };
export const dead = { at: null, health: 0, state: 'dead' };

export const T = { at: '0,1', tile: 'normal T' };
export const LAVA = { at: '0,1', tile: 'lava X' };
export const SPIKES = { at: '0,1', tile: 'spike X' };
export const RUIN = { at: '0,1', tile: 'ruin X 1', marks: ['rubble'] };
export const KEYS = [1, 2, -1].map((x) => ({ at: `${x},1`, tile: 'key D' }));
export const SANCTUM = [
  { at: '0,1', tile: 'sanctum I', turn: 0 },
  { at: '0,2', tile: 'ledge D', turn: 0 },
];
export const UNLOCKED = [SANCTUM[0], { ...SANCTUM[1], keys: 3 }];
export const BURNT = SANCTUM.map((space) => ({ ...space, marks: ['burnt'] }));

/** All tiles of the bag but one, from a scenario; the last one goes to 0,1. */
const full = new URL('../../scenarios/sanc-1-lead-chooses.json', import.meta.url);
export const ALL_BUT_ONE: Json[] = JSON.parse(readFileSync(full, 'utf8')).position.temple;
/** The only gap is 0,1, and every tile would close it. */
export const CLOSED = [
  { at: '1,1', tile: 'bridge I' },
  { at: '2,1', tile: 'guardian D' },
  { at: '-1,1', tile: 'dart L', turn: 3 },
  { at: '-2,1', tile: 'guardian D' },
  { at: '1,2', tile: 'dart L', turn: 3 },
  { at: '0,2', tile: 'key D', turn: 1, keys: 1 },
];

/** The bag was discarded, and its keys lie on the ledge. */
export const placed = { discarded: true, temple: SANCTUM, artifact: '0,2' };
const carried = { explorers: { sapper: { holds: 'artifact' } } };
export const cursed = { discarded: true, temple: SANCTUM, cursed: true, ...carried };
export const erupted = { ...cursed, temple: BURNT, erupted: true, marker: 0 };
export const reveal = { from: '0,0', side: 'south', exploring: false, hand: null, other: null };
export const drawing = { asks: 'tile', reveal };
export const placing = { asks: 'place', reveal: { ...reveal, hand: 'dart L' } };
export const choosing = { asks: 'choose', reveal: { ...reveal, hand: 'lava X', other: 'normal T' } };
export const rolling = { asks: 'hazard', ...roll('hazard', null) };
export const onSpikes = { ...temple(SPIKES), ...guide({ at: '0,1' }), asks: 'die', ...roll('spike', null) };

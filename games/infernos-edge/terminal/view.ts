// A position as it is seen on the table: chambers with their walls and ways, and who and what is in each.
import { type Explorer, type InfernosEdge, type Item, infernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import type { TempleKind } from '@undercroft/infernos-edge/words';
import { besideCell } from '@undercroft/terminal/cave/places';
import type * as shared from '@undercroft/terminal/cave/view';
import { gapsOf, isLit, waysOf } from '@undercroft/terminal/cave/view';
import { readTile } from '@undercroft/words/places';
import type { Words } from './words.ts';

export type Expedition = InfernosEdge['State'];
export type Mark = Snapshot['temple'][number]['marks'][number];

export interface Figure {
  readonly explorer: Explorer;
  readonly health: number;
  readonly acting: boolean;
  readonly braced: boolean;
  readonly holds: Item | null;
}

/** In the current activation: still to come, acting, or done. */
export type GuardianState = 'waiting' | 'acting' | 'done';

export interface Chamber extends shared.Chamber {
  readonly tile: string;
  readonly kind: TempleKind;
  /** The number of a ruin, else empty. */
  readonly number: string;
  /** Guardians wake here: guardian tiles, and the ends of the wings. */
  readonly wakes: boolean;
  readonly marks: readonly Mark[];
  readonly keys: number;
  readonly artifact: boolean;
  readonly figures: readonly Figure[];
  readonly guardians: readonly GuardianState[];
}

export type TempleView = shared.CaveView<Chamber>;

export function readView(expedition: Expedition, words: Words): TempleView {
  const position = infernosEdge.save(expedition);
  const spaces = spacesOf(expedition, position);
  const chambers = spaces.map((space, index) => readChamber(expedition, position, { space, index }));
  return {
    chambers,
    gaps: isClosed(expedition, position) ? [] : gapsOf(chambers),
    focus: focusOf(position),
    hand: handOf(position, words),
    bounds: BOUNDS,
  };
}

/** No more tiles will be laid. */
const isClosed = ({ bagCount }: Expedition, { asks, journals }: Snapshot): boolean =>
  bagCount === 0 && journals === 0 && asks !== 'place' && asks !== 'sanctum';

/** IE-MAP-2. */
const BOUNDS = { left: -3, right: 3, top: 1 };

type Space = Pick<Snapshot['temple'][number], 'at' | 'tile' | 'marks' | 'keys'>;

/** The entrance, which is always there, and what has been laid since. */
function spacesOf({ cave }: Expedition, { entrance, temple }: Snapshot): Space[] {
  const always = Array.from({ length: cave.count - temple.length }, (_, i) => `${cave.x[i]},${cave.y[i]}`);
  return [
    ...always.map((at) => {
      const changed = entrance.find((one) => one.at === at);
      return { at, tile: entranceTile(at), marks: changed?.burnt ? BURNT : [], keys: changed?.keys ?? 0 };
    }),
    ...temple,
  ];
}

const BURNT: readonly Mark[] & Mark[] = ['burnt'];

/** IE-COMP-3. */
function entranceTile(at: string): string {
  if (at === '0,-1') return 'exit D';
  if (at === '0,0') return 'crossroads X';
  return at === '3,0' || at === '-3,0' ? 'wing D' : 'wing T';
}

function readChamber(
  { cave }: Expedition,
  position: Snapshot,
  { space, index }: { readonly space: Space; readonly index: number },
): Chamber {
  const { at, tile, marks, keys } = space;
  const { kind, number } = readTile<TempleKind>(tile);
  return {
    cell: at,
    x: cave.x[index] ?? 0,
    y: cave.y[index] ?? 0,
    tile,
    kind,
    number,
    wakes: (kind === 'guardian' || tile === 'wing D') && marks.length === 0,
    ways: waysOf(cave, index),
    marks,
    keys,
    artifact: position.artifact === at,
    figures: figuresAt(position, at),
    guardians: position.guardians.filter((guardian) => guardian.at === at).map((one) => guardianState(position, one)),
    lit: isLit(cave, index, torches(position)),
  };
}

/** The previous activation is not shown. */
function guardianState({ asks }: Snapshot, { activated, acting }: Snapshot['guardians'][number]): GuardianState {
  if (acting) return 'acting';
  return activated && ACTIVATION.includes(asks) ? 'done' : 'waiting';
}

const ACTIVATION: readonly Snapshot['asks'][] = ['guardian', 'victim', 'path'];

function figuresAt(position: Snapshot, at: string): Figure[] {
  return position.options.explorers.flatMap(({ explorer }) => {
    const member = position.explorers[explorer];
    if (member?.at !== at) return [];
    const braced = explorer === 'veteran' && position.brace === 'braced';
    return [
      { explorer, health: member.health, acting: isActing(position, explorer), braced, holds: member.holds ?? null },
    ];
  });
}

/** While guardians and the volcano act, no explorer does. */
const ACTING: readonly Snapshot['asks'][] = [
  'action',
  'crawl',
  'commanded',
  'chain',
  'illuminate',
  'choose',
  'place',
  'luck',
  'first',
  'tile',
  'die',
  'hazard',
];

export const isActing = ({ asks, actor }: Snapshot, explorer: Explorer): boolean =>
  ACTING.includes(asks) && actor === explorer;

/** IE-SETUP-2. */
export const leadOf = ({ lead, explorers }: Snapshot['options']): Explorer | undefined =>
  lead ?? explorers[0]?.explorer;

const torches = ({ explorers }: Snapshot): string[] =>
  Object.values(explorers).flatMap(({ at, health }) => (at !== null && health > 0 ? [at] : []));

/** Where the acting guardian or explorer stands; outside the temple, the crossroads. */
export function standing({ guardians, explorers, actor }: Snapshot): string {
  return guardians.find(({ acting }) => acting)?.at ?? explorers[actor]?.at ?? '0,0';
}

function focusOf(position: Snapshot): string {
  return revealCell(position) ?? standing(position);
}

/** The gap that is being revealed. */
export function revealCell({ asks, reveal }: Snapshot): string | undefined {
  const isRevealing = asks === 'place' || asks === 'choose' || asks === 'tile';
  return isRevealing && reveal ? besideCell(reveal.from, reveal.side) : undefined;
}

function handOf(position: Snapshot, { game }: Words): TempleView['hand'] {
  const cell = revealCell(position);
  const hand = position.reveal?.hand;
  return position.asks === 'place' && hand && cell ? { words: game.tile(hand), cell } : undefined;
}

// A position as one sees it on the table: chambers with their walls and ways, and who and what is in each.
import { has, NOTHING, opposite, SIDES, type SideName } from '@undercroft/cave';
import { type Caver, type Snapshot, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { type Kind, readTile } from './names.ts';
import { besideCell, xy } from './places.ts';

export type Descent = SubTerra['State'];
export type Mark = Snapshot['cave'][number]['marks'][number];

/** `half`: an opening against a wall, which counts as a wall (ST-CAVE-2). `gap`: open to an empty cell. */
export interface Way {
  readonly type: 'wall' | 'open' | 'half' | 'gap';
  readonly blasted: boolean;
}

export interface Figure {
  readonly caver: Caver;
  readonly health: number;
  readonly acting: boolean;
  readonly hidden: boolean;
  /** On a ledge or slide without a rope: the half they stand on. */
  readonly half: SideName | undefined;
}

export interface Chamber {
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  readonly tile: string;
  readonly kind: Kind;
  readonly numbers: string;
  /** Ledges and slides: where the arrow points. */
  readonly far: SideName;
  /** North, east, south, west. */
  readonly ways: readonly Way[];
  readonly marks: readonly Mark[];
  readonly figures: readonly Figure[];
  readonly horrors: number;
  /** Somebody conscious is here or one step away. */
  readonly lit: boolean;
}

export interface Sight {
  readonly chambers: readonly Chamber[];
  /** Empty cells that an opening leads to. */
  readonly gaps: readonly string[];
  readonly gas: boolean;
  /** What the picture is centred on. */
  readonly focus: string;
  /** The tile about to be laid, and where. */
  readonly hand: { readonly tile: string; readonly cell: string } | undefined;
}

export function readSight(descent: Descent): Sight {
  const position = subTerra.save(descent);
  const chambers = position.cave.map((_, index) => readChamber(descent, position, index));
  const gaps = chambers.flatMap(({ cell, ways }) =>
    SIDES.filter((_, side) => ways[side]?.type === 'gap').map((side) => besideCell(cell, side)),
  );
  return {
    chambers,
    gaps: [...new Set(gaps)],
    gas: position.gas,
    focus: focusOf(position),
    hand: handOf(position),
  };
}

function readChamber(descent: Descent, position: Snapshot, index: number): Chamber {
  const { at, tile, turn = 0, marks = [] } = tileAt(position, index);
  const [x, y] = xy(at);
  return {
    cell: at,
    x,
    y,
    tile,
    ...readTile(tile),
    far: SIDES[opposite(turn)] ?? 'south',
    ways: SIDES.map((_, side) => wayOf(descent, index, side)),
    marks,
    figures: figuresAt(position, at),
    horrors: position.horrors.filter((horror) => horror.at === at).length,
    lit: !position.dark && isLit(descent, position, index),
  };
}

function tileAt({ cave }: Snapshot, index: number): Snapshot['cave'][number] {
  const tile = cave[index];
  if (!tile) throw new RangeError(`there is no tile ${index}`);
  return tile;
}

function wayOf({ cave }: Descent, index: number, side: number): Way {
  const other = cave.beside[4 * index + side] ?? NOTHING;
  const here = has(cave.openings[index] ?? 0, side);
  const there = other !== NOTHING && has(cave.openings[other] ?? 0, opposite(side));
  const through = cave.through(index, side) !== NOTHING;
  if (through) return { type: 'open', blasted: !(here && there) };
  if (cave.isGap(index, side)) return { type: 'gap', blasted: !here };
  return { type: here || there ? 'half' : 'wall', blasted: false };
}

function figuresAt(position: Snapshot, at: string): Figure[] {
  return position.options.cavers.flatMap(({ caver }) => {
    const member = position.cavers[caver];
    if (member?.at !== at) return [];
    const hidden = (member.state ?? []).includes('hidden');
    return [
      { caver, health: member.health, acting: isActing(position, caver), hidden, half: member.side ?? undefined },
    ];
  });
}

/** While horrors and hazards come, nobody acts. */
const ACTING: readonly Snapshot['asks'][] = [
  'action',
  'directed',
  'chain',
  'take',
  'choose',
  'place',
  'appear',
  'tile',
];

export const isActing = ({ asks, actor }: Snapshot, caver: Caver): boolean => ACTING.includes(asks) && actor === caver;

function isLit({ cave }: Descent, { cave: tiles, cavers }: Snapshot, index: number): boolean {
  const near = [index, ...SIDES.map((_, side) => cave.through(index, side))];
  const cells = near.map((tile) => tiles[tile]?.at);
  return Object.values(cavers).some(({ at, health }) => at !== null && health > 0 && cells.includes(at));
}

function focusOf({ asks, hunt, cavers, actor, active }: Snapshot): string {
  if (asks === 'path' && hunt) return hunt.horror;
  return cavers[actor]?.at ?? cavers[active]?.at ?? Object.values(cavers).find(({ at }) => at !== null)?.at ?? '0,0';
}

function handOf({ asks, reveal, cavers, actor }: Snapshot): Sight['hand'] {
  const from = cavers[actor]?.at;
  if (asks !== 'place' || !reveal?.hand || !from) return undefined;
  return { tile: reveal.hand, cell: besideCell(from, reveal.side) };
}

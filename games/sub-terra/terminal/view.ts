// A position as it is seen on the table: chambers with their walls and ways, and who and what is in each.
import { opposite, SIDES, type SideName } from '@undercroft/cave';
import { type Caver, type Snapshot, type SubTerra, subTerra, type TileKind } from '@undercroft/sub-terra';
import { besideCell, xy } from '@undercroft/terminal/cave/places';
import type * as shared from '@undercroft/terminal/cave/view';
import { gapsOf, isLit, waysOf } from '@undercroft/terminal/cave/view';
import { readTile } from '@undercroft/words/places';
import type { Words } from './words.ts';

export type Descent = SubTerra['State'];
export type Mark = Snapshot['cave'][number]['marks'][number];

export interface Figure {
  readonly caver: Caver;
  readonly health: number;
  readonly acting: boolean;
  readonly hidden: boolean;
  /** On a ledge or slide without a rope: the half they stand on. */
  readonly half: SideName | undefined;
}

export interface Chamber extends shared.Chamber {
  readonly tile: string;
  readonly kind: TileKind;
  /** '1·3' on a cave-in tile, else empty. */
  readonly number: string;
  /** Ledges and slides: where the arrow points. */
  readonly far: SideName;
  readonly marks: readonly Mark[];
  readonly figures: readonly Figure[];
  readonly horrors: number;
}

export interface DescentView extends shared.CaveView<Chamber> {
  readonly gas: boolean;
}

export function readView(descent: Descent, words: Words): DescentView {
  const position = subTerra.save(descent);
  const chambers = position.cave.map((_, index) => readChamber(descent, position, index));
  return {
    chambers,
    gaps: gapsOf(chambers),
    gas: position.gas,
    focus: focusOf(position),
    hand: handOf(position, words),
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
    ...readTile<TileKind>(tile),
    far: SIDES[opposite(turn)] ?? 'south',
    ways: waysOf(descent.cave, index),
    marks,
    figures: figuresAt(position, at),
    horrors: position.horrors.filter((horror) => horror.at === at).length,
    lit: !position.dark && isLit(descent.cave, index, torches(position)),
  };
}

function tileAt({ cave }: Snapshot, index: number): Snapshot['cave'][number] {
  const tile = cave[index];
  if (!tile) throw new RangeError(`there is no tile ${index}`);
  return tile;
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

/** While horrors and hazards act, no caver does. */
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

const torches = ({ cavers }: Snapshot): string[] =>
  Object.values(cavers).flatMap(({ at, health }) => (at !== null && health > 0 ? [at] : []));

function focusOf({ asks, hunt, cavers, actor, active }: Snapshot): string {
  if (asks === 'path' && hunt) return hunt.horror;
  return cavers[actor]?.at ?? cavers[active]?.at ?? Object.values(cavers).find(({ at }) => at !== null)?.at ?? '0,0';
}

function handOf({ asks, reveal, cavers, actor }: Snapshot, { game }: Words): DescentView['hand'] {
  const from = cavers[actor]?.at;
  if (asks !== 'place' || !reveal?.hand || !from) return undefined;
  return { words: game.tile(reveal.hand), cell: besideCell(from, reveal.side) };
}

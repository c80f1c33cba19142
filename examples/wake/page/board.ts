// The sea as the stage shows it.
import type { Board, Place, Position, Targeting } from '@undercroft/page-kit/game-view';
import type { Snapshot, Wake } from '@undercroft/wake';
import type { WakeWords } from '@undercroft/wake/words';
import { CELL, MINE_SHAPE, middleOf, REEF_SHAPE, subShape } from './drawing.ts';

export const cellsOf = ({ size }: Snapshot): string[] =>
  [...'abcdefg'.slice(0, size)].flatMap((column) => Array.from({ length: size }, (_, i) => `${column}${i + 1}`));

/** What lies in a cell: a sub by its seat, or what the words call it. */
export function contentOf({ subs, reefs, mines }: Snapshot, cell: string): 0 | 1 | 'reef' | 'mine' | 'empty' {
  const seat = subs.indexOf(cell);
  if (seat === 0 || seat === 1) return seat;
  return reefs.includes(cell) ? 'reef' : mines.includes(cell) ? 'mine' : 'empty';
}

export function boardOf({ snapshot }: Position<Wake>, targeting: Targeting, words: WakeWords): Board {
  const { size, subs, reefs, mines } = snapshot;
  const side = size * CELL;
  const at = (cell: string, svg: string): string => {
    const { x, y } = middleOf(cell, size);
    return `<g transform="translate(${x} ${y})">${svg}</g>`;
  };
  return {
    box: { x: 0, y: 0, width: side, height: side },
    ground: [
      { key: 'water', svg: waterOf(snapshot) },
      { key: `reefs ${reefs}`, svg: reefs.map((cell) => at(cell, REEF_SHAPE)).join('') },
      { key: `mines ${mines}`, svg: mines.map((cell) => at(cell, MINE_SHAPE)).join('') },
    ],
    marks: targeting.highlighted
      .map(({ place = '' }) => at(place, place === targeting.target?.place ? CHOSEN : HIGHLIGHTED))
      .join(''),
    pieces: ([0, 1] as const).map((seat) => ({
      key: `sub ${seat}`,
      svg: subShape(seat),
      width: 68,
      at: subs[seat],
      ...middleOf(subs[seat], size),
    })),
    overlay: '',
    places: cellsOf(snapshot).map((cell) => placeOf(cell, snapshot, words)),
    centre: { x: side / 2, y: side / 2 },
    frame: { x: 0, y: 0, width: side, height: side },
    tags: [],
    landmarks: [],
  };
}

const waterOf = (snapshot: Snapshot): string =>
  cellsOf(snapshot)
    .map((cell) => {
      const { x, y } = middleOf(cell, snapshot.size);
      return `<rect x="${x - 48}" y="${y - 48}" width="96" height="96" rx="10" fill="#123a4a"/>`;
    })
    .join('');

const frame = (width: number): string =>
  `<rect x="-44" y="-44" width="88" height="88" rx="8" fill="none" stroke="#f2c14e" stroke-width="${width}"/>`;

const HIGHLIGHTED = frame(4);
const CHOSEN = frame(8);

const placeOf = (id: string, snapshot: Snapshot, words: WakeWords): Place => ({
  id,
  ...middleOf(id, snapshot.size),
  width: CELL,
  height: CELL,
  label: words.cell(id, contentOf(snapshot, id)),
});

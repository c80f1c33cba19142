// A descent as the stage shows it: tiles, torchlight, who stands where, what is aimed at, what can be touched.
import type { Action, Caver, Snapshot, SubTerra } from '@undercroft/sub-terra';
import { boxAround, byCell, groundTile, inHand, light, way } from '../../draw/cave-board.ts';
import { CAVE } from '../../draw/stone/cave.ts';
import { subTerraBoard } from '../../draw/sub-terra-board.ts';
import { subTerraTileInHand } from '../../draw/sub-terra-tile.ts';
import type { Aiming, Board } from '../../stage/contract.ts';
import type { SubTerraWords } from '../../words/en/sub-terra.ts';
import type { CavePlace } from '../../words/kinds.ts';
import { between } from '../../words/places.ts';
import { besideCell, cellOf, middle } from '../cave/cells.ts';
import { aimMarks, gapsAimedAt, spot } from '../cave/shown.ts';
import { subTerra } from './rules.ts';

export function boardOf(descent: SubTerra['State'], aiming: Aiming, words: SubTerraWords): Board {
  const position = subTerra.save(descent);
  const { tiles, lamps, pieces } = subTerraBoard(position);
  const laid = new Set(position.cave.map(({ at }) => at));
  const gaps = gapsAimedAt(aiming.lit, (at) => laid.has(at));
  const anchor = anchorOf(position);
  const hand = handOf(position, aiming);
  const cells = [...position.cave.map(({ at }) => cellOf(at)), ...gaps.map(cellOf)];
  return {
    box: boxAround(cells),
    ground: tiles.map((tile) => groundTile(CAVE, tile)),
    light: light('cave', tiles, lamps),
    marks: (hand ? '' : aimMarks(aiming, (at) => !laid.has(at))) + huntWay(position, aiming),
    pieces,
    over: hand ? inHand(CAVE, hand, { cells: byCell(tiles), fits: true }) : '',
    places: [...position.cave.map(({ at }) => at), ...gaps].map((at) =>
      spot(at, label(position, at, anchor, aiming, words)),
    ),
    centre: middle(anchor),
  };
}

/** From where everything is counted: the horror that moves, or whoever acts. */
export const anchorOf = ({ hunt, cavers, actor, cave }: Snapshot): string =>
  hunt?.horror ?? cavers[actor]?.at ?? cave[0]?.at ?? '0,0';

/** The tile in hand as it would lie, once a turn is aimed at; before that, in the first that fits. */
function handOf(position: Snapshot, { lit, aim }: Aiming) {
  const { reveal, cavers, actor, asks } = position;
  const at = cavers[actor]?.at;
  const turned = (aim ?? lit.find(({ action }) => 'turn' in action))?.action as Action | undefined;
  if (asks !== 'place' || !reveal?.hand || !at || turned?.type !== 'place') return undefined;
  return subTerraTileInHand(reveal.hand, besideCell(at, reveal.side), turned.turn);
}

/** Which way the horror would come. */
function huntWay({ hunt }: Snapshot, { aim }: Aiming): string {
  const action = aim?.action as Action | undefined;
  if (!hunt || action?.type !== 'path') return '';
  return way('hunt', [cellOf(hunt.horror), cellOf(besideCell(hunt.horror, action.to))]);
}

function label(position: Snapshot, at: string, anchor: string, { lit }: Aiming, words: SubTerraWords): string {
  const tile = position.cave.find((one) => one.at === at);
  const people = Object.entries(position.cavers).flatMap(([name, { at: place, health, state }]) => {
    if (place !== at) return [];
    const down = health === 0 ? 'unconscious' : state.includes('hidden') ? 'hidden' : undefined;
    return [{ caver: name as Caver, ...(down ? ({ state: down } as const) : {}) }];
  });
  const can = [...new Set(lit.flatMap((aim) => (aim.place === at ? [(aim.action as Action).type] : [])))];
  const place: CavePlace<Action['type']> = {
    ...(tile ? { tile: tile.tile, marks: tile.marks } : {}),
    from: between(anchor, at),
    gas: position.gas,
    horror: position.horrors.some((one) => one.at === at),
    people,
    can: can.map((deed) => ({ deed, points: position.asks === 'action' ? 1 : 0 })),
  };
  return words.place(place);
}

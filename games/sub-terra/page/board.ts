// A descent as the stage shows it: tiles, torchlight, who stands where, what is aimed at, what can be touched.

import { cellCentre, cellOf, neighbourCell } from '@undercroft/page-kit/cave/cells';
import { cellPlace, targetedGaps, targetMarks } from '@undercroft/page-kit/cave/targets';
import { boxAround, byCell, groundTile, inHand, light, way } from '@undercroft/page-kit/draw/cave/board';
import type { Board, Position, Targeting } from '@undercroft/page-kit/game-view';
import { type Action, type Caver, costOfAction, type Snapshot, type SubTerra } from '@undercroft/sub-terra';
import type { CavePlace, SubTerraWords } from '@undercroft/sub-terra/words';
import { between } from '@undercroft/words/places';
import { subTerraBoard } from './draw/board.ts';
import { CAVE } from './draw/stone.ts';
import { subTerraTileInHand } from './draw/tile.ts';

export function boardOf(position: Position<SubTerra>, targeting: Targeting, words: SubTerraWords): Board {
  const { snapshot } = position;
  const { tiles, lamps, pieces } = subTerraBoard(snapshot);
  const laid = new Set(snapshot.cave.map(({ at }) => at));
  const gaps = targetedGaps(targeting.highlighted, (at) => laid.has(at));
  const anchor = anchorOf(snapshot);
  const hand = handOf(snapshot, targeting);
  const cells = [...snapshot.cave.map(({ at }) => cellOf(at)), ...gaps.map(cellOf)];
  return {
    box: boxAround(cells),
    ground: tiles.map((tile) => groundTile(CAVE, tile)),
    light: light('cave', tiles, lamps),
    marks:
      (hand ? '' : targetMarks(targeting, { isGap: (at) => !laid.has(at), pieces, from: anchor })) +
      huntWay(snapshot, targeting),
    pieces,
    overlay: hand ? inHand(CAVE, hand, { cells: byCell(tiles), fits: true }) : '',
    places: [...snapshot.cave.map(({ at }) => at), ...gaps].map((at) =>
      cellPlace(at, label(position, at, anchor, targeting, words)),
    ),
    centre: cellCentre(anchor),
  };
}

/** From where everything is counted: the horror that moves, or whoever acts. */
export const anchorOf = ({ hunt, cavers, actor, cave }: Snapshot): string =>
  hunt?.horror ?? cavers[actor]?.at ?? cave[0]?.at ?? '0,0';

/** The tile in hand as it would lie, once a turn is aimed at; before that, in the first that fits. */
function handOf(snapshot: Snapshot, { highlighted, target }: Targeting) {
  const { reveal, cavers, actor, asks } = snapshot;
  const at = cavers[actor]?.at;
  const turned = (target ?? highlighted.find(({ action }) => 'turn' in action))?.action as Action | undefined;
  if (asks !== 'place' || !reveal?.hand || !at || turned?.type !== 'place') return undefined;
  return subTerraTileInHand(reveal.hand, neighbourCell(at, reveal.side), turned.turn);
}

/** Which way the horror would come. */
function huntWay({ hunt }: Snapshot, { target }: Targeting): string {
  const action = target?.action as Action | undefined;
  if (!hunt || action?.type !== 'path') return '';
  return way('hunt', [cellOf(hunt.horror), cellOf(neighbourCell(hunt.horror, action.to))]);
}

function label(
  { state, snapshot }: Position<SubTerra>,
  at: string,
  anchor: string,
  { highlighted }: Targeting,
  words: SubTerraWords,
): string {
  const tile = snapshot.cave.find((one) => one.at === at);
  const people = Object.entries(snapshot.cavers).flatMap(([name, { at: place, health, state }]) => {
    if (place !== at) return [];
    const down = health === 0 ? 'unconscious' : state.includes('hidden') ? 'hidden' : undefined;
    return [{ caver: name as Caver, ...(down ? ({ state: down } as const) : {}) }];
  });
  const can = [
    ...new Set(highlighted.flatMap((target) => (target.place === at ? [(target.action as Action).type] : []))),
  ];
  const place: CavePlace<Action['type']> = {
    ...(tile ? { tile: tile.tile, marks: tile.marks } : {}),
    from: between(anchor, at),
    gas: snapshot.gas,
    horror: snapshot.horrors.some((one) => one.at === at),
    people,
    can: can.map((action) => ({ action, points: snapshot.asks === 'action' ? costOfAction(state, action) : 0 })),
  };
  return words.place(place);
}

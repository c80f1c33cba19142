// What lies at a place of the cave: the tile, what has happened to it, who stands there, and why one cannot step on it.

import { personAt } from '@undercroft/page-kit/cave/people';
import { gapPicture, sideTowards, thingPicture, tilePicture } from '@undercroft/page-kit/cave/place-info';
import { portrait, thing } from '@undercroft/page-kit/draw/cave/pieces';
import { asHeading, explain } from '@undercroft/page-kit/explanation';
import type { Explanation, PlaceInfo, PlaceItem, Position } from '@undercroft/page-kit/game-view';
import { type Caver, check, type Snapshot, type SubTerra, startingHealth, type TileKind } from '@undercroft/sub-terra';
import { type AboutCaveWords, CAVER_ABILITIES } from '@undercroft/sub-terra/words';
import { between, readTile } from '@undercroft/words/places';
import { anchorOf } from './board.ts';
import { caverState } from './draw/board.ts';
import { CAVE } from './draw/stone.ts';
import { subTerraTiles } from './draw/tile.ts';
import type { Words as TableWords } from './scene.ts';
import { wallSide } from './walls.ts';

export interface Words extends TableWords {
  readonly about: AboutCaveWords;
}

const RULES: Readonly<Record<TileKind, string>> = {
  start: 'ST-SETUP-2',
  exit: 'ST-TILE-EXIT',
  normal: 'ST-CAVE-1',
  water: 'ST-TILE-WATER',
  gas: 'ST-TILE-GAS',
  'cave-in': 'ST-HAZ-CAVEIN',
  horror: 'ST-HOR-SPAWN',
  squeeze: 'ST-TILE-SQUEEZE',
  ledge: 'ST-TILE-LEDGE-3',
  slide: 'ST-TILE-SLIDE',
  rough: 'ST-TILE-ROUGH',
};
const MARK_RULES = { flood: 'ST-TILE-WATER', rubble: 'ST-TILE-CAVEIN', rope: 'ST-TILE-LEDGE-4' } as const;

export function placeInfoOf(position: Position<SubTerra>, touched: string, words: Words): PlaceInfo {
  const { snapshot } = position;
  const place = cellAt(snapshot, touched);
  const blocked = blockedReason(position, place, words);
  return {
    items: [
      tileAt(snapshot, place, words),
      ...snapshot.horrors.filter(({ at }) => at === place).map(() => horror(words)),
      ...snapshot.options.cavers.flatMap(({ caver }) => personItem(snapshot, caver, place, words)),
    ],
    ...(blocked ? { blocked } : {}),
  };
}

/** People and walls are explained by the tile they are on. */
function cellAt(snapshot: Snapshot, place: string): string {
  const person = personAt(place);
  if (person !== undefined) return snapshot.cavers[person]?.at ?? place;
  return wallSide(place) === undefined ? place : anchorOf(snapshot);
}

function tileAt(snapshot: Snapshot, place: string, { game, about }: Words): PlaceItem {
  const at = snapshot.cave.findIndex((one) => one.at === place);
  const laid = snapshot.cave[at];
  const drawn = subTerraTiles(snapshot)[at];
  if (!laid || !drawn)
    return { picture: gapPicture(), name: about.gap.name, facts: [explain(about.gap.does, 'ST-CAVE-3')] };
  const { kind } = readTile<TileKind>(laid.tile);
  return {
    picture: tilePicture(CAVE, drawn),
    name: asHeading(game.place({ tile: laid.tile, from: between(anchorOf(snapshot), place) })),
    facts: [
      explain(about.ground[kind], RULES[kind]),
      ...laid.marks.map((mark) => explain(about[mark], MARK_RULES[mark])),
      ...(snapshot.gas && kind === 'gas' ? [explain(about.gas, 'ST-HAZ-GAS')] : []),
    ],
  };
}

const horror = ({ about }: Words): PlaceItem => ({
  picture: thingPicture(thing('horror')),
  name: about.horror.name,
  facts: [explain(about.horror.does, 'ST-HOR-TOUCH', 'ST-HOR-MOVE')],
});

function personItem(snapshot: Snapshot, caver: Caver, place: string, words: Words): PlaceItem[] {
  const member = snapshot.cavers[caver];
  if (member?.at !== place) return [];
  const { game, about } = words;
  const of = startingHealth(caver, snapshot.options.variant);
  return [
    {
      picture: portrait(caver, { state: caverState(member) }),
      name: `${game.cavers[caver].name}: ${game.team.health(member.health, of)}`,
      facts: [
        ...stateOf(member, words),
        ...CAVER_ABILITIES[caver].map(({ name, rule }) =>
          explain(`${about.abilities[name].name}: ${about.abilities[name].does}.`, rule),
        ),
      ],
    },
  ];
}

function stateOf({ health, state }: Snapshot['cavers'][string], { about }: Words): Explanation[] {
  if (health === 0) return [explain(about.unconscious, 'ST-KO-1', 'ST-KO-2')];
  return state.includes('hidden') ? [explain(about.hidden, 'ST-ACT-HIDE')] : [];
}

/** Only of what is next to the actor: the rest is simply further away. */
function blockedReason(
  { state, snapshot }: Position<SubTerra>,
  place: string,
  { game, about }: Words,
): Explanation | undefined {
  const own = snapshot.cavers[snapshot.actor]?.at;
  const to = own ? sideTowards(own, place) : undefined;
  if (snapshot.asks !== 'action' || !to || snapshot.cave.every(({ at }) => at !== place)) return undefined;
  const move = check(state, { type: 'move', to });
  return move.ok
    ? undefined
    : explain(`${game.notPossible('move')} ${about.refusal(move.error, { action: 'move' })}`, move.error.rule);
}

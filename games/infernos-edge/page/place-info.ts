// What lies at a place of the temple: the tile, what has happened to it, who and what is there, and why one cannot step on it.
import {
  burningRings,
  check,
  type Explorer,
  type InfernosEdge,
  type Snapshot,
  startingHealth,
} from '@undercroft/infernos-edge';
import type { AboutTempleWords, TempleKind } from '@undercroft/infernos-edge/words';
import { EXPLORER_ABILITIES } from '@undercroft/infernos-edge/words';
import { gapPicture, sideTowards, thingPicture, tilePicture } from '@undercroft/page-kit/cave/place-info';
import { portrait, type Thing, thing } from '@undercroft/page-kit/draw/cave/pieces';
import { asHeading, explain } from '@undercroft/page-kit/explanation';
import type { Explanation, PlaceInfo, PlaceItem, Position } from '@undercroft/page-kit/game-view';
import { between, readTile } from '@undercroft/words/places';
import { explorerState } from './draw/board.ts';
import { TEMPLE } from './draw/stone.ts';
import { infernosEdgeTiles, templeSpaces } from './draw/tile.ts';
import type { Words } from './scene.ts';
import { placesOf, viewpoint } from './viewpoint.ts';

const RULES: Readonly<Record<TempleKind, string>> = {
  exit: 'IE-ACT-EXIT',
  crossroads: 'IE-SETUP-2',
  wing: 'IE-VOLC-4',
  normal: 'IE-COMP-1',
  journal: 'IE-ARI-2',
  bridge: 'IE-TILE-BRIDGE',
  key: 'IE-TILE-KEY',
  lava: 'IE-HAZ-LAVA',
  spike: 'IE-MOVE-3',
  dart: 'IE-HAZ-TRAP',
  ruin: 'IE-TILE-RUIN',
  guardian: 'IE-HAZ-WAKE',
  sanctum: 'IE-SANC-3',
  ledge: 'IE-SANC-3',
};
const MARK_RULES = { rubble: 'IE-MOVE-1', shored: 'IE-FOR-2', burnt: 'IE-MOVE-1' } as const;
const THING_RULES = { guardian: 'IE-GUARD-1', key: 'IE-SANC-3', artifact: 'IE-CURSE-1' } as const;

export interface PlaceWords extends Words {
  readonly about: AboutTempleWords;
}

export function placeInfoOf(position: Position<InfernosEdge>, place: string, words: PlaceWords): PlaceInfo {
  const { snapshot } = position;
  const blocked = blockedReason(position, place, words);
  return {
    items: [
      tileAt(position, place, words),
      ...thingsAt(snapshot, place, words),
      ...snapshot.options.explorers.flatMap(({ explorer }) => personAt(snapshot, explorer, place, words)),
    ],
    ...(blocked ? { blocked } : {}),
  };
}

function tileAt({ state, snapshot }: Position<InfernosEdge>, place: string, words: PlaceWords): PlaceItem {
  const { about } = words;
  const spaces = templeSpaces(snapshot);
  const at = spaces.findIndex((one) => one.at === place);
  const space = spaces[at];
  const drawn = infernosEdgeTiles(snapshot)[at];
  if (!space || !drawn)
    return { picture: gapPicture(), name: about.gap.name, facts: [explain(about.gap.does, 'IE-MAP-3')] };
  return {
    picture: tilePicture(TEMPLE, drawn),
    name: asHeading(words.game.place({ tile: space.tile, from: between(viewpoint(snapshot).at, place) })),
    facts: [
      ...kindOf(snapshot, readTile<TempleKind>(space.tile), words),
      ...space.marks.map((mark) => explain(about[mark], MARK_RULES[mark])),
      ...(burningRings(state).flat().includes(place) ? [explain(about.burnsNext, 'IE-VOLC-4', 'IE-VOLC-5')] : []),
    ],
  };
}

/** At the end of a wing guardians wake too; a ruin costs less in the later edition (IE-ED-1). */
function kindOf(
  { options }: Snapshot,
  { kind, shape }: { readonly kind: TempleKind; readonly shape: string },
  { about: { ground, secondRuin } }: PlaceWords,
): Explanation[] {
  if (kind === 'ruin' && options.variant === 'second-edition') return [explain(secondRuin, 'IE-ED-1')];
  const own = explain(ground[kind], RULES[kind]);
  return kind === 'wing' && shape === 'D' ? [explain(ground.guardian, RULES.guardian), own] : [own];
}

function thingsAt({ guardians, artifact, temple, entrance }: Snapshot, place: string, words: PlaceWords): PlaceItem[] {
  const keys = [...entrance, ...temple].find(({ at }) => at === place)?.keys ?? 0;
  return [
    ...guardians.filter(({ at }) => at === place).map(() => thingOf('guardian', words)),
    ...Array.from({ length: keys }, () => thingOf('key', words)),
    ...(artifact === place ? [thingOf('artifact', words)] : []),
  ];
}

const thingOf = (name: Exclude<Thing, 'horror'>, { about }: PlaceWords): PlaceItem => ({
  picture: thingPicture(thing(name)),
  name: about[name].name,
  facts: [explain(about[name].does, THING_RULES[name])],
});

function personAt(snapshot: Snapshot, explorer: Explorer, place: string, words: PlaceWords): PlaceItem[] {
  const member = snapshot.explorers[explorer];
  if (member?.at !== place) return [];
  const { game, about } = words;
  return [
    {
      picture: portrait(explorer, { state: explorerState(member), holds: member.holds }),
      name: `${game.explorers[explorer].name}: ${game.team.health(member.health, startingHealth(explorer))}`,
      facts: [
        ...stateOf(snapshot, explorer, words),
        ...EXPLORER_ABILITIES[explorer].map(({ name, rule }) =>
          explain(`${about.abilities[name].name}: ${about.abilities[name].does}.`, rule),
        ),
      ],
    },
  ];
}

function stateOf({ explorers, brace }: Snapshot, explorer: Explorer, { about }: PlaceWords): Explanation[] {
  if (explorers[explorer]?.health === 0) return [explain(about.downed, 'IE-TURN-4', 'IE-KO-1')];
  return explorer === 'veteran' && brace === 'braced' ? [explain(about.braced, 'IE-VET-2')] : [];
}

/** Only of what is next to the actor: the rest is simply further away. */
function blockedReason(
  { state, snapshot }: Position<InfernosEdge>,
  place: string,
  { game, about }: PlaceWords,
): Explanation | undefined {
  const own = snapshot.explorers[snapshot.actor]?.at;
  const to = own ? sideTowards(own, place) : undefined;
  if (snapshot.asks !== 'action' || !to || templeSpaces(snapshot).every(({ at }) => at !== place)) return undefined;
  const move = check(state, { type: 'move', to });
  if (move.ok) return undefined;
  const places = placesOf(snapshot, { named: false });
  return explain(
    `${game.notPossible('move')} ${about.refusal(move.error, { action: 'move', places })}`,
    move.error.rule,
  );
}

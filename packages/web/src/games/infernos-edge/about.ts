// What lies at a place of the temple: the tile, what has happened to it, who and what is there, and why one cannot step on it.
import { type Explorer, type Snapshot, startingHealth } from '@undercroft/infernos-edge';
import { explorerState } from '../../draw/infernos-edge-board.ts';
import { infernosEdgeTiles, templeSpaces } from '../../draw/infernos-edge-tile.ts';
import { portrait, type Thing, thing } from '../../draw/pieces.ts';
import { TEMPLE } from '../../draw/stone/temple.ts';
import type { About, AboutThing, Said } from '../../stage/contract.ts';
import { EXPLORER_ABILITIES } from '../../words/explorer-abilities.ts';
import type { TempleKind } from '../../words/kinds.ts';
import { between, readTile } from '../../words/places.ts';
import { gapPicture, sideTowards, thingPicture, tilePicture } from '../cave/about.ts';
import { heading, said } from '../telling.ts';
import { nextToBurn } from './hazards.ts';
import { infernosEdge } from './rules.ts';
import type { Words } from './scene.ts';
import { type Expedition, placesOf, viewpoint } from './seen.ts';

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

export function aboutOf(expedition: Expedition, place: string, words: Words): About {
  const position = infernosEdge.save(expedition);
  const why = whyNot(expedition, position, place, words);
  return {
    things: [
      tileAt(expedition, position, place, words),
      ...thingsAt(position, place, words),
      ...position.options.explorers.flatMap(({ explorer }) => personAt(position, explorer, place, words)),
    ],
    ...(why ? { why } : {}),
  };
}

function tileAt(expedition: Expedition, position: Snapshot, place: string, words: Words): AboutThing {
  const { about } = words.game;
  const spaces = templeSpaces(position);
  const at = spaces.findIndex((one) => one.at === place);
  const space = spaces[at];
  const drawn = infernosEdgeTiles(position)[at];
  if (!space || !drawn)
    return { picture: gapPicture(), name: about.gap.name, said: [said(about.gap.does, 'IE-MAP-3')] };
  return {
    picture: tilePicture(TEMPLE, drawn),
    name: heading(words.game.place({ tile: space.tile, from: between(viewpoint(position).at, place) })),
    said: [
      ...kindOf(position, readTile<TempleKind>(space.tile), words),
      ...space.marks.map((mark) => said(about[mark], MARK_RULES[mark])),
      ...(nextToBurn(expedition).includes(place) ? [said(about.burnsNext, 'IE-VOLC-4', 'IE-VOLC-5')] : []),
    ],
  };
}

/** At the end of a wing guardians wake too; a ruin costs less in the later edition (IE-ED-1). */
function kindOf(
  { options }: Snapshot,
  { kind, shape }: { readonly kind: TempleKind; readonly shape: string },
  { game: { kinds, about } }: Words,
): Said[] {
  if (kind === 'ruin' && options.variant === 'second-edition') return [said(about.secondRuin, 'IE-ED-1')];
  const own = said(kinds[kind].does, RULES[kind]);
  return kind === 'wing' && shape === 'D' ? [said(kinds.guardian.does, RULES.guardian), own] : [own];
}

function thingsAt({ guardians, artifact, temple, entrance }: Snapshot, place: string, words: Words): AboutThing[] {
  const keys = [...entrance, ...temple].find(({ at }) => at === place)?.keys ?? 0;
  return [
    ...guardians.filter(({ at }) => at === place).map(() => thingOf('guardian', words)),
    ...Array.from({ length: keys }, () => thingOf('key', words)),
    ...(artifact === place ? [thingOf('artifact', words)] : []),
  ];
}

const thingOf = (name: Exclude<Thing, 'horror'>, { game: { about } }: Words): AboutThing => ({
  picture: thingPicture(thing(name)),
  name: about[name].name,
  said: [said(about[name].does, THING_RULES[name])],
});

function personAt(position: Snapshot, explorer: Explorer, place: string, words: Words): AboutThing[] {
  const member = position.explorers[explorer];
  if (member?.at !== place) return [];
  const { game } = words;
  return [
    {
      picture: portrait(explorer, { state: explorerState(member), holds: member.holds }),
      name: `${game.explorers[explorer].name}: ${game.team.health(member.health, startingHealth(explorer))}`,
      said: [
        ...stateOf(position, explorer, words),
        ...EXPLORER_ABILITIES[explorer].map(({ name, rule }) =>
          said(`${game.abilities[name].name}: ${game.abilities[name].does}.`, rule),
        ),
      ],
    },
  ];
}

function stateOf({ explorers, brace }: Snapshot, explorer: Explorer, { game: { about } }: Words): Said[] {
  if (explorers[explorer]?.health === 0) return [said(about.downed, 'IE-TURN-4', 'IE-KO-1')];
  return explorer === 'veteran' && brace === 'braced' ? [said(about.braced, 'IE-VET-2')] : [];
}

/** Only of what is next to whoever acts: the rest is simply further away. */
function whyNot(expedition: Expedition, position: Snapshot, place: string, { game }: Words): Said | undefined {
  const own = position.explorers[position.actor]?.at;
  const to = own ? sideTowards(own, place) : undefined;
  if (position.asks !== 'action' || !to || templeSpaces(position).every(({ at }) => at !== place)) return undefined;
  const move = infernosEdge.check(expedition, { type: 'move', to });
  if (move.ok) return undefined;
  const places = placesOf(position, { named: false });
  return said(`${game.notPossible('move')} ${game.refusal(move.error, { deed: 'move', places })}`, move.error.rule);
}

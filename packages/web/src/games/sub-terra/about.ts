// What lies at a place of the cave: the tile, what has happened to it, who stands there, and why one cannot step on it.
import { type Caver, type Snapshot, type SubTerra, startingHealth } from '@undercroft/sub-terra';
import { portrait, thing } from '../../draw/pieces.ts';
import { CAVE } from '../../draw/stone/cave.ts';
import { caverState } from '../../draw/sub-terra-board.ts';
import { subTerraTiles } from '../../draw/sub-terra-tile.ts';
import type { About, AboutThing, Said } from '../../stage/contract.ts';
import { CAVER_ABILITIES } from '../../words/caver-abilities.ts';
import type { CaveKind } from '../../words/kinds.ts';
import { between, readTile } from '../../words/places.ts';
import { gapPicture, sideTowards, thingPicture, tilePicture } from '../cave/about.ts';
import { heading, said } from '../telling.ts';
import { anchorOf } from './board.ts';
import { subTerra } from './rules.ts';
import type { Words } from './scene.ts';

const RULES: Readonly<Record<CaveKind, string>> = {
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

export function aboutOf(descent: SubTerra['State'], place: string, words: Words): About {
  const position = subTerra.save(descent);
  const why = whyNot(descent, position, place, words);
  return {
    things: [
      tileAt(position, place, words),
      ...position.horrors.filter(({ at }) => at === place).map(() => horror(words)),
      ...position.options.cavers.flatMap(({ caver }) => personAt(position, caver, place, words)),
    ],
    ...(why ? { why } : {}),
  };
}

function tileAt(position: Snapshot, place: string, { game }: Words): AboutThing {
  const { about } = game;
  const at = position.cave.findIndex((one) => one.at === place);
  const laid = position.cave[at];
  const drawn = subTerraTiles(position)[at];
  if (!laid || !drawn)
    return { picture: gapPicture(), name: about.gap.name, said: [said(about.gap.does, 'ST-CAVE-3')] };
  const { kind } = readTile<CaveKind>(laid.tile);
  return {
    picture: tilePicture(CAVE, drawn),
    name: heading(game.place({ tile: laid.tile, from: between(anchorOf(position), place) })),
    said: [
      said(game.kinds[kind].does, RULES[kind]),
      ...laid.marks.map((mark) => said(about[mark], MARK_RULES[mark])),
      ...(position.gas && kind === 'gas' ? [said(about.gas, 'ST-HAZ-GAS')] : []),
    ],
  };
}

const horror = ({ game: { about } }: Words): AboutThing => ({
  picture: thingPicture(thing('horror')),
  name: about.horror.name,
  said: [said(about.horror.does, 'ST-HOR-TOUCH', 'ST-HOR-MOVE')],
});

function personAt(position: Snapshot, caver: Caver, place: string, words: Words): AboutThing[] {
  const member = position.cavers[caver];
  if (member?.at !== place) return [];
  const { game } = words;
  const of = startingHealth(caver, position.options.variant === 'reference-manual');
  return [
    {
      picture: portrait(caver, { state: caverState(member) }),
      name: `${game.cavers[caver].name}: ${game.team.health(member.health, of)}`,
      said: [
        ...stateOf(member, words),
        ...CAVER_ABILITIES[caver].map(({ name, rule }) =>
          said(`${game.abilities[name].name}: ${game.abilities[name].does}.`, rule),
        ),
      ],
    },
  ];
}

function stateOf({ health, state }: Snapshot['cavers'][string], { game: { about } }: Words): Said[] {
  if (health === 0) return [said(about.unconscious, 'ST-KO-1', 'ST-KO-2')];
  return state.includes('hidden') ? [said(about.hidden, 'ST-ACT-HIDE')] : [];
}

/** Only of what is next to whoever acts: the rest is simply further away. */
function whyNot(descent: SubTerra['State'], position: Snapshot, place: string, { game }: Words): Said | undefined {
  const own = position.cavers[position.actor]?.at;
  const to = own ? sideTowards(own, place) : undefined;
  if (position.asks !== 'action' || !to || position.cave.every(({ at }) => at !== place)) return undefined;
  const move = subTerra.check(descent, { type: 'move', to });
  return move.ok
    ? undefined
    : said(`${game.notPossible('move')} ${game.refusal(move.error, { deed: 'move' })}`, move.error.rule);
}

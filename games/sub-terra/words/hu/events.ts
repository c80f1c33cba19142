// What happens, in sentences: the log, and what moments say. Loaded after the first decision is possible.
import type { SideName } from '@undercroft/cave';
import type { Caver, Event, Roll, StepKind } from '@undercroft/sub-terra';
import type { MarkedText } from '@undercroft/words/grammar';
import { list, numberWord, OF_SIDE, object, suffixed, The, TO, the } from '@undercroft/words/hungarian';
import { between, type Places, sideOf } from '@undercroft/words/places';
import type { LaidAside, LoggedRoll, SubTerraEventWords } from '../en/events.ts';
import { hazard, medals, sources, theTile, tile, tileParts, time, where } from './index.ts';
import { Actor, all, theObject } from './names.ts';

/** What a sentence adds where places have names: ' (2K 1É)'; nothing elsewhere. */
const at = ({ label }: Places<Caver>, cell: string): string => (label ? ` (${label(cell)})` : '');

const places = (p: Places<Caver>, tiles: readonly string[]): string =>
  tiles.length > 3 && !p.label ? `${numberWord(tiles.length)} lapkán` : list(tiles.map((cell) => where(p, cell)));

const steps = {
  move: 'lép',
  run: 'fut',
  sprint: 'sprintel',
  swim: 'úszik',
  squeeze: 'préselődik',
  explore: 'lép',
  appear: 'bukkan fel',
} satisfies Record<StepKind, string>;

const towards = (from: string, to: string): string => {
  const side = sideOf(between(from, to));
  return side ? TO[side] : 'máshová';
};

const left = (n: number): string => (n === 0 ? 'nem maradt több' : `${n} maradt`);
const tilesLeft = (n: number): string => (n === 0 ? 'nem maradt több lapka' : `${n} lapka maradt`);

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type EventTexts = { readonly [T in Event['type']]: (event: EventOf<T>, places: Places<Caver>) => MarkedText };

const checks = {
  exertion: ['a ráhajtás nem árt neki', 'a ráhajtás megviseli'],
  rope: ['a kötél tart', 'a kötél nem tart'],
  hide: ['jó a búvóhely', 'nincs hová elbújni'],
  rough: ['nem csúszik meg', 'megcsúszik'],
  tremor: ['a földrengés nem árt neki', 'a földrengés ledönti a lábáról'],
  darkness: ['egyelőre biztonságban van', 'nem találja az utat a sötétben'],
} satisfies Record<Exclude<Roll, 'cave-in'>, readonly [passed: string, failed: string]>;

function rolled({ caver, why, face, needed = 4, passed }: EventOf<'rolled'>): MarkedText {
  if (why === 'cave-in' || caver === undefined) return `A kockadobás a sziklaomláshoz: ${face}.`;
  return `${Actor(caver)} ${object(face)} dob (legalább ${needed} kell): ${checks[why][passed ? 0 : 1]}.`;
}

const eventTexts: EventTexts = {
  'round-began': ({ round, start }) => `${round}. forduló. ${Actor(start)} kezd.`,
  'turn-began': ({ caver, at: cell }, p) => `${Actor(caver)} következik${at(p, cell)}.`,
  'turn-passed': ({ caver }) => `${Actor(caver)} eszméletlen, ezért kimarad.`,
  'turn-ended': ({ caver }) => `${Actor(caver)} befejezi a körét.`,
  exerted: ({ caver }) => `${Actor(caver)} ráhajt, és kap még 1 akciópontot.`,
  'gap-named': ({ caver, side, exploring, at: cell }, p) =>
    `${Actor(caver)} ${TO[side]} ${exploring ? 'indul felfedezni' : 'világít'}${at(p, cell)}.`,
  'tile-drawn': ({ caver, tile: drawn, left: rest }) =>
    `${Actor(caver)} húz egy lapkát: ${tile(drawn)}; ${tilesLeft(rest)}.`,
  'tile-taken': ({ caver, tile: taken }) => `${Actor(caver)} a félretett lapkát választja: ${tile(taken)}.`,
  'tile-discarded': ({ tile: thrown, why }) =>
    why === 'pathfinder'
      ? `${Actor('scout')} eldobja ${theTile(thrown)}, és újat húz.`
      : `${The(tile(thrown))} lezárná a barlangot, ezért a dobópakliba kerül.`,
  'tile-set-aside': ({ tile: kept, left: rest }) => `Félretéve a Geológusnak: ${tile(kept)}; ${tilesLeft(rest)}.`,
  'exit-seen': () => 'A következő lapka a kijárat. Felfordítva a pakli tetején marad.',
  'stack-empty': () => 'Elfogyott a pakli.',
  'tile-placed': ({ caver, tile: laid, at: cell }, p) =>
    `${Actor(caver)} lerakja ${theTile(laid)} ${p.label ? the(`${p.label(cell)} mezőre`) : where(p, cell, caver)}.`,
  moved: ({ caver, from, to, how }, p) =>
    how === 'appear' && p.label
      ? `${Actor(caver)} ${where(p, to)} ${steps[how]}.`
      : `${Actor(caver)} ${towards(from, to)} ${steps[how]}${at(p, to)}.`,
  rolled,
  'lost-health': ({ caver, amount, left: rest, source }) =>
    `${Actor(caver)} ${amount} egészséget veszít ${the(sources[source])} miatt, ${left(rest)}.`,
  spared: ({ caver, source, by }) =>
    `${Actor(by)} megvédi ${theObject(caver)} ${the(suffixed(sources[source], 'from'))}.`,
  'knocked-out': ({ caver, at: cell }, p) => `${Actor(caver)} elveszíti az eszméletét${at(p, cell)}.`,
  healed: ({ caver, by, left: now }) =>
    by === caver
      ? `${Actor(by)} visszanyer 1 egészséget, most ${now} van.`
      : `${Actor(by)} meggyógyítja ${theObject(caver)}, akinek most ${now} egészsége van.`,
  woke: ({ caver }) => `${Actor(caver)} magához tér.`,
  'rubble-cleared': ({ caver, at: cell }, p) =>
    `${Actor(caver)} eltakarítja a törmeléket${at(p, cell) || ` (${where(p, cell, caver)})`}.`,
  'rope-placed': ({ caver, at: cell }, p) => `${Actor(caver)} kötelet rögzít${at(p, cell)}.`,
  hid: ({ caver }) => `${Actor(caver)} elrejtőzik a forduló végéig.`,
  dived: ({ caver, at: cell }, p) => `${Actor(caver)} alámerül${at(p, cell)}.`,
  surfaced: ({ caver, at: cell }, p) => `${Actor(caver)} felbukkan${at(p, cell) || ` (${where(p, cell, caver)})`}.`,
  demolished: ({ caver, at: cell, side, left: rest }, p) =>
    `${Actor(caver)} kirobbantja ${the(OF_SIDE[side])} falat${at(p, cell)}; ${rest} robbanóanyag maradt.`,
  'horror-repelled': ({ caver, at: cell }, p) => `${Actor(caver)} kiűz egy rémet${at(p, cell)} a barlangból.`,
  directed: ({ caver, by }) => `${Actor(by)} irányítja ${theObject(caver)}.`,
  declined: ({ caver }) => `${Actor(caver)} nem kér az akcióból.`,
  hazard: ({ hazard: which, severe, left: cards }) =>
    `*${hazard({ hazard: which, severe })}.* ${severe ? 'Kétszer csap le. ' : ''}${cards === 0 ? 'Ez volt az utolsó veszélykártya.' : `${time.light(cards)}.`}`,
  'gas-ended': () => 'A gáz eloszlik.',
  'gas-spread': () => 'Terjed a gáz: a következő veszélyig 2 egészségbe kerül gázlapkára lépni.',
  flooded: ({ tiles }, p) =>
    tiles.length === 0 ? 'A víz nem önt el újabb lapkát.' : `Emelkedik a víz ${places(p, tiles)}.`,
  blocked: ({ face, tiles }, p) =>
    tiles.length === 0 ? `A dobás ${face}: semmi sem omlik be.` : `Kövek hullanak ${places(p, tiles)}.`,
  'horror-moved': ({ from, to, towards: victim }, p) =>
    `Egy *rém* ${towards(from, to)} lép${at(p, to)}, ${theObject(victim)} üldözi.`,
  'horror-left': ({ at: cell }, p) => `Egy *rém*${at(p, cell)} nem talál áldozatot, és elhagyja a barlangot.`,
  'horror-came': ({ at: cell }, p) => `*Rém* jelenik meg ${where(p, cell)}.`,
  'torches-died': () => 'Lejárt az idő: kialszanak a fáklyák.',
  removed: ({ caver }) => `${Actor(caver)} elvész a sötétben, és kiesik a játékból.`,
  ended: ({ medal, leftBehind }) => `*${medals[medal]}.* ${behind(leftBehind)}`,
};

const describe = (event: Event, p: Places<Caver>): MarkedText =>
  (eventTexts[event.type] as (event: Event, p: Places<Caver>) => MarkedText)(event, p);

const rolls = {
  exertion: { passed: 'a ráhajtás nem árt neki', failed: 'a ráhajtás megviseli' },
  rope: { tries: 'kötelet próbál rögzíteni, és ', passed: 'a kötél tart', failed: 'a kötél nem tart' },
  hide: {
    tries: 'búvóhelyet keres, és ',
    passed: 'a forduló végéig rejtve marad',
    failed: 'nincs hová elbújnia',
  },
  rough: { passed: 'nem csúszik meg', failed: 'megcsúszik' },
  tremor: { passed: 'nem esik baja', failed: 'megsérül' },
  darkness: { passed: 'egyelőre biztonságban van', failed: 'nem találja az utat a sötétben' },
} satisfies Record<Exclude<Roll, 'cave-in'>, LoggedRoll>;

const USUAL_CHECK = 4;

const isExit = (name: string): boolean => name.startsWith('exit');
const someTile = (name: string): string => {
  const [noun, numbers] = tileParts(name);
  return `${object(noun)}${numbers}`;
};

const log = {
  explored: (caver: Caver, side: SideName, found: string): MarkedText =>
    `${Actor(caver)} ${TO[side]} indul, és ${isExit(found) ? 'megtalálja a kijáratot' : `${someTile(found)} talál`}.`,
  revealed: (caver: Caver, side: SideName, found: string): MarkedText =>
    `${Actor(caver)} bevilágít ${TO[side]}, és ${isExit(found) ? 'meglátja a kijáratot' : `${someTile(found)} lát`}.`,
  laidAside: (caver: Caver, { side, tile: laid, exploring }: LaidAside): MarkedText =>
    `${Actor(caver)} ${TO[side]} lerakja a félretett ${someTile(laid)}${exploring ? ', és rálép' : ''}.`,
  rolled: ({ caver, why, face, needed = USUAL_CHECK, passed }: EventOf<'rolled'>): MarkedText => {
    if (why === 'cave-in' || caver === undefined) return `A dobás: ${face}.`;
    const roll: LoggedRoll = rolls[why];
    const needs = needed === USUAL_CHECK ? '' : ` (már ${needed} is elég)`;
    return `${Actor(caver)} ${roll.tries ?? ''}${object(face)} dob${needs}: ${passed ? roll.passed : roll.failed}.`;
  },
  lost: ({ caver, amount, left: rest, source }: EventOf<'lost-health'>): MarkedText =>
    `${Actor(caver)} ${amount} egészséget veszít ${the(sources[source])} miatt${rest === 0 ? ', és elveszíti az eszméletét' : `, ${left(rest)}`}.`,
  further: ({ from, to }: EventOf<'moved'>): string => `Aztán ${towards(from, to)}.`,
  horrors: 'Rémek',
  noHorror: 'Egy rém sem mozdul, és új sem jelenik meg.',
};

const behind = (left: readonly Caver[]): string =>
  left.length === 0 ? 'Senki sem maradt odalent.' : `${all(left)} odalent maradt.`;

/** What somebody else's turn may ask of one, as home says it. */
const asked = {
  horror: 'Melyik rém lépjen most?',
  path: 'Merre jöjjön a rém?',
  spawn: 'Hol jelenjen meg a rém?',
};

const hu: SubTerraEventWords = { asked, describe, log };

export default hu;

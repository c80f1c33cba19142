// What happens, in sentences: the log, and what moments say. Loaded after the first decision is possible.

import type { SideName } from '@undercroft/cave';
import type { Event, Explorer, Face, Item, Roll, StepKind } from '@undercroft/infernos-edge';
import type { MarkedText } from '@undercroft/words/grammar';
import { away, list, numberWord, OF_SIDE, object, suffixed, The, TO, the } from '@undercroft/words/hungarian';
import { between, type Places, sideOf } from '@undercroft/words/places';
import type { Fall, InfernosEdgeEventWords } from '../en/events.ts';
import {
  face,
  faces,
  items,
  ranks,
  sources,
  theObject,
  theTile,
  tile,
  tileParts,
  time,
  where,
  who,
  why,
} from './index.ts';

const steps = {
  move: 'lép',
  run: 'fut',
  sprint: 'sprintel',
  explore: 'lép',
  crawl: 'kúszik',
  command: 'lép',
} satisfies Record<StepKind, string>;

const towards = (from: string, to: string): string => {
  const side = sideOf(between(from, to));
  return side ? TO[side] : 'tovább';
};

const left = (n: number): string => (n === 0 ? 'nem maradt több' : `${n} maradt`);

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type EventTexts = { readonly [T in Event['type']]: (event: EventOf<T>, places: Places<Explorer>) => MarkedText };
const Actor = (explorer: Explorer): MarkedText => The(`*${who(explorer)}*`);
/** 'a kulcsot', 'az ereklyét'. */
const theItem = (item: Item): string => the(object(items[item]));
/** '5-öt', 'botlást'. */
const faceObject = (which: number | Face): string =>
  object(typeof which === 'number' ? which : faces[which].name.toLowerCase());

/** ' (2K 1É)': where places have names, they are named even if it goes without saying for whoever sees the board. */
const named = ({ label }: Places<Explorer>, cell: string): string => (label ? ` (${label(cell)})` : '');

const tests = {
  attack: ['talál', 'mellé üt'],
  spike: ['elkerüli a tüskéket', 'kiugranak a tüskék'],
} satisfies Record<Extract<Roll, 'attack' | 'spike'>, readonly [passed: string, failed: string]>;

function rolled({ explorer, why, face: shown, needed = 4, passed }: EventOf<'rolled'>): MarkedText {
  const rolls = `${Actor(explorer)} ${faceObject(shown)} dob`;
  if (why === 'hazard') return `${rolls}.`;
  if (why === 'collapse') return `${rolls} a romokra.`;
  return `${rolls} (legalább ${needed} kell): ${tests[why][passed ? 0 : 1]}.`;
}

const eventTexts: EventTexts = {
  'round-began': ({ round, marker }) => `${round}. forduló. ${time.volcano(marker)}.`,
  'turn-began': ({ explorer, state }) =>
    state === 'inside'
      ? `${Actor(explorer)} következik.`
      : `${Actor(explorer)} ${state === 'dead' ? 'halott' : 'már kijutott'}, csak a veszélyre dob.`,
  'turn-ended': ({ explorer }) => `${Actor(explorer)} befejezi a körét.`,
  exerted: ({ explorer, left: rest }) =>
    `${Actor(explorer)} ráhajt: 1 egészségért még 1 akciópont; ${rest} egészsége maradt.`,
  'gap-named': ({ explorer, at, exploring }, p) =>
    `${Actor(explorer)} ${exploring ? 'az ismeretlenbe indul' : 'odavilágít'} (${p.label?.(at) ?? where(p, at, explorer)}).`,
  'tile-drawn': ({ tile: drawn, left: rest }) =>
    `Húzott lapka: ${tile(drawn)}; ${rest === 0 ? 'kiürült a zsák' : `${rest} maradt a zsákban`}.`,
  'tile-returned': ({ tile: back, why }) =>
    `${The(tile(back))} ${why === 'scholar' ? '' : 'lezárná a templomot, ezért '}visszakerül a zsákba.`,
  'bag-discarded': ({ tiles }) => `A zsák ${tiles} lapkája sehová sem rakható le: kikerül a játékból.`,
  'tile-placed': ({ explorer, tile: laid, at }, p) =>
    `${Actor(explorer)} lerakja ${theTile(laid)} ${p.label ? `${the(p.label(at))} mezőre` : where(p, at, explorer)}.`,
  'key-laid': ({ at }, p) => `Kulcs van ${where(p, at)}.`,
  'rubble-laid': ({ at }, p) => `Törmelék van ${where(p, at)}.`,
  'guardian-came': ({ at }, p) => `*Őrző* ébred ${where(p, at)}.`,
  'no-guardian-left': () => 'Mind az öt őrző ébren van, több nem jön.',
  'sanctum-placed': ({ at }, p) => `Megnyílik a szentély${p.of ? ` ${away(p.from(at), who(p.of))}` : named(p, at)}.`,
  'wall-removed': ({ at, side }, p) => `Leomlik egy ${OF_SIDE[side]} fal a szentély előtt${named(p, at)}.`,
  'artifact-appeared': () => 'Mindhárom kulcs a szentélyben van: megjelenik az ereklye.',
  cursed: ({ explorer }) =>
    `${Actor(explorer)} felébreszti az átkot: mostantól két veszélykocka, és a vulkán fordulónként kettőt lép.`,
  moved: ({ explorer, from, to, how }, p) => `${Actor(explorer)} ${towards(from, to)} ${steps[how]}${named(p, to)}.`,
  escaped: ({ explorer, holds }) =>
    `${Actor(explorer)} elhagyja a templomot${holds === null ? '' : holds === 'key' ? ', nála van egy kulcs' : ', nála van az ereklye'}.`,
  rolled,
  rerolled: ({ explorer, face: shown, left: rest, paid }) =>
    `${Actor(explorer)} újradobja a kockát (${face(shown).toLowerCase()}); ${rest} ${paid === 'health' ? 'egészsége' : 'szerencsejelzője'} maradt.`,
  hazard: ({ face: which }) => `*${faces[which].name}.* ${faces[which].does}`,
  'lost-health': ({ explorer, amount, left: rest, source }) =>
    `${Actor(explorer)} ${amount} egészséget veszít ${the(sources[source])} miatt, ${left(rest)}.`,
  spared: ({ explorer, source, by }) =>
    by === 'alert'
      ? `A *Szélhámos* ${explorer === 'scoundrel' ? 'megmenekül' : `megmenti ${theObject(explorer)}`} ${the(suffixed(sources[source], 'from'))}.`
      : `${Actor(explorer)} védekezik: nem árt neki ${the(sources[source])}.`,
  downed: ({ explorer, at }, p) => `${Actor(explorer)} kidől${named(p, at)}.`,
  healed: ({ explorer, by, amount, left: now }) =>
    by === explorer
      ? `${Actor(by)} visszanyer ${amount} egészséget, most ${now} van neki.`
      : `${Actor(by)} meggyógyítja ${theObject(explorer)}: +${amount}, most ${now} egészsége van.`,
  'stood-up': ({ explorer }) => `${Actor(explorer)} újra talpra áll.`,
  'item-picked-up': ({ explorer, item }) => `${Actor(explorer)} felveszi ${theItem(item)}.`,
  'item-given': ({ explorer, item, to }) =>
    `${Actor(explorer)} átadja ${theItem(item)} ${the(suffixed(who(to), 'dative'))}.`,
  'item-put-down': ({ explorer, item }) => `${Actor(explorer)} leteszi ${theItem(item)}.`,
  commanded: ({ explorer, by }) => `${Actor(by)} parancsot ad ${the(suffixed(who(explorer), 'dative'))}.`,
  declined: ({ explorer }) => `${Actor(explorer)} marad, ahol van.`,
  'shored-up': ({ explorer, left: rest }) => `${Actor(explorer)} megdúcolja a lapkát; ${rest} dúc maradt.`,
  demolished: ({ explorer, side, left: rest }) =>
    `${Actor(explorer)} kirobbantja ${the(OF_SIDE[side])} falat; ${rest} töltet maradt.`,
  braced: ({ explorer }) => `${Actor(explorer)} a következő köréig védekezik.`,
  'rubble-cleared': ({ at, explorer }, p) =>
    `${explorer ? Actor(explorer) : 'Egy *őrző*'} eltakarítja a törmeléket (${where(p, at, explorer)}).`,
  'trap-triggered': ({ at, trap }, p) => `Elsül a ${trap === 'spike' ? 'tüskecsapda' : 'nyílcsapda'} ${where(p, at)}.`,
  collapsed: ({ at, number }, p) => `Leomlik ${the(`${number}. rom`)}${named(p, at)}.`,
  'guardian-destroyed': ({ at, explorer }, p) =>
    explorer
      ? `${Actor(explorer)} megsemmisít egy őrzőt (${where(p, at, explorer)}).`
      : `Az omlás megsemmisít egy őrzőt ${where(p, at)}.`,
  'guardian-attacked': ({ explorer }) => `Egy *őrző* megtámadja ${theObject(explorer)}.`,
  'guardian-moved': ({ from, to }, p) => `Egy *őrző* ${towards(from, to)} lép${named(p, to)}.`,
  'marker-moved': ({ to }) => `${time.volcano(to)}.`,
  erupted: () => 'Kitör a vulkán.',
  burnt: ({ tiles }, p) =>
    p.label || tiles.length > 1
      ? `A láva ${numberWord(tiles.length)} mezőt önt el${p.label ? ` (${tiles.map(p.label).join(', ')})` : ''}.`
      : `A láva elönt egy mezőt ${where(p, tiles[0] ?? '')}.`,
  died: ({ explorer, at, holds }, p) =>
    `${Actor(explorer)} meghal a lávában${named(p, at)}${holds ? `, és vele vész ${the(items[holds])}` : ''}.`,
  'artifact-burnt': () => 'Az ereklyét elnyeli a láva.',
  ended: (event) => `*${ranks[event.rank]}.* ${why(event)}`,
};

const prowl: InfernosEdgeEventWords['prowl'] = (ways) =>
  `*Őrzők*: ${list(ways.map(([{ from, to }, { length }]) => `${numberWord(length)} lépés ${towards(from, to)}`))}.`;

const describe = (event: Event, p: Places<Explorer>): MarkedText =>
  (eventTexts[event.type] as (event: Event, p: Places<Explorer>) => MarkedText)(event, p);

/** 'kulcskamrát egy kulccsal', 'romot (4)'. */
const found = (laid: string): string => {
  const [noun, number] = tileParts(laid);
  return `${object(noun)}${number}${laid.startsWith('key') ? ' egy kulccsal' : ''}`;
};

const log = {
  further: ({ from, to }: EventOf<'moved'>): string => `Aztán ${towards(from, to)}.`,
  explored: (explorer: Explorer, side: SideName, laid: string): MarkedText =>
    `${Actor(explorer)} ${TO[side]} indul, és ${found(laid)} talál.`,
  revealed: (explorer: Explorer, side: SideName, laid: string): MarkedText =>
    `${Actor(explorer)} bevilágít ${TO[side]}, és ${found(laid)} lát.`,
  hit: ({ explorer, face: shown }: EventOf<'rolled'>): MarkedText =>
    `${Actor(explorer)} ${faceObject(shown)} dob, és megsemmisít egy őrzőt.`,
  lost: ({ explorer, amount, left: rest, source }: EventOf<'lost-health'>, { isDowned }: Fall): MarkedText =>
    `${Actor(explorer)} ${amount} egészséget veszít ${the(sources[source])} miatt, ${isDowned ? 'és kidől' : left(rest)}.`,
  guardians: 'Őrzők',
  volcano: 'Vulkán',
  hazard: (which: Face): MarkedText => `*${faces[which].name}.*`,
  calm: (which: Face, roller: Explorer | undefined): MarkedText => {
    switch (which) {
      case 'stumble':
        return roller ? `${Actor(roller)} nem hajtott rá, így nem történik semmi.` : 'Nem történik semmi.';
      case 'lava':
        return 'Senki sem áll lávalapkán.';
      case 'collapse':
        return 'Nincs már rom, amely leomolhatna.';
      case 'trap':
        return 'Nincs csapda a közelben.';
      case 'wake':
        return 'Nem ébred őrző.';
      case 'activate':
        return 'Nincs őrző, aki cselekedne.';
    }
  },
  noCollapse: 'Semmi sem omlik le.',
};

/** What somebody else's turn may ask of one, as home says it. */
const asked = {
  sanctum: 'Hol nyíljon meg a szentély?',
  guardian: 'Melyik őrző következzen?',
  victim: 'Ki kapja az ütést?',
  path: 'Merre menjen az őrző?',
};

const hu: InfernosEdgeEventWords = { asked, describe, log, prowl };

export default hu;

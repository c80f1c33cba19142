// Inferno's Edge in Hungarian. Terms: felfedező (explorer), templom (temple), mező (space), lapka (tile), zsák (bag), őrző
// (guardian), ereklye (artifact), kulcs (key), szentély (sanctum), párkány (its ledge), keresztút (crossroads), szárny
// (wing), átok (curse), veszélykocka (hazard die), számkocka (number die), kidőlt (downed), kijutott (escaped), halott
// (dead), csapatvezető (lead explorer), törmelék (rubble), láva, a láva elönti (burns), vulkán, kitör (erupts).
// Tiles: híd, kulcskamra, lávalapka, tüskecsapda, nyílcsapda, rom, őrzőlapka, naplólapka.
// Faces: Botlás, Láva, Omlás, Csapda, Ébredés, Őrjárat. Ranks: legendás, arany, ezüst, bronz, elfeledett.
// People: Régész, Túravezető, Szélhámos, Arisztokrata, Művezető, Mesterlövész, Utász, Veterán, Gyógyító, Pap.

import type { SideName } from '@undercroft/cave';
import type { InputError, Refusal } from '@undercroft/engine';
import type {
  Action,
  Ask,
  Closing,
  Difficulty,
  End,
  Event,
  Explorer,
  Face,
  InfernosEdgeEnding,
  Item,
  Rank,
  RefusalKind,
  Roll,
  SetupErrorKind,
  Snapshot,
  Source,
  StepKind,
} from '@undercroft/infernos-edge';
import type { Shape, TargetDetails } from '@undercroft/words/cave/targets';
import { type Detail, type Refusals, refuser } from '@undercroft/words/detail';
import {
  type ActionWords,
  capital,
  type MarkedText,
  type Named,
  numbersIn,
  type Odds,
  type QuestionText,
} from '@undercroft/words/grammar';
import {
  addressed,
  away,
  either,
  inAll,
  list,
  numberWord,
  OF_SIDE,
  ON,
  object,
  people,
  suffixed,
  The,
  TO,
  the,
} from '@undercroft/words/hungarian';
import { between, type Places, readTile, sideOf } from '@undercroft/words/places';
import type { ExplorerAbility } from '../abilities.ts';
import type { Harm, InfernosEdgeWords } from '../en/index.ts';
import type { TempleKind, TemplePlace } from '../place.ts';
import { card } from './card.ts';

type Type = Action['type'];
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type EventTexts = { readonly [T in Event['type']]: (event: EventOf<T>, places: Places<Explorer>) => MarkedText };

// ---------------------------------------------------------------- names

const explorers = {
  archaeologist: { name: 'Régész', does: 'Két lapkát húz, egyet lerak. Újradobhatja a kockáit.' },
  guide: { name: 'Túravezető', does: 'Átkel a törmeléken. Egyszerre két lapkát is felfed.' },
  scoundrel: { name: 'Szélhámos', does: 'Sprintel. A mezőjén a csapdák senkinek sem ártanak.' },
  aristocrat: { name: 'Arisztokrata', does: 'Előreküldi társait. Háromszor rak naplólapkát bármelyik résbe.' },
  foreman: { name: 'Művezető', does: '1 akciópontért ás. Négyszer megdúcol egy veszélyes lapkát.' },
  sharpshooter: { name: 'Mesterlövész', does: '3 mezőről is felfed lapkát és lelő őrzőt.' },
  sapper: { name: 'Utász', does: 'Gránátot dob az őrzőkre. Háromszor falat robbant.' },
  veteran: { name: 'Veterán', does: 'Nagyon szívós. Dobás nélkül végez az őrzőkkel.' },
  healer: { name: 'Gyógyító', does: 'Távolról is gyógyít. Botláskor erőre kap, kidőlten is.' },
  priest: { name: 'Pap', does: '3 akciópontért gyógyít, akit lát, és bárhol végez az őrzőkkel.' },
} satisfies Record<Explorer, Named>;

const who = (explorer: Explorer): string => explorers[explorer].name;
const theOne = (explorer: Explorer): string => the(who(explorer));
const Actor = (explorer: Explorer): MarkedText => The(`*${who(explorer)}*`);
const theObject = (explorer: Explorer): string => the(object(who(explorer)));
const all = (team: readonly Explorer[]): string => capital(list(team.map(theOne)));

const abilities = {
  scholar: { name: 'Tudós', does: 'két lapkát húz, és az egyiket lerakja' },
  adventurer: { name: 'Kalandor', does: 'újradobja az egyik kockáját' },
  agile: { name: 'Fürge', does: 'átkel a törmeléken' },
  illuminate: { name: 'Bevilágítás', does: 'felfed egy vagy két lapkát' },
  sprint: { name: 'Sprint', does: 'legfeljebb kettőt lép' },
  alert: { name: 'Éber', does: 'a mezőjén a csapdák senkinek sem ártanak' },
  command: { name: 'Parancs', does: 'egy társa léphet egyet' },
  research: { name: 'Kutatás', does: 'naplólapkát rak bármelyik résbe' },
  excavate: { name: 'Feltárás', does: 'törmeléket takarít el itt vagy egy szomszédos mezőn' },
  'shore-up': { name: 'Dúcolás', does: 'ez a lapka mostantól sima' },
  scope: { name: 'Távcső', does: 'felfed egy lapkát egy belátható résben, legfeljebb 3 mezőre' },
  shoot: { name: 'Lövés', does: 'megsemmisít egy látható őrzőt, legfeljebb 3 mezőre' },
  grenade: { name: 'Gránát', does: 'egy szomszédos mező minden őrzőjét megsemmisíti' },
  demolish: { name: 'Robbantás', does: 'megnyitja a mező egyik falát' },
  annihilate: { name: 'Megsemmisítés', does: 'dobás nélkül megsemmisít itt egy őrzőt' },
  brace: { name: 'Védekezés', does: 'a következő köréig semmi sem árt neki' },
  mend: { name: 'Sebellátás', does: 'egy látható társ, legfeljebb 2 mezőre, visszanyer 2 egészséget' },
  survivor: { name: 'Túlélő', does: 'botláskor 1 egészséget visszanyer, kidőlten is' },
  revive: { name: 'Felélesztés', does: 'egy látható társ 3 egészséget nyer vissza, kidőlten 1-et' },
  purify: { name: 'Megtisztítás', does: 'egy másik mező minden őrzőjét megsemmisíti' },
} satisfies Record<ExplorerAbility, Named>;

const shapes = {
  X: 'kereszteződés',
  T: 'elágazás',
  L: 'kanyar',
  I: 'folyosó',
  D: 'zsákutca',
} satisfies Record<Shape, string>;

const kinds = {
  exit: { name: 'Kijárat', does: 'Lépj ide, és végleg kijutsz azzal, amit viszel.' },
  crossroads: { name: 'Keresztút', does: 'Innen indul mindenki.' },
  wing: { name: 'Szárny', does: 'A bejárat része, amelyet egyszerre önt el a láva.' },
  normal: { name: 'Sima', does: 'Nincs különleges hatása.' },
  journal: { name: 'Naplólapka', does: 'Sima lapka az Arisztokrata naplójából.' },
  bridge: { name: 'Híd', does: 'Egyszerre egy felfedezőt bír el.' },
  key: { name: 'Kulcskamra', does: 'Ezzel a lapkával egy kulcs jön.' },
  lava: { name: 'Láva', does: 'Ha valaki lávát dob, itt mindenki 1 egészséget veszít.' },
  spike: { name: 'Tüskecsapda', does: 'Belépéskor dobj: 1–3 esetén itt mindenki 3 egészséget veszít.' },
  dart: {
    name: 'Nyílcsapda',
    does: 'Ha valaki itt vagy mellette csapdát dob, itt és mellette mindenki 1 egészséget veszít.',
  },
  ruin: { name: 'Rom', does: 'Törmelékkel teli. Ha leomlik, itt mindenki 6 egészséget veszít.' },
  guardian: { name: 'Őrző', does: 'Itt ébrednek az őrzők.' },
  sanctum: { name: 'Szentély', does: 'Ide tegyétek le a három kulcsot. Itt maradnak.' },
  ledge: { name: 'A szentély párkánya', does: 'A harmadik kulccsal itt jelenik meg az ereklye.' },
} satisfies Record<TempleKind, Named>;

/** 'lávás elágazás', and the number of a ruin apart, so that suffixes find the noun. */
function tileParts(name: string): readonly [noun: string, number: string] {
  const { kind, shape, number } = readTile<TempleKind>(name);
  const form = shapes[shape as Shape];
  switch (kind) {
    case 'normal':
      return [form, ''];
    case 'lava':
      return [`lávás ${form}`, ''];
    case 'guardian':
      return [`őrzött ${form}`, ''];
    case 'ruin':
      return ['rom', ` (${number})`];
    case 'wing':
      return [shape === 'D' ? 'a szárny őrzőmezője' : 'szárny', ''];
    default:
      return [kinds[kind].name.toLowerCase(), ''];
  }
}

const tile = (name: string): string => tileParts(name).join('');
const theTile = (name: string): string => {
  const [noun, number] = tileParts(name);
  return `${the(object(noun))}${number}`;
};

const items = { key: 'kulcs', artifact: 'ereklye' } satisfies Record<Item, string>;
/** 'a kulcsot', 'az ereklyét'. */
const theItem = (item: Item): string => the(object(items[item]));

const faces = {
  stumble: { name: 'Botlás', does: 'Ha a dobó ebben a körben megerősítette magát, 1 egészséget veszít.' },
  lava: {
    name: 'Láva',
    does: 'A lávalapkákon mindenki 1 egészséget veszít. Ha a vulkán 0-n áll, kitör; utána terjed a láva.',
  },
  collapse: { name: 'Omlás', does: 'A számkocka kijelöl egy romot: leomlik, ha nincs rajta törmelék.' },
  trap: { name: 'Csapda', does: 'Elsülnek a dobó alatti tüskék, és alatta vagy mellette a nyílcsapdák.' },
  wake: { name: 'Ébredés', does: 'A dobóhoz legközelebbi őrzőmezőn felébred egy őrző.' },
  activate: { name: 'Őrjárat', does: 'Minden őrző cselekszik egyszer.' },
} satisfies Record<Face, Named>;

const face = (which: number | Face): string => (typeof which === 'number' ? String(which) : faces[which].name);
/** '5-öt', 'botlást'. */
const faceObject = (which: number | Face): string =>
  object(typeof which === 'number' ? which : faces[which].name.toLowerCase());

const sources = {
  exerting: 'erősítés',
  luck: 'újradobás',
  'running-away': 'menekülés',
  spike: 'tüskecsapda',
  dart: 'nyílcsapda',
  lava: 'láva',
  collapse: 'omlás',
  stumble: 'botlás',
  guardian: 'őrző',
  grenade: 'gránát',
} satisfies Record<Source, string>;

// ---------------------------------------------------------------- what happens

const LANDMARKS: Partial<Record<TempleKind, string>> = {
  exit: 'a kijáraton',
  crossroads: 'a keresztúton',
  sanctum: 'a szentélyben',
  ledge: 'a szentély párkányán',
};

/** Seen from `of`, who goes without saying where they are who acts. */
const where = ({ from, name, label, of: anchor }: Places<Explorer>, cell: string, actor?: Explorer): string => {
  const of = anchor === actor ? undefined : anchor;
  const landmark = LANDMARKS[(name(cell)?.split(' ')[0] ?? '') as TempleKind];
  if (label) return landmark ?? `${the(label(cell))} mezőn`;
  return landmark ?? (away(from(cell), of && who(of)) || (of ? `${theOne(of)} mezőjén` : 'itt'));
};

/** ' (2K 1É)': where places have names, they are named even if it goes without saying for whoever sees the board. */
const named = ({ label }: Places<Explorer>, cell: string): string => (label ? ` (${label(cell)})` : '');

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

const tests = {
  attack: ['talál', 'mellé üt'],
  spike: ['elkerüli a tüskéket', 'kiugranak a tüskék'],
} satisfies Record<Extract<Roll, 'attack' | 'spike'>, readonly [passed: string, failed: string]>;

const left = (n: number): string => (n === 0 ? 'nem maradt több' : `${n} maradt`);

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
    `${Actor(explorer)} megerősíti magát: 1 egészségért még 1 akciópont; ${rest} egészsége maradt.`,
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

const prowl: InfernosEdgeWords['prowl'] = (ways) =>
  `*Őrzők*: ${list(ways.map(([{ from, to }, { length }]) => `${numberWord(length)} lépés ${towards(from, to)}`))}.`;

const describe = (event: Event, p: Places<Explorer>): MarkedText =>
  (eventTexts[event.type] as (event: Event, p: Places<Explorer>) => MarkedText)(event, p);

const log = {
  further: ({ from, to }: EventOf<'moved'>): string => `Aztán ${towards(from, to)}.`,
  guardians: 'Őrzők',
  volcano: 'Vulkán',
  hazard: (which: Face): MarkedText => `*${faces[which].name}.*`,
  calm: (which: Face, roller: Explorer | undefined): MarkedText => {
    switch (which) {
      case 'stumble':
        return roller ? `${Actor(roller)} nem erősítette meg magát, így nem történik semmi.` : 'Nem történik semmi.';
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

// ---------------------------------------------------------------- questions

/** What chance decides is asked of nobody. */
type Asking = Exclude<Ask, 'nothing' | 'tile' | 'die' | 'hazard'>;
type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

const shown = ({ roll }: Snapshot): string => {
  const dice = (roll?.faces ?? []).flatMap((one) => (one === null ? [] : [face(one).toLowerCase()]));
  return `A dobás: ${list(dice)}.`;
};

const questions = {
  over: () => ['vége a játéknak.'],
  action: ({ actor }) => [`mit tesz ${theOne(actor)}?`],
  crawl: ({ actor }) => [`merre kúszik ${theOne(actor)}?`, 'Kidőlve csak egy mezőt kúszhat.'],
  commanded: ({ actor, active }) => [
    `merre megy ${theOne(actor)}?`,
    `${capital(theOne(active))} parancsára léphet egyet, vagy marad.`,
  ],
  chain: ({ actor, chain }) => [
    `merre megy tovább ${theOne(actor)}?`,
    `Még legfeljebb ${numberWord(chain)} mezőt léphet.`,
  ],
  illuminate: ({ actor }) => [`hol fed fel még egy lapkát ${theOne(actor)}?`, 'Itt meg is állhatsz.'],
  choose: ({ actor }) => [`a két lapka közül melyiket rakja le ${theOne(actor)}?`, 'A másik visszakerül a zsákba.'],
  place: ({ actor, reveal }) => [
    `hogyan rakja le ${theOne(actor)} ${reveal?.hand ? theTile(reveal.hand) : 'a lapkát'}?`,
  ],
  sanctum: () => ['hol nyíljon meg a szentély?', 'Ezek a helyek egyformán mélyen vannak.'],
  luck: (position) => [`újradob ${theOne(position.actor)}?`, shown(position)],
  first: (position) => ['melyik veszély jöjjön előbb?', shown(position)],
  wake: () => ['hol ébredjen fel az őrző?', 'Ezek az őrzőmezők egyformán közel vannak.'],
  guardian: () => ['melyik őrző következzen?', 'A sorrend számít.'],
  victim: () => ['kit támadjon meg az őrző?'],
  path: () => ['merre menjen az őrző?', 'Ezek az utak egyformán rövidek.'],
} satisfies Record<Asking, Question>;

function question(position: Snapshot, player?: string): QuestionText {
  const [asked, note] = (questions[position.asks as Asking] as Question | undefined)?.(position) ?? [''];
  const text = addressed(player, asked);
  return note ? { text, note } : { text };
}

function waiting({ asks, actor }: Snapshot, player: string): string {
  if (asks === 'sanctum') return `${player} dönti el, hol nyílik meg a szentély`;
  if (asks === 'guardian' || asks === 'victim' || asks === 'path') return `${player} dönt az őrzőkről`;
  return `${capital(theOne(actor))} gondolkodik`;
}

// ---------------------------------------------------------------- actions

const NO_GAP = 'Nincs melletted rés.';
const NO_STEP = 'Egyik szomszédos mezőre sem léphetsz.';
const NO_RUBBLE = 'Sem itt, sem melletted nincs törmelék.';
const NO_GUARDIAN = 'Nincs őrző a meződön.';
const EMPTY_HANDS = 'Üres a kezed.';
const BRACED = 'Két egymást követő körben nem védekezhetsz.';
const EXERTED = 'Körönként csak egyszer erősítheted meg magad.';
const PLAIN = 'Ez a lapka már most is sima.';
const CLEAR = 'Takarítsd el a törmeléket itt vagy egy szomszédos mezőn.';
const actions = {
  reveal: {
    name: 'Felfedés',
    does: 'Húzz egy lapkát, rakd le magad mellé, és maradj.',
    nowhere: NO_GAP,
  },
  explore: { name: 'Felfedezés', does: 'Húzz egy lapkát, rakd le magad mellé, és lépj rá.', nowhere: NO_GAP },
  move: { name: 'Mozgás', does: 'Lépj egy kapcsolódó mezőre.', nowhere: NO_STEP },
  run: { name: 'Futás', does: 'Lépj legfeljebb hármat.', nowhere: NO_STEP },
  heal: {
    name: 'Gyógyítás',
    does: 'Te vagy egy társad a meződön visszanyer 1 egészséget.',
    nowhere: 'A meződön senki sem sérült.',
  },
  'pick-up': { name: 'Felvétel', does: 'Vedd fel a kulcsot vagy az ereklyét.', nowhere: 'Itt nincs mit felvenni.' },
  take: { name: 'Átvétel', does: 'Vedd át, amit egy társad tart a meződön.', nowhere: 'Itt senki másnál nincs semmi.' },
  give: {
    name: 'Átadás',
    does: 'Add át egy társadnak a meződön, amit tartasz.',
    nowhere: 'Senki más nincs a meződön.',
  },
  'put-down': { name: 'Letétel', does: 'Hagyd itt, amit tartasz.', nowhere: EMPTY_HANDS },
  attack: { name: 'Támadás', does: 'Dobj: legalább 4-gyel megsemmisítesz itt egy őrzőt.', nowhere: NO_GUARDIAN },
  dig: { name: 'Ásás', does: CLEAR, nowhere: NO_RUBBLE },
  illuminate: { name: 'Bevilágítás', does: 'Fedj fel egy vagy két lapkát.', nowhere: NO_GAP },
  sprint: { name: 'Sprint', does: 'Lépj egyet vagy kettőt.', nowhere: NO_STEP },
  command: { name: 'Parancs', does: 'Egy társad azonnal léphet egyet.', nowhere: 'Senki más nem léphet.' },
  research: {
    name: 'Kutatás',
    does: 'Rakj naplólapkát a templom bármelyik résébe.',
    nowhere: 'Nincs hová naplólapkát rakni.',
  },
  excavate: { name: 'Feltárás', does: CLEAR, nowhere: NO_RUBBLE },
  'shore-up': {
    name: 'Dúcolás',
    does: 'A lapka, amelyen állsz, mostantól simának számít.',
    nowhere: PLAIN,
  },
  scope: {
    name: 'Távcső',
    does: 'Fedj fel egy lapkát egy belátható résben, legfeljebb 3 mezőre.',
    nowhere: '3 mezőn belül nem látsz rést.',
  },
  shoot: {
    name: 'Lövés',
    does: 'Semmisíts meg egy látható őrzőt, legfeljebb 3 mezőre.',
    nowhere: 'Csak látható őrzőre lőhetsz, 1–3 mezőről.',
  },
  grenade: {
    name: 'Gránát',
    does: 'Egy szomszédos mezőn minden őrzőt megsemmisít; ott mindenki 1 egészséget veszít.',
    nowhere: 'Nincs melletted őrző.',
  },
  demolish: { name: 'Robbantás', does: 'Nyisd meg végleg a meződ egyik falát.', nowhere: 'Itt nincs megnyitható fal.' },
  annihilate: { name: 'Megsemmisítés', does: 'Semmisíts meg itt egy őrzőt, dobás nélkül.', nowhere: NO_GUARDIAN },
  brace: {
    name: 'Védekezés',
    does: 'A következő körödig semmi sem árt neked.',
    nowhere: BRACED,
  },
  mend: {
    name: 'Sebellátás',
    does: 'Egy látható társad, legfeljebb 2 mezőre, visszanyer 2 egészséget.',
    nowhere: '2 mezőn belül nem látsz sérültet.',
  },
  revive: {
    name: 'Felélesztés',
    does: 'Egy látható társad 3 egészséget nyer vissza, kidőlten 1-et.',
    nowhere: 'Nem látsz sérültet.',
  },
  purify: {
    name: 'Megtisztítás',
    does: 'Semmisítsd meg egy másik mező minden őrzőjét.',
    nowhere: 'Máshol nincs őrző.',
  },
  exert: {
    name: 'Erősítés',
    does: '1 egészségért kapsz még 1 akciópontot. Ha botlást dobsz, még 1-et veszítesz.',
    nowhere: EXERTED,
  },
  end: { name: 'Kör befejezése', does: 'A maradék akciópontod elvész, és a veszélyre dobsz.' },
  stop: { name: 'Megállás', does: 'Az akció többi része elvész.' },
  decline: { name: 'Maradás', does: 'Lemondasz a lépésről.' },
  choose: { name: 'Ez a lapka', does: 'A másik visszakerül a zsákba.' },
  place: { name: 'Lerakás', does: 'Forgasd úgy, hogy kapcsolódjon.' },
  sanctum: { name: 'Itt nyíljon', does: 'A szentély ehhez az oldalhoz csatlakozik.' },
  reroll: { name: 'Újradobás', does: 'Egy kockát újradobsz.' },
  keep: { name: 'Így marad', does: 'Nem dobsz újra.' },
  first: { name: 'Előbb ez', does: 'A másik kocka utána jön.' },
  wake: { name: 'Itt ébredjen', does: 'Az őrző ezen a mezőn jelenik meg.' },
  guardian: { name: 'Ez következzen', does: 'Ez az őrző cselekszik most.' },
  victim: { name: 'Támadás', does: 'Az őrző 1 egészséget sebez.' },
  path: { name: 'Erre menjen', does: 'Az őrző erre lép, vagy eltakarítja a törmeléket.' },
} satisfies Record<Type, ActionWords>;

/** Where what was done is not called as its button: 'Undo Tile'. */
const nouns: Partial<Record<Type, string>> = {
  end: 'Körzárás',
  choose: 'Választás',
  sanctum: 'Választás',
  keep: 'Választás',
  first: 'Választás',
  wake: 'Választás',
  guardian: 'Választás',
  victim: 'Választás',
  path: 'Választás',
};

const noun = (type: Type): string => nouns[type] ?? actions[type].name;

/** 'A Veterán gyógyítása'. */
const TENDING = {
  heal: 'gyógyítása',
  mend: 'ellátása',
  revive: 'felélesztése',
  victim: 'megtámadása',
} as const;

function actionName(action: Action, { places: p, openings = [], tile: taken }: TargetDetails = {}): string {
  const { name } = actions[action.type];
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'sprint':
    case 'illuminate':
    case 'grenade':
      return `${name} ${TO[action.to]}`;
    case 'demolish':
      return `${The(OF_SIDE[action.to])} fal kirobbantása`;
    case 'path':
      return `Menjen ${TO[action.to]}`;
    case 'dig':
    case 'excavate':
      return `${name} ${action.at === 'here' ? ON.here : TO[action.at]}`;
    case 'heal':
    case 'mend':
    case 'revive':
    case 'victim':
      return `${capital(theOne(action.explorer))} ${TENDING[action.type]}`;
    case 'command':
      return `Parancs ${the(suffixed(who(action.explorer), 'dative'))}`;
    case 'pick-up':
      return `${The(items[action.item])} felvétele`;
    case 'take':
      return `Átvétel ${the(suffixed(who(action.from), 'from'))}`;
    case 'give':
      return `Átadás ${the(suffixed(who(action.to), 'dative'))}`;
    case 'place':
      return `Lerakás: ${list(openings.map((side) => TO[side]))} nyitott`;
    case 'choose':
      return `${capital(theTile(taken ?? action.tile))} választom`;
    case 'reroll':
      return `${name} (${face(action.face).toLowerCase()})`;
    case 'first':
      return `Előbb ez: ${face(action.face).toLowerCase()}`;
    case 'research':
    case 'scope':
    case 'shoot':
    case 'purify':
    case 'wake':
    case 'guardian':
      return p ? `${name}, ${where(p as Places<Explorer>, action.at)}` : name;
    case 'sanctum':
      return p ? `${name}: ${where(p as Places<Explorer>, action.at)}, ${the(OF_SIDE[action.to])} oldalon` : name;
    default:
      return name;
  }
}

const points = (n: number): string => (n === 0 ? 'ingyen' : `${n} akciópont`);

// ---------------------------------------------------------------- refusals

interface Refused {
  readonly action?: Type;
  readonly places?: Places<Explorer>;
}

const there = (d: Detail): string => ON[d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at')] ?? 'ott';
const Side = (d: Detail): string => The(OF_SIDE[d.word<SideName>(d.has('to') ? 'to' : 'at')] ?? 'ottani');
const person = (d: Detail): string => capital(theOne(d.word('explorer')));
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'ott');
const thereOrSpot = (d: Detail, more: Refused): string => (d.has('to') ? there(d) : spot(d, more));

function tooFewPoints(d: Detail, { action: type }: Refused): string {
  const actionText = type ? The(suffixed(actions[type].name, 'towards')) : 'Ehhez';
  const help = d.has('exerting') ? ' Erősítéssel meglenne.' : '';
  return `${actionText} ${d.number('cost')} akciópont kell, neked ${d.number('left')} van.${help}`;
}

/** 'Most nem: előbb válassz akciót.' */
const beforeThat = {
  action: 'válassz akciót',
  crawl: 'kússz, vagy maradj',
  commanded: 'lépj, vagy maradj',
  chain: 'lépj tovább, vagy állj meg',
  illuminate: 'fedj fel még egy lapkát, vagy állj meg',
  choose: 'válassz a két lapka közül',
  place: 'rakd le a lapkát',
  sanctum: 'döntsd el, hol nyílik meg a szentély',
  luck: 'dobj újra, vagy hagyd így',
  first: 'döntsd el, melyik veszély jön előbb',
  wake: 'döntsd el, hol ébred fel az őrző',
  guardian: 'döntsd el, melyik őrző következik',
  victim: 'döntsd el, kit támad meg az őrző',
  path: 'döntsd el, merre megy az őrző',
  tile: 'húzz egy lapkát',
  die: 'dobj a számkockával',
  hazard: 'dobj a veszélykockával',
} satisfies Record<Exclude<Ask, 'nothing' | 'over'>, string>;

const refusals = {
  malformed: () => 'Ilyen lépés nincs a játékban.',
  'not-asked': (d) => {
    const first = beforeThat[d.word<keyof typeof beforeThat>('asks')];
    return first ? `Most nem: előbb ${first}.` : 'Vége a játéknak.';
  },
  'cannot-happen': () => 'Ez most nem jöhet.',
  'not-your-ability': (d) => `Erre csak ${theOne(d.word('owner'))} képes.`,
  'too-few-points': tooFewPoints,
  'empty-hands': () => EMPTY_HANDS,
  'no-guardian': (d, more) =>
    d.has('at') || d.has('to') ? `${capital(thereOrSpot(d, more))} nincs őrző.` : NO_GUARDIAN,
  'not-in-hand': (d) => `Ez nincs a két húzott lapka között: ${tile(d.word('tile'))}.`,
  'no-such-die': () => 'Egyik kocka sem ezt mutatja.',
  'not-nearest': () => 'Válassz a legközelebbi őrzőmezők közül.',
  'not-attacked': (d) => `Az őrző nem támadhatja meg ${theObject(d.word('explorer'))}. Válassz mást a mezőjén.`,
  'no-shortest-path': () => 'Ez nem a legrövidebb út. Válassz másikat.',
  'nothing-there': (d) => `${d.has('to') ? capital(there(d)) : 'Ott'} még nincs lapka.`,
  'tile-there': (d, more) => `${capital(thereOrSpot(d, more))} már van lapka.`,
  wall: (d) => `${capital(there(d))} fal van.`,
  edge: (d) => `Itt véget ér a templom: ${there(d)} nem lehet lapka.`,
  'bag-empty': () => 'Üres a zsák.',
  'no-rubble': (d) => `${capital(there(d))} nincs törmelék.`,
  'used-up': () => 'Ezt a képességet már elhasználtad.',
  'open-already': (d) => `${capital(there(d))} már szabad az út.`,
  'not-from-the-bag': () => 'Csak a zsákból húzott lapkát dúcolhatod meg.',
  'shored-already': () => 'Ez a lapka már meg van dúcolva.',
  'normal-already': () => PLAIN,
  'closes-the-temple': () => 'Ez lezárná a templomot. Hagyj legalább egy rést.',
  'no-gap': (d, more) => `${capital(spot(d, more))} nincs rés.`,
  'not-in-sight': (d) =>
    `Innen nem látod ${d.has('explorer') ? theObject(d.word('explorer')) : 'azt a mezőt'}: egyenes, szabad út kell.`,
  'own-space': () => 'Válassz másik mezőt.',
  'too-far': (d) =>
    `${d.has('explorer') ? person(d) : 'Ez a mező'} ${numberWord(d.number('steps'))} mezőre van, te ${numberWord(d.number('most'))} mezőig érsz el.`,
  'not-deepest': () => 'Válassz mélyebb helyet a szentélynek.',
  'same-as-another-turn': () => 'Ez ugyanaz, mint egy másik állás.',
  'not-connected': () => 'Így nem kapcsolódik a lapka. Forgasd el.',
  'not-in-the-team': (d) => `${person(d)} nincs a csapatban.`,
  escaped: (d) => `${person(d)} már elhagyta a templomot.`,
  dead: (d) => `${person(d)} halott.`,
  'not-on-this-space': (d) => `${person(d)} nem a meződön áll.`,
  'full-health': (d) => `${person(d)} nem sérült.`,
  'not-yourself': () => 'Magadat nem választhatod.',
  downed: (d) => `${person(d)} kidőlt, nem hajthat végre parancsot.`,
  'no-step': (d) => `${capital(the(suffixed(who(d.word('explorer')), 'dative')))} nincs hová lépnie.`,
  'hands-full': () => 'Egyszerre egy tárgyat tarthatsz. Előbb tedd le vagy add át.',
  'nothing-to-take': (d) => `${capital(the(suffixed(who(d.word('explorer')), 'at')))} nincs semmi.`,
  'their-hands-full': (d) => `${person(d)} már tart valamit.`,
  'key-stays': () => 'A szentélybe letett kulcs ott marad.',
  'nothing-to-pick-up': (d) => `Itt nincs ${items[d.word<Item>('item')]}.`,
  'braced-already': () => 'Már védekezel.',
  'braced-last-turn': () => BRACED,
  'exerted-already': () => EXERTED,
  'too-little-health': (d) => `Az Erősítéshez 2 egészség kell, neked ${d.number('health')} van.`,
  rubble: (d) => `${Side(d)} mezőt törmelék zárja el. Előbb takarítsd el.`,
  burnt: (d) => `${Side(d)} mezőt elöntötte a láva.`,
  bridge: (d) => `${Side(d)} hídon már áll valaki, és csak egyet bír el.`,
} satisfies Refusals<Refused, RefusalKind>;

const refuse = refuser<Refused, RefusalKind>(refusals);
const refusal = (refused: Refusal<RefusalKind>, more: Refused = {}): string => refuse(refused, more);

// ---------------------------------------------------------------- risks and odds

/** 'te, a Gyógyító és a Pap 1-1 egészséget veszítetek'; undefined is you. */
function losing(whom: readonly Harm['whose'][], { amount, downs }: Pick<Harm, 'amount' | 'downs'>): string {
  const isMany = whom.length > 1;
  const [lose, down] = !whom.includes(undefined)
    ? ['veszít', 'kidől']
    : isMany
      ? ['veszítetek', 'kidőltök']
      : ['veszítesz', 'kidőlsz'];
  const losers = isMany || whom[0] ? `${list(whom.map((one) => (one ? theOne(one) : 'te')))} ` : '';
  return `${losers}${isMany ? `${amount}-` : ''}${amount} egészséget ${lose}${downs ? `, és ${down}` : ''}`;
}

function harm({ source, odds: chance, whose, ...more }: Harm, whom: readonly Harm['whose'][] = [whose]): string {
  return `${capital(sources[source])}: ${chance ? `${inAll(chance)} esetben ` : ''}${losing(whom, more)}.`;
}

const risk = {
  short: ({ amount, odds: chance, whose }: Harm): string =>
    `${chance ? `${inAll(chance)}: ` : ''}${whose ? `${who(whose)} −${amount}` : `−${amount} egészség`}`,
  harm,
  spared: (source: Source, by: 'alert' | 'brace'): string => `${abilities[by].name}: nem árt ${the(sources[source])}.`,
  succeeds: (chance: Odds): string => `${inAll(chance)} esetben talál.`,
  dies: (chance: Odds, whom: readonly Explorer[]): string =>
    `${inAll(chance)} esetben ${list(whom.map(theOne))} meghal a lávában.`,
  tile: {
    guardian: (chance: Odds): string => `${inAll(chance)} esetben őrző jön.`,
    rubble: (chance: Odds): string => `${inAll(chance)} esetben törmelék: maradsz, ahol vagy.`,
    spike: (chance: Odds): string => `${inAll(chance)} esetben tüskecsapda: legalább 4-gyel elkerülöd.`,
  },
  curse: 'Ez felébreszti az átkot: két veszélykocka, és a vulkán kétszer olyan gyors.',
  artifact: 'Megjelenik az ereklye.',
  forGood: (explorer: Explorer): string => `${capital(theOne(explorer))} végleg távozik: nincs visszaút.`,
  ends: (rank: Rank): string => `Ezzel véget ér a játék: ${ranks[rank].toLowerCase()}.`,
  forgotten: (ended: Parameters<typeof why>[0]): string => `Elveszítitek a játékot. ${why(ended)}`,
};

function discarded(keys: number, rule: Closing): string {
  const them = `a benne lévő ${keys === 1 ? '' : `${numberWord(keys)} `}kulc`;
  return rule === 'strict'
    ? `a zsák ${them}csal együtt kikerülne a játékból, és elveszítenétek a játékot.`
    : `a zsák kikerülne a játékból, de ${them}s a ${rule === 'ledge' ? 'szentélybe' : 'keresztútra'} kerülne.`;
}

const closing: InfernosEdgeWords['closing'] = {
  short: (keys) => `${keys} kulcs elvész`,
  discards: (keys, rule) => `A zsákból egy lapka sem illik ide: ${discarded(keys, rule)}`,
  traps: (keys, rule) => `Ezután ${nothingFits(keys, rule)}`,
  trapped: (keys, rule) => capital(nothingFits(keys, rule)),
  oneGap: (keys, rule) =>
    `Már csak egy rés maradt, és még ${numberWord(keys)} kulcs van a zsákban. Ha oda egy lapka sem illene, ${discarded(keys, rule)}`,
  confirm: { discards: 'A zsák eldobása', traps: 'Lerakás és lezárás' },
};

const nothingFits = (keys: number, rule: Closing): string =>
  `a zsákból egy lapka sem illik egyik résbe sem: ha a következő felfedésig nem nyílna új rés, ${discarded(keys, rule)}`;

const odds = {
  nextHazard: (dice: number): string => (dice === 1 ? 'A veszélykocka' : 'A két veszélykocka'),
  effect: (chance: Odds, which: Face, what: string): string => `${faces[which].name}, ${inAll(chance)}: ${what}`,
  lose: (whom: readonly Explorer[], amount: number): string => `${capital(losing(whom, { amount, downs: false }))}.`,
  die: (whom: readonly Explorer[]): string => `${all(whom)} meghal a lávában.`,
  nothing: 'nem történne semmi',
  tiles: 'Lapkák',
  inBag: (n: number): string => (n === 0 ? 'üres a zsák' : `${n} a zsákban`),
  keys: (n: number): string => (n === 0 ? 'kulcs nincs köztük' : `köztük ${n} kulcs`),
  sanctumNext: 'Az utolsó lapka után megnyílik a szentély.',
  of: (chance: Odds): string => `egyenként ${inAll(chance)}`,
};

// ---------------------------------------------------------------- the team and the time

const team = {
  title: 'Csapat',
  leads: 'csapatvezető',
  states: {
    acting: 'cselekszik',
    next: 'következik',
    done: 'kész',
    waiting: 'várakozik',
    inside: 'a templomban',
    downed: 'kidőlt',
    braced: 'védekezik',
    escaped: 'kijutott',
    dead: 'halott',
  },
  holds: (item: Item): string => `nála van ${item === 'key' ? 'egy kulcs' : 'az ereklye'}`,
  health: (now: number, full: number): string => `${suffixed(full, 'outOf')} ${now} egészség`,
  uses: (n: number): string => (n === 0 ? 'elfogyott' : `még ${n}`),
  passive: 'mindig hat',
  secondLuck: '1 egészségért újradobja az egyik kockáját',
  guardians: (n: number): string => (n === 0 ? 'Egy őrző sincs ébren' : `${capital(numberWord(n))} őrző van ébren`),
  guardianSteps: (n: number): string => (n === 0 ? 'a meződön' : `${numberWord(n)} lépésre tőled`),
  quiet: (lead: Explorer): string => `Csend van a templomban. ${capital(theOne(lead))} kezd.`,
  quest: {
    keys: (found: number): string => `3 kulcsból ${found} megvan`,
    placed: (n: number): string => `3 kulcsból ${n} a szentélyben`,
    artifact: 'Vegyétek fel az ereklyét',
    carried: (explorer: Explorer): string => `${capital(the(suffixed(who(explorer), 'at')))} van az ereklye`,
    out: 'Az ereklye biztonságban van',
    lost: 'Az ereklye elveszett',
  },
  cursed: 'Átok: két veszélykocka, a vulkán fordulónként kettőt lép',
};

const time = {
  round: (n: number): string => `${n}. forduló`,
  volcano: (n: number): string =>
    n === 0 ? 'A következő lávadobásra kitör a vulkán' : `Még ${n} lépés, és kitörhet a vulkán`,
  steps: (_n: number): string => 'lépés a kitörésig',
  pace: 'fordulónként kettő',
  erupted: 'Kitört: a láva fordulónként kétszer és minden lávadobásra terjed',
  burnsNext: (n: number): string =>
    n === 0 ? 'Most semmit sem önt el' : `${capital(numberWord(n))} mezőt önt el legközelebb`,
  entranceNext: 'Legközelebb a bejáratot önti el',
};

// ---------------------------------------------------------------- the end

const ranks = {
  legendary: 'Legendás',
  gold: 'Arany',
  silver: 'Ezüst',
  bronze: 'Bronz',
  forgotten: 'Elfeledett',
} satisfies Record<Rank, string>;

const ends = {
  'temple-empty': 'Senki sincs már a templomban.',
  'all-downed': 'Mindenki kidőlt.',
  'artifact-burnt': 'Az ereklyét elnyeli a láva.',
  'key-left': 'Egy kulcs kikerül a templomból, így az ereklye rejtve marad.',
  'entrance-burnt': 'A láva elönti a bejáratot, mielőtt az ereklye kijutna.',
  'nobody-to-carry': 'Nem maradt senki, aki kivihetné az ereklyét.',
  eruption: 'A vulkán kitör, mielőtt az ereklye elhagyná a szentélyt.',
} satisfies Record<Exclude<End, 'keys-lost'>, string>;

const why: InfernosEdgeWords['end']['why'] = ({ end: how, keys = 0 }) =>
  how === 'keys-lost'
    ? `A zsákkal együtt ${numberWord(keys)} kulcs is kikerül a játékból, így a szentély többé nem nyitható meg.`
    : ends[how];

function result({ how, lost, out }: InfernosEdgeEnding, size?: number): string {
  const artifact = how === 'forgotten' ? 'Az ereklye a templomban maradt.' : 'Kivittétek az ereklyét.';
  if (lost.length === 0) return `${artifact} Mind${size ? ` ${the(people(size))}` : 'annyian'} megmenekültetek.`;
  if (out.length === 0) return `${artifact} Senki sem jutott ki.`;
  return `${artifact} ${all(lost)} odaveszett.`;
}

const end = {
  ranks,
  result,
  why,
  health: (n: number): string => `${n} egészség`,
  dead: 'halott',
  leftInside: 'a templomban maradt',
};

// ---------------------------------------------------------------- set-up

const difficulties = {
  beginner: { name: 'Kezdő', does: 'van idő körülnézni' },
  normal: { name: 'Alap', does: 'jó első játéknak' },
  advanced: { name: 'Gyakorlott', does: 'nincs idő kerülőre' },
  expert: { name: 'Szakértő', does: 'alig van idő' },
} satisfies Record<Difficulty, Named>;

function wrongSeats({ expected }: InputError): string {
  const numbers = numbersIn(expected);
  const players = numbers.at(-1) ?? 0;
  const each = either(numbers.slice(0, -1).map(numberWord));
  return players === 1
    ? `Egyedül ${each} felfedezőt vezetsz. Vegyél be vagy hagyj ki valakit.`
    : `Ha ${people(players)} játszotok, mindenki ${each} felfedezőt vezet. Változtass a csapaton vagy a játékosok számán.`;
}

const received = (name: string | undefined): string => capital(theOne(name as Explorer));

const faults = {
  'wrong-team-size': () => '3–6 felfedező kell. Vegyél be vagy hagyj ki valakit.',
  'explorer-twice': (fault) => `${received(fault.received)} már a csapatban van. Válassz mást.`,
  'empty-seat': () => 'Egy játékosnak nincs felfedezője. Vegyél be még valakit.',
  'wrong-seats': wrongSeats,
  'not-in-the-team': (fault) => `${received(fault.received)} nincs a csapatban. Válassz mást.`,
} satisfies Record<SetupErrorKind, (fault: InputError) => string>;

const setUp = {
  title: 'Ki megy be?',
  explorers: 'Felfedezők',
  chosen: (n: number): string => `${n} kiválasztva; 3–6 kell`,
  time: 'Nehézség',
  difficulties,
  rounds: (n: number, difficulty: Difficulty): string => `${n} forduló, ${difficulties[difficulty].does}`,
  lead: { name: 'Csapatvezető', does: 'minden fordulóban ő kezd, és ő dönt az őrzőkről' },
  second: { name: 'Második kiadás', does: 'az omlás 5 egészség, a Régész egészségért dob újra' },
  closing: 'Ha lezárul a templom',
  closings: {
    strict: { name: 'Szigorú', does: 'a zsákkal kieső kulcs elvész, és vele a játék is' },
    crossroads: { name: 'Kegyes lezárás, keresztút', does: 'házi szabály: a kieső kulcs a keresztútra kerül' },
    ledge: { name: 'Kegyes lezárás, párkány', does: 'házi szabály: a kieső kulcs máris a szentélyben van' },
  } satisfies Record<Closing, Named>,
  teams: {
    good: { name: 'Jó csapat', does: 'a gépek próbajátékaiban az egyik legjobb' },
    armed: { name: 'Fegyveres csapat', does: 'azoknak, akik inkább harcolnak' },
    swift: { name: 'Gyors csapat', does: 'gyorsan be, gyorsan ki' },
  },
  begin: 'Be a templomba',
  fault: (fault: InputError): string | undefined =>
    (faults as Record<string, (fault: InputError) => string>)[fault.kind]?.(fault),
};

// ---------------------------------------------------------------- a place, for screen readers

function place(spotted: TemplePlace<Type>): string {
  const { tile: name, from, marks = [], keys = 0, artifact, guardians = 0, burnsNext } = spotted;
  const { people: here = [], can = [] } = spotted;
  const at = away(from) || 'a te meződ';
  const marked = marks.map(
    (mark) => ({ rubble: 'törmelék zárja el', shored: 'megdúcolva', burnt: 'láva alatt' })[mark],
  );
  const what = name ? [capital(tile(name)), ...marked] : ['Rés'];
  const things = [
    ...(keys > 0 ? [capital(`${numberWord(keys)} kulcs`)] : []),
    ...(artifact ? ['Az ereklye'] : []),
    ...(guardians > 0 ? [capital(`${numberWord(guardians)} őrző`)] : []),
    ...(burnsNext ? ['Legközelebb elönti a láva'] : []),
    ...here.map(({ explorer, state }) => [who(explorer), ...(state ? [team.states[state]] : [])].join(', ')),
    ...can.map(({ action: type, points: price }) => `${actions[type].name}, ${points(price)}`),
  ];
  return [[...what, at].join(', '), ...things].map((s) => `${s}.`).join(' ');
}

const hu: InfernosEdgeWords = {
  name: card.name,
  board: 'A templom',
  explorers,
  abilities,
  kinds,
  tile,
  faces,
  face,
  items,
  describe,
  log,
  prowl,
  question,
  waiting,
  actions,
  noun,
  stay: 'Maradás',
  actionName,
  points,
  pointsLeft: (n, of) => `${of} akciópontból ${n} maradt`,
  ways: (n) => `${n} irány`,
  fits: (n) => `${n} állásban fér el`,
  oneOf: (n) => `${n} közül egy`,
  tooDear: (cost, has) => `${cost} kell, ${has} van`,
  notPossible: (type) => `${The(actions[type].name)} nem lehetséges.`,
  endEarly: (n) => `Befejezed a köröd ${n} akcióponttal?`,
  status: ({ asks, actor, points: rest }, choices) =>
    asks === 'action'
      ? `Te döntesz. ${who(actor)}, ${rest} akciópont maradt. ${capital(numberWord(choices))} lehetséges akció.`
      : `Te döntesz. ${capital(numberWord(choices))} lehetséges válasz.`,
  refusal,
  risk,
  closing,
  odds,
  team,
  time,
  end,
  setUp,
  place,
  secondRuin: 'Törmelékkel teli. Ha leomlik, itt mindenki 5 egészséget veszít.',
  loadAbout: async () => (await import('./about.ts')).default,
};

export default hu;

// Pocket Sub in Hungarian. Terms: tengeralattjáró (sub), akna (mine), főhadiszállás (Command Centre), mező (region),
// lapka (tile), sekély, mély, sziklás (shallow, deep, rocky), pont (point), mélymenet (running deep), hős (hero), flotta
// (fleet), út (course), forduló (round), kör (turn), örvény (whirlpool), jobbra, balra forgó (clockwise and not), jelző
// (token): Hírszerzői jelentés, Térkép, Erős áramlat; a kapitány kiegészítője (Captain's expansion).
import type { Fault, Refusal } from '@undercroft/engine';
import type { Action, Colour, Event, Options, PocketEnding, Snapshot } from '@undercroft/pocket-sub';
import { type Detail, type Refusals, refuser } from '../detail.ts';
import type { PocketSubWords, SeaPlace, Water } from '../en/pocket-sub.ts';
import { type Asked, capital, type Line, type Named } from '../grammar.ts';
import { addressed, list, numberWord, suffixed, The, the } from '../hungarian.ts';
import { type SeaPlaces, type Spot, spotOf } from '../sea-places.ts';
import about from './about-sea.ts';

type Type = Action['type'];
type Phase = Snapshot['phase'];
type Cause = Extract<Event, { type: 'sub-lost' }>['cause'];
type Piece = Extract<Event, { type: 'passed' }>['piece'];
type Spin = Extract<Event, { type: 'whirlpool-turned' }>['spin'];
type Token = Snapshot['using'][number];

// ---------------------------------------------------------------- names

const fleets = { red: 'Piros', white: 'Fehér', blue: 'Kék', black: 'Fekete' } satisfies Record<Colour, string>;
/** In a sentence: 'a kék'. */
const colour = (fleet: Colour): string => fleets[fleet].toLowerCase();
const theFleet = (fleet: Colour): string => the(colour(fleet));
const Actor = (fleet: Colour): Line => The(`*${colour(fleet)}*`);
const all = (colours: readonly Colour[]): string => capital(list(colours.map(theFleet)));

const pieces = { cc: 'főhadiszállás', sub: 'tengeralattjáró', mine: 'akna' } satisfies Record<Piece, string>;
/** Of somebody: 'a kék aknája'. */
const OF_SOMEBODY = { cc: 'főhadiszállása', sub: 'tengeralattjárója', mine: 'aknája' } satisfies Record<Piece, string>;
const waters = {
  shallow: { name: 'sekély', does: '1 pont' },
  deep: { name: 'mély', does: '1 pont; egy másik mélyre 2' },
  rocky: { name: 'sziklás', does: '2 pont' },
} satisfies Record<Water, Named>;
const spins = { clockwise: 'jobbra forgó', 'counter-clockwise': 'balra forgó' } satisfies Record<Spin, string>;
const TURNS = { clockwise: 'jobbra', 'counter-clockwise': 'balra' } satisfies Record<Spin, string>;

const tokens = {
  intelligence: { name: 'Hírszerzői jelentés', does: 'az ellenséges tengeralattjárók és aknák átengednek' },
  map: { name: 'Térkép', does: 'az ellenséges főhadiszállások átengednek' },
  current: { name: 'Erős áramlat', does: '3 pont helyett 4, mindet fel kell használni' },
} satisfies Record<Token, Named>;

const spots = {
  n: { short: 'É', long: 'észak' },
  ne: { short: 'ÉK', long: 'északkelet' },
  se: { short: 'DK', long: 'délkelet' },
  s: { short: 'D', long: 'dél' },
  sw: { short: 'DNy', long: 'délnyugat' },
  nw: { short: 'ÉNy', long: 'északnyugat' },
  centre: { short: 'közép', long: 'közép' },
} satisfies Record<Spot, { short: string; long: string }>;

/** '3 DNy'. */
const at = (region: string, p: SeaPlaces): string => `${p.tile(region)} ${spots[spotOf(region)].short}`;
/** '3. lapka, délnyugat'. */
const atLong = (region: string, p: SeaPlaces): string => `${p.tile(region)}. lapka, ${spots[spotOf(region)].long}`;
/** 'a 3 DNy mezőn', 'az 1 É mezőre'. */
const on = (region: string, p: SeaPlaces): string => `${the(at(region, p))} mezőn`;
const onto = (region: string, p: SeaPlaces): string => `${the(at(region, p))} mezőre`;

// ---------------------------------------------------------------- what happens

const losses = {
  mine: 'aknára fut',
  collision: 'összeütközik egy ellenséges tengeralattjáróval',
  'hit-a-hero': 'egy hősnek ütközik',
  'rammed-by-hero': 'egy hős elsüllyeszti',
  'command-centre': 'ellenséges főhadiszállásnak ütközik',
  friendly: 'baráti egységen ér véget az útja',
  stuck: 'maradt pontja, de nincs merre mennie',
  'no-mine': 'nincs hová aknát raknia',
} satisfies Record<Cause, string>;

type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: Told<T>, places: SeaPlaces) => Line };

const ordinals = ['', 'első', 'második', 'harmadik'];

const tellers: Tellers = {
  'tile-laid': ({ at: cell }, p) => `Lekerül a tenger ${p.tile(cell)}. lapkája.`,
  'cc-placed': ({ fleet, at: region }, p) => `${Actor(fleet)} főhadiszállása ${on(region, p)} épül fel.`,
  'sub-placed': ({ fleet, at: region }, p) => `${Actor(fleet)} tengeralattjárója ${onto(region, p)} kerül.`,
  'whirlpool-placed': ({ fleet, at: region, spin }, p) =>
    `${Actor(fleet)} ${the(`${p.tile(region)}. lapkára`)} teszi a ${spins[spin]} örvényt.`,
  'turn-began': ({ fleet }) => `${Actor(fleet)} következik.`,
  'tokens-spent': ({ fleet, use }) => `${Actor(fleet)} felhasználja: ${list(use.map((token) => tokens[token].name))}.`,
  'sub-chosen': ({ fleet, at: region }, p) => `${Actor(fleet)} ${on(region, p)} álló tengeralattjáróját indítja.`,
  stepped: ({ fleet, to, rule }, p) =>
    `${Actor(fleet)} ${rule === 'PS-MOVE-2' ? 'mélymenetben ' : ''}${onto(to, p)} megy.`,
  passed: ({ fleet, piece, of }) =>
    `${Actor(fleet)} sértetlenül elhalad egy ${of === fleet ? 'saját' : colour(of)} ${pieces[piece]} mellett.`,
  sheltered: ({ fleet, from }) =>
    `${Actor(fleet)} ${from === 'stuck' ? 'nem tud továbbmenni' : 'nem tud aknát rakni'}, de a főhadiszállásán biztonságban van.`,
  'sub-lost': ({ fleet, at: region, cause }, p) =>
    `${Actor(fleet)} elveszíti egy tengeralattjáróját ${on(region, p)}: ${losses[cause]}.`,
  'mine-lost': ({ fleet, at: region }, p) => `Felrobban ${the(`*${colour(fleet)}*`)} aknája ${on(region, p)}.`,
  hero: ({ fleet }) => `${The(suffixed(`*${colour(fleet)}*`, 'dative'))} egy tengeralattjárója maradt: hős lett.`,
  eliminated: ({ fleet }) => `${The(suffixed(`*${colour(fleet)}*`, 'dative'))} nem maradt tengeralattjárója.`,
  'mine-laid': ({ fleet, at: region }, p) => `${Actor(fleet)} aknát rak ${onto(region, p)}.`,
  'round-ended': ({ round, quiet }) =>
    `Véget ér ${the(`${round}. forduló`)}${quiet > 0 ? `, sorban ${the(ordinals[quiet] ?? '')}, amelyben nem került le akna, és semmi sem veszett el` : ''}.`,
  'whirlpool-turned': ({ at: region, spin }, p) =>
    `Az örvény ${TURNS[spin]} fordítja ${the(`${p.tile(region)}. lapkát`)}.`,
  won: ({ fleets: winners }) => `${capital(list(winners.map((fleet) => the(`*${colour(fleet)}*`))))} győz.`,
  drawn: () => 'A játék döntetlen.',
};

const tell = (event: Event, p: SeaPlaces): Line =>
  (tellers[event.type] as (event: Event, p: SeaPlaces) => Line)(event, p);

// ---------------------------------------------------------------- questions

const questions = {
  tile: () => 'melyik lapka következik?',
  'place-cc': () => 'hol álljon a főhadiszállásod?',
  'place-sub': (nth) => `hová kerüljön ${the(ordinals[nth] ?? 'következő')} tengeralattjáród?`,
  whirlpool: () => 'hová kerüljön egy örvény, és merre forogjon?',
  sub: () => 'melyik tengeralattjáród induljon?',
  step: () => 'merre menjen a tengeralattjáró?',
  mine: () => 'hová kerüljön az akna?',
  over: () => 'vége a játéknak.',
} satisfies Record<Phase, (nth: number) => string>;

function question({ phase, move }: Snapshot, player?: string, nth = 1): Asked {
  const ask = addressed(player, (questions[phase] as (nth: number) => string)(nth));
  return phase === 'step' && move ? { ask, note: pointsLeft(move.points) } : { ask };
}

const pointsLeft = (n: number): string => `${n} pont maradt, mindet fel kell használni.`;

// ---------------------------------------------------------------- deeds

const deeds = {
  'place-cc': { name: 'Ide építem', does: 'A főhadiszállás mély vízen áll.' },
  'place-sub': { name: 'Ide teszem', does: 'Sekély vagy sziklás mezőre, vagy a főhadiszállásodra.' },
  whirlpool: {
    name: 'Ide kerül az örvény',
    does: 'Fordulónként egy hatoddal elforgatja a lapkáját, mindennel együtt.',
  },
  tokens: { name: 'Jelzők felhasználása', does: 'A most induló tengeralattjáróra; minden jelző egyszer használható.' },
  sub: { name: 'Ez induljon', does: 'Minden pontját felhasználja, aztán aknát rak maga mögé.' },
  step: { name: 'Ide megy', does: 'Egy körben egy mezőre csak egyszer.' },
  mine: { name: 'Aknarakás', does: 'Egy elhagyott sekély vagy sziklás mezőre.' },
} satisfies Record<Type, Named>;

/** Where what was done is not called as its button: 'Undo Placing'. */
const nouns: Partial<Record<Type, string>> = {
  'place-cc': 'Építés',
  'place-sub': 'Lerakás',
  whirlpool: 'Örvény',
  tokens: 'Jelzőhasználat',
  sub: 'Választás',
  step: 'Lépés',
};

const noun = (type: Type): string => nouns[type] ?? deeds[type].name;

function deed(action: Action, p: SeaPlaces): string {
  switch (action.type) {
    case 'place-cc':
      return `Főhadiszállás: ${at(action.at, p)}`;
    case 'place-sub':
      return `Tengeralattjáró: ${at(action.at, p)}`;
    case 'whirlpool':
      return `${capital(spins[action.spin])}, ${p.tile(action.at)}. lapka`;
    case 'tokens':
      return `${list(action.use.map((token) => tokens[token].name))} felhasználása`;
    case 'sub':
      return `Indulás innen: ${at(action.at, p)}`;
    case 'step':
      return `Tovább ide: ${at(action.to, p)}`;
    case 'mine':
      return `Indulás, akna: ${at(action.at, p)}`;
    default:
      return action satisfies never;
  }
}

// ---------------------------------------------------------------- refusals

const region = (d: Detail, key: string): string => d.word(key);
const tokenList = (d: Detail, key: string): string =>
  list(d.words<Token>(key).map((token) => tokens[token]?.name ?? token));

const refusals = {
  malformed: () => 'Ilyen akció nincs a játékban.',
  'not-asked': () => 'Most nem ez a kérdés.',
  'no-such-region': () => 'Ilyen mező nincs ezen a tengeren.',
  'no-expansion': () => 'A jelzők a kapitány kiegészítőjéhez tartoznak, amely nincs ebben a játékban.',
  'too-late-for-tokens': () => 'Jelzőt a kör elején, az indulás előtt lehet felhasználni.',
  'tokens-declared': (d) =>
    `Ebben a körben már felhasználtad: ${tokenList(d, 'declared')}. Ezt körönként egyszer lehet.`,
  'tokens-unordered': () => 'Minden jelző csak egyszer használható.',
  'token-spent': (d) => `Ezt már felhasználtad: ${tokenList(d, 'spent')}. Minden jelző egyszer használható.`,
  'no-such-tile-left': () => 'Ilyen lapka már nem maradt.',
  'not-deep': (d, p) =>
    d.has('region')
      ? `${The(at(region(d, 'region'), p))} mező nem mély.`
      : `${The(at(region(d, 'to'), p))} mező nem szomszédos, a mélymenethez pedig mindkét végén mély víz kell.`,
  deep: (d, p) => `${The(at(region(d, 'region'), p))} mező mély víz.`,
  occupied: (d, p) =>
    `${The(at(region(d, 'region'), p))} mező foglalt: ott van ${theFleet(d.word<Colour>('of'))} ${OF_SOMEBODY[d.word<Piece>('piece')]}.`,
  'not-a-centre': () => 'Az örvény egy lapka közepére kerül.',
  'command-centre-there': (d, p) => `${The(at(region(d, 'region'), p))} mezőn főhadiszállás áll.`,
  'whirlpool-taken': (d) => `${The(spins[d.word<Spin>('spin')])} örvénynek már van helye.`,
  'same-tile': () => 'Ezen a lapkán már van örvény; két külön lapkára kerülnek.',
  'no-sub-there': (d, p) => `${The(at(region(d, 'region'), p))} mezőn nincs tengeralattjáró.`,
  'not-your-sub': (d, p) =>
    `${The(at(region(d, 'region'), p))} mezőn ${theFleet(d.word<Colour>('of'))} tengeralattjárója áll.`,
  'already-here': (d, p) => `A tengeralattjáró most is ${on(region(d, 'to'), p)} van.`,
  'been-there': (d, p) => `A tengeralattjáró ebben a körben már járt ${on(region(d, 'to'), p)}.`,
  'not-touching': (d, p) => `${The(at(region(d, 'to'), p))} mező nem szomszédos ezzel: ${at(region(d, 'from'), p)}.`,
  'too-few-points': (d, p) =>
    `${d.rule === 'PS-MOVE-2' ? 'A mélymenet' : 'A sziklás mező'} ${d.number('cost')} pontba kerül, és ${d.number('left')} maradt: ${at(region(d, 'to'), p)} túl messze van.`,
  'move-ended-there': (d, p) => `Az út ${on(region(d, 'region'), p)} ér véget; akna elhagyott mezőre kerül.`,
  'not-on-the-course': (d, p) => `Ebben a körben a tengeralattjáró nem hagyja el ezt: ${at(region(d, 'region'), p)}.`,
} satisfies Refusals<SeaPlaces>;

const refuse = refuser<SeaPlaces>(refusals, 'Ez nem lehetséges.');

// ---------------------------------------------------------------- dangers

const dooms = {
  mine: (of) => `${of} akna van rajta: mindkettő elvész.`,
  collision: (of) => `${of} tengeralattjáró van az útjában: mindkettő elvész.`,
  'hit-a-hero': (of) => `${of} hős van az útjában: az marad, a tiéd elvész.`,
  'rammed-by-hero': (of) => `${of} hős süllyeszti el.`,
  'command-centre': (of) => `${of} főhadiszállás van az útjában.`,
  friendly: (of) => `${of} egységen ér véget: mindkettő elvész.`,
  stuck: () => 'Nem tudja felhasználni a pontjait.',
  'no-mine': () => 'Nem hagy el üres sekély vagy sziklás mezőt, így nem rakhat le aknát.',
} satisfies Record<Cause, (of: string) => string>;

const doom = 'Ezen az úton elvész a tengeralattjáró';
const why = (cause: Cause, of?: Colour): string => (dooms[cause] as (of: string) => string)(of ? fleets[of] : 'Saját');

const decided = {
  mine: 'Az utolsó ellenséges tengeralattjáró aknára futott.',
  'rammed-by-hero': 'Egy hős elsüllyesztette az utolsó ellenséges tengeralattjárót.',
  'command-centre': 'Az utolsó ellenséges tengeralattjáró egy főhadiszállásnak ütközött.',
  friendly: 'Az utolsó ellenséges tengeralattjáró útja baráti egységen ért véget.',
  stuck: 'Az utolsó ellenséges tengeralattjárónak maradt pontja, de nem volt merre mennie.',
  'no-mine': 'Az utolsó ellenséges tengeralattjáró nem tudott aknát rakni.',
  quiet: 'Három fordulón át nem került le akna, és semmi sem veszett el.',
} satisfies Record<PocketEnding['how'], string>;

function describeRegion(
  { region: where, water, pieces: there = [], whirlpool, deadly, price }: SeaPlace,
  p: SeaPlaces,
): string {
  const standing = there.map(({ piece, of, hero }) => `${fleets[of]} ${hero ? 'hős' : pieces[piece]}`);
  const sentences = [
    `${atLong(where, p)}, ${waters[water].name}`,
    ...standing,
    ...(whirlpool ? [`${capital(spins[whirlpool])} örvény`] : []),
    ...(deadly ? ['Halálos'] : []),
    ...(price === undefined ? [] : [`${price} pont`]),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

const hu: PocketSubWords = {
  fleets,
  pieces,
  waters,
  chart: 'A térképen',
  spins,
  tokens,
  at,
  tell,
  turn: (fleet, path, mine, p) =>
    `${Actor(fleet)} útja: ${path.map((one) => at(one, p)).join(', ')}${mine ? `; akna: ${at(mine, p)}` : ''}.`,
  question,
  waiting: (fleet) => `${capital(theFleet(fleet))} gondolkodik`,
  pointsLeft,
  status: (fleet, choices) => `Te döntesz. ${fleets[fleet]}. ${capital(numberWord(choices))} lehetőség.`,
  deeds,
  noun,
  deed,
  course: {
    start: 'indulás',
    end: 'vége',
    stop: (water, isEnd) => (isEnd ? `${waters[water].name}, vége` : waters[water].name),
    price: (cost, deep) => `${cost} pont${deep ? ', mélymenet' : ''}`,
    spent: (n, of) => `${of} pontból ${n} felhasználva`,
    complete: (n) => `Kész az út, ${n} pont.`,
    chooseMine: (letters, p) =>
      `Válaszd ki az akna helyét: ${letters.map(({ letter, region: one }) => `${letter}, ${atLong(one, p)}`).join('; ')}.`,
    safe: 'Biztonságos: nincs ellenséges egység az úton.',
    notWhereItEnds: (one, p) => `Nem oda, ahol az út véget ér: ${at(one, p)}.`,
    title: 'Tervezett út',
    back: 'Lépés visszavonása',
    ways: (n) => `${n} mező`,
    nowhere: 'A szomszédos mezőkön ebben a körben már járt, vagy többe kerülnek, mint amennyi maradt.',
    runDeep: {
      name: 'Mélymenet',
      does: 'Mély vízből bármelyik másik lapka mély vizébe.',
      nowhere: 'A mélymenet 2 pontba kerül, és mindkét végén mély víz kell hozzá.',
    },
  },
  refusal: (refused: Refusal, p) => refuse(refused, p),
  risk: {
    doom,
    why,
    doomed: (cause, of) => `${doom}. ${why(cause, of)}`,
    noWayOn: 'Bárhogyan folytatódik, a tengeralattjáró elvész.',
    sail: 'Mégis indulás',
    passes: (piece, of) => `elhalad egy ${of ? colour(of) : 'saját'} ${pieces[piece]} mellett`,
    sinks: (of) => `elsüllyeszt egy ${colour(of)} tengeralattjárót`,
    safe: 'a főhadiszálláson biztonságban van',
    wins: 'megnyeri a játékot',
    loses: 'elveszíti a játékot',
    deadly: 'Halálos',
    hero: (of) =>
      `${capital(theFleet(of))} utolsó tengeralattjárója hős: elsüllyeszti, akire ráfut, és halad tovább. Az akna őt is megállítja.`,
    mindTheHero: 'Vigyázz a hőssel',
  },
  fleet: {
    title: 'Flották',
    subs: (n, of) => `${of} tengeralattjáróból ${n}`,
    hero: 'hős',
    gone: 'kiesett',
    mines: (onChart, left) =>
      left === undefined ? `${onChart} akna a térképen` : `Lerakható akna: ${left}, a térképen: ${onChart}`,
    tokens: 'Jelzők',
    noTokens: 'nincs több jelző',
    states: { moving: 'következik', waiting: 'várakozik', out: 'kiesett', hero: 'hős' },
    team: (both) => list(both.map((one) => fleets[one])),
    against: (sides) => sides.map((side) => list(side.map((one) => fleets[one]))).join(' – '),
  },
  time: {
    settingUp: 'Felállás',
    round: (n) => `${n}. forduló`,
    toMove: (fleet) => `${capital(theFleet(fleet))} következik`,
    quiet: (n) =>
      `${capital(numberWord(n))} eseménytelen forduló: három után, ha nem kerül le akna és semmi sem vész el, a játék döntetlen.`,
    begins: (first) => `Csendes a tenger. ${capital(theFleet(first))} kezd.`,
  },
  end: {
    title: ({ winners }) => (winners.length === 0 ? 'Döntetlen' : `${all(winners)} győzött`),
    decided,
    measures: { subs: (of) => `${colour(of)} tengeralattjárók`, mines: (of) => `${colour(of)} aknák` },
    text: ({ winners }, left) =>
      winners.length === 0
        ? 'Senki sem maradt egyedül a mélyben.'
        : `${capital(numberWord(left))} tengeralattjáró maradt a mélyben.`,
    survivors: (n) => (n === 0 ? 'nem maradt tengeralattjáró' : `${numberWord(n)} tengeralattjáró maradt`),
  },
  setUp: {
    title: 'Kik a tengeren?',
    fleets: 'Flották',
    players: {
      2: { name: 'Két játékos', does: 'piros a kék ellen, három-három tengeralattjáróval' },
      3: { name: 'Három játékos', does: 'piros, fehér és kék, mindenki mindenki ellen' },
      4: { name: 'Négy játékos', does: 'piros és kék a fehér és a fekete ellen, két-két tengeralattjáróval' },
    } satisfies Record<Options['players'], Named>,
    sea: 'Melyik tengeren?',
    seas: {
      introductory: { name: 'Bevezető', does: 'a flották készen állnak, szerencse nincs' },
      standard: { name: 'Szokásos', does: 'véletlen lapkák, felállás felváltva' },
    } satisfies Record<Options['setup'], Named>,
    captain: { name: 'A kapitány kiegészítője', does: 'három-három jelző, és két örvény, amely lapkát forgat' },
    mines: {
      unlimited: { name: 'Korlátlan akna', does: 'mindig van lerakható' },
      twelve: { name: 'Tizenkét akna', does: 'aki mindet lerakta, elveszíti a következőnek induló tengeralattjáróját' },
    } satisfies Record<Options['mines'], Named>,
    first: { name: 'Ki kezd', does: 'elsőként helyez le és elsőként lép' },
    begin: 'Merülés',
    fault: ({ kind, received }: Fault) =>
      kind === 'no-such-seat'
        ? `${The(`${Number(received) + 1}. hely`)} üres, nem kezdhet. Válassz más kezdőt, vagy legyetek többen.`
        : undefined,
  },
  region: describeRegion,
  about,
};

export default hu;

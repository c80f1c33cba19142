// Pocket Sub in Hungarian. Terms: tengeralattjáró (sub), akna (mine), főhadiszállás (Command Centre), mező (region),
// lapka (tile), sekély, mély, sziklás (shallow, deep, rocky), pont (point), mélymenet (running deep), hős (hero), flotta
// (fleet), út (course), forduló (round), kör (turn), örvény (whirlpool), jobbra, balra forgó (clockwise and not), jelző
// (token): Hírszerzői jelentés, Térkép, Erős áramlat; a kapitány kiegészítője (Captain's expansion).

import type { InputError } from '@undercroft/engine';
import type { Action, Colour, Event, Options, PocketEnding, RefusalKind, Snapshot } from '@undercroft/pocket-sub';
import { type Detail, type Refusals, refuser } from '@undercroft/words/detail';
import { capital, type MarkedText, type Named, type QuestionText } from '@undercroft/words/grammar';
import { addressed, list, numberWord, suffixed, The, the } from '@undercroft/words/hungarian';
import type { PocketSubWords, SeaPlace, Water } from '../en/index.ts';
import type { DescribedCause, DescribedEvent, LossText } from '../loss-cause.ts';
import { type SeaPlaces, spellOut, spotOf } from '../places.ts';
import { card } from './card.ts';
import { planWords } from './plan.ts';
import about from './region-notes.ts';
import spots from './spots.ts';

type Type = Action['type'];
type Phase = Snapshot['phase'];
type Piece = Extract<Event, { type: 'passed' }>['piece'];
type Spin = Extract<Event, { type: 'whirlpool-turned' }>['spin'];
type Token = Snapshot['using'][number];

// ---------------------------------------------------------------- names

const fleets = { red: 'Piros', white: 'Fehér', blue: 'Kék', black: 'Fekete' } satisfies Record<Colour, string>;
/** In a sentence: 'a kék'. */
const colour = (fleet: Colour): string => fleets[fleet].toLowerCase();
const theFleet = (fleet: Colour): string => the(colour(fleet));
const Actor = (fleet: Colour): MarkedText => The(`*${colour(fleet)}*`);
const all = (colours: readonly Colour[]): string => capital(list(colours.map(theFleet)));

const pieces = { cc: 'főhadiszállás', sub: 'tengeralattjáró', mine: 'akna' } satisfies Record<Piece, string>;
/** Of somebody: 'a kék aknája'. */
const OF_SOMEBODY = { cc: 'főhadiszállása', sub: 'tengeralattjárója', mine: 'aknája' } satisfies Record<Piece, string>;
const waters = {
  shallow: { name: 'sekély', does: '1 pont' },
  deep: { name: 'mély', does: '1 pont, mélymenetben 2' },
  rocky: { name: 'sziklás', does: '2 pont' },
} satisfies Record<Water, Named>;
const spins = { clockwise: 'jobbra forgó', 'counter-clockwise': 'balra forgó' } satisfies Record<Spin, string>;
const TURNS = { clockwise: 'jobbra', 'counter-clockwise': 'balra' } satisfies Record<Spin, string>;

const tokens = {
  intelligence: {
    name: 'Hírszerzői jelentés',
    short: 'Jelentés',
    does: 'épségben elhaladsz ellenséges tengeralattjárók és aknák mellett',
  },
  map: { name: 'Térkép', short: 'Térkép', does: 'épségben elhaladsz ellenséges főhadiszállások mellett' },
  current: { name: 'Erős áramlat', short: 'Áramlat', does: '3 helyett 4 pontot lépsz, mindet fel kell használnod' },
} satisfies Record<Token, Named & { readonly short: string }>;

const whirlpoolOf = (spin: Spin): string => `${capital(spins[spin])} örvény`;

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
  friendly: 'baráti egységgel ütközik össze',
  stuck: 'maradt pontja, de nincs merre mennie',
  'no-mine': 'nincs hová aknát raknia',
  'out-of-mines': 'a flottájának elfogytak az aknái',
} satisfies Record<DescribedCause, string>;

type EventOf<T extends Event['type']> = Extract<DescribedEvent, { type: T }>;
type EventTexts = { readonly [T in Event['type']]: (event: EventOf<T>, places: SeaPlaces) => MarkedText };

const ordinals = ['', 'első', 'második', 'harmadik'];

const eventTexts: EventTexts = {
  'tile-laid': ({ at: cell }, p) => `Lekerül a tenger ${p.tile(cell)}. lapkája.`,
  'cc-placed': ({ fleet, at: region }, p) => `${Actor(fleet)} felépíti a főhadiszállását ${on(region, p)}.`,
  'sub-placed': ({ fleet, at: region }, p) => `${Actor(fleet)} tengeralattjárót tesz ${onto(region, p)}.`,
  'whirlpool-placed': ({ fleet, at: region, spin }, p) =>
    `${Actor(fleet)} ${the(`${p.tile(region)}. lapkára`)} teszi a ${spins[spin]} örvényt.`,
  'turn-began': ({ fleet }) => `${Actor(fleet)} következik.`,
  'tokens-spent': ({ fleet, use }) =>
    `${Actor(fleet)} jelzőt használ: ${list(use.map((token) => tokens[token].name))}.`,
  'sub-chosen': ({ fleet, at: region }, p) => `${Actor(fleet)} ${on(region, p)} álló tengeralattjáróját indítja.`,
  stepped: ({ fleet, to, rule }, p) =>
    `${Actor(fleet)} ${rule === 'PS-MOVE-2' ? 'mélymenetben ' : ''}${onto(to, p)} megy.`,
  passed: ({ fleet, piece, of }) =>
    `${Actor(fleet)} sértetlenül elhalad egy ${of === fleet ? 'saját' : colour(of)} ${pieces[piece]} mellett.`,
  sheltered: ({ fleet, from }) =>
    `${Actor(fleet)} ${from === 'stuck' ? 'nem tud továbbmenni' : 'nem tud aknát rakni'}, de egy baráti főhadiszálláson biztonságban van.`,
  'sub-lost': ({ fleet, at: region, cause }, p) =>
    `${Actor(fleet)} elveszíti egy tengeralattjáróját ${on(region, p)}: ${losses[cause]}.`,
  'mine-lost': ({ fleet, at: region }, p) => `Felrobban ${the(`*${colour(fleet)}*`)} aknája ${on(region, p)}.`,
  hero: ({ fleet }) => `${The(suffixed(`*${colour(fleet)}*`, 'dative'))} egy tengeralattjárója maradt: hős lett.`,
  eliminated: ({ fleet }) => `${The(suffixed(`*${colour(fleet)}*`, 'dative'))} nem maradt tengeralattjárója.`,
  'mine-laid': ({ fleet, at: region }, p) => `${Actor(fleet)} aknát rak ${onto(region, p)}.`,
  'round-ended': ({ round, quiet }) =>
    `Véget ér ${the(`${round}. forduló`)}${quiet > 1 ? `; sorban ez ${the(ordinals[quiet] ?? '')}, amelyben nem volt sem akna, sem veszteség` : quiet > 0 ? ' akna és veszteség nélkül' : ''}.`,
  'whirlpool-turned': ({ at: region, spin }, p) =>
    `Az örvény ${TURNS[spin]} fordítja ${the(`${p.tile(region)}. lapkát`)}.`,
  won: ({ fleets: winners }) => `${capital(list(winners.map((fleet) => the(`*${colour(fleet)}*`))))} győz.`,
  drawn: () => 'A játék döntetlen.',
};

const describe = (event: DescribedEvent, p: SeaPlaces): MarkedText =>
  (eventTexts[event.type] as (event: DescribedEvent, p: SeaPlaces) => MarkedText)(event, p);

// ---------------------------------------------------------------- questions

const questions = {
  tile: () => 'melyik lapka következik?',
  'place-cc': () => 'hová építed a főhadiszállásodat?',
  'place-sub': (nth) => `hová teszed ${the(ordinals[nth] ?? 'következő')} tengeralattjáródat?`,
  whirlpool: () => 'melyik örvényt teszed le, és hová?',
  sub: () => 'melyik tengeralattjáródat indítod?',
  step: () => 'merre megy a tengeralattjáród?',
  mine: () => 'hová raksz aknát?',
  over: () => 'vége a játéknak.',
} satisfies Record<Phase, (nth: number) => string>;

function question({ phase, move }: Snapshot, player?: string, nth = 1): QuestionText {
  const text = addressed(player, (questions[phase] as (nth: number) => string)(nth));
  return phase === 'step' && move ? { text, note: pointsLeft(move.points) } : { text };
}

const pointsLeft = (n: number): string => `${n} pontod maradt, használd fel${n > 1 ? ' mind' : ''}.`;

// ---------------------------------------------------------------- actions

const actions = {
  'place-cc': { name: 'Építés', does: 'Mély vízre építsd. A tengeralattjáróid itt biztonságban vannak.' },
  'place-sub': { name: 'Lerakás', does: 'Sekély vagy sziklás mezőre tedd, vagy baráti főhadiszállásra.' },
  whirlpool: {
    name: 'Örvény lerakása',
    does: 'Minden forduló végén 60°-kal elforgatja a lapkáját, mindennel együtt.',
  },
  tokens: {
    name: 'Jelzők felhasználása',
    does: 'A most induló tengeralattjárót segítik. Mindegyik egyszer használható.',
  },
  sub: { name: 'Indítás', does: 'Használd fel minden pontját, aztán rakj aknát mögé.' },
  step: { name: 'Tovább', does: 'Egy mezőre körönként csak egyszer léphetsz.' },
  mine: { name: 'Aknarakás', does: 'Üres sekély vagy sziklás mezőre, amelyet ebben a körben elhagytál.' },
} satisfies Record<Type, Named>;

/** Where what was done is not called as its button: 'Undo sub'. */
const nouns: Partial<Record<Type, string>> = {
  'place-cc': 'Építés',
  'place-sub': 'Lerakás',
  whirlpool: 'Örvény',
  tokens: 'Jelzőhasználat',
  sub: 'Választás',
  step: 'Lépés',
};

const noun = (type: Type): string => nouns[type] ?? actions[type].name;

const choose = (type: Type): string =>
  type === 'mine' ? 'Válassz mezőt az aknának.' : type === 'whirlpool' ? 'Válassz egy lapkát.' : 'Válassz egy mezőt.';

function actionName(action: Action, p: SeaPlaces): string {
  switch (action.type) {
    case 'place-cc':
      return `Építés ide: ${at(action.at, p)}`;
    case 'place-sub':
      return `Lerakás ide: ${at(action.at, p)}`;
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

/** What the position waits for, where something else was tried. */
const beforeThat = {
  tile: 'Most nem: még készül a tenger.',
  'place-cc': 'Most nem: előbb építsd fel a főhadiszállásodat.',
  'place-sub': 'Most nem: előbb rakj le egy tengeralattjárót.',
  whirlpool: 'Most nem: előbb rakj le egy örvényt.',
  sub: 'Most nem: előbb válassz tengeralattjárót.',
  step: 'Most nem: előbb fejezd be az utadat.',
  mine: 'Most nem: előbb rakj aknát.',
  over: 'Vége a játéknak.',
} satisfies Record<Phase, string>;

const refusals = {
  malformed: () => 'Ilyen akció nincs a játékban.',
  'not-asked': (d) => beforeThat[d.word<Phase>('asks')],
  'no-such-region': () => 'Ilyen mező nincs ezen a tengeren.',
  'no-expansion': () => 'A kapitány kiegészítője nélkül játszotok, ezért nincsenek jelzők.',
  'too-late-for-tokens': () => 'Jelzőt a köröd elején használj, mielőtt tengeralattjárót választasz.',
  'tokens-declared': (d) =>
    `Körönként egyszer használhatsz jelzőt, és ezt már felhasználtad: ${tokenList(d, 'declared')}.`,
  'token-repeated': (d) =>
    `Ezt csak egyszer nevezd meg: ${tokenList(d, 'repeated')}. Minden jelző egyszer használható.`,
  'token-spent': (d) => `Ezt már felhasználtad: ${tokenList(d, 'spent')}. Minden jelző egyszer használható.`,
  'no-such-tile-left': () => 'Ilyen lapka már nem maradt.',
  'not-deep': (d, p) =>
    d.has('region')
      ? `${The(at(region(d, 'region'), p))} mező nem mély. A főhadiszálláshoz mély víz kell.`
      : `${The(at(region(d, 'to'), p))} mező nem szomszédos, a mélymenethez pedig mindkét végén mély víz kell.`,
  deep: (d, p) =>
    `${The(at(region(d, 'region'), p))} mező mély víz. Válassz sekély vagy sziklás mezőt${d.rule === 'PS-STD-2' ? ', vagy baráti főhadiszállást' : ''}.`,
  occupied: (d, p) =>
    `${The(at(region(d, 'region'), p))} mező foglalt: ott van ${theFleet(d.word<Colour>('of'))} ${OF_SOMEBODY[d.word<Piece>('piece')]}. Válassz üres mezőt.`,
  'not-a-centre': () => 'Az örvény egy lapka közepére kerül.',
  'command-centre-there': (d, p) => `${The(at(region(d, 'region'), p))} mezőn főhadiszállás áll. Válassz másik lapkát.`,
  'whirlpool-taken': (d) => `${The(spins[d.word<Spin>('spin')])} örvény már a helyén van. Rakd le a másikat.`,
  'same-tile': () => 'Ezen a lapkán már van örvény. Válassz másikat.',
  'no-sub-there': (d, p) => `${The(at(region(d, 'region'), p))} mezőn nincs tengeralattjáró.`,
  'not-your-sub': (d, p) =>
    `${The(at(region(d, 'region'), p))} mezőn ${theFleet(d.word<Colour>('of'))} tengeralattjárója áll. Válassz sajátot.`,
  'already-here': (d, p) => `A tengeralattjáród most is ${on(region(d, 'to'), p)} van.`,
  'been-there': (d, p) => `A tengeralattjáród ebben a körben már járt ${on(region(d, 'to'), p)}.`,
  'not-touching': (d, p) => `${The(at(region(d, 'to'), p))} mező nem szomszédos ezzel: ${at(region(d, 'from'), p)}.`,
  'too-few-points': (d, p) =>
    `${d.rule === 'PS-MOVE-2' ? 'A mélymenet ide' : 'A sziklás mező'} (${at(region(d, 'to'), p)}) ${d.number('cost')} pontba kerül, és neked ${d.number('left')} maradt.`,
  'move-ended-there': (d, p) =>
    `Az utad ${on(region(d, 'region'), p)} ér véget. Olyan mezőre rakj aknát, amelyet elhagytál.`,
  'not-on-the-course': (d, p) =>
    `Ebben a körben nem jártál itt: ${at(region(d, 'region'), p)}. Olyan mezőre rakj aknát, amelyet elhagytál.`,
} satisfies Refusals<SeaPlaces, RefusalKind>;

const refusal = refuser<SeaPlaces, RefusalKind>(refusals);

// ---------------------------------------------------------------- dangers

const courseLosses = {
  mine: (of) => ({ why: `${of} akna van az útjában`, what: 'mindkettő elvész' }),
  collision: (of) => ({ why: `${of} tengeralattjáró van az útjában`, what: 'mindkettő elsüllyed' }),
  'hit-a-hero': (of) => ({ why: `${of} hős van az útjában`, what: 'csak a tiéd süllyed el' }),
  'rammed-by-hero': (of) => ({ why: `${of} hős süllyeszti el` }),
  'command-centre': (of) => ({ why: `${of} főhadiszállás van az útjában` }),
  friendly: (of) => ({ why: `${of} egységen ér véget`, what: 'mindkettő elvész' }),
  stuck: () => ({ why: 'Marad pontja, de nincs merre mennie' }),
  'no-mine': () => ({ why: 'Üres, elhagyott sekély vagy sziklás mezőre kellene aknát raknia, de nem tud' }),
  'out-of-mines': () => ({
    why: 'Elfogytak az aknáid',
    what: 'amelyik tengeralattjáró nem tud aknát rakni, elsüllyed',
  }),
} satisfies Record<DescribedCause, (of: string) => LossText>;

const decided = {
  mine: 'Az utolsó ellenséges tengeralattjáró aknára futott.',
  'rammed-by-hero': 'Egy hős elsüllyesztette az utolsó ellenséges tengeralattjárót.',
  'command-centre': 'Az utolsó ellenséges tengeralattjáró egy főhadiszállásnak ütközött.',
  friendly: 'Az utolsó ellenséges tengeralattjáró a saját oldala egységével ütközött.',
  stuck: 'Az utolsó ellenséges tengeralattjárónak maradt pontja, de nem volt merre mennie.',
  'no-mine': 'Az utolsó ellenséges tengeralattjáró nem tudott aknát rakni.',
  quiet: 'Három forduló telt el egymás után akna és veszteség nélkül.',
} satisfies Record<PocketEnding['how'], string>;

function describeRegion(
  { region: where, water, pieces: there = [], whirlpool, deadly }: SeaPlace,
  p: SeaPlaces,
): string {
  const standing = there.map(({ piece, of, hero }) => `${fleets[of]} ${hero ? 'hős' : pieces[piece]}`);
  const sentences = [
    `${atLong(where, p)}, ${waters[water].name}`,
    ...standing,
    ...(whirlpool ? [whirlpoolOf(whirlpool)] : []),
    ...(deadly ? ['Halálos'] : []),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

const hu: PocketSubWords = {
  name: card.name,
  board: 'Tengeri térkép',
  fleets,
  pieces,
  waters,
  chart: 'A térképen',
  spins,
  whirlpool: whirlpoolOf,
  tokens,
  at,
  spoken: spellOut(spots),
  describe,
  turn: (fleet, path, mine, p) =>
    `${Actor(fleet)} útja: ${path.map((one) => at(one, p)).join(', ')}${mine ? `; akna: ${at(mine, p)}` : ''}.`,
  question,
  waiting: (fleet) => `${capital(theFleet(fleet))} gondolkodik`,
  pointsLeft,
  actions,
  noun,
  choose,
  actionName,
  course: {
    price: (cost) => `${cost} pont`,
    deepPrice: (cost) => `${cost} pont, mélymenet`,
  },
  refusal,
  risk: {
    loss: (cause, of) => (courseLosses[cause] as (of: string) => LossText)(of ? fleets[of] : 'Saját'),
    passes: (piece, of) => `elhalad egy ${of ? colour(of) : 'saját'} ${pieces[piece]} mellett`,
    sinks: (of) => `elsüllyeszt egy ${colour(of)} tengeralattjárót`,
    safe: 'a főhadiszálláson biztonságban van',
    wins: 'megnyeri a játékot',
    loses: 'elveszíti a játékot',
    deadly: 'Halálos',
    hero: (of) =>
      `${capital(theFleet(of))} utolsó tengeralattjárója hős: elsüllyeszti az ellenséget, akire ráfut, és halad tovább. Ellenséges aknán ő is elvész.`,
    mindTheHero: 'Vigyázz a hősökkel',
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
    settingUp: 'Előkészítés',
    round: (n) => `${n}. forduló`,
    toMove: (fleet) => `${capital(theFleet(fleet))} következik`,
    quiet: (n) =>
      `${capital(numberWord(n))} csendes forduló. Ha egymás után három telik el akna és veszteség nélkül, a játék döntetlen.`,
    begins: (first) => `Csendes a tenger. ${capital(theFleet(first))} kezd.`,
  },
  end: {
    title: ({ winners }) => (winners.length === 0 ? 'Döntetlen' : `${all(winners)} győzött`),
    decided,
    measures: { subs: (of) => `${colour(of)} tengeralattjárók`, mines: (of) => `${colour(of)} aknák` },
    text: ({ winners }, left) =>
      winners.length === 0 ? 'Ezúttal senki sem nyert.' : `${capital(numberWord(left))} tengeralattjáró élte túl.`,
    sunk: 'elvesztette az utolsó tengeralattjáróját',
    survivors: (n) => (n === 0 ? 'nem maradt tengeralattjáró' : `${numberWord(n)} tengeralattjáró maradt`),
  },
  setUp: {
    title: 'A flották felállítása',
    fleets: 'Flották',
    players: {
      2: { name: 'Két játékos', does: 'piros a kék ellen, három-három tengeralattjáróval' },
      3: { name: 'Három játékos', does: 'piros, fehér és kék, mindenki mindenki ellen' },
      4: { name: 'Négy játékos', does: 'piros és kék a fehér és a fekete ellen, két-két tengeralattjáróval' },
    } satisfies Record<Options['players'], Named>,
    sea: 'Kezdőállás',
    seas: {
      introductory: { name: 'Bevezető', does: 'a flották a helyükön állnak, szerencse nincs' },
      standard: { name: 'Szokásos', does: 'véletlen lapkák, a flottákat felváltva rakjátok le' },
    } satisfies Record<Options['setup'], Named>,
    captain: { name: 'A kapitány kiegészítője', does: 'három-három jelző, és két örvény, amely lapkát forgat' },
    mines: {
      unlimited: { name: 'Korlátlan akna', does: 'sosem fogynak el' },
      twelve: { name: 'Tizenkét-tizenkét akna', does: 'ha elfogytak, elvész a tengeralattjáró, amellyel lépsz' },
    } satisfies Record<Options['mines'], Named>,
    first: { name: 'Ki kezd', does: 'elsőként rak le és elsőként lép' },
    begin: 'Merülés',
    fault: ({ kind, received }: InputError) =>
      kind === 'no-such-seat'
        ? `${The(`${Number(received) + 1}. hely`)} üres. Válassz más kezdőt, vagy legyetek többen.`
        : undefined,
  },
  region: describeRegion,
  about,
  plan: planWords({ at, fleets, waters }),
  loadMoments: async () => (await import('./moments.ts')).default,
};

export default hu;

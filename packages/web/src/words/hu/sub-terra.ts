// Sub Terra in Hungarian. Terms of the rulebook: barlangász (caver), barlanglapka (tile), iszony (horror), képességpróba
// (skill check), akciópont (point), egészség (health), eszméletlen (unconscious), veszélykártya (hazard card), forduló
// (round), kör (turn), törmelék (rubble), szűkület, sziklaperem, lejtő, durva terep, kijárat.
// Ours: sima lapka (plain), elágazás, kanyar, folyosó, zsákutca, kereszteződés (shapes), Ösvénykereső (Pathfinder),
// Feltárás (Excavate), Megérzés (Intuition), Robbantás (Demolish), Kötélrögzítés (Rig), Kötözés (Bandage), Elűzés (Repel),
// Irányítás (Direct), Merülés (Dive), súlyos (severe), kíméletes (gentle).
import type { SideName } from '@undercroft/cave';
import type { Fault, Refusal } from '@undercroft/engine';
import type {
  Action,
  Caver,
  Difficulty,
  End,
  Event,
  Hazard,
  Medal,
  Roll,
  Snapshot,
  Source,
  SubTerraEnding,
  Way,
} from '@undercroft/sub-terra';
import type { CaverAbility } from '../caver-abilities.ts';
import { type Detail, type Refusals, refuser } from '../detail.ts';
import type { Harm, SubTerraWords } from '../en/sub-terra.ts';
import { type Asked, capital, type Deed, type Line, type Named, numbersIn, type Odds } from '../grammar.ts';
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
} from '../hungarian.ts';
import type { Aim, CaveKind, CavePlace, Shape } from '../kinds.ts';
import { between, type Places, readTile, sideOf } from '../places.ts';
import about from './about-cave.ts';

type Type = Action['type'];
type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: Told<T>, places: Places<Caver>) => Line };

// ---------------------------------------------------------------- names

const cavers = {
  diver: { name: 'Búvár', does: 'Ott is átúszik, ahol más megfullad; vízből vízbe merül.' },
  scout: { name: 'Felderítő', does: 'Az iszonyok nem látják. Háromszor visszadobhat egy rossz lapkát.' },
  geologist: { name: 'Geológus', does: 'Olcsóbban ás. Egy lapkát előre ismer.' },
  engineer: { name: 'Mérnök', does: 'Háromszor falat robbant. A sziklaomlás alig árt neki.' },
  climber: { name: 'Hegymászó', does: 'Próba nélkül rögzít kötelet. Átjut szűkületen és törmeléken.' },
  medic: { name: 'Orvos', does: 'Bekötözi a többieket. Két lépést sprintel.' },
  bodyguard: { name: 'Testőr', does: 'Elűzi az iszonyt. Mindenkit véd, aki vele egy lapkán áll.' },
  leader: { name: 'Vezető', does: 'Akciót ad másnak. A képességpróbákon megőrzi a hidegvérét.' },
} satisfies Record<Caver, Named>;

const who = (caver: Caver): string => cavers[caver].name;
/** 'az Orvos', 'Az *Orvos*'. */
const theCaver = (caver: Caver): string => the(who(caver));
const Actor = (caver: Caver): Line => The(`*${who(caver)}*`);
/** 'az Orvost'. */
const theObject = (caver: Caver): string => the(object(who(caver)));
const all = (team: readonly Caver[]): string => capital(list(team.map(theCaver)));

const abilities = {
  dive: { name: 'Merülés', does: 'vízlapkáról elhagyja a barlangot, a következő körében bármelyiken felbukkan' },
  amphibious: { name: 'Kétéltű', does: 'az áradás nem árt neki, elöntött lapkára is ráléphet' },
  pathfinder: { name: 'Ösvénykereső', does: 'a most húzott lapkát eldobja, és újat húz' },
  stealthy: { name: 'Nesztelen', does: 'az iszonyok nem követik és nem bántják' },
  excavate: { name: 'Feltárás', does: 'törmeléket takarít el itt vagy a szomszédban' },
  intuition: { name: 'Megérzés', does: 'húzás helyett a félretett lapkát is lerakhatja' },
  demolish: { name: 'Robbantás', does: 'falat nyit; máshol kövek hullanak' },
  vigilant: { name: 'Elővigyázatos', does: 'a sziklaomlás 3 helyett 1 egészségbe kerül' },
  rig: { name: 'Kötélrögzítés', does: 'képességpróba nélkül rögzít kötelet' },
  agile: { name: 'Fürge', does: 'szűkületbe és törmelékre is ráléphet' },
  bandage: { name: 'Kötözés', does: 'egy másik barlangász itt visszanyer 1 egészséget' },
  sprint: { name: 'Sprint', does: 'legfeljebb két mozgás' },
  repel: { name: 'Elűzés', does: 'egy szomszédos iszonyt kiűz a barlangból' },
  protective: { name: 'Védelmező', does: 'a veszélyek itt másnak nem ártanak; az iszony igen' },
  direct: { name: 'Irányítás', does: 'egy másik barlangász azonnal végrehajt egy 1 akciópontos akciót' },
  experienced: { name: 'Tapasztalt', does: 'képességpróbája 3-tól sikeres' },
} satisfies Record<CaverAbility, Named>;

const shapes = {
  X: 'kereszteződés',
  T: 'elágazás',
  L: 'kanyar',
  I: 'folyosó',
  D: 'zsákutca',
} satisfies Record<Shape, string>;

const kinds = {
  start: { name: 'Kezdőlapka', does: 'Itt szakadt be az út.' },
  exit: { name: 'Kijárat', does: 'Itt senkinek sem esik baja. Aki a végén itt áll, kijutott.' },
  normal: { name: 'Sima', does: 'Itt nem történik semmi.' },
  water: { name: 'Víz', does: 'Áradásig sima lapka; utána csak úszva lehet rálépni.' },
  gas: { name: 'Gáz', does: 'Amíg gáz van, a rálépés 2 egészségbe kerül.' },
  'cave-in': { name: 'Sziklaomlás', does: 'Ha a számát dobják, beomlik: 3 egészség, és törmelék zárja el.' },
  horror: { name: 'Iszony', does: 'Itt jelennek meg az iszonyok.' },
  squeeze: { name: 'Szűkület', does: 'Bepréselődéssel lehet bejutni. Kijönni könnyű.' },
  ledge: { name: 'Sziklaperem', does: 'Kötél nélkül egyik irányban sem járható.' },
  slide: { name: 'Lejtő', does: 'Lefelé könnyű. Felfelé kötél kell.' },
  rough: { name: 'Durva terep', does: 'Rálépéskor képességpróba; a kudarc 1 egészségbe kerül.' },
} satisfies Record<CaveKind, Named>;

const ADJECTIVES: Partial<Record<CaveKind, string>> = {
  water: 'vizes ',
  gas: 'gázos ',
  'cave-in': 'omlásveszélyes ',
  horror: 'iszonyjárta ',
  normal: '',
};

/** 'gázos kanyar', and the numbers of a cave-in tile apart, so that suffixes find the noun. */
function tileParts(name: string): readonly [noun: string, numbers: string] {
  const { kind, shape, number } = readTile<CaveKind>(name);
  const adjective = ADJECTIVES[kind];
  const noun = adjective === undefined ? kinds[kind].name.toLowerCase() : `${adjective}${shapes[shape as Shape]}`;
  return [noun, number ? ` (${number})` : ''];
}

const tile = (name: string): string => tileParts(name).join('');
const theTile = (name: string): string => {
  const [noun, numbers] = tileParts(name);
  return `${the(object(noun))}${numbers}`;
};

const hazards = {
  tremor: {
    name: 'Földrengés',
    does: 'Mindenki, aki eszméleténél van, képességpróbát tesz; aki elvéti, 1 egészséget veszít.',
  },
  flood: { name: 'Áradás', does: 'Minden vízlapkát elönt a víz; aki elöntött lapkán áll, 1 egészséget veszít.' },
  gas: { name: 'Gáz', does: 'Aki gázlapkán áll, 2 egészséget veszít; a következő veszélyig a rálépés is 2-be kerül.' },
  'cave-in': {
    name: 'Sziklaomlás',
    does: 'Egy dobás: az ilyen számú lapkák beomlanak, aki ott áll, 3 egészséget veszít.',
  },
  horror: { name: 'Iszony', does: 'Az iszonyok lépnek egyet, aztán a legközelebbi iszonylapkán megjelenik még egy.' },
} satisfies Record<Hazard, Named>;

const hazard = (which: Hazard, severe: boolean): string =>
  severe ? `Súlyos ${hazards[which].name.toLowerCase()}` : hazards[which].name;

const sources = {
  exertion: 'megerőltetés',
  rough: 'durva terep',
  gas: 'gáz',
  flood: 'áradás',
  'cave-in': 'sziklaomlás',
  tremor: 'földrengés',
  horror: 'iszony',
} satisfies Record<Source, string>;

// ---------------------------------------------------------------- what happens

/** Seen from `of`, who goes without saying where they are who acts. */
const where = ({ from, name, of: anchor }: Places<Caver>, cell: string, actor?: Caver): string => {
  const of = anchor === actor ? undefined : anchor;
  const kind = name(cell)?.split(' ')[0];
  if (kind === 'start') return 'a kezdőlapkán';
  if (kind === 'exit') return 'a kijáraton';
  return away(from(cell), of && who(of)) || (of ? `${theCaver(of)} lapkáján` : 'itt');
};

const places = (p: Places<Caver>, tiles: readonly string[]): string =>
  tiles.length > 3 ? `${numberWord(tiles.length)} lapkán` : list(tiles.map((cell) => where(p, cell)));

const steps = {
  move: 'lép',
  run: 'fut',
  sprint: 'sprintel',
  swim: 'úszik',
  squeeze: 'préselődik',
  explore: 'lép',
  appear: 'bukkan fel',
} satisfies Record<Way, string>;

const towards = (from: string, to: string): string => {
  const side = sideOf(between(from, to));
  return side ? TO[side] : 'máshová';
};

const checks = {
  exertion: ['bírja a megerőltetést', 'a megerőltetés megviseli'],
  rope: ['a kötél tart', 'a kötél nem tart'],
  hide: ['jó a búvóhely', 'nincs hová elbújni'],
  rough: ['megtartja a talaj', 'kicsúszik a talaj a lába alól'],
  tremor: ['a földrengés nem árt neki', 'a földrengés ledönti a lábáról'],
  darkness: ['megtalálja az utat a sötétben', 'eltéved a sötétben'],
} satisfies Record<Exclude<Roll, 'cave-in'>, readonly [passed: string, failed: string]>;

const left = (n: number): string => (n === 0 ? 'nem maradt több' : `${n} maradt`);
const tilesLeft = (n: number): string => (n === 0 ? 'nem maradt több lapka' : `${n} lapka maradt`);

function rolled({ caver, why, face, needed = 4, passed }: Told<'rolled'>): Line {
  if (why === 'cave-in' || caver === undefined) return `A sziklaomlás kockája ${object(face)} mutat.`;
  return `${Actor(caver)} ${object(face)} dob (legalább ${needed} kell): ${checks[why][passed ? 0 : 1]}.`;
}

const tellers: Tellers = {
  'round-began': ({ round, start }) => `${round}. forduló. ${Actor(start)} kezd.`,
  'turn-began': ({ caver }) => `${Actor(caver)} következik.`,
  'turn-passed': ({ caver }) => `${Actor(caver)} eszméletlen, és kimarad.`,
  'turn-ended': ({ caver }) => `${Actor(caver)} befejezi a körét.`,
  exerted: ({ caver }) => `${Actor(caver)} megerősíti magát: eggyel több akciópontja van.`,
  'gap-named': ({ caver, side, exploring }) =>
    `${Actor(caver)} ${TO[side]} ${exploring ? 'indul, az ismeretlenbe' : 'világít'}.`,
  'tile-drawn': ({ tile: drawn, left: rest }) => `Húzott lapka: ${tile(drawn)}; ${tilesLeft(rest)}.`,
  'tile-taken': ({ caver, tile: taken }) => `${Actor(caver)} a félretett lapkát választja: ${tile(taken)}.`,
  'tile-discarded': ({ tile: thrown, why }) =>
    why === 'pathfinder'
      ? `${Actor('scout')} eldobja ${theTile(thrown)}, és újat húz.`
      : `${The(tile(thrown))} lezárná a barlangot, ezért kikerül a játékból.`,
  'tile-set-aside': ({ tile: kept, left: rest }) => `A Geológus félretett lapkája: ${tile(kept)}; ${tilesLeft(rest)}.`,
  'exit-seen': () => 'Előkerül a kijárat. A lapkák tetején marad, mindenki látta.',
  'stack-empty': () => 'Nincs több lapka, amit húzni lehetne.',
  'tile-placed': ({ caver, tile: laid, at }, p) => `${Actor(caver)} lerakja ${theTile(laid)} ${where(p, at, caver)}.`,
  moved: ({ caver, from, to, how }) => `${Actor(caver)} ${towards(from, to)} ${steps[how]}.`,
  rolled,
  'lost-health': ({ caver, amount, left: rest, source }) =>
    `${Actor(caver)} ${amount} egészséget veszít ${the(sources[source])} miatt, ${left(rest)}.`,
  spared: ({ caver, source, by }) =>
    `${Actor(by)} megvédi ${theObject(caver)} ${the(suffixed(sources[source], 'from'))}.`,
  'knocked-out': ({ caver }) => `${Actor(caver)} elveszíti az eszméletét.`,
  healed: ({ caver, by, left: now }) =>
    by === caver
      ? `${Actor(by)} visszanyer 1 egészséget, most ${now} van neki.`
      : `${Actor(by)} meggyógyítja ${theObject(caver)}, akinek most ${now} egészsége van.`,
  woke: ({ caver }) => `${Actor(caver)} magához tér.`,
  'rubble-cleared': ({ caver, at }, p) => `${Actor(caver)} eltakarítja a törmeléket (${where(p, at, caver)}).`,
  'rope-placed': ({ caver }) => `${Actor(caver)} kötelet rögzít.`,
  hid: ({ caver }) => `${Actor(caver)} a forduló végéig rejtve marad.`,
  dived: ({ caver }) => `${Actor(caver)} alámerül és eltűnik.`,
  surfaced: ({ caver, at }, p) => `${Actor(caver)} felbukkan (${where(p, at, caver)}).`,
  demolished: ({ caver, side, left: rest }) =>
    `${Actor(caver)} kirobbantja ${the(OF_SIDE[side])} falat; ${rest} robbanóanyag maradt.`,
  'horror-repelled': ({ caver, at }, p) => `${Actor(caver)} elűzi az iszonyt a barlangból (${where(p, at, caver)}).`,
  directed: ({ caver, by }) => `${Actor(by)} irányítja ${theObject(caver)}.`,
  declined: ({ caver }) => `${Actor(caver)} nem él a lehetőséggel.`,
  hazard: ({ hazard: which, severe, left: cards }) =>
    `*${hazard(which, severe)}.* ${severe ? 'Kétszer csap le. ' : ''}${cards === 0 ? 'Ez volt az utolsó kártya.' : `${time.light(cards)}.`}`,
  'gas-ended': () => 'A gáz eloszlik.',
  'gas-spread': () => 'Gáz van: a következő veszélyig 2 egészségbe kerül gázlapkára lépni.',
  flooded: ({ tiles }, p) =>
    tiles.length === 0 ? 'A víz nem önt el több lapkát.' : `Emelkedik a víz ${places(p, tiles)}.`,
  blocked: ({ face, tiles }, p) =>
    tiles.length === 0 ? `A dobott szám ${face}: semmi sem omlik be.` : `Kövek hullanak ${places(p, tiles)}.`,
  'horror-moved': ({ from, to, towards: victim }) => `Egy *iszony* ${towards(from, to)} lép, ${theCaver(victim)} felé.`,
  'horror-left': () => 'Egy *iszony* nem talál senkit, és elhagyja a barlangot.',
  'horror-came': ({ at }, p) => `*Iszony* jelenik meg ${where(p, at)}.`,
  'torches-died': () => 'Lejárt az idő: kialszanak a lámpák.',
  removed: ({ caver }) => `${Actor(caver)} elvész a sötétben.`,
  ended: ({ medal, leftBehind }) => `*${medals[medal]}.* ${behind(leftBehind)}`,
};

const tell = (event: Event, p: Places<Caver>): Line =>
  (tellers[event.type] as (event: Event, p: Places<Caver>) => Line)(event, p);

// ---------------------------------------------------------------- questions

type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

const questions = {
  nothing: () => ['mi következik?'],
  over: () => ['vége a játéknak.'],
  action: ({ actor }) => [`mit tesz ${theCaver(actor)}?`],
  directed: ({ actor, active }) => [
    `mit tesz ${theCaver(actor)}?`,
    `${capital(theCaver(active))} irányítja: egy 1 akciópontos akció, vagy semmi.`,
  ],
  chain: ({ actor, chain }) => [`merre megy tovább ${theCaver(actor)}?`, `Még legfeljebb ${numberWord(chain)} mozgás.`],
  take: ({ actor, aside }) => [
    `melyik lapkát rakja le ${theCaver(actor)}?`,
    aside ? `A félretettet (${tile(aside)}), vagy egy ismeretlent.` : undefined,
  ],
  choose: ({ actor }) => [`a két lapka közül melyiket rakja le ${theCaver(actor)}?`],
  place: ({ actor, reveal }) => [
    `hogyan rakja le ${theCaver(actor)} ${reveal?.hand ? theTile(reveal.hand) : 'a lapkát'}?`,
  ],
  appear: ({ actor }) => [`hol bukkan fel ${theCaver(actor)}?`],
  horror: () => ['melyik iszony lép következőnek?', 'A sorrend számít.'],
  path: ({ hunt }) => [
    'merről jöjjön az iszony?',
    hunt
      ? `${The(suffixed(who(hunt.victim), 'towards'))} vezető utak egyformán rövidek.`
      : 'Az utak egyformán rövidek.',
  ],
  spawn: () => ['hol jelenjen meg az iszony?', 'Ezek az iszonylapkák egyformán közel vannak.'],
  tile: ({ actor }) => [`melyik lapkát húzza ${theCaver(actor)}?`],
  aside: () => ['melyik lapka kerül félre?'],
  die: ({ roll }) => [roll && roll.why !== 'cave-in' ? `mennyit dob ${theCaver(roll.caver)}?` : 'mit mutat a kocka?'],
  hazard: () => ['melyik veszély csap le?'],
} satisfies Record<Snapshot['asks'], Question>;

function question(position: Snapshot, player?: string): Asked {
  const [asked, note] = (questions[position.asks] as Question)(position);
  const ask = addressed(player, asked);
  return note ? { ask, note } : { ask };
}

function waiting({ asks, actor }: Snapshot, player: string): string {
  if (asks === 'horror') return `${player} dönti el, melyik iszony lép következőnek`;
  if (asks === 'path') return `${player} dönti el, merről jön az iszony`;
  if (asks === 'spawn') return `${player} dönti el, hol jelenik meg az iszony`;
  return `${capital(theCaver(actor))} gondolkodik`;
}

// ---------------------------------------------------------------- deeds

const NO_GAP = 'Nincs melletted feltáratlan rés.';
const NO_STEP = 'Egyik szomszédos lapkára sem léphetsz így.';
const NO_RUBBLE = 'Sem itt, sem melletted nincs törmelék.';
const NO_ROPE = 'Kötél sziklaperemre vagy lejtőre kerülhet.';
const deeds = {
  reveal: { name: 'Felfedés', does: 'Húzz egy lapkát, rakd a tiéd mellé, és maradj.', nowhere: NO_GAP },
  explore: { name: 'Felfedezés', does: 'Húzz egy lapkát, rakd le, és azonnal lépj rá.', nowhere: NO_GAP },
  move: { name: 'Mozgás', does: 'Lépj egy kapcsolódó lapkára.', nowhere: NO_STEP },
  run: { name: 'Futás', does: 'Legfeljebb három mozgás egymás után.', nowhere: NO_STEP },
  heal: {
    name: 'Gyógyítás',
    does: 'Te vagy egy másik barlangász a lapkádon visszanyer 1 egészséget.',
    nowhere: 'A lapkádon senki sem sérült.',
  },
  swim: { name: 'Úszás', does: 'Lépj egy elöntött lapkára.', nowhere: 'Egyik szomszédos lapkát sem öntötte el a víz.' },
  squeeze: { name: 'Bepréselődés', does: 'Lépj egy szűkületre.', nowhere: 'Egyik szomszédos lapka sem szűkület.' },
  dig: { name: 'Ásás', does: 'Takarítsd el a törmeléket itt vagy a szomszédban.', nowhere: NO_RUBBLE },
  rope: {
    name: 'Kötél lehelyezése',
    does: 'Képességpróba; siker esetén kötél kerül a sziklaperemre vagy lejtőre, amelyen állsz.',
    nowhere: NO_ROPE,
  },
  hide: {
    name: 'Rejtőzködés',
    does: 'Képességpróba; siker esetén a forduló végéig nem jönnek érted az iszonyok.',
    nowhere: 'Már elrejtőztél.',
  },
  leave: {
    name: 'Távozás',
    does: 'Véget ér a játék. Aki máshol eszméletlen, odalent marad.',
    nowhere: 'Mindenkinek, aki eszméleténél van, a kijáraton kell állnia.',
  },
  exert: {
    name: 'Erősítés',
    does: 'Most eggyel több akciópont; a kör végén képességpróba, kudarc esetén 1 egészséget veszítesz.',
    nowhere: 'Eggyel több akcióponttal sem lehetne semmit tenni.',
  },
  end: { name: 'Kör befejezése', does: 'Az akciópont nem vihető tovább.' },
  dive: {
    name: 'Merülés',
    does: 'Eltűnsz a barlangból, semmi sem ér el. A következő körödben bármelyik vízlapkán felbukkansz.',
    nowhere: 'Merülni csak vízlapkán lehet.',
  },
  excavate: { name: 'Feltárás', does: 'Takarítsd el a törmeléket itt vagy a szomszédban.', nowhere: NO_RUBBLE },
  demolish: {
    name: 'Robbantás',
    does: 'Végleg megnyitod a lapkád egyik falát. Utána valahol sziklaomlás csap le.',
    nowhere: 'Itt egyik fal sem robbantható.',
  },
  rig: {
    name: 'Kötélrögzítés',
    does: 'Próba nélkül kötél kerül a sziklaperemre vagy lejtőre, amelyen állsz.',
    nowhere: NO_ROPE,
  },
  bandage: {
    name: 'Kötözés',
    does: 'Egy másik barlangász a lapkádon visszanyer 1 egészséget.',
    nowhere: 'Rajtad kívül senki sem sérült a lapkádon.',
  },
  sprint: { name: 'Sprint', does: 'Egy vagy két mozgás.', nowhere: NO_STEP },
  repel: {
    name: 'Elűzés',
    does: 'Kiűzöl a barlangból egy iszonyt egy szomszédos lapkáról.',
    nowhere: 'Nincs melletted iszony.',
  },
  direct: {
    name: 'Irányítás',
    does: 'Egy másik, eszméleténél lévő barlangász azonnal végrehajt egy 1 akciópontos akciót.',
    nowhere: 'Most senkit sem lehet irányítani.',
  },
  stop: { name: 'Megállás', does: 'A maradék mozgás elvész.' },
  decline: { name: 'Kihagyás', does: 'Az akció elvész.' },
  take: { name: 'Lapkaválasztás', does: 'A félretett lapka, vagy egy új.' },
  place: { name: 'Lerakás', does: 'Forgasd tetszés szerint, amíg kapcsolódik.' },
  discard: { name: 'Ösvénykereső', does: 'Dobd el ezt a lapkát, és húzz újat.', nowhere: 'A kijárat nem dobható el.' },
  appear: { name: 'Felbukkanás', does: 'Bármelyik vízlapkán; rálépésnek számít.' },
  horror: { name: 'Ez az iszony', does: 'Ez lép következőnek.' },
  path: { name: 'Erre', does: 'Az iszony erre lép egyet.' },
  spawn: { name: 'Itt', does: 'Az iszony itt jelenik meg.' },
} satisfies Record<Type, Deed>;

/** Where what was done is not called as its button: 'Undo Placing'. */
const nouns: Partial<Record<Type, string>> = {
  rope: 'Kötéllehelyezés',
  end: 'Körzárás',
  horror: 'Választás',
  path: 'Választás',
  spawn: 'Választás',
};

const noun = (type: Type): string => nouns[type] ?? deeds[type].name;

/** 'Felfedezés északra', 'Az Orvos gyógyítása'. */
const TENDING = { heal: 'gyógyítása', bandage: 'bekötözése', direct: 'irányítása' } as const;

function deed(action: Action, { places: p, openings = [], tile: taken }: Aim = {}): string {
  const { name } = deeds[action.type];
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'sprint':
    case 'swim':
    case 'squeeze':
      return `${name} ${TO[action.to]}`;
    case 'demolish':
      return `${The(OF_SIDE[action.to])} fal kirobbantása`;
    case 'repel':
      return `${The(OF_SIDE[action.to])} iszony elűzése`;
    case 'path':
      return `${capital(TO[action.to])} lép`;
    case 'dig':
    case 'excavate':
      return `${name} ${ON[action.at]}`;
    case 'heal':
    case 'bandage':
    case 'direct':
      return `${capital(theCaver(action.caver))} ${TENDING[action.type]}`;
    case 'place':
      return `Lerakás: ${list(openings.map((side) => TO[side]))} nyitott`;
    case 'take':
      return taken ? `${capital(theTile(taken))} választom` : action.from === 'aside' ? 'A félretett lapka' : 'Húzás';
    case 'discard':
      return 'Eldobás';
    case 'appear':
    case 'horror':
    case 'spawn':
      return p ? `${name}, ${where(p as Places<Caver>, action.at)}` : name;
    default:
      return name;
  }
}

const points = (n: number): string => (n === 0 ? 'ingyen' : `${n} akciópont`);

// ---------------------------------------------------------------- refusals

interface Refused {
  readonly deed?: Type;
  readonly places?: Places<Caver>;
}

/** 'északon', 'itt'. */
const there = (d: Detail): string => ON[d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at')] ?? 'ott';
/** 'Az északi', where a tile or wall follows. */
const Side = (d: Detail): string => The(OF_SIDE[d.word<SideName>(d.has('to') ? 'to' : 'at')] ?? 'ottani');
const person = (d: Detail): string => capital(theCaver(d.word('caver')));
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'ott');

function tooFewPoints(d: Detail, { deed: type }: Refused): string {
  const deedName = type ? The(suffixed(deeds[type].name, 'towards')) : 'Ehhez';
  const help = d.has('exerting') ? ' Erősítéssel meglenne.' : '';
  return `${deedName} ${d.number('cost')} akciópont kell, neked ${d.number('left')} van.${help}`;
}

const refusals = {
  malformed: () => 'Ilyen akció nincs a játékban.',
  'not-asked': () => 'Most nem ez a kérdés.',
  'cannot-happen': () => 'Ez most nem jöhet.',
  'not-your-ability': (d) => `Erre csak ${theCaver(d.word('owner'))} képes.`,
  'costs-too-much': (d) => `Ez ${d.number('cost')} akciópont; akit irányítanak, 1 akciópontos akciót hajthat végre.`,
  'too-few-points': tooFewPoints,
  'not-flooded': (d) => `${Side(d)} lapkát nem öntötte el a víz. Mozgással léphetsz rá.`,
  'no-squeeze': (d) => `${Side(d)} lapka nem szűkület. Mozgással léphetsz rá.`,
  'not-yourself': () => 'Ezt magadon nem, csak máson teheted meg.',
  'hidden-already': () => 'A forduló végéig már rejtve vagy.',
  'no-water': (d, more) => (d.has('at') ? `Nincs víz ${spot(d, more)}.` : 'Merülni csak vízlapkán lehet.'),
  'not-all-on-the-exit': (d) => `${all(d.words<Caver>('missing'))} eszméleténél van, és még nincs a kijáraton.`,
  'no-shortest-path': () => 'Ez nem tartozik a legrövidebb utak közé.',
  slide: () => 'A lejtőn kötél nélkül senki sem mászik vissza.',
  ledge: () => 'A sziklaperemen kötél nélkül senki sem jut át.',
  'tile-there': (d) => `${capital(there(d))} már van lapka.`,
  wall: (d) => `${capital(there(d))} fal van.`,
  'stack-empty': () => 'Nincs több lapka, amit húzni lehetne.',
  'nothing-there': (d) => `${d.has('to') ? capital(there(d)) : 'Ott'} még nincs lapka.`,
  flooded: (d) => `${Side(d)} lapkát elöntötte a víz: Úszás kell hozzá.`,
  rubble: (d) => `${Side(d)} lapkát törmelék zárja el: előbb el kell takarítani.`,
  squeeze: (d) => `${Side(d)} lapka szűkület: Bepréselődés kell hozzá.`,
  'not-in-the-team': (d) => `${person(d)} nincs a csapatban.`,
  removed: (d) => `${person(d)} elveszett a sötétben.`,
  submerged: (d) => `${person(d)} a víz alatt van.`,
  unconscious: (d) => `${person(d)} eszméletlen.`,
  'not-on-this-tile': (d) => `${person(d)} nem ezen a lapkán áll.`,
  'full-health': (d) => `${person(d)} nem sérült.`,
  'no-rubble': (d) => `${capital(there(d))} nincs törmelék.`,
  'not-steep': () => 'Kötél sziklaperemre vagy lejtőre kerülhet, ez a lapka pedig egyik sem.',
  'rope-there': () => 'Itt már van kötél.',
  'used-up': () => 'Már háromszor felhasználtad.',
  'open-already': (d) => `${capital(there(d))} már szabad az út.`,
  sealed: (d) => `${Side(d)} fal sziklaperemhez vagy lejtőhöz tartozik: nem robbantható.`,
  'no-horror': (d, more) => `${capital(d.has('to') ? there(d) : spot(d, more))} nincs iszony.`,
  'directed-already': () => 'A Vezető ebben a körben már irányított valakit.',
  'exerted-already': () => 'Ebben a körben már megerősítetted magad.',
  'nothing-to-exert-for': () => 'Itt eggyel több akcióponttal sem lehetne semmit tenni.',
  arrow: () => 'A sziklaperem vagy lejtő nyilának tőled elfelé kell mutatnia.',
  'not-connected': () => 'Így forgatva a lapka nem kapcsolódik a tiédhez.',
  'closes-the-cave': () => 'Így forgatva a lapka lezárná a barlangot.',
  'same-as-another-turn': () => 'Így forgatva a lapka ugyanúgy áll, mint előbb.',
  'exit-stays': () => 'A kijárat nem dobható el.',
  'not-nearest': () => 'Ez az iszonylapka nem a legközelebbiek közül való.',
} satisfies Refusals<Refused>;

const refuse = refuser<Refused>(refusals, 'Ez nem lehetséges.');
const refusal = (refused: Refusal, more: Refused = {}): string => refuse(refused, more);

// ---------------------------------------------------------------- risks and odds

function harm({ source, amount, falls, odds: chance, whose }: Harm): string {
  const loss = `${amount} egészséget ${whose ? 'veszít' : 'veszítesz'}`;
  const fall = falls ? `, és eszméletlen ${whose ? 'lesz' : 'leszel'}` : '';
  const subject = whose ? `${theCaver(whose)} ` : '';
  const cases =
    chance && source === 'gas'
      ? `a maradék ${chance.of} lapkából ${chance.n} esetén `
      : chance
        ? `${inAll(chance)} eséllyel `
        : '';
  return `${source === 'gas' ? 'Gáz van' : capital(sources[source])}: ${cases}${subject}${loss}${fall}.`;
}

const risk = {
  short: ({ source, amount, odds: chance }: Harm): string =>
    chance ? `${inAll(chance)}: ${sources[source]}` : `${sources[source]}, −${amount} egészség`,
  lose: (chance: Odds, amount: number): string => `${inAll(chance)}: −${amount} egészség`,
  harm,
  spared: (source: Source, by: Caver): string =>
    `${capital(theCaver(by))} megvéd ${the(suffixed(sources[source], 'from'))}.`,
  succeeds: (chance: Odds): string => `${inAll(chance)} eséllyel sikerül.`,
  rough: (chance: Odds): string => `${inAll(chance)}: durva terep, képességpróba.`,
  exit: (chance: Odds): string => `${inAll(chance)}: a kijárat.`,
  ends: (medal: Medal): string => `Véget ér a játék: ${medals[medal].toLowerCase()}.`,
  leaves: (left: readonly Caver[]): string => `${all(left)} odalent marad.`,
};

const odds = {
  nextHazard: 'Következő veszély',
  unseen: (n: number): string => `${n} ismeretlen`,
  tiles: 'Lapkák',
  tilesLeft: (n: number): string => `${n} maradt`,
  exitHidden: 'A kijárat az utolsó hat között van.',
  exitLaid: 'A kijárat megvan.',
  topSeen: (name: string): string => `A következő lapkát mindenki látta: ${tile(name)}.`,
  aside: (name: string): string => `Félretéve: ${tile(name)}.`,
  outOfTime: 'A következő kártya: Lejárt az idő.',
  dark: 'Nincs több veszélykártya: sötét van.',
  of: inAll,
};

// ---------------------------------------------------------------- the team and the time

const team = {
  title: 'Csapat',
  states: {
    acting: 'cselekszik',
    next: 'következik',
    done: 'kész',
    waiting: 'várakozik',
    hidden: 'rejtőzik',
    submerged: 'a víz alatt',
    unconscious: 'eszméletlen',
    out: 'elveszett a sötétben',
    exit: 'a kijáraton',
  },
  health: (now: number, full: number): string => `${suffixed(full, 'outOf')} ${now} egészség`,
  uses: (n: number): string => (n === 0 ? 'elfogyott' : `még ${n}`),
  passive: 'mindig hat',
  quiet: (start: Caver): string => `Csend van a barlangban. ${capital(theCaver(start))} kezd.`,
  gas: 'Gáz van',
};

const time = {
  round: (n: number): string => `${n}. forduló`,
  light: (n: number): string => `Még ${n} fordulóig van fény`,
  lightOf: 'fordulónyi fény',
  last: 'Ez az utolsó világos forduló',
  dark: 'Sötét van: minden fordulóban képességpróba, vagy elveszel',
};

// ---------------------------------------------------------------- the end

const medals = { gold: 'Arany', silver: 'Ezüst', bronze: 'Bronz', defeat: 'Kudarc' } satisfies Record<Medal, string>;

const behind = (left: readonly Caver[]): string =>
  left.length === 0 ? 'Senki sem maradt odalent.' : `${all(left)} odalent maradt.`;

function result({ leftBehind }: SubTerraEnding, size: number): string {
  const out = size - leftBehind.length;
  if (leftBehind.length === 0) return `Mind ${the(people(size))} kijutottatok a fényre.`;
  if (out === 0) return 'Senki sem jutott ki a fényre.';
  const stand = out === 1 ? 'Egyvalaki kijutott a fényre.' : `${capital(people(out))} kijutottatok a fényre.`;
  return `${stand} ${all(leftBehind)} nem.`;
}

const ends = {
  'everyone-on-exit': 'Mindenki, aki még játékban volt, elérte a kijáratot.',
  'nobody-conscious': 'Nem maradt senki, aki eszméleténél lett volna.',
  left: 'A kijáraton állók elhagyták a barlangot.',
} satisfies Record<End, string>;

const end = {
  medals,
  result,
  ends,
  health: (n: number): string => `${n} egészség`,
  leftBehind: (round?: number): string =>
    round === undefined ? 'odalent maradt' : `odalent maradt, ${round}. forduló`,
  lost: (round?: number): string =>
    round === undefined ? 'elveszett a sötétben' : `elveszett a sötétben, ${round}. forduló`,
};

// ---------------------------------------------------------------- set-up

const difficulties = {
  normal: { name: 'Alap', does: 'egyik veszély sem csap le kétszer' },
  advanced: { name: 'Gyakorlott', does: 'öt veszély kétszer csap le' },
  expert: { name: 'Szakértő', does: 'öt kétszer csap le, és kevesebb az enyhe' },
} satisfies Record<Difficulty, Named>;

function wrongSeats({ expected }: Fault): string {
  const numbers = numbersIn(expected);
  const players = numbers.at(-1) ?? 0;
  const each = either(numbers.slice(0, -1).map(numberWord));
  return players === 1
    ? `Egyedül ${each} barlangászt vezetsz. Vegyél be vagy hagyj ki valakit.`
    : `Ha ${people(players)} játszotok, mindenki ${each} barlangászt vezet. Változtass a csapaton vagy a játékosok számán.`;
}

const received = (name: string | undefined): string => capital(theCaver(name as Caver));

const faults = {
  'wrong-team-size': () => 'Négy, öt vagy hat barlangász indul. Vegyél be vagy hagyj ki valakit.',
  'caver-twice': (fault) => `${received(fault.received)} csak egyszer jöhet. Válassz mást.`,
  'empty-seat': () => 'Valaki senkit sem vezet. Vegyél be még egy barlangászt, vagy játsszatok kevesebben.',
  'wrong-seats': wrongSeats,
  'gentle-needs-normal': () => 'A kíméletes játék csak alap nehézségen megy. Válaszd az Alapot, vagy kapcsold ki.',
  'gentle-needs-standard': () =>
    'A kíméletes játék nem része a kézikönyv szerinti változatnak. Az egyiket kapcsold ki.',
  'not-in-the-team': (fault) => `${received(fault.received)} nincs a csapatban, így nem kezdhet. Válassz mást.`,
} satisfies Record<string, (fault: Fault) => string>;

const setUp = {
  title: 'Ki megy le?',
  cavers: 'Barlangászok',
  chosen: (n: number): string => `8-ból ${n} kiválasztva; négyen, öten vagy hatan indulnak`,
  light: 'Meddig tart a fény?',
  difficulties,
  rounds: (n: number, difficulty: Difficulty): string => `${n} forduló, ${difficulties[difficulty].does}`,
  gentle: { name: 'Kíméletes', does: 'három fordulóval több, csak alap nehézségen' },
  manual: { name: 'Kézikönyv szerint', does: 'drágább képességek, más paklik' },
  start: { name: 'Ki kezd', does: 'az első fordulóban nála van a kezdőjelző' },
  teams: {
    good: { name: 'Jó csapat', does: 'a gépek próbajátékaiban az egyik legtöbbször győztes csapat' },
    swift: { name: 'Gyors csapat', does: 'hamar megtalálja az utat, de törékeny' },
    hardy: { name: 'Szívós csapat', does: 'lassú, de nehéz megállítani' },
  },
  begin: 'Indulás lefelé',
  fault: (fault: Fault): string | undefined =>
    (faults as Record<string, (fault: Fault) => string>)[fault.kind]?.(fault),
};

// ---------------------------------------------------------------- a place, for screen readers

function place({ tile: name, from, marks = [], gas, horror, people: here = [], can = [] }: CavePlace<Type>): string {
  const at = away(from) || 'a te helyed';
  const marked = marks.map((mark) => ({ flood: 'elöntve', rubble: 'törmelék zárja el', rope: 'kötéllel' })[mark]);
  const what = name ? [capital(tile(name)), ...marked, ...(gas && name.startsWith('gas') ? ['gáz van'] : [])] : ['Rés'];
  const persons = here.map(({ caver, state }) => [who(caver), ...(state ? [team.states[state]] : [])].join(', '));
  const possible = can.map(({ deed: type, points: price }) => `${deeds[type].name}, ${points(price)}`);
  return [[...what, at].join(', '), ...(horror ? ['Iszony'] : []), ...persons, ...possible]
    .map((s) => `${s}.`)
    .join(' ');
}

const hu: SubTerraWords = {
  cavers,
  abilities,
  kinds,
  tile,
  hazards,
  hazard,
  tell,
  question,
  waiting,
  deeds,
  noun,
  deed,
  points,
  pointsLeft: (n, of) => `${of} akciópontból ${n} maradt`,
  ways: (n) => `${n} irány`,
  fits: (n) => `${n} állásban fér el`,
  oneOf: (n) => `${n} közül egy`,
  tooDear: (cost, has) => `${cost} kell, ${has} van`,
  notPossible: (type) => `${The(deeds[type].name)} nem lehetséges.`,
  endEarly: (n) => `Befejezed a köröd ${n} akcióponttal?`,
  status: ({ asks, actor, points: rest }, choices) =>
    asks === 'action'
      ? `Te döntesz. ${who(actor)}, ${rest} akciópont maradt. ${capital(numberWord(choices))} lehetséges akció.`
      : `Te döntesz. ${capital(numberWord(choices))} lehetséges válasz.`,
  refusal,
  risk,
  odds,
  team,
  time,
  end,
  setUp,
  place,
  about,
};

export default hu;

// Inferno's Edge in Hungarian. Terms: felfedező (explorer), templom (temple), mező (space), lapka (tile), zsák (bag), őrző
// (guardian), ereklye (artifact), kulcs (key), szentély (sanctum), párkány (its ledge), keresztút (crossroads), szárny
// (wing), átok (curse), veszélykocka (hazard die), számkocka (number die), kidőlt (downed), kijutott (escaped), halott
// (dead), csapatvezető (lead explorer), törmelék (rubble), láva, a láva elönti (burns), vulkán, kitör (erupts).
// Tiles: híd, kulcskamra, lávalapka, tüskecsapda, nyílcsapda, rom, őrzőlapka, naplólapka.
// Faces: Botlás, Láva, Omlás, Csapda, Ébredés, Őrjárat. Ranks: legendás, arany, ezüst, bronz, elfeledett.
// People: Régész, Túravezető, Szélhámos, Arisztokrata, Művezető, Mesterlövész, Utász, Veterán, Gyógyító, Pap.
import type { SideName } from '@undercroft/cave';
import type { Fault, Refusal } from '@undercroft/engine';
import type {
  Action,
  Ask,
  Difficulty,
  End,
  Event,
  Explorer,
  Face,
  InfernosEdgeEnding,
  Item,
  Rank,
  Roll,
  Snapshot,
  Source,
  Way,
} from '@undercroft/infernos-edge';
import { type Detail, type Refusals, refuser } from '../detail.ts';
import type { Harm, InfernosEdgeWords } from '../en/infernos-edge.ts';
import type { ExplorerAbility } from '../explorer-abilities.ts';
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
import type { Aim, Shape, TempleKind, TemplePlace } from '../kinds.ts';
import { between, type Places, readTile, sideOf } from '../places.ts';
import about from './about-temple.ts';

type Type = Action['type'];
type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: Told<T>, places: Places<Explorer>) => Line };

// ---------------------------------------------------------------- names

const explorers = {
  archaeologist: { name: 'Régész', does: 'Két lapkát húz, egyet rak le. Szerencséje van a kockákkal.' },
  guide: { name: 'Túravezető', does: 'Átkel a törmeléken. Egyszerre két irányba világít.' },
  scoundrel: { name: 'Szélhámos', does: 'Sprintel. Mellette a csapdák senkinek sem ártanak.' },
  aristocrat: { name: 'Arisztokrata', does: 'Előreküldi a többieket. Naplójában háromszor talál rejtett utat.' },
  foreman: { name: 'Művezető', does: 'Gyorsan ás. Négyszer megdúcol egy lapkát.' },
  sharpshooter: { name: 'Mesterlövész', does: 'Messzire ellát, és onnan lövi le az őrzőket.' },
  sapper: { name: 'Utász', does: 'Gránát az őrzőknek, háromszor robbanótöltet a falaknak.' },
  veteran: { name: 'Veterán', does: 'Biztos kézzel sújt le az őrzőkre. Sokat kibír.' },
  healer: { name: 'Gyógyító', does: 'Messziről is ellátja a sebeket. Mindig talpra áll.' },
  priest: { name: 'Pap', does: 'Az egész templomon át éleszt és tisztít, de drágán.' },
} satisfies Record<Explorer, Named>;

const who = (explorer: Explorer): string => explorers[explorer].name;
const theOne = (explorer: Explorer): string => the(who(explorer));
const Actor = (explorer: Explorer): Line => The(`*${who(explorer)}*`);
const theObject = (explorer: Explorer): string => the(object(who(explorer)));
const all = (team: readonly Explorer[]): string => capital(list(team.map(theOne)));

const abilities = {
  scholar: { name: 'Tudós', does: 'két lapkát húz, és az egyiket lerakja' },
  adventurer: { name: 'Kalandor', does: 'újradobja az egyik kockáját' },
  agile: { name: 'Fürge', does: 'átkel a törmeléken' },
  illuminate: { name: 'Bevilágítás', does: 'egy vagy két felfedés' },
  sprint: { name: 'Sprint', does: 'legfeljebb két mozgás' },
  alert: { name: 'Éber', does: 'ezen a mezőn a csapdák senkinek sem ártanak' },
  command: { name: 'Parancs', does: 'valaki más lép egyet' },
  research: { name: 'Kutatás', does: 'naplólapka bármelyik résbe' },
  excavate: { name: 'Feltárás', does: 'törmeléket takarít el itt vagy a szomszédban' },
  'shore-up': { name: 'Dúcolás', does: 'ez a lapka mostantól sima' },
  scope: { name: 'Távcső', does: 'felfedés egy belátható résben' },
  shoot: { name: 'Lövés', does: 'megsemmisít egy belátható őrzőt, legfeljebb 3 mezőre' },
  grenade: { name: 'Gránát', does: 'egy szomszédos mező minden őrzőjét megsemmisíti' },
  demolish: { name: 'Robbantás', does: 'megnyitja a mező egyik falát' },
  annihilate: { name: 'Megsemmisítés', does: 'dobás nélkül megsemmisít itt egy őrzőt' },
  brace: { name: 'Védekezés', does: 'a következő köréig nem veszít egészséget' },
  mend: { name: 'Sebellátás', does: 'egy belátható társ, legfeljebb 2 mezőre, visszanyer 2 egészséget' },
  survivor: { name: 'Túlélő', does: 'botláskor 1 egészséget visszanyer, kidőlten is' },
  revive: { name: 'Felélesztés', does: 'egy belátható társ 3 egészséget nyer vissza, kidőlten 1-et' },
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
  exit: { name: 'Kijárat', does: 'Aki ide lép, végleg kijutott, azzal együtt, amit visz.' },
  crossroads: { name: 'Keresztút', does: 'Innen indul mindenki.' },
  wing: { name: 'Szárny', does: 'A bejárat része: vele együtt önti el a láva.' },
  normal: { name: 'Sima', does: 'Itt nem történik semmi.' },
  journal: { name: 'Naplólapka', does: 'Sima lapka a naplóból.' },
  bridge: { name: 'Híd', does: 'Egyszerre egy felfedezőt bír el.' },
  key: { name: 'Kulcskamra', does: 'Amikor előkerül, kulcs van rajta.' },
  lava: { name: 'Láva', does: 'Lávadobáskor itt mindenki 1 egészséget veszít.' },
  spike: {
    name: 'Tüskecsapda',
    does: 'Belépéskor legalább 4-et kell dobni, különben itt mindenki 3 egészséget veszít.',
  },
  dart: { name: 'Nyílcsapda', does: 'Csapdadobáskor itt és a szomszédban mindenki 1 egészséget veszít.' },
  ruin: { name: 'Rom', does: 'Törmelékkel teli. Ha leomlik, itt mindenki 6 egészséget veszít.' },
  guardian: { name: 'Őrző', does: 'Itt ébrednek az őrzők.' },
  sanctum: { name: 'Szentély', does: 'Ide kell letenni a kulcsokat, és itt is maradnak.' },
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
  stumble: { name: 'Botlás', does: 'Aki ebben a körben megerősítette magát, 1 egészséget veszít.' },
  lava: {
    name: 'Láva',
    does: 'Aki lávalapkán áll, 1 egészséget veszít. Ha a vulkán 0-n áll, kitör; azután terjed a láva.',
  },
  collapse: { name: 'Omlás', does: 'Egy dobás: az ilyen számú rom leomlik.' },
  trap: { name: 'Csapda', does: 'Elsülnek a dobó alatti csapdák és a szomszédos nyílcsapdák.' },
  wake: { name: 'Ébredés', does: 'A legközelebbi őrzőmezőn felébred egy őrző.' },
  activate: { name: 'Őrjárat', does: 'Minden őrző cselekszik egyszer.' },
} satisfies Record<Face, Named>;

const face = (which: number | Face): string => (typeof which === 'number' ? String(which) : faces[which].name);
/** '5-öt', 'botlást'. */
const faceObject = (which: number | Face): string =>
  object(typeof which === 'number' ? which : faces[which].name.toLowerCase());

const sources = {
  exerting: 'erősítés',
  luck: 'szerencsepróba',
  'running-away': 'menekülés',
  spike: 'tüskecsapda',
  dart: 'nyílcsapda',
  lava: 'láva',
  collapse: 'leomló rom',
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
const where = ({ from, name, of: anchor }: Places<Explorer>, cell: string, actor?: Explorer): string => {
  const of = anchor === actor ? undefined : anchor;
  const landmark = LANDMARKS[(name(cell)?.split(' ')[0] ?? '') as TempleKind];
  return landmark ?? (away(from(cell), of && who(of)) || (of ? `${theOne(of)} mezőjén` : 'itt'));
};

const steps = {
  move: 'lép',
  run: 'fut',
  sprint: 'sprintel',
  explore: 'lép',
  crawl: 'kúszik',
  command: 'lép',
} satisfies Record<Way, string>;

const towards = (from: string, to: string): string => {
  const side = sideOf(between(from, to));
  return side ? TO[side] : 'tovább';
};

const tests = {
  attack: ['az ütés talál', 'az ütés célt téveszt'],
  spike: ['elkerüli a tüskéket', 'kiugranak a tüskék'],
} satisfies Record<Extract<Roll, 'attack' | 'spike'>, readonly [passed: string, failed: string]>;

const left = (n: number): string => (n === 0 ? 'nem maradt több' : `${n} maradt`);

function rolled({ explorer, why, face: shown, needed = 4, passed }: Told<'rolled'>): Line {
  if (why === 'hazard') return `${Actor(explorer)} veszélykockája ${faceObject(shown)} mutat.`;
  if (why === 'collapse') return `A romok kockája ${faceObject(shown)} mutat.`;
  return `${Actor(explorer)} ${faceObject(shown)} dob (legalább ${needed} kell): ${tests[why][passed ? 0 : 1]}.`;
}

const tellers: Tellers = {
  'round-began': ({ round, marker }) => `${round}. forduló. ${time.volcano(marker)}.`,
  'turn-began': ({ explorer, state }) =>
    state === 'inside'
      ? `${Actor(explorer)} következik.`
      : `${Actor(explorer)} ${state === 'dead' ? 'halott' : 'már kijutott'}, csak dob.`,
  'turn-ended': ({ explorer }) => `${Actor(explorer)} befejezi a körét.`,
  exerted: ({ explorer, left: rest }) =>
    `${Actor(explorer)} megerősíti magát: eggyel több akciópontja van; ${rest} egészsége maradt.`,
  'gap-named': ({ explorer, at, exploring }, p) =>
    `${Actor(explorer)} ${exploring ? 'az ismeretlenbe indul' : 'odavilágít'} (${where(p, at, explorer)}).`,
  'tile-drawn': ({ tile: drawn, left: rest }) =>
    `Húzott lapka: ${tile(drawn)}; ${rest === 0 ? 'kiürült a zsák' : `${rest} maradt a zsákban`}.`,
  'tile-returned': ({ tile: back, why }) =>
    why === 'scholar'
      ? `${The(tile(back))} visszakerül a zsákba.`
      : `${The(tile(back))} lezárná a templomot, ezért visszakerül a zsákba.`,
  'bag-discarded': ({ tiles }) =>
    tiles === 1
      ? 'Az utolsó lapka sehová sem rakható le, ezért kikerül a játékból.'
      : `A zsákból egyik lapka sem rakható le, ezért mind ${the(tiles)} kikerül a játékból.`,
  'tile-placed': ({ explorer, tile: laid, at }, p) =>
    `${Actor(explorer)} lerakja ${theTile(laid)} ${where(p, at, explorer)}.`,
  'key-laid': ({ at }, p) => `Kulcs van ${where(p, at)}.`,
  'rubble-laid': ({ at }, p) => `Törmelék van ${where(p, at)}.`,
  'guardian-came': ({ at }, p) => `*Őrző* ébred ${where(p, at)}.`,
  'no-guardian-left': () => 'Nincs több őrző, aki felébredhetne.',
  'sanctum-placed': ({ at }, { from, of }) => `Megnyílik a szentély${of ? ` ${away(from(at), who(of))}` : ''}.`,
  'wall-removed': ({ side }) => `${The(OF_SIDE[side])} fal utat enged neki.`,
  'artifact-appeared': () => 'A harmadik kulcs is a szentélyben van: párkányán megjelenik az ereklye.',
  cursed: ({ explorer }) =>
    `${Actor(explorer)} felébreszti az átkot: mostantól két veszélykocka, és a vulkán fordulónként kettőt lép.`,
  moved: ({ explorer, from, to, how }) => `${Actor(explorer)} ${towards(from, to)} ${steps[how]}.`,
  escaped: ({ explorer, holds }) =>
    `${Actor(explorer)} elhagyja a templomot${holds === null ? '' : holds === 'key' ? ', nála van egy kulcs' : ', nála van az ereklye'}.`,
  rolled,
  rerolled: ({ explorer, face: shown, left: rest, paid }) =>
    `${Actor(explorer)} újradobja ezt: ${face(shown).toLowerCase()}; ${rest} ${paid === 'health' ? 'egészsége' : 'szerencsejelzője'} maradt.`,
  hazard: ({ face: which }) => `*${faces[which].name}.* ${faces[which].does}`,
  'lost-health': ({ explorer, amount, left: rest, source }) =>
    `${Actor(explorer)} ${amount} egészséget veszít ${the(sources[source])} miatt, ${left(rest)}.`,
  spared: ({ explorer, source, by }) =>
    by === 'alert'
      ? `A *Szélhámos* ${explorer === 'scoundrel' ? 'megmenekül' : `megmenti ${theObject(explorer)}`} ${the(suffixed(sources[source], 'from'))}.`
      : `${Actor(explorer)} védekezik: nem árt neki ${the(sources[source])}.`,
  downed: ({ explorer }) => `${Actor(explorer)} kidől.`,
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
  collapsed: ({ number }) => `Leomlik ${the(`${number}. rom`)}.`,
  'guardian-destroyed': ({ at, explorer }, p) =>
    explorer
      ? `${Actor(explorer)} megsemmisít egy őrzőt (${where(p, at, explorer)}).`
      : `Megsemmisül egy őrző ${where(p, at)}.`,
  'guardian-attacked': ({ explorer }) => `Egy *őrző* megtámadja ${theObject(explorer)}.`,
  'guardian-moved': ({ from, to }) => `Egy *őrző* ${towards(from, to)} lép.`,
  'marker-moved': ({ to }) => `${time.volcano(to)}.`,
  erupted: () => 'Kitör a vulkán.',
  burnt: ({ tiles }, p) =>
    tiles.length === 1
      ? `A láva elönt egy mezőt ${where(p, tiles[0] ?? '')}.`
      : `A láva ${numberWord(tiles.length)} mezőt önt el.`,
  died: ({ explorer, holds }) =>
    `${Actor(explorer)} meghal a lávában${holds ? `, és vele vész ${the(items[holds])}` : ''}.`,
  'artifact-burnt': () => 'Az ereklye elvész a lávában.',
  ended: ({ rank, end: why }) => `*${ranks[rank]}.* ${ends[why]}`,
};

const prowl: InfernosEdgeWords['prowl'] = (ways) =>
  `*Őrzők*: ${list(ways.map(([{ from, to }, { length }]) => `${numberWord(length)} lépés ${towards(from, to)}`))}.`;

const tell = (event: Event, p: Places<Explorer>): Line =>
  (tellers[event.type] as (event: Event, p: Places<Explorer>) => Line)(event, p);

// ---------------------------------------------------------------- questions

/** What chance decides is asked of nobody. */
type Asking = Exclude<Ask, 'nothing' | 'tile' | 'die' | 'hazard'>;
type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

const shown = ({ roll }: Snapshot): string => {
  const dice = (roll?.faces ?? []).flatMap((one) => (one === null ? [] : [face(one).toLowerCase()]));
  return `Amit dobtál: ${list(dice)}.`;
};

const questions = {
  over: () => ['vége a játéknak.'],
  action: ({ actor }) => [`mit tesz ${theOne(actor)}?`],
  crawl: ({ actor }) => [`merre kúszik ${theOne(actor)}?`, 'Kidőlt: egy mozgás, vagy marad.'],
  commanded: ({ actor, active }) => [
    `merre megy ${theOne(actor)}?`,
    `${capital(theOne(active))} parancsa: egy mozgás, vagy semmi.`,
  ],
  chain: ({ actor, chain }) => [`merre megy tovább ${theOne(actor)}?`, `Még legfeljebb ${numberWord(chain)} mozgás.`],
  illuminate: ({ actor }) => [`merre világít még ${theOne(actor)}?`, 'Még egy felfedés, vagy semmi.'],
  choose: ({ actor }) => [`a két lapka közül melyiket rakja le ${theOne(actor)}?`, 'A másik visszakerül a zsákba.'],
  place: ({ actor, reveal }) => [
    `hogyan rakja le ${theOne(actor)} ${reveal?.hand ? theTile(reveal.hand) : 'a lapkát'}?`,
  ],
  sanctum: () => ['hol nyíljon meg a szentély?', 'Ezek a helyek egyformán mélyen vannak.'],
  luck: (position) => [`újradob ${theOne(position.actor)}?`, shown(position)],
  first: (position) => [`melyik kocka hasson előbb?`, shown(position)],
  wake: () => ['hol ébredjen fel az őrző?', 'Ezek a mezők egyformán közel vannak.'],
  guardian: () => ['melyik őrző cselekedjen következőnek?', 'A sorrend számít.'],
  victim: () => ['kit támadjon meg az őrző?'],
  path: () => ['merre menjen az őrző?', 'Ezek az utak egyformán rövidek.'],
} satisfies Record<Asking, Question>;

function question(position: Snapshot, player?: string): Asked {
  const [asked, note] = (questions[position.asks as Asking] as Question | undefined)?.(position) ?? [''];
  const ask = addressed(player, asked);
  return note ? { ask, note } : { ask };
}

function waiting({ asks, actor }: Snapshot, player: string): string {
  if (asks === 'sanctum') return `${player} dönti el, hol nyílik meg a szentély`;
  if (asks === 'guardian' || asks === 'victim' || asks === 'path') return `${player} dönt az őrzőkről`;
  return `${capital(theOne(actor))} gondolkodik`;
}

// ---------------------------------------------------------------- deeds

const NO_GAP = 'Nincs melletted feltáratlan rés.';
const NO_STEP = 'Egyik szomszédos mezőre sem léphetsz.';
const NO_RUBBLE = 'Sem itt, sem melletted nincs törmelék.';
const NO_GUARDIAN = 'Nincs őrző a meződön.';
const EMPTY_HANDS = 'Üres a kezed.';
const deeds = {
  reveal: { name: 'Felfedés', does: 'Húzz egy lapkát, rakd a meződ mellé, és maradj.', nowhere: NO_GAP },
  explore: { name: 'Felfedezés', does: 'Húzz egy lapkát, rakd le, és azonnal lépj rá.', nowhere: NO_GAP },
  move: { name: 'Mozgás', does: 'Lépj egy kapcsolódó mezőre.', nowhere: NO_STEP },
  run: { name: 'Futás', does: 'Legfeljebb három mozgás egymás után.', nowhere: NO_STEP },
  heal: {
    name: 'Gyógyítás',
    does: 'Te vagy egy másik felfedező a meződön visszanyer 1 egészséget.',
    nowhere: 'A meződön senki sem sérült.',
  },
  'pick-up': { name: 'Felvétel', does: 'Vedd fel a kulcsot vagy az ereklyét.', nowhere: 'Itt nincs mit felvenni.' },
  take: { name: 'Elvétel', does: 'Vedd át, amit a meződön más tart.', nowhere: 'Itt senkinél sincs semmi.' },
  give: { name: 'Átadás', does: 'Add át másnak a meződön, amit tartasz.', nowhere: EMPTY_HANDS },
  'put-down': { name: 'Letétel', does: 'Hagyd itt, amit tartasz.', nowhere: EMPTY_HANDS },
  attack: { name: 'Támadás', does: 'Dobj; legalább 4-gyel megsemmisítesz itt egy őrzőt.', nowhere: NO_GUARDIAN },
  dig: { name: 'Ásás', does: 'Takarítsd el a törmeléket itt vagy a szomszédban.', nowhere: NO_RUBBLE },
  illuminate: { name: 'Bevilágítás', does: 'Egy vagy két felfedés.', nowhere: NO_GAP },
  sprint: { name: 'Sprint', does: 'Egy vagy két mozgás.', nowhere: NO_STEP },
  command: {
    name: 'Parancs',
    does: 'Egy másik felfedező, aki talpon van, azonnal lép egyet.',
    nowhere: 'Senki más nem léphet.',
  },
  research: {
    name: 'Kutatás',
    does: 'Rakj naplólapkát a templom bármelyik résébe.',
    nowhere: 'Nincs hová naplólapkát rakni.',
  },
  excavate: { name: 'Feltárás', does: 'Takarítsd el a törmeléket itt vagy a szomszédban.', nowhere: NO_RUBBLE },
  'shore-up': {
    name: 'Dúcolás',
    does: 'A lapka, amelyen állsz, mostantól simának számít.',
    nowhere: 'Ezt a lapkát nem kell megdúcolni.',
  },
  scope: {
    name: 'Távcső',
    does: 'Felfedés egy belátható résben, legfeljebb 3 mezőre.',
    nowhere: 'Nem látsz be egy rést sem.',
  },
  shoot: {
    name: 'Lövés',
    does: 'Megsemmisítesz egy belátható őrzőt, legfeljebb 3 mezőre.',
    nowhere: 'Nincs őrző lőtávolságon belül.',
  },
  grenade: {
    name: 'Gránát',
    does: 'Megsemmisíted egy szomszédos mező összes őrzőjét; az ottani felfedezők 1 egészséget veszítenek.',
    nowhere: 'Nincs melletted őrző.',
  },
  demolish: {
    name: 'Robbantás',
    does: 'Végleg megnyitod a meződ egyik falát.',
    nowhere: 'Itt egyik fal sem nyitható meg.',
  },
  annihilate: { name: 'Megsemmisítés', does: 'Dobás nélkül megsemmisítesz itt egy őrzőt.', nowhere: NO_GUARDIAN },
  brace: {
    name: 'Védekezés',
    does: 'A következő köröd elejéig nem veszítesz egészséget.',
    nowhere: 'Két egymást követő körben nem lehet védekezni.',
  },
  mend: {
    name: 'Sebellátás',
    does: 'Egy belátható társad, legfeljebb 2 mezőre, visszanyer 2 egészséget.',
    nowhere: 'Nincs belátható sérült a közelben.',
  },
  revive: {
    name: 'Felélesztés',
    does: 'Egy belátható társad 3 egészséget nyer vissza, ha kidőlt, 1-et.',
    nowhere: 'Nem látsz sérültet.',
  },
  purify: {
    name: 'Megtisztítás',
    does: 'Megsemmisíted egy másik mező összes őrzőjét.',
    nowhere: 'Máshol nincs őrző.',
  },
  exert: {
    name: 'Erősítés',
    does: '1 egészségért eggyel több akciópont. Ha a kör végén botlást dobsz, az még 1-be kerül.',
    nowhere: 'Most nem erősítheted meg magad.',
  },
  end: { name: 'Kör befejezése', does: 'Az akciópont nem vihető tovább; dobni kell a veszélykockával.' },
  stop: { name: 'Megállás', does: 'Ami hátravan, elvész.' },
  decline: { name: 'Maradás', does: 'A mozgás elvész.' },
  choose: { name: 'Ez a lapka', does: 'A másik visszakerül a zsákba.' },
  place: { name: 'Lerakás', does: 'Forgasd tetszés szerint, amíg kapcsolódik.' },
  sanctum: { name: 'Itt nyíljon', does: 'A szentély ehhez az oldalhoz csatlakozik.' },
  reroll: { name: 'Újradobás', does: 'Egy kockát újradobsz.' },
  keep: { name: 'Így marad', does: 'A kockák maradnak, ahogy vannak.' },
  first: { name: 'Előbb ez', does: 'A másik kocka utána következik.' },
  wake: { name: 'Itt ébred', does: 'Az őrző erre a mezőre jön.' },
  guardian: { name: 'Ez az őrző', does: 'Ez cselekszik következőnek.' },
  victim: { name: 'Támadás', does: 'Az őrző lesújt: 1 egészség.' },
  path: { name: 'Erre', does: 'Az őrző erre lép egyet.' },
} satisfies Record<Type, Deed>;

/** Where what was done is not called as its button: 'Undo Placing'. */
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

const noun = (type: Type): string => nouns[type] ?? deeds[type].name;

/** 'A Veterán gyógyítása'. */
const TENDING = {
  heal: 'gyógyítása',
  mend: 'ellátása',
  revive: 'felélesztése',
  victim: 'megtámadása',
} as const;

function deed(action: Action, { places: p, openings = [], tile: taken }: Aim = {}): string {
  const { name } = deeds[action.type];
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
      return `${capital(TO[action.to])} lép`;
    case 'dig':
    case 'excavate':
      return `${name} ${ON[action.at]}`;
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
      return `Elvétel ${the(suffixed(who(action.from), 'from'))}`;
    case 'give':
      return `Átadás ${the(suffixed(who(action.to), 'dative'))}`;
    case 'place':
      return `Lerakás: ${list(openings.map((side) => TO[side]))} nyitott`;
    case 'choose':
      return `${capital(theTile(taken ?? action.tile))} választom`;
    case 'reroll':
      return `Újradobás: ${face(action.face).toLowerCase()}`;
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
  readonly deed?: Type;
  readonly places?: Places<Explorer>;
}

const there = (d: Detail): string => ON[d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at')] ?? 'ott';
const Side = (d: Detail): string => The(OF_SIDE[d.word<SideName>(d.has('to') ? 'to' : 'at')] ?? 'ottani');
const person = (d: Detail): string => capital(theOne(d.word('explorer')));
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'ott');
const thereOrSpot = (d: Detail, more: Refused): string => (d.has('to') ? there(d) : spot(d, more));
const subject = (d: Detail): string => (d.has('explorer') ? person(d) : 'Ez a mező');

function tooFewPoints(d: Detail, { deed: type }: Refused): string {
  const deedName = type ? The(suffixed(deeds[type].name, 'towards')) : 'Ehhez';
  const help = d.has('exerting') ? ' Erősítéssel meglenne.' : '';
  return `${deedName} ${d.number('cost')} akciópont kell, neked ${d.number('left')} van.${help}`;
}

const refusals = {
  malformed: () => 'Ilyen akció nincs a játékban.',
  'not-asked': () => 'Most nem ez a kérdés.',
  'cannot-happen': () => 'Ez most nem jöhet.',
  'not-your-ability': (d) => `Erre csak ${theOne(d.word('owner'))} képes.`,
  'too-few-points': tooFewPoints,
  'empty-hands': () => EMPTY_HANDS,
  'no-guardian': (d, more) => `${d.has('at') || d.has('to') ? capital(thereOrSpot(d, more)) : 'Itt'} nincs őrző.`,
  'not-in-hand': (d) => `Ez nincs a két lapka között: ${tile(d.word('tile'))}.`,
  'no-such-die': () => 'Egyik kocka sem ezt mutatja.',
  'not-nearest': () => 'Ez az őrzőmező nem a legközelebbiek közül való.',
  'not-attacked': (d) => `${person(d)} nem áll az őrző előtt.`,
  'no-shortest-path': () => 'Ez nem tartozik a legrövidebb utak közé.',
  'nothing-there': (d) => `${d.has('to') ? capital(there(d)) : 'Ott'} még nincs semmi.`,
  'tile-there': (d, more) => `${capital(thereOrSpot(d, more))} már van lapka.`,
  wall: (d) => `${capital(there(d))} fal van.`,
  edge: (d) => `Itt véget ér a templom: ${there(d)} nem lehet lapka.`,
  'bag-empty': () => 'Üres a zsák.',
  'no-rubble': (d) => `${capital(there(d))} nincs törmelék.`,
  'used-up': () => 'Már nem használhatod többször.',
  'open-already': (d) => `${capital(there(d))} már szabad az út.`,
  'not-from-the-bag': () => 'Csak a zsákból való lapkát lehet megdúcolni.',
  'shored-already': () => 'Ezt a lapkát már megdúcolták.',
  'normal-already': () => 'Ez a lapka már most is sima.',
  'closes-the-temple': () => 'Így a lapka lezárná a templomot.',
  'no-gap': (d, more) => `${capital(spot(d, more))} nincs rés.`,
  'not-in-sight': (d) => `${subject(d)} nem látható innen egyenes vonalban.`,
  'own-space': () => 'A saját meződ nem lehet.',
  'too-far': (d) =>
    `${subject(d)} ${numberWord(d.number('steps'))} mezőre van; ez ${numberWord(d.number('most'))} mezőig ér el.`,
  'not-deepest': () => 'A szentély a lehető legmélyebben nyílik meg.',
  'same-as-another-turn': () => 'Így forgatva a lapka ugyanúgy áll, mint előbb.',
  'not-connected': () => 'Így forgatva a lapka nem kapcsolódik a meződhöz.',
  'not-in-the-team': (d) => `${person(d)} nincs a csapatban.`,
  escaped: (d) => `${person(d)} már elhagyta a templomot.`,
  dead: (d) => `${person(d)} halott.`,
  'not-on-this-space': (d) => `${person(d)} nem ezen a mezőn áll.`,
  'full-health': (d) => `${person(d)} nem sérült.`,
  'not-yourself': () => 'Ezt magaddal nem, csak mással teheted meg.',
  downed: (d) => `${person(d)} kidőlt.`,
  'no-step': (d) => `${capital(the(suffixed(who(d.word('explorer')), 'dative')))} nincs hová lépnie.`,
  'hands-full': () => 'Már tartasz valamit, és senki sem vihet kettőt.',
  'nothing-to-take': (d) => `${capital(the(suffixed(who(d.word('explorer')), 'at')))} nincs semmi.`,
  'their-hands-full': (d) => `${person(d)} már tart valamit.`,
  'key-stays': () => 'A szentélybe letett kulcs ott marad.',
  'nothing-to-pick-up': (d) => `Itt nincs ${items[d.word<Item>('item')]}.`,
  'braced-already': () => 'Már védekezel.',
  'braced-last-turn': () => 'Az előző körödben is védekeztél; kétszer egymás után nem lehet.',
  'exerted-already': () => 'Ebben a körben már megerősítetted magad.',
  'too-little-health': (d) => `Az Erősítéshez 2 egészség kell, neked ${d.number('health')} van.`,
  rubble: (d) => `${Side(d)} mezőt törmelék zárja el: előbb el kell takarítani.`,
  burnt: (d) => `${Side(d)} mezőt elöntötte a láva.`,
  bridge: (d) => `${Side(d)} hídon már áll valaki, és csak egyet bír el.`,
} satisfies Refusals<Refused>;

const refuse = refuser<Refused>(refusals, 'Ez nem lehetséges.');
const refusal = (refused: Refusal, more: Refused = {}): string => refuse(refused, more);

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
  return `${capital(sources[source])}: ${chance ? `${inAll(chance)} eséllyel ` : ''}${losing(whom, more)}.`;
}

const risk = {
  short: ({ source, amount, odds: chance }: Harm): string =>
    chance ? `${inAll(chance)}: ${sources[source]}` : `${sources[source]}, −${amount} egészség`,
  harm,
  spared: (source: Source, by: 'alert' | 'brace'): string => `${abilities[by].name}: nem árt ${the(sources[source])}.`,
  succeeds: (chance: Odds): string => `${inAll(chance)} eséllyel sikerül.`,
  dies: (chance: Odds, whom: readonly Explorer[]): string =>
    `${inAll(chance)} eséllyel ${list(whom.map(theOne))} meghal a lávában.`,
  tile: {
    guardian: (chance: Odds): string => `${inAll(chance)}: őrző.`,
    rubble: (chance: Odds): string => `${inAll(chance)}: törmelék, nem tudsz továbblépni.`,
    spike: (chance: Odds): string => `${inAll(chance)}: tüskecsapda, legalább 4-gyel elkerülöd.`,
  },
  curse: 'Felébred az átok: két veszélykocka, és a vulkán kétszer olyan gyors.',
  artifact: 'Megjelenik az ereklye.',
  forGood: (explorer: Explorer): string => `${capital(theOne(explorer))} végleg távozik: nincs visszaút.`,
  ends: (rank: Rank): string => `Véget ér a játék: ${ranks[rank].toLowerCase()}.`,
  forgotten: (why: End): string => `Az expedíció feledésbe merül. ${ends[why]}`,
};

const odds = {
  nextHazard: (dice: number): string => (dice === 1 ? 'A veszélykocka' : 'A két veszélykocka'),
  effect: (chance: Odds, which: Face, what: string): string => `${faces[which].name}, ${inAll(chance)}: ${what}`,
  lose: (whom: readonly Explorer[], amount: number): string => `${capital(losing(whom, { amount, downs: false }))}.`,
  die: (whom: readonly Explorer[]): string => `${all(whom)} meghal a lávában.`,
  nothing: 'nem történik semmi',
  tiles: 'Lapkák',
  inBag: (n: number): string => (n === 0 ? 'üres a zsák' : `${n} a zsákban`),
  sanctumNext: 'Az utolsó lapkával megnyílik a szentély.',
  of: inAll,
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
  guardians: (n: number): string => (n === 0 ? 'Egy őrző sincs ébren' : `${capital(numberWord(n))} őrző ébren`),
  guardianSteps: (n: number): string => `${numberWord(n)} lépésre tőled`,
  quiet: (lead: Explorer): string => `Csend van a templomban. ${capital(theOne(lead))} kezd.`,
  quest: {
    keys: (found: number): string => `3 kulcsból ${found} megvan`,
    placed: (n: number): string => `3 kulcsból ${n} a szentélyben`,
    artifact: 'Az ereklye szabadon hever',
    carried: (explorer: Explorer): string => `${capital(the(suffixed(who(explorer), 'at')))} van az ereklye`,
    out: 'Az ereklye odakint van',
    lost: 'Az ereklye elveszett',
  },
  cursed: 'Átok: két veszélykocka, a vulkán fordulónként kettőt lép',
};

const time = {
  round: (n: number): string => `${n}. forduló`,
  volcano: (n: number): string =>
    n === 0 ? 'A vulkán 0-n áll: a következő lávadobásra kitör' : `Még ${n} lépés, és kitörhet a vulkán`,
  steps: (_n: number): string => 'lépésre a vulkán',
  pace: 'fordulónként kettő',
  erupted: 'Kitört: a láva fordulónként kétszer terjed, és minden lávadobásra',
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
  'artifact-burnt': 'Az ereklyét elnyelte a láva.',
  'key-left': 'Egy kulcs kikerült a templomból: az ereklye rejtve marad.',
  'entrance-burnt': 'A bejáratot elöntötte a láva, mielőtt az ereklye kijutott volna.',
  'nobody-to-carry': 'Nem maradt senki, aki kivihetné az ereklyét.',
  eruption: 'A vulkán kitört, mielőtt az ereklye elhagyta volna a szentélyt.',
} satisfies Record<End, string>;

function result({ how, lost }: InfernosEdgeEnding, size: number): string {
  const artifact = how === 'forgotten' ? 'Az ereklye odalent maradt.' : 'Nálatok van az ereklye.';
  if (lost.length === 0) return `${artifact} Mind ${the(people(size))} kijutottatok.`;
  if (lost.length === size) return `${artifact} Senki sem jutott ki.`;
  return `${artifact} ${all(lost)} odaveszett.`;
}

const end = {
  ranks,
  result,
  ends,
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

function wrongSeats({ expected }: Fault): string {
  const numbers = numbersIn(expected);
  const players = numbers.at(-1) ?? 0;
  const each = either(numbers.slice(0, -1).map(numberWord));
  return players === 1
    ? `Egyedül ${each} felfedezőt vezetsz. Vegyél be vagy hagyj ki valakit.`
    : `Ha ${people(players)} játszotok, mindenki ${each} felfedezőt vezet. Változtass a csapaton vagy a játékosok számán.`;
}

const received = (name: string | undefined): string => capital(theOne(name as Explorer));

const faults = {
  'wrong-team-size': () => 'Három–hat felfedező indul. Vegyél be vagy hagyj ki valakit.',
  'explorer-twice': (fault) => `${received(fault.received)} csak egyszer jöhet. Válassz mást.`,
  'empty-seat': () => 'Valaki senkit sem vezet. Vegyél be még egy felfedezőt, vagy játsszatok kevesebben.',
  'wrong-seats': wrongSeats,
  'not-in-the-team': (fault) => `${received(fault.received)} nincs a csapatban, így nem vezetheti. Válassz mást.`,
} satisfies Record<string, (fault: Fault) => string>;

const setUp = {
  title: 'Ki megy be?',
  explorers: 'Felfedezők',
  chosen: (n: number): string => `10-ből ${n} kiválasztva; hárman–hatan indulnak`,
  time: 'Meddig alszik a vulkán?',
  difficulties,
  rounds: (n: number, difficulty: Difficulty): string => `${n} forduló, ${difficulties[difficulty].does}`,
  lead: { name: 'Ki vezet', does: 'minden fordulóban ő kezd, és ő dönt az őrzőkről' },
  second: { name: 'Második kiadás', does: 'az omlás 5 egészség, a Régész egészséggel fizet a szerencséért' },
  teams: {
    good: { name: 'Jó csapat', does: 'a gépek próbajátékaiban az egyik legtöbbször győztes csapat' },
    armed: { name: 'Fegyveres csapat', does: 'azoknak, akik inkább harcolnak' },
    swift: { name: 'Gyors csapat', does: 'gyorsan be, gyorsan ki' },
  },
  begin: 'Indulás befelé',
  fault: (fault: Fault): string | undefined =>
    (faults as Record<string, (fault: Fault) => string>)[fault.kind]?.(fault),
};

// ---------------------------------------------------------------- a place, for screen readers

function place(spotted: TemplePlace<Type>): string {
  const { tile: name, from, marks = [], keys = 0, artifact, guardians = 0, burnsNext } = spotted;
  const { people: here = [], can = [] } = spotted;
  const at = away(from) || 'a te helyed';
  const marked = marks.map(
    (mark) => ({ rubble: 'törmelék zárja el', shored: 'megdúcolva', burnt: 'láva alatt' })[mark],
  );
  const what = name ? [capital(tile(name)), ...marked] : ['Rés'];
  const things = [
    ...(keys > 0 ? [capital(`${numberWord(keys)} kulcs`)] : []),
    ...(artifact ? ['Az ereklye'] : []),
    ...(guardians > 0 ? [capital(`${numberWord(guardians)} őrző`)] : []),
    ...(burnsNext ? ['Legközelebb ez ég el'] : []),
    ...here.map(({ explorer, state }) => [who(explorer), ...(state ? [team.states[state]] : [])].join(', ')),
    ...can.map(({ deed: type, points: price }) => `${deeds[type].name}, ${points(price)}`),
  ];
  return [[...what, at].join(', '), ...things].map((s) => `${s}.`).join(' ');
}

const hu: InfernosEdgeWords = {
  explorers,
  abilities,
  kinds,
  tile,
  faces,
  face,
  items,
  tell,
  prowl,
  question,
  waiting,
  deeds,
  noun,
  stay: 'Maradás',
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

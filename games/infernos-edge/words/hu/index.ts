// Inferno's Edge in Hungarian. Terms: felfedező (explorer), templom (temple), mező (space), lapka (tile), zsák (bag), őrző
// (guardian), ereklye (artifact), kulcs (key), szentély (sanctum), párkány (its ledge), keresztút (crossroads), szárny
// (wing), átok (curse), veszélykocka (hazard die), számkocka (number die), kidőlt (downed), kijutott (escaped), halott
// (dead), csapatvezető (lead explorer), törmelék (rubble), láva, a láva elönti (burns), vulkán, kitör (erupts).
// Tiles: híd, kulcskamra, lávalapka, tüskecsapda, nyílcsapda, rom, őrzőlapka, naplólapka.
// Faces: Botlás, Láva, Omlás, Csapda, Ébredés, Őrjárat. Ranks: legendás, arany, ezüst, bronz, elfeledett.
// Actions as in Sub Terra: Bevilágítás (Reveal), Felfedezés (Explore), Ráhajtás (Exert); Fáklyafény (Illuminate).
// People: Régész, Túravezető, Szélhámos, Arisztokrata, Művezető, Mesterlövész, Utász, Veterán, Gyógyító, Pap.

import type { InputError } from '@undercroft/engine';
import type {
  Action,
  Ask,
  Closing,
  Difficulty,
  End,
  Explorer,
  Face,
  InfernosEdgeEnding,
  Item,
  Rank,
  SetupErrorKind,
  Snapshot,
  Source,
} from '@undercroft/infernos-edge';
import type { Shape, TargetDetails } from '@undercroft/words/cave/targets';
import { capital, type Named, numbersIn, type Odds, type QuestionText, reduced } from '@undercroft/words/grammar';
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
import { type Places, readTile } from '@undercroft/words/places';
import type { Harm, InfernosEdgeWords } from '../en/index.ts';
import type { PlaceAction, TempleKind, TemplePlace } from '../place.ts';
import { card } from './card.ts';

type Type = Action['type'];

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

export const who = (explorer: Explorer): string => explorers[explorer].name;
export const theOne = (explorer: Explorer): string => the(who(explorer));
export const theObject = (explorer: Explorer): string => the(object(who(explorer)));
export const all = (team: readonly Explorer[]): string => capital(list(team.map(theOne)));

const shapes = {
  X: 'kereszteződés',
  T: 'elágazás',
  L: 'kanyar',
  I: 'folyosó',
  D: 'zsákutca',
} satisfies Record<Shape, string>;

const kinds = {
  exit: { name: 'Kijárat' },
  crossroads: { name: 'Keresztút' },
  wing: { name: 'Szárny' },
  normal: { name: 'Sima' },
  journal: { name: 'Naplólapka' },
  bridge: { name: 'Híd' },
  key: { name: 'Kulcskamra' },
  lava: { name: 'Láva' },
  spike: { name: 'Tüskecsapda' },
  dart: {
    name: 'Nyílcsapda',
  },
  ruin: { name: 'Rom' },
  guardian: { name: 'Őrző' },
  sanctum: { name: 'Szentély' },
  ledge: { name: 'A szentély párkánya' },
} satisfies Record<TempleKind, Pick<Named, 'name'>>;

/** 'lávás elágazás', and the number of a ruin apart, so that suffixes find the noun. */
export function tileParts(name: string): readonly [noun: string, number: string] {
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

export const tile = (name: string): string => tileParts(name).join('');
export const theTile = (name: string): string => {
  const [noun, number] = tileParts(name);
  return `${the(object(noun))}${number}`;
};

export const items = { key: 'kulcs', artifact: 'ereklye' } satisfies Record<Item, string>;

export const faces = {
  stumble: { name: 'Botlás', does: 'Ha a dobó ebben a körben ráhajtott, 1 egészséget veszít.' },
  lava: {
    name: 'Láva',
    does: 'A lávalapkákon mindenki 1 egészséget veszít. Ha a vulkán 0-n áll, kitör; utána terjed a láva.',
  },
  collapse: { name: 'Omlás', does: 'A számkocka kijelöl egy romot: leomlik, ha nincs rajta törmelék.' },
  trap: { name: 'Csapda', does: 'Elsülnek a dobó alatti tüskék, és alatta vagy mellette a nyílcsapdák.' },
  wake: { name: 'Ébredés', does: 'A dobóhoz legközelebbi őrzőmezőn felébred egy őrző.' },
  activate: { name: 'Őrjárat', does: 'Minden őrző cselekszik egyszer.' },
} satisfies Record<Face, Named>;

export const face = (which: number | Face): string => (typeof which === 'number' ? String(which) : faces[which].name);

export const sources = {
  exerting: 'ráhajtás',
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
export const where = ({ from, name, label, of: anchor }: Places<Explorer>, cell: string, actor?: Explorer): string => {
  const of = anchor === actor ? undefined : anchor;
  const landmark = LANDMARKS[(name(cell)?.split(' ')[0] ?? '') as TempleKind];
  if (label) return landmark ?? `${the(label(cell))} mezőn`;
  return landmark ?? (away(from(cell), of && who(of)) || (of ? `${theOne(of)} mezőjén` : 'itt'));
};

// ---------------------------------------------------------------- questions

/** What chance decides is asked of nobody. */
type Asking = Exclude<Ask, 'nothing' | 'tile' | 'die' | 'hazard'>;
type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

export const shown = ({ roll }: Snapshot): string => {
  const dice = (roll?.faces ?? []).flatMap((one) => (one === null ? [] : [face(one).toLowerCase()]));
  return `A dobás: ${list(dice)}.`;
};

const questions = {
  over: () => ['vége a játéknak.'],
  action: ({ actor }) => [`mit tegyen ${theOne(actor)}?`],
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
  victim: () => ['ki kapja az ütést?', 'Az őrző egyiküktől 1 egészséget vesz el.'],
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

export const actions = {
  reveal: { name: 'Bevilágítás' },
  explore: { name: 'Felfedezés' },
  move: { name: 'Mozgás' },
  run: { name: 'Futás' },
  heal: { name: 'Gyógyítás' },
  'pick-up': { name: 'Felvétel' },
  take: { name: 'Átvétel' },
  give: { name: 'Átadás' },
  'put-down': { name: 'Letétel' },
  attack: { name: 'Támadás' },
  dig: { name: 'Ásás' },
  illuminate: { name: 'Fáklyafény' },
  sprint: { name: 'Sprint' },
  command: { name: 'Parancs' },
  research: { name: 'Kutatás' },
  excavate: { name: 'Feltárás' },
  'shore-up': { name: 'Dúcolás' },
  scope: { name: 'Távcső' },
  shoot: { name: 'Lövés' },
  grenade: { name: 'Gránát' },
  demolish: { name: 'Robbantás' },
  annihilate: { name: 'Megsemmisítés' },
  brace: { name: 'Védekezés' },
  mend: { name: 'Sebellátás' },
  revive: { name: 'Felélesztés' },
  purify: { name: 'Megtisztítás' },
  exert: { name: 'Ráhajtás' },
  end: { name: 'Kör befejezése' },
  stop: { name: 'Megállás' },
  decline: { name: 'Maradás' },
  choose: { name: 'Ez a lapka' },
  place: { name: 'Lerakás' },
  sanctum: { name: 'Itt nyíljon' },
  reroll: { name: 'Újradobás' },
  keep: { name: 'Így marad' },
  first: { name: 'Előbb ez' },
  wake: { name: 'Itt ébredjen' },
  guardian: { name: 'Ez következzen' },
  victim: { name: 'Ő kapja az ütést' },
  path: { name: 'Erre menjen' },
} satisfies Record<Type, Pick<Named, 'name'>>;

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
} as const;

const opens = (sides: NonNullable<TargetDetails['openings']>): string =>
  `${list(sides.map((side) => TO[side]))} nyitva`;

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
      return `${capital(theOne(action.explorer))} ${TENDING[action.type]}`;
    case 'victim':
      return `${capital(theOne(action.explorer))} kapja az ütést`;
    case 'command':
      return `Parancs ${the(suffixed(who(action.explorer), 'dative'))}`;
    case 'pick-up':
      return `${The(items[action.item])} felvétele`;
    case 'take':
      return `Átvétel ${the(suffixed(who(action.from), 'from'))}`;
    case 'give':
      return `Átadás ${the(suffixed(who(action.to), 'dative'))}`;
    case 'place':
      return `Lerakás, ${opens(openings)}`;
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

// ---------------------------------------------------------------- risks and odds

/** 'te, a Gyógyító és a Pap 1-1 egészséget veszítetek'; undefined is you. */
export function losing(whom: readonly Harm['whose'][], { amount, downs }: Pick<Harm, 'amount' | 'downs'>): string {
  const isMany = whom.length > 1;
  const [lose, down] = !whom.includes(undefined)
    ? ['veszít', 'kidől']
    : isMany
      ? ['veszítetek', 'kidőltök']
      : ['veszítesz', 'kidőlsz'];
  const losers = isMany || whom[0] ? `${list(whom.map((one) => (one ? theOne(one) : 'te')))} ` : '';
  return `${losers}${isMany ? `${amount}-` : ''}${amount} egészséget ${lose}${downs ? `, és ${down}` : ''}`;
}

export const chanceOf = (odds: Odds): string =>
  reduced(odds).of > 99 ? `kb. ${inAll({ n: 1, of: Math.round(odds.of / odds.n) })}` : inAll(odds);

function harm({ source, odds: chance, whose, ...more }: Harm, whom: readonly Harm['whose'][] = [whose]): string {
  // Whoever reads it has just read the name of the action.
  const cause = source === 'exerting' ? '' : `${sources[source]}: `;
  return capital(`${cause}${chance ? `${chanceOf(chance)} esetben ` : ''}${losing(whom, more)}.`);
}

const risk = {
  short: ({ amount, odds: chance, whose }: Harm): string =>
    `${chance ? `${chanceOf(chance)}: ` : ''}${whose ? `${who(whose)} −${amount}` : `−${amount} egészség`}`,
  harm,
  forGood: (explorer: Explorer): string => `${capital(theOne(explorer))} végleg távozik: nincs visszaút.`,
  forgotten: (ended: Parameters<typeof why>[0]): string => `Elveszítitek a játékot. ${why(ended)}`,
};

const danger: InfernosEdgeWords['danger'] = {
  source: (source) => capital(sources[source]),
  titles: {
    keys: 'Elvesző kulcsok',
    lost: 'Vége a játéknak',
    leaving: 'Nincs visszaút',
    fire: 'Láva',
    needed: 'Szükség van rád',
  },
  certain: 'biztos',
  thisRound: 'ebben a fordulóban',
  odds: chanceOf,
  tag: ({ amount, odds: chance, whose }) =>
    chance ? `${chanceOf(chance)}: −${amount} egészség` : `${whose ? `${who(whose)} ` : ''}−${amount}`,
  strikes: (whom, n) =>
    `Ha más nem mozdul, a forduló végén az őrzők ${whom ? the(suffixed(who(whom), 'from')) : 'tőled'} ${n} egészséget vesznek el.`,
  strikesShort: (whom, n) => `őrzők${whom ? `, ${who(whom)}` : ''}: −${n}`,
  strikesTag: (n) => `támad −${n}`,
  burns: 'Ezt a mezőt a forduló végén elönti a láva, és aki itt áll, meghal.',
  burnsTag: { first: 'elsőnek ég', second: 'ez is ég' },
  noReturn: 'nincs visszaút',
  needed: {
    down: (whom) => `${whom ? `${capital(theOne(whom))} kidőlt` : 'Kidőltél'}, és még segíthetsz.`,
    hunted: (whom) =>
      `Egy őrző mindjárt lecsap ${whom ? the(suffixed(who(whom), 'onto')) : 'rád'}, és még tehetsz ellene.`,
    burning: (whom) =>
      `${whom ? `${capital(theOne(whom))} mezőjét` : 'A meződet'} mindjárt elönti a láva, és még tehetsz ellene.`,
  },
  neededShort: (whom, rest) =>
    `${whom ? `${capital(the(suffixed(who(whom), 'dative')))} szüksége van rád` : 'bajban vagy'}: ${rest} akciópont maradt`,
  endAnyway: 'Befejezem így is',
};

export function discarded(keys: number, rule: Closing): string {
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
  `a zsákból egy lapka sem illik egyik résbe sem: ha a következő húzásig nem nyílna új rés, ${discarded(keys, rule)}`;

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
  luck: 'Szerencse',
  quiet: (lead: Explorer): string => `Csend van a templomban. ${capital(theOne(lead))} kezd.`,
};

const table: InfernosEdgeWords['table'] = {
  items: { name: 'Tárgyak' },
  answerFirst: (question) => `Előbb erre válaszolj: ${question}`,
  tag: (type, cost) => (cost > 0 ? `${actions[type].name} · ${cost}` : actions[type].name),
  steps: (n) => `${n} lépés`,
  walk: (type, n) => `${actions[type].name}, ${n} lépés`,
  goal: {
    keys: (found, hidden, tiles) => [
      'Keressétek meg a kulcsokat',
      `*${found}* megvan, *${hidden}* a zsák ${tiles} lapkája közt`,
    ],
    sanctum: (tiles) => ['Nyissátok meg a szentélyt', `ürítsétek ki a zsákot, még *${tiles}* lapka`],
    bring: (placed) => ['Vigyétek a kulcsokat a szentélybe', `3-ból *${placed}* a helyén`],
    take: (nearest, steps) => [
      'Vegyétek fel az ereklyét',
      nearest ? `${who(nearest)}, *${steps}* mezőre tőle` : 'Senki sem ér oda',
    ],
    carry: (explorer, steps) => [
      'Vigyétek ki az ereklyét',
      steps === undefined
        ? `${who(explorer)}, *elvágva* a kijárattól`
        : `${who(explorer)}, *${steps}* mezőre a kijárattól`,
    ],
    leave: (inside) => ['Jusson ki mindenki', `*${inside}* felfedező van még bent`],
    lost: () => ['Az ereklye elveszett', ''],
  },
  upcoming: {
    dice: (n) => (n === 1 ? 'Minden kör végén *egy veszélykocka*' : 'Minden kör végén *2 veszélykocka*'),
    guardians: (n) => `Aztán *${n} őrző* cselekszik kétszer`,
    volcano: (n) => `Aztán a vulkán *${n === 1 ? 'egyet' : 'kettőt'}* lép`,
    lava: 'Aztán a láva *kétszer* terjed',
    erupts: 'A következő *lávadobásra* kitör a vulkán',
  },
  ending: {
    points: (n) => `${n} akciópont maradt`,
    dice: (n) => (n === 1 ? 'aztán veszélykocka' : `aztán ${n} veszélykocka`),
    goesOn: 'a kör folytatódik',
  },
  chips: { key: 'kulcs', artifact: 'ereklye' },
  exit: (steps) => (steps === undefined ? 'Kijárat' : `Kijárat · ${steps} lépés`),
  away: (name, steps) => (steps === undefined ? name : `${name} · ${steps} lépés`),
  guardian: 'Őrző',
};

export const time = {
  round: (n: number): string => `${n}. forduló`,
  volcano: (n: number): string =>
    n === 0 ? 'A következő lávadobásra kitör a vulkán' : `Még ${n} lépés, és kitörhet a vulkán`,
  steps: (_n: number): string => 'lépés a kitörésig',
  pace: 'fordulónként kettő',
  erupting: 'Kitört',
  erupted: 'Kitört: a láva fordulónként kétszer és minden lávadobásra terjed',
};

// ---------------------------------------------------------------- the end

export const ranks = {
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

export const why: InfernosEdgeWords['end']['why'] = ({ end: how, keys = 0 }) =>
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
  dead: 'a lávában veszett oda',
  leftInside: 'a templomban maradt',
  downed: (source: Source): string => `${the(sources[source])} miatt dőlt ki`,
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

const ability = ({ name, points: price, risk: short }: PlaceAction): string =>
  [name, ...(price > 0 ? [points(price)] : []), ...(short ? [`kockázat: ${short}`] : [])].join(', ');

const touched = (name: string, can: readonly PlaceAction[]): string =>
  [name, ...can.map(ability)].map((s) => `${s}.`).join(' ');

function place(spotted: TemplePlace): string {
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
    ...can.map(ability),
  ];
  return [[...what, at].join(', '), ...things].map((s) => `${s}.`).join(' ');
}

const hu: InfernosEdgeWords = {
  name: card.name,
  board: 'A templom',
  explorers,
  kinds,
  tile,
  faces,
  face,
  items,
  question,
  waiting,
  actions,
  noun,
  crawl: { move: 'Kúszás', end: 'Maradás', towards: (side) => `Kúszás ${TO[side]}` },
  actionName,
  opens,
  points,
  pointsLeft: (n, of) => `${of} akciópontból ${n} maradt`,
  fits: (n) => `${n} állásban fér el`,
  tooDear: (cost, has) => `${cost} kell, ${has} van`,
  notPossible: (type) => `${The(actions[type].name)} nem lehetséges.`,
  impossible: 'Ez most nem lehetséges.',
  away,
  risk,
  danger,
  closing,
  team,
  table,
  time,
  end,
  setUp,
  place,
  touched,
  loadMoments: async () => (await import('./moments.ts')).default,
};

export default hu;

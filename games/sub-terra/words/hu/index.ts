// Sub Terra in Hungarian. Terms of the rulebook: barlangász (caver), barlanglapka (tile), képességpróba (skill check),
// akciópont (point), egészség (health), eszméletlen (unconscious), veszélykártya (hazard card), forduló (round), kör (turn),
// Felfedezés (Explore), törmelék (rubble), szűkület, sziklaperem, lejtő, durva terep, kijárat.
// Ours where the rulebook's word misleads: Bevilágítás (Reveal; there Felfedés, too like Felfedezés), Ráhajtás (Exert; there
// Erősítés, reinforcement), rém (horror; there iszony, an abstract noun). The terminal still understands the rulebook's.
// Ours: sima lapka (plain), elágazás, kanyar, folyosó, zsákutca, kereszteződés (shapes), Ösvénykereső (Pathfinder),
// Feltárás (Excavate), Megérzés (Intuition), Robbantás (Demolish), Kötélrögzítés (Rig), Kötözés (Bandage), Elűzés (Repel),
// Irányítás (Direct), Merülés (Dive), súlyos (severe), kíméletes (gentle).

import type { SideName } from '@undercroft/cave';
import type { InputError } from '@undercroft/engine';
import type {
  Action,
  Caver,
  Difficulty,
  Hazard,
  Medal,
  SetupErrorKind,
  Snapshot,
  Source,
  TileKind,
} from '@undercroft/sub-terra';
import type { PossibleAction, Shape, TargetDetails } from '@undercroft/words/cave/targets';
import { capital, type Named, numbersIn, type Odds, type QuestionText } from '@undercroft/words/grammar';
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
import type { Harm, HazardCard, SubTerraWords } from '../en/index.ts';
import type { CavePlace } from '../place.ts';
import { card } from './card.ts';
import { all, cavers, theCaver, who } from './names.ts';
import { table } from './table.ts';

type Type = Action['type'];

// ---------------------------------------------------------------- names

const shapes = {
  X: 'kereszteződés',
  T: 'elágazás',
  L: 'kanyar',
  I: 'folyosó',
  D: 'zsákutca',
} satisfies Record<Shape, string>;

const kinds = {
  start: { name: 'Kezdőlapka' },
  exit: { name: 'Kijárat' },
  normal: { name: 'Sima' },
  water: { name: 'Víz' },
  gas: { name: 'Gáz' },
  'cave-in': { name: 'Sziklaomlás' },
  horror: { name: 'Rém' },
  squeeze: { name: 'Szűkület' },
  ledge: { name: 'Sziklaperem' },
  slide: { name: 'Lejtő' },
  rough: { name: 'Durva terep' },
} satisfies Record<TileKind, Pick<Named, 'name'>>;

const ADJECTIVES: Partial<Record<TileKind, string>> = {
  water: 'vizes ',
  gas: 'gázos ',
  'cave-in': 'omlásveszélyes ',
  horror: 'rémjárta ',
  normal: '',
};

/** 'gázos kanyar', and the numbers of a cave-in tile apart, so that suffixes find the noun. */
export function tileParts(name: string): readonly [noun: string, numbers: string] {
  const { kind, shape, number } = readTile<TileKind>(name);
  const adjective = ADJECTIVES[kind];
  const noun = adjective === undefined ? kinds[kind].name.toLowerCase() : `${adjective}${shapes[shape as Shape]}`;
  return [noun, number ? ` (${number})` : ''];
}

export const tile = (name: string): string => tileParts(name).join('');
export const theTile = (name: string): string => {
  const [noun, numbers] = tileParts(name);
  return `${the(object(noun))}${numbers}`;
};

const hazards = {
  tremor: { name: 'Földrengés' },
  flood: { name: 'Áradás' },
  gas: { name: 'Gáz' },
  'cave-in': { name: 'Sziklaomlás' },
  horror: { name: 'Rém' },
} satisfies Record<Hazard, Pick<Named, 'name'>>;

export const hazard = ({ hazard: which, severe }: HazardCard): string =>
  severe ? `Súlyos ${hazards[which].name.toLowerCase()}` : hazards[which].name;

export const sources = {
  exertion: 'ráhajtás',
  rough: 'durva terep',
  gas: 'gáz',
  flood: 'áradás',
  'cave-in': 'sziklaomlás',
  tremor: 'földrengés',
  horror: 'rém',
} satisfies Record<Source, string>;

// ---------------------------------------------------------------- what happens

/** Seen from `of`, who goes without saying where they are who acts. */
export const where = ({ from, name, label, of: anchor }: Places<Caver>, cell: string, actor?: Caver): string => {
  const of = anchor === actor ? undefined : anchor;
  const kind = name(cell)?.split(' ')[0];
  if (kind === 'start') return 'a kezdőlapkán';
  if (kind === 'exit') return 'a kijáraton';
  if (label) return the(`${label(cell)} mezőn`);
  return away(from(cell), of && who(of)) || (of ? `${theCaver(of)} lapkáján` : 'itt');
};

// ---------------------------------------------------------------- questions

type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

const questions = {
  nothing: () => ['mi következik?'],
  over: () => ['vége a játéknak.'],
  action: ({ actor }) => [`mit tesz ${theCaver(actor)}?`],
  directed: ({ actor, active }) => [
    `mit tesz ${theCaver(actor)}?`,
    `${capital(theCaver(active))} felajánl egy 1 akciópontos akciót. Vissza is utasíthatod.`,
  ],
  chain: ({ actor, chain }) => [`merre megy tovább ${theCaver(actor)}?`, `Még legfeljebb ${numberWord(chain)} mozgás.`],
  take: ({ actor, aside }) => [
    `melyik lapkát rakja le ${theCaver(actor)}?`,
    aside ? `A félretettet (${tile(aside)}) vagy a pakli következő lapkáját.` : undefined,
  ],
  choose: ({ actor }) => [`a két lapka közül melyiket rakja le ${theCaver(actor)}?`],
  place: ({ actor, reveal }) => [
    `hogyan rakja le ${theCaver(actor)} ${reveal?.hand ? theTile(reveal.hand) : 'a lapkát'}?`,
  ],
  appear: ({ actor }) => [`hol bukkan fel ${theCaver(actor)}?`],
  horror: () => ['melyik rém lépjen most?', 'A sorrend számít.'],
  path: ({ hunt }) => [
    'merre lépjen a rém?',
    hunt
      ? `${The(suffixed(who(hunt.victim), 'towards'))} vezető utak egyformán rövidek.`
      : 'Az utak egyformán rövidek.',
  ],
  spawn: () => ['hol jelenjen meg a rém?', 'Ezek a rémlapkák egyformán közel vannak.'],
  tile: ({ actor }) => [`melyik lapkát húzza ${theCaver(actor)}?`],
  aside: () => ['melyik lapka kerül félre?'],
  die: ({ roll }) => [roll && roll.why !== 'cave-in' ? `mennyit dob ${theCaver(roll.caver)}?` : 'mit mutat a kocka?'],
  hazard: () => ['melyik veszély csap le?'],
} satisfies Record<Snapshot['asks'], Question>;

function question(position: Snapshot, player?: string): QuestionText {
  const [asked, note] = (questions[position.asks] as Question)(position);
  const text = addressed(player, asked);
  return note ? { text, note } : { text };
}

function waiting({ asks, actor }: Snapshot, player: string): string {
  if (asks === 'horror') return `${player} dönti el, melyik rém lép most`;
  if (asks === 'path') return `${player} dönti el, merre lép a rém`;
  if (asks === 'spawn') return `${player} dönti el, hol jelenik meg a rém`;
  return `${capital(theCaver(actor))} gondolkodik`;
}

// ---------------------------------------------------------------- actions

export const actions = {
  reveal: { name: 'Bevilágítás' },
  explore: { name: 'Felfedezés' },
  move: { name: 'Mozgás' },
  run: { name: 'Futás' },
  heal: { name: 'Gyógyítás' },
  swim: { name: 'Úszás' },
  squeeze: { name: 'Bepréselődés' },
  dig: { name: 'Ásás' },
  rope: { name: 'Kötél' },
  hide: { name: 'Rejtőzés' },
  leave: { name: 'Távozás' },
  exert: { name: 'Ráhajtás' },
  end: { name: 'Kör befejezése' },
  dive: { name: 'Merülés' },
  excavate: { name: 'Feltárás' },
  demolish: { name: 'Robbantás' },
  rig: { name: 'Kötélrögzítés' },
  bandage: { name: 'Kötözés' },
  sprint: { name: 'Sprint' },
  repel: { name: 'Elűzés' },
  direct: { name: 'Irányítás' },
  stop: { name: 'Megállás' },
  decline: { name: 'Kihagyás' },
  take: { name: 'Lapkaválasztás' },
  place: { name: 'Lerakás' },
  discard: { name: 'Ösvénykereső' },
  appear: { name: 'Felbukkanás' },
  horror: { name: 'Ez a rém lép' },
  path: { name: 'Erre lép' },
  spawn: { name: 'Itt jelenik meg' },
} satisfies Record<Type, Pick<Named, 'name'>>;

/** Where what was done is not called as its button: 'Választás visszavonása'. */
const nouns: Partial<Record<Type, string>> = {
  rope: 'Kötéllehelyezés',
  end: 'Körzárás',
  horror: 'Választás',
  path: 'Választás',
  spawn: 'Választás',
};

const noun = (type: Type): string => nouns[type] ?? actions[type].name;

/** 'Felfedezés északra', 'Az Orvos gyógyítása'. */
const TENDING = { heal: 'gyógyítása', bandage: 'bekötözése', direct: 'irányítása' } as const;

const opens = (sides: readonly SideName[]): string => `${list(sides.map((side) => TO[side]))} nyitva`;

function actionName(action: Action, { places: p, openings = [], tile: taken }: TargetDetails = {}): string {
  const { name } = actions[action.type];
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'sprint':
    case 'swim':
    case 'squeeze':
      return `${name} ${TO[action.to]}`;
    case 'rope':
      return 'Kötél rögzítése';
    case 'demolish':
      return `${The(OF_SIDE[action.to])} fal kirobbantása`;
    case 'repel':
      return `${The(OF_SIDE[action.to])} rém elűzése`;
    case 'path':
      return `${capital(TO[action.to])} lép`;
    case 'dig':
    case 'excavate':
      return `${name} ${action.at === 'here' ? ON.here : TO[action.at]}`;
    case 'heal':
    case 'bandage':
    case 'direct':
      return `${capital(theCaver(action.caver))} ${TENDING[action.type]}`;
    case 'place':
      return `Lerakás, ${opens(openings)}`;
    case 'take':
      return taken
        ? `${capital(theTile(taken))} kérem`
        : action.from === 'aside'
          ? 'A félretettet kérem'
          : 'Húzás a pakliból';
    case 'discard':
      return 'Eldobás és új húzás';
    case 'appear':
      return p ? `${name}: ${where(p as Places<Caver>, action.at)}` : name;
    case 'horror':
      return p ? `Rém: ${where(p as Places<Caver>, action.at)}` : name;
    case 'spawn':
      return p ? `Rémlapka: ${where(p as Places<Caver>, action.at)}` : name;
    default:
      return name;
  }
}

const points = (n: number): string => (n === 0 ? 'ingyen' : `${n} akciópont`);

// ---------------------------------------------------------------- risks and odds

/** '2-ből 1: 1 egészséget veszítesz a ráhajtás miatt, és eszméletlen leszel.' */
function harm({ source, amount, falls, odds: chance, whose }: Harm): string {
  const subject = whose ? `${theCaver(whose)} ` : '';
  const loss = `${amount} egészséget ${whose ? 'veszít' : 'veszítesz'} ${the(sources[source])} miatt`;
  const fall = falls ? `, és eszméletlen ${whose ? 'lesz' : 'leszel'}` : '';
  return capital(`${chance ? `${inAll(chance)}: ` : ''}${subject}${loss}${fall}.`);
}

const risk = {
  short: ({ source, amount, odds: chance }: Harm): string =>
    chance ? `${inAll(chance)}: ${sources[source]}` : `${sources[source]}: −${amount} egészség`,
  lose: (chance: Odds, amount: number): string => `${inAll(chance)}: −${amount} egészség`,
  harm,
  spared: (source: Source, by: Caver): string =>
    `${capital(theCaver(by))} megvéd ${the(suffixed(sources[source], 'from'))}.`,
  succeeds: (chance: Odds, _action: Type): string => `${inAll(chance)} esetben sikerül.`,
  rough: (chance: Odds): string => `${inAll(chance)} esetben durva terep és képességpróba jön.`,
  exit: (chance: Odds): string => `${inAll(chance)} esetben a kijárat jön.`,
  ends: (medal: Medal): string => `Véget ér a játék: ${medals[medal].toLowerCase()}.`,
  leaves: (left: readonly Caver[]): string => `${all(left)} odalent marad.`,
};

const odds = {
  nextHazard: 'Következő veszély',
  unseen: (n: number): string => `${n} ismeretlen kártya`,
  tiles: 'Lapkák',
  tilesLeft: (n: number): string => `${n} maradt`,
  exitHidden: 'A kijárat az utolsó hat lapka között van.',
  exitLaid: 'Megtaláltátok a kijáratot.',
  topSeen: (name: string): string => `A következő lapka: ${tile(name)}.`,
  aside: (name: string): string => `Félretéve a Geológusnak: ${tile(name)}.`,
  outOfTime: 'A következő kártya: Lejárt az idő.',
  dark: 'Elfogytak a veszélykártyák. Sötét van.',
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
  gas: 'Terjed a gáz.',
};

export const time = {
  round: (n: number): string => `${n}. forduló`,
  light: (n: number): string => `Még ${n} fordulóig van fény`,
  lightOf: (): string => 'fordulónyi fény',
  last: 'Az utolsó világos forduló',
  dark: 'Sötét: fordulónként egy sikeres próba, vagy elveszel',
  darkness: 'Sötétben',
};

// ---------------------------------------------------------------- the end

export const medals = { gold: 'Arany', silver: 'Ezüst', bronze: 'Bronz', defeat: 'Kudarc' } satisfies Record<
  Medal,
  string
>;

// ---------------------------------------------------------------- set-up

const difficulties = {
  normal: { name: 'Alap', does: 'egyik veszély sem csap le kétszer' },
  advanced: { name: 'Gyakorlott', does: 'legfeljebb öt veszély kétszer csap le' },
  expert: { name: 'Szakértő', does: 'legfeljebb öt kétszer csap le, és kevesebb az enyhe' },
} satisfies Record<Difficulty, Named>;

function wrongSeats({ expected }: InputError): string {
  const numbers = numbersIn(expected);
  const players = numbers.at(-1) ?? 0;
  const each = either(numbers.slice(0, -1).map(numberWord));
  return players === 1
    ? `Egyedül ${each} barlangászt vezetsz. Vegyél be vagy hagyj ki valakit.`
    : `Ha ${people(players)} játszotok, mindenki ${each} barlangászt vezet. Változtass a csapaton vagy a játékosok számán.`;
}

const received = (name: string | undefined): string => capital(theCaver(name as Caver));

const faults = {
  'wrong-team-size': () => 'Egy csapatban négy, öt vagy hat barlangász van. Vegyél be vagy hagyj ki valakit.',
  'caver-twice': (fault) => `${received(fault.received)} csak egyszer szerepelhet. Válassz mást.`,
  'empty-seat': () => 'Egy játékosnak nincs barlangásza. Vegyél be még egyet, vagy játsszatok kevesebben.',
  'wrong-seats': wrongSeats,
  'gentle-needs-normal': () => 'A Kíméletes csak Alap nehézségen játszható. Válaszd az Alapot, vagy kapcsold ki.',
  'gentle-needs-standard': () => 'A Kíméletes nem fér össze a kézikönyv szerinti változattal. Az egyiket kapcsold ki.',
  'not-in-the-team': (fault) => `${received(fault.received)} nincs a csapatban, így nem kezdhet. Válassz mást.`,
} satisfies Record<SetupErrorKind, (fault: InputError) => string>;

const setUp = {
  title: 'Ki megy le?',
  cavers: 'Barlangászok',
  chosen: (n: number): string => `8-ból ${n} kiválasztva; a csapat négy, öt vagy hat fő`,
  light: 'Nehézség',
  difficulties,
  rounds: (n: number, difficulty: Difficulty): string => `${n} forduló, ${difficulties[difficulty].does}`,
  gentle: { name: 'Kíméletes', does: 'három fordulóval több; csak Alap nehézségen' },
  manual: { name: 'Kézikönyv szerint', does: 'drágább képességek, másik veszélypakli' },
  start: { name: 'Ki kezd', does: 'az első fordulóban nála van a kezdőjelző' },
  teams: {
    good: { name: 'Jó csapat', does: 'a gépek próbajátékaiban ez nyert a legtöbbször' },
    swift: { name: 'Gyors csapat', does: 'gyorsan felfedez, de könnyen sérül' },
    hardy: { name: 'Szívós csapat', does: 'lassú, de nehéz megállítani' },
  },
  begin: 'Indulás lefelé',
  fault: (fault: InputError): string | undefined =>
    (faults as Record<string, (fault: InputError) => string>)[fault.kind]?.(fault),
};

// ---------------------------------------------------------------- a place, for screen readers

/** 'Explore, 1 point, risk: 6 in 51: lose 2, pass out'. */
const possible = ({ action: type, points: price, steps, risk: short }: PossibleAction<Type>): string =>
  [
    steps === undefined ? actions[type].name : table.walk(actions[type].name, steps),
    points(price),
    ...(short === undefined ? [] : [table.risk(short)]),
  ].join(', ');

/** Somebody, or a wall, with what can be done there. */
const placeSpot = (what: string, can: readonly PossibleAction<Type>[]): string =>
  [what, ...can.map(possible)].map((s) => `${s}.`).join(' ');

function place({ tile: name, from, marks = [], gas, horror, people: here = [], can = [] }: CavePlace<Type>): string {
  const at = away(from) || 'itt';
  const marked = marks.map((mark) => ({ flood: 'elöntve', rubble: 'törmelék zárja el', rope: 'kötéllel' })[mark]);
  const what = name
    ? [capital(tile(name)), ...marked, ...(gas && name.startsWith('gas') ? ['terjed a gáz'] : [])]
    : ['Rés'];
  const persons = here.map(({ caver, state }) => [who(caver), ...(state ? [team.states[state]] : [])].join(', '));
  return [[...what, at].join(', '), ...(horror ? ['Rém'] : []), ...persons, ...can.map(possible)]
    .map((s) => `${s}.`)
    .join(' ');
}

const hu: SubTerraWords = {
  name: card.name,
  board: 'A barlang',
  cavers,
  kinds,
  tile,
  hazards,
  hazard,
  question,
  waiting,
  actions,
  noun,
  actionName,
  opens,
  points,
  pointsLeft: (n, of) => `${of} akciópontból ${n} maradt`,
  ways: (n) => `${n} irány`,
  fits: (n) => `${n} állásban illik ide`,
  tooDear: (cost, has) => `${cost} kell, ${has} van`,
  notPossible: (type) => `${The(actions[type].name)} itt nem lehetséges.`,
  impossible: 'Ez most nem lehetséges.',
  risk,
  odds,
  team,
  time,
  medals,
  setUp,
  place,
  spot: placeSpot,
  loadMoments: async () => (await import('./moments.ts')).default,
  table,
  loadDangers: async () => (await import('./dangers.ts')).default,
};

export default hu;

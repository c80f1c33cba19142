// The page around the games in Hungarian, in the familiar form. Terms: felvétel (record), mag (seed), állás (position),
// hely (seat), gép (bot), veszélykártya, forduló (round), kör (turn), visszavonás (undo), tipp (hint), napló (log).
import type { RecordFault, Refusal, UndoPlan } from '@undercroft/engine';
import { Detail } from '../detail.ts';
import type { GameId, PageWords } from '../en/page.ts';
import { capital } from '../grammar.ts';
import { list, numberWord, owner, people, suffixed, The, the, together } from '../hungarian.ts';

const games = {
  'sub-terra': {
    name: 'Sub Terra',
    line: 'Jussatok ki mind, mielőtt kialszik a fény.',
    players: 'Együtt, 1–6 játékos',
  },
  'infernos-edge': {
    name: 'Inferno’s Edge',
    line: 'Hozzátok el az ereklyét, és fussatok a hegy elől.',
    players: 'Együtt, 1–6 játékos',
  },
  'pocket-sub': {
    name: 'Pocket Sub',
    line: 'Mozogj, aknázz, maradj utolsónak a mélyben.',
    players: 'Egymás ellen, 2–4 játékos; a doboza szerint 10–15 perc',
  },
} satisfies Record<GameId, Record<'name' | 'line' | 'players', string>>;

const gameName = (id: string): string => (id in games ? games[id as GameId].name : id);

type SeatName = (seat: number) => string;

const tableRefusals = {
  'no-such-seat': (d) => `Nincs ${d.number('seat') + 1}. hely ennél az asztalnál.`,
  'game-over': () => 'Vége a játéknak.',
  'chance-first': () => 'Előbb húzni vagy dobni kell.',
  'no-chance-now': () => 'Most semmi sem múlik a szerencsén.',
  'not-your-decision': (d, name) => `Most ${name(d.number('decides'))} dönt.`,
  'nothing-to-undo': () => 'Nincs mit visszavonnod.',
  'not-your-entry': () => 'Ezt nem te vonhatod vissza.',
  'undo-needs-agreement': (d, name) =>
    `Akkor vonható vissza, ha ${list(d.words('of').map((seat) => name(Number(seat))))} is beleegyezik.`,
} satisfies Record<string, (detail: Detail, name: SeatName) => string>;

type TellRefusal = (detail: Detail, name: SeatName) => string;

const refusal = (refused: Refusal, name: SeatName): string | undefined =>
  (tableRefusals as Record<string, TellRefusal>)[refused.kind]?.(new Detail(refused), name);

const recordFaults = {
  empty: () => 'A fájl üres.',
  'not-json': () => 'Ez a fájl nem olvasható: sérült, vagy nem felvétel.',
  'not-a-record': () => 'Ez nem az Undercroft felvétele.',
  'newer-format': () => 'Ezt a felvételt egy újabb Undercroft írta. Töltsd újra az oldalt, hogy megkapd.',
  'unknown-game': ({ received }) => `A felvétel játéka („${received}”) itt nem ismert.`,
  'newer-rules': () =>
    'Ez a felvétel újabb szabályokat követ, mint amilyeneket ez az oldal ismer. Töltsd újra az oldalt.',
  'older-rules': () => 'Ez a felvétel régebbi szabályokat követ, mint ez az oldal.',
  'bad-options': () => 'A felvétel beállításaival nem lehet játszani.',
  'bad-entry': stopsMakingSense,
  'out-of-order': stopsMakingSense,
  damaged: stopsMakingSense,
  truncated: ({ entry }) => `A felvétel ${the(`${entry ?? 1}. bejegyzés`)} előtt megszakad. Addig megnézheted.`,
  'left-over': ({ entry }) =>
    `A felvétel a vége után is folytatódik, ${the(`${entry ?? 1}. bejegyzéstől`)}. Addig megnézheted.`,
  refused: stopsMakingSense,
  'undo-disagrees': stopsMakingSense,
} satisfies Record<RecordFault['kind'], (fault: RecordFault) => string>;

function stopsMakingSense({ entry }: RecordFault): string {
  return `A felvételnek ${the(`${entry ?? 1}. bejegyzéstől`)} nincs értelme. Addig megnézheted.`;
}

/** TB-UNDO-2: it can be taken back all the same, if everybody agrees. */
const undoWhy = {
  chance: 'Azóta húzás vagy dobás történt. Mégis visszavonod?',
  'another-acted': 'Azóta más is lépett. Mégis visszavonod?',
} satisfies Record<NonNullable<UndoPlan['why']>, string>;

const hu: PageWords = {
  name: 'Undercroft',
  title: 'Undercroft: három játék a föld alatt',
  titled: (what) => `${what}. Undercroft`,
  games,
  gameName,
  languages: { choose: 'Nyelv', en: 'English', hu: 'magyar' },

  common: {
    close: 'Bezárás',
    back: 'Vissza',
    home: 'Kezdőlap',
    menu: 'Menü',
    more: 'Továbbiak',
    loading: 'Egy pillanat',
    on: 'be',
    off: 'ki',
    rule: (id) => `${id} szabály`,
    you: 'te',
    bot: 'Gép',
    player: (seat) => `${seat + 1}. játékos`,
    people: (names) => list(names),
  },

  home: {
    alone: 'Egyedül',
    around: 'Egy képernyőn',
    play: (id) => `${gameName(id)} indítása`,
    learn: 'Szabályok',
    waiting: 'Egy játék rád vár',
    waitingGame: (id, others, round) =>
      `${gameName(id)}${others.length > 0 ? ` ${list(others.map(together))}` : ''}${round === undefined ? '' : `, ${round}. forduló`}.`,
    resume: 'Folytatás',
    allGames: 'Játékaid',
    rules: 'Szabályok',
    about: 'Névjegy',
    openRecord: 'Felvétel megnyitása',
  },

  kept: {
    title: 'Játékaid',
    none: 'Még nincs játékod.',
    running: 'Folyamatban',
    over: 'Befejezett',
    entries: (n) => `${n} bejegyzés`,
    played: (when) => when.toLocaleDateString('hu', { year: 'numeric', month: 'long', day: 'numeric' }),
    remove: 'Törlés',
    removeAsk: 'Törlöd ezt a játékot? Nem hozható vissza.',
    keep: 'Megtartom',
    watch: 'Megnézés',
    save: 'Mentés fájlba',
    passing: 'Ez a böngésző semmit sem őriz meg: a játékaid addig élnek, amíg ez az oldal nyitva van.',
  },

  setUp: {
    players: 'Hányan játszotok?',
    playersOf: (n) => (n === 1 ? 'Egyedül' : capital(people(n))),
    thisTable: 'Ez az asztal',
    seats: 'Helyek',
    me: 'Én',
    here: 'Itt',
    bot: 'Gép',
    strength: 'Erősség',
    nameOf: (seat) => `${The(`${seat + 1}. játékos`)} neve`,
    order: 'Sorrend és helyek',
    orderLine: 'Ebben a sorrendben lépnek, attól kezdve, aki az első, körbe.',
    earlier: (name) => `${name} előbbre`,
    ledBy: (name) => `Ki vezeti: ${name}`,
    leadsNobody: 'még senkit sem vezet',
    team: 'Csapat',
    options: 'Házi szabályok',
    seed: 'Mag',
    seedLine: 'azonos maggal azonos a szerencse',
    later: 'Bármelyik helyet később, játék közben is átveheti egy gép.',
    fault: (fault) =>
      fault.kind === 'wrong-seats'
        ? 'Nem annyian vagytok, ahány hely van. Változtass az egyiken.'
        : 'Ezekkel a beállításokkal nem lehet játszani.',
  },

  table: {
    about: 'Mi van itt',
    skip: 'Ugrás a döntésedhez',
    decision: 'Döntés',
    cave: 'A barlang',
    temple: 'A templom',
    sea: 'Tengeri térkép',
    log: 'Napló',
    rules: 'Szabályok',
    notNow: 'Most nem',
    notNowMany: (n) => `Még ${n}: miért nem?`,
    chooseWhere: 'válaszd ki, hová',
    risky: 'kockázatos',
    chance: 'Egy pillanat: a szerencse dönt',
    stepBack: 'Újraválasztás',
    endTurn: 'Kör befejezése',
    doItAnyway: 'Mégis megteszem',
    think: 'Meggondolom',
    hint: 'Tipp',
    turnLeft: 'Forgatás balra',
    turnRight: 'Forgatás jobbra',
    zoomIn: 'Közelebb',
    zoomOut: 'Távolabb',
    fit: 'Az egész látsszon',
    follow: 'Követés',
    tabs: { log: 'Napló', odds: 'Esélyek', team: 'Csapat' },
    sheet: { grip: 'Panel' },
    leave: 'Felállok az asztaltól',
    leaveLine: 'A játék megmarad.',
    saved: 'Mentve',
    unsaved: 'Ez a lépés még nincs mentve',
    round: (n, phase) => `${n}. forduló, ${phase}`,
  },

  undo: {
    name: 'Visszavonás',
    of: (deed) => `${owner(deed)} visszavonása`,
    nothing: 'Nincs mit visszavonni',
    why: undoWhy,
    ask: (names) => `${list(names)}: visszavonható ez a lépés?`,
    agree: 'Visszavonás',
    refuse: 'Maradjon',
    again: 'Amit újra húztok, az már más lehet.',
  },

  handOver: {
    title: (name) => `${name}, te döntesz`,
    line: 'Add tovább a képernyőt.',
    ready: (name) => `Én vagyok ${name}`,
  },

  live: {
    decision: (who, points, actions) =>
      `Te döntesz. ${who}${points ? `, ${points}` : ''}. ${capital(numberWord(actions))} lehetséges akció.`,
    answers: (actions) => `Te döntesz. ${capital(numberWord(actions))} lehetséges válasz.`,
    action: (name, points, risk) => `${name}, ${points}${risk ? `, kockázatos: ${risk}` : ''}.`,
    more: (n) => `És még ${numberWord(n)}; a napló: L.`,
    chosen: (what) => `${what}, kiválasztva.`,
    board: 'A helyek listája, a cselekvőtől kifelé. A nyilakkal lehet rajta mozogni.',
    newLines: 'Ami történt',
  },

  settings: {
    title: 'Beállítások',
    language: 'Nyelv',
    sound: 'Hang',
    volume: 'Hangerő',
    speed: 'Sebesség',
    speeds: { still: 'Semmi sem mozog', slow: 'Lassú', normal: 'Közepes', fast: 'Gyors' },
    still: 'A rendszered kevesebb mozgást kér, ezért semmi sem mozog.',
    fullLight: { name: 'Teljes fény', does: 'az egész tábla világos, lámpafény nélkül' },
    letters: { name: 'Betűk', does: 'egyetlen betű is parancs' },
    leftHanded: { name: 'Balkezes', does: 'a nagy gomb bal oldalon van' },
    names: 'Nevek ennél a képernyőnél',
  },

  end: {
    course: 'A játék menete',
    courseAlt: (rounds) => `Fordulónként egy pont, összesen ${rounds} forduló.`,
    statistics: 'Számokban',
    rounds: 'Fordulók',
    decisions: 'Döntések',
    draws: 'Húzások és dobások',
    decided: 'Ami eldöntötte',
    measures: {
      health: 'Egészség',
      tiles: 'Feltárt lapkák',
      danger: 'Veszély',
      subs: 'Tengeralattjárók',
      mines: 'Aknák',
    },
    watch: 'Újranézés',
    sameSeed: 'Ugyanezzel a szerencsével',
    sameTeam: 'Ugyanezzel a csapattal',
    another: 'Másik játék',
    save: 'Felvétel mentése',
    seed: (seed) => `Mag: ${seed}`,
  },

  replay: {
    title: (id) => `Visszajátszás: ${gameName(id)}`,
    play: 'Lejátszás',
    pause: 'Szünet',
    next: 'Következő',
    previous: 'Előző',
    first: 'Az elejére',
    last: 'A végére',
    at: (n, of) => `${suffixed(of, 'outOf')} ${n}`,
    slider: 'Hol tart a játék',
    speed: 'Sebesség',
    playOn: 'Folytatás innen',
    done: 'Vissza az eredményhez',
  },

  rules: {
    title: 'Szabályok',
    of: (id) => `${gameName(id)}: szabályok`,
    table: 'Az asztal',
    search: 'Keresés a szabályokban',
    found: (n) => (n === 0 ? 'Nincs találat.' : `${n} találat.`),
    unknown: (id) => `Nincs ilyen szabály: ${id}.`,
    around: 'Körülötte',
    ruling: 'a mi döntésünk',
  },

  files: {
    open: 'Felvétel megnyitása',
    drop: 'Ejtsd ide a fájlt',
    name: (id) => `${gameName(id)} felvétel`,
    fault: (fault) => recordFaults[fault.kind](fault),
    kept: 'A mentés változatlanul megmarad.',
    watchUpTo: 'Megnézem',
    send: 'Mentés fájlba',
  },

  errors: {
    notFound: { title: 'Itt nincs semmi', line: 'Rossz a cím, vagy a játékot törölték.' },
    noTable: { title: 'Ez az asztal nincs itt', line: 'Rossz a hivatkozás, vagy a játékot törölték.' },
    offline: {
      title: 'Alagútban vagy',
      line: 'Semmi sem vész el. Az eszközön lévő játékok folytathatók.',
      mark: 'Nincs hálózat',
    },
    notLoaded: { title: 'Ez nem érkezett meg', line: 'Betöltés közben megszakadt a kapcsolat.', again: 'Próbáld újra' },
    newVersion: {
      title: 'Készen áll egy újabb asztal',
      line: 'A játékod megmarad.',
      reload: 'Újratöltés',
      later: 'Később',
    },
    damaged: { title: 'Ez a játék sérült' },
    ours: {
      title: 'Ez a mi hibánk volt',
      line: 'A játékod biztonságban van.',
      code: 'Kód',
      reload: 'Az asztal újratöltése',
    },
    storage: { title: 'A böngésző nem ment', line: 'Játssz tovább, és mielőtt elmész, mentsd a felvételt fájlba.' },
  },

  keys: {
    title: 'Billentyűk',
    look: 'körülnézés a táblán',
    choose: 'akció választása, a látható sorrendben',
    aim: 'célzás',
    commit: 'végrehajtás',
    back: 'vissza: előbb a cél, aztán az akció',
    undo: 'visszavonás',
    turn: 'a lerakandó lapka forgatása',
    pan: 'a tábla mozgatása',
    zoom: 'közelebb, távolabb',
    fit: 'az egész tábla',
    centre: 'aki cselekszik',
    endTurn: 'a kör befejezése',
    hint: 'tipp',
    log: 'napló',
    rule: 'a kijelölt dolog szabálya',
    skip: 'ugrás a következő döntésig',
    panels: 'körbe: döntés, tábla, csapat, napló',
    help: 'ez a súgó',
    sub: 'tengeralattjáró választása',
    course: 'az út építése',
    deep: 'mélymenet, aztán a lapka száma',
    stepBack: 'egy lépés vissza',
    mine: 'akna választása',
    arrows: 'Nyilak',
    space: 'Szóköz',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Escape',
    backspace: 'Backspace',
  },

  install: {
    offer: 'Telepítés',
  },

  about: {
    title: 'Névjegy',
    what: 'Három társasjáték a böngészőben: két út a mélybe, amelyet együtt kell túlélni, és egy kis háború a tengeren. Egyedül, vagy egy képernyő körül.',
    rules:
      'A szabályokat saját szavainkkal, pontról pontra mondjuk el, és az asztal minden válasza megnevezi a szabályt.',
    privacy: 'A játékaid ezen az eszközön maradnak. Semmit sem küldünk sehová.',
    fair: 'Minden szerencse a játék magjából ered: akinek megvan a felvétel, minden dobást ellenőrizhet.',
    free: 'Szabad szoftver az MIT licenc alatt.',
    fonts: 'Betűi a Fraunces és az Atkinson Hyperlegible Next, mindkettő az Open Font License alatt.',
  },

  refusal,
};

export default hu;

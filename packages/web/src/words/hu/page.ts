// The page around the games in Hungarian, in the familiar form. Terms: felvétel (record), mag (seed), állás (position),
// hely (seat), gép (bot), veszélykártya, forduló (round), kör (turn), visszavonás (undo), tipp (hint), napló (log).
import type { Refusal, UndoPlan } from '@undercroft/engine';
import { Detail } from '../detail.ts';
import type { GameId, PageWords } from '../en/page.ts';
import { capital } from '../grammar.ts';
import { list, numberWord, people, The, together } from '../hungarian.ts';
import bots from './bots.ts';

const games = {
  'sub-terra': {
    name: 'Sub Terra',
    line: 'Jussatok ki mind, mielőtt kialszik a fény.',
    players: 'Együtt, 1–6 játékos, nagyjából egy óra',
  },
  'infernos-edge': {
    name: 'Inferno’s Edge',
    line: 'Hozzátok el az ereklyét, és fussatok a hegy elől.',
    players: 'Együtt, 1–6 játékos, nagyjából egy óra',
  },
  'pocket-sub': {
    name: 'Pocket Sub',
    line: 'Mozogj, aknázz, maradj utolsónak a mélyben.',
    players: 'Egymás ellen, 2–4 játékos, 10–15 perc',
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

/** What was drawn since, by its type: on the button, a few words. */
const undoSince = {
  tile: 'Lapkát húztál',
  die: 'Dobtál',
  hazard: 'Veszély jött',
};

/** TB-UNDO-2: it can be taken back all the same, if everybody agrees. */
const undoWhy = {
  chance: 'Azóta húzás vagy dobás történt. Mégis visszavonod?',
  'another-acted': 'Azóta más is lépett. Mégis visszavonod?',
} satisfies Record<NonNullable<UndoPlan['why']>, string>;

const hu: PageWords = {
  bots,
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
    loading: 'Egy pillanat',
    bot: 'Gép',
    player: (seat) => `${seat + 1}. játékos`,
  },

  home: {
    alone: 'Egyedül',
    around: 'Egy képernyőn',
    play: (id) => `${gameName(id)} indítása`,
    learn: 'Szabályok',
    waiting: 'Egy játék rád vár',
    waitingGame: (id, others, round) =>
      `${gameName(id)}${others.length > 0 ? ` ${list(others.map(together))}` : ''}${round === undefined ? '' : `, ${round}. forduló`}.`,
    bots: (n) => (n === 1 ? 'egy bot' : `${n} bot`),
    resume: 'Folytatás',
    allGames: 'Játékaid',
    rules: 'Szabályok',
    about: 'Névjegy',
    openRecord: 'Felvétel megnyitása',
  },

  setUp: {
    players: 'Hányan játszotok?',
    playersOf: (n) => (n === 1 ? 'Egyedül' : capital(people(n))),
    thisTable: 'Ez az asztal',
    me: 'Én',
    nameOf: (seat) => `${The(`${seat + 1}. játékos`)} neve`,
    order: 'Sorrend és helyek',
    orderLine: 'Ebben a sorrendben lépnek, attól kezdve, aki az első, körbe.',
    earlier: (name) => `${name} előbbre`,
    ledBy: (name) => `Ki vezeti: ${name}`,
    leadsNobody: 'még senkit sem vezet',
    options: 'Házi szabályok',
    seed: 'Mag',
    seedLine: 'azonos maggal azonos a szerencse',
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
    chooseOne: 'válassz egyet',
    risky: 'kockázatos',
    chance: 'Egy pillanat: a szerencse dönt',
    stepBack: 'Újraválasztás',
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
    unsaved: 'Ez a lépés még nincs mentve',
  },

  undo: {
    name: 'Visszavonás',
    nothing: 'még nincs mit',
    of: (noun) => `${noun} visszavonása`,
    done: (noun) => `Visszavonva: ${noun}.`,
    since: undoSince,
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
    more: (n) => `És még ${numberWord(n)}; a napló: L.`,
    newLines: 'Ami történt',
  },

  settings: {
    title: 'Beállítások',
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

  install: {
    offer: 'Telepítés',
  },

  refusal,
};

export default hu;

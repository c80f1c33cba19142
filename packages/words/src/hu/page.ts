// The page around the games in Hungarian, in the familiar form. Terms: mentett játék (record), mag (seed), állás (position),
// hely (seat), gép (bot), veszélykártya, forduló (round), kör (turn), visszavonás (undo), tipp (hint), napló (log).
import type { PageWords } from '../en/page.ts';
import { capital } from '../grammar.ts';
import { list, numberWord, people, The } from '../hungarian.ts';
import bots from './bots.ts';

/** What was drawn since, by its type: on the button, a few words. */
const undoSince = {
  tile: 'Lapkát húztál',
  die: 'Dobtál',
  hazard: 'Lecsapott egy veszély',
};

const hu: PageWords = {
  bots,
  name: 'Undercroft',
  title: 'Undercroft: három társasjáték a mélyből',
  titled: (what) => `${what} · Undercroft`,
  languages: { choose: 'Nyelv', en: 'English', hu: 'magyar' },

  common: {
    close: 'Bezárás',
    back: 'Vissza',
    home: 'Kezdőlap',
    menu: 'Menü',
    loading: 'Betöltés…',
    bot: 'Gép',
    player: (seat) => `${seat + 1}. játékos`,
  },

  home: {
    alone: 'Egyedül',
    around: 'Egy eszközön',
    online: 'Online',
    haveCode: 'Csatlakozás kóddal',
    play: (game) => `${game} indítása`,
    learn: 'Tanulás',
    newHere: 'Új vagy itt? Tanulj játék közben',
    newHereLine: 'Első játszma edzővel. Bármikor abbahagyhatod.',
    waiting: 'Vár a játékod',
    waitingGame: (game, others, round) =>
      `${game}${others.length > 0 ? ` (${list(others)})` : ''}${round === undefined ? '' : `, ${round}. forduló`}`,
    bots: (n) => `${numberWord(n)} gép`,
    resume: 'Folytatás',
    allGames: 'Játékaid',
    rules: 'Szabályok',
    about: 'Névjegy',
    openRecord: 'Játék betöltése',
  },

  setUp: {
    howToPlay: 'Így játszd',
    players: 'Hányan játszotok?',
    playersOf: (n) => (n === 1 ? 'Egyedül' : capital(people(n))),
    thisTable: 'Az asztalod',
    me: 'Te',
    nameOf: (seat) => `${The(`${seat + 1}. játékos`)} neve`,
    order: 'Sorrend és helyek',
    orderLine: 'Ebben a sorrendben lépnek, a kezdőtől indulva.',
    earlier: (name) => `${name} feljebb`,
    ledBy: (name) => `Ki játszik vele: ${name}`,
    leadsNobody: 'még senki',
    options: 'Változatok',
    seed: 'Mag',
    seedLine: 'azonos maggal azonosak a húzások és a dobások',
    fault: (fault) =>
      fault.kind === 'wrong-seats' ? 'Nem annyian vagytok, ahány hely van.' : 'Ezek a beállítások nem férnek össze.',
  },

  table: {
    about: 'Mi van itt',
    toBoard: 'Ugrás a táblára',
    skip: 'Ugrás a döntésedhez',
    decision: 'Döntés',
    log: 'Napló',
    rules: 'Szabályok',
    chance: 'Húzás és dobás…',
    hint: 'Tipp',
    turnLeft: 'Forgatás balra',
    turnRight: 'Forgatás jobbra',
    zoomIn: 'Nagyítás',
    zoomOut: 'Kicsinyítés',
    fit: 'Az egész tábla',
    follow: 'Az események követése',
    odds: 'Esélyek',
    leave: 'Kilépés a játékból',
    leaveLine: 'A játékod mentve van.',
    unsaved: 'Az utolsó lépésed még nincs mentve.',
  },

  play: {
    dangers: { name: 'Veszélyek', shown: { yours: 'a tieid', all: 'mindenkié', off: 'ki' } },
    fullScreen: 'Teljes képernyő',
    windowed: 'Kilépés a teljes képernyőből',
    round: 'Ez a forduló, sorrendben',
    turns: { next: 'jön', done: 'kész' },
    latest: 'Legutóbb',
    why: 'Miért?',
    wholeLog: 'A teljes napló',
    points: (left, of) => `${left} / ${of}`,
    costs: (points) => `${points} pont`,
    course: 'Útvonal',
  },

  board: {
    endsIn: (seconds) => `${seconds} mp múlva vége`,
    toWait: 'Esc: várj',
    skipAhead: 'Szóköz: ugrás előre.',
    tapAhead: 'Koppints: ugrás előre.',
    /** Under a moment that plays. */
    skipMoment: 'Kattints vagy *Szóköz*: tovább',
    choose: 'Te döntesz',
    chooseWhere: 'Válassz a táblán.',
    notNow: 'Most nem.',
    chooseOne: 'Válassz egyet.',
    answersAside: (places) => `${places} kivilágított hely`,
    placeTile: 'Lerakás',
    wait: 'Egy pillanat',
    clickAgain: 'Kattints újra a megerősítéshez',
    tapAgain: 'Koppints újra a megerősítéshez',
    whatIsThis: 'Mi ez?',
    here: 'Mit tehetsz itt',
    map: 'Áttekintő térkép',
    together: (n) => `${n} bábu együtt: szétterítés`,
  },

  undo: {
    name: 'Visszavonás',
    nothing: 'még nincs mit',
    of: (noun) => `${noun} visszavonása`,
    since: undoSince,
  },

  nextPlayer: (name) => `${name} következik.`,

  live: {
    gains: (points) => `plusz ${numberWord(points)} pont`,
    risk: (risk) => `kockázat: ${risk}`,
    newLines: 'Ami történt',
  },

  settings: {
    title: 'Beállítások',
  },

  errors: {
    notFound: { title: 'Nincs ilyen oldal', line: 'Rossz a cím, vagy a játékot törölték.' },
    noTable: { title: 'Nincs ilyen játék', line: 'Rossz a cím, vagy a játékot törölték.' },
    offline: {
      title: 'Nincs internetkapcsolat',
      line: 'Semmi sem vész el, tovább játszhatsz.',
      mark: 'Nincs hálózat',
    },
    notLoaded: { title: 'Nem sikerült betölteni', line: 'Megszakadt a kapcsolat.', again: 'Próbáld újra' },
    newVersion: {
      title: 'Új változat érhető el',
      line: 'A játékaid biztonságban vannak.',
      reload: 'Újratöltés',
      later: 'Később',
    },
    damaged: { title: 'Ez a játék sérült' },
    ours: {
      title: 'Hiba történt',
      line: 'A játékod biztonságban van.',
      code: 'Hiba',
      reload: 'Újratöltés',
    },
    storage: { title: 'A böngésződ nem ment', line: 'Mielőtt elmész, mentsd fájlba a játékot.' },
    elsewhere: { line: 'Ez a játék egy másik lapon is nyitva van, és ott már továbbment.', load: 'Betöltés itt' },
  },

  install: {
    offer: 'Telepítés',
  },
};

export default hu;

// Help of the command line in Hungarian. Names of flags and their values are the same in every language.
import type { TerminalHelpWords } from '../en/terminal-help.ts';
import { list } from '../hungarian.ts';

const summaries: TerminalHelpWords['summaries'] = {
  play: 'játék itt: egyedül, gépekkel vagy többen egy billentyűzeten',
  show: 'egy mentett játék táblája bármelyik lépés után',
  replay: 'egy mentett játék lépésről lépésre, ellenőrzéssel',
  position: 'egy állás JSON-ként, minden szabályos lépéssel',
  simulate: 'sok játék gépekkel: ki nyer, hogyan ér véget, mi árt',
  compare: 'két beállítás különbsége, és hány játék kell a bizonyossághoz',
  arena: 'gépek egymás ellen: kereszttábla és Élő-pontszám',
  sweep: 'minden csapat, vagy egy beállítás minden értéke',
  worker: 'játékok lejátszása egy várólistáról',
  report: 'diagramok egy oldalon az eredményekből',
  scenario: 'forgatókönyvfájlok ellenőrzése',
  online: 'online játék: nyiss asztalt, csatlakozz, játssz vagy nézz',
  verify: 'egy online asztal kockáinak ellenőrzése',
  server: 'egy szerver adatbázisának ellenőrzése',
};

const hu: TerminalHelpWords = {
  start: 'néhány kérdés, és már játszol is',
  more: 'hogyan használd a parancsot, példákkal',
  command: 'PARANCS',
  headings: {
    commands: 'Parancsok',
    laboratory: 'Laboratórium (angolul)',
    games: 'Játékok',
    options: 'Kapcsolók',
    examples: 'Példák',
    exitCodes: 'Kilépési kódok',
  },
  exitCodes: [
    '0 rendben',
    '1 az ellenőrzés hibát talált',
    '2 hibás használat vagy bemenet',
    '70 a mi hibánk',
    '130 Ctrl-C megszakította',
  ],
  see: (help) => `Súgó: ${help}`,
  summaries,

  language: { value: 'NYELV', help: 'en vagy hu (alapértéke a rendszeredé: LC_ALL, LC_MESSAGES vagy LANG)' },
  at: { value: 'N', help: 'az N. lépés után; 0 a kezdőállás (alapérték: a játék vége)' },
  set: { value: 'NÉV=ÉRTÉK', help: 'a játék bármelyik beállítása, azon a néven, ahogy a mentett fájlban áll' },
  forGame: (game, help) => `${game}: ${help}`,

  play: {
    usage: 'JÁTÉK [--bot HELYEK=GÉP] [--seed MAG] [--by-hand] [--continue] [--from FÁJL] [a játék beállításai]',
    about: [
      'Minden helyen te játszol ennél a billentyűzetnél, kivéve, amit a --bot egy gépnek ad. Ezen bármikor változtathatsz,',
      'és ha elakadsz, kérhetsz tippet.',
      'Minden lépés mentve van; a --continue a legutóbbi befejezetlen játékodat folytatja.',
    ],
    bot: {
      value: 'HELYEK=GÉP',
      help: 'ki játszik ezeken a helyeken: 2, 2=easy, 2,3=random, vagy 2=run:PARANCS, ha saját programod van (alapérték: medium)',
    },
    seed: {
      value: 'MAG',
      help: 'tetszőleges szöveg; azonos maggal azonosak a húzások és a dobások (alapérték: egy új)',
    },
    byHand: 'a saját asztalodon húzol és dobsz, itt pedig beírod, mi jött',
    resume: 'a legutóbbi befejezetlen játékod folytatása',
    from: { value: 'FÁJL', help: 'játék betöltése egy fájlból és folytatása' },
  },

  show: {
    usage: 'FÁJL [--at N]',
    about: ['Kirajzolja egy mentett játék tábláját az N. lépés után, és elmondja, mi történt, és mi következhet.'],
  },

  replay: {
    usage: 'FÁJL… [--quiet], vagy --all MAPPA',
    about: [
      'Úgy ellenőriz minden lépést, mintha most lépnék meg, azokkal a szabályokkal, amelyekkel a játék kezdődött.',
      'Ha egy lépés szabálytalan, megtudod, melyik az, és a kilépési kód 1.',
    ],
    quiet: 'csak azt mondja meg, érvényes-e a fájl',
    all: {
      value: 'MAPPA',
      help: 'egy mappa és az alatta lévők összes mentett játékának ellenőrzése; a hibásakat megnevezi',
    },
  },

  online: {
    usage: 'MŰVELET [ASZTAL] [--server CÍM]',
    about: (actions) => [
      `Műveletek: ${list(actions)}. Melyik mit tesz: online help.`,
      'Az asztalt az azonosítójával vagy a kódjával nevezd meg. Hogy ki vagy, azt egy csak általad olvasható fájl őrzi.',
    ],
    server: {
      value: 'CÍM',
      help: 'a szerver (alapérték: UNDERCROFT_SERVER, különben a legutóbbi, különben http://localhost:4140)',
    },
    seats: {
      value: 'HELYEK',
      help: 'open és import esetén: me, link, open, bot:random, bot:easy, bot:medium, vesszővel elválasztva',
    },
    out: { value: 'FÁJL', help: 'record esetén: ebbe a fájlba ment' },
    at: { value: 'N', help: 'import esetén: az N. lépés után indul' },
    patience: {
      value: 'MÁSODPERC',
      help: (script) =>
        `play és watch esetén: meddig várjon egy megszakadt kapcsolatra (alapérték: amíg ki nem lépsz; parancsfájlban ${script})`,
    },
  },
};

export default hu;

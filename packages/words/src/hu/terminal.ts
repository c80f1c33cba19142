// What the command line says around the games, in Hungarian. What it says as the page does, it takes from there.
import type { RecordError } from '@undercroft/engine';
import type { TerminalWords } from '../en/terminal.ts';
import { clause, lowerCaseNames } from '../grammar.ts';
import { either, inAll, list, numberWord, The, the } from '../hungarian.ts';
import bots from './bots.ts';
import help from './terminal-help.ts';
import online from './terminal-online.ts';

const systemErrors: Readonly<Record<string, string>> = {
  ENOENT: 'nem létezik',
  EISDIR: 'mappa, nem fájl',
  ENOTDIR: 'útvonalában mappa helyett fájl van',
  EEXIST: 'már létezik',
  EACCES: 'nem nyitható meg: nincs hozzá jogod',
  EPERM: 'nem nyitható meg: nincs hozzá jogod',
  EROFS: 'csak olvasható lemezen van',
  ENOSPC: 'nem fér el: megtelt a lemez',
};

const move = ({ entry }: RecordError): string => (entry === undefined ? 'Az első sor' : The(`${entry}. lépés`));

const recordErrors: TerminalWords['records']['errors'] = {
  'not-json': (error) => `${move(error)} olvashatatlan: sérült a sor, vagy ez nem mentett játék.`,
  'newer-format': ({ received, expected }) =>
    `Ezt a játékot egy újabb Undercroft mentette (formátuma ${received}; ez legfeljebb ${expected}). Frissítsd az Undercroftot.`,
  'newer-rules': ({ received, expected }) =>
    `Ez a játék újabb szabályokat követ (változatuk ${received}; a programé ${expected}). Frissítsd az Undercroftot.`,
  'older-rules': ({ received, expected }) =>
    `Ez a játék régebbi szabályokat követ, amelyekkel ez a program már nem játszik (változatuk ${received}; a programé ${expected}).`,
  'bad-options': (_, why) => `A játék beállításai nem jók.${why}`,
  'bad-entry': (error, why) => `${move(error)} sérült.${why}`,
  'out-of-order': ({ expected, received }) =>
    `Hiányzik ${the(`${expected}. lépés`)}: a helyén ${received} áll. Egy sor elveszett, megismétlődött vagy elmozdult.`,
  damaged: (error) => `${move(error)} sérült: valaki megváltoztatta, vagy másik fájlból való.`,
  truncated: ({ entry }) =>
    `A fájl idő előtt véget ér: hiányzik ${the(`${entry ?? 1}. lépés`)} és minden, ami utána jön.`,
  'left-over': ({ entry }) => `A fájl a játék vége után is folytatódik, ${the(`${entry ?? 1}. lépéstől`)}.`,
  refused: (error, why) => `${move(error)} szabálytalan.${why}`,
  'undo-disagrees': (error) => `${move(error)} olyan visszavonás, amelybe nem mindenki egyezett bele.`,
};

const commands: TerminalWords['commands'] = {
  undo: 'vissza',
  why: 'miért',
  rule: 'szabály',
  board: 'tábla',
  log: 'napló',
  odds: 'esélyek',
  hint: 'tipp',
  save: 'mentés',
  seat: 'hely',
  help: 'súgó',
  quit: 'kilépés',
  all: 'mind',
  say: 'üzenet',
  seats: 'helyek',
  agree: 'elfogadom',
  decline: 'elutasítom',
  resign: 'feladom',
};

const hu: TerminalWords = {
  help,
  online,
  commands,

  usage: {
    didYouMean: (word) => `Erre gondoltál: ${word}?`,
    known: (words) => `Ezekből választhatsz: ${list(words)}.`,
    language: (text) => `A --language értéke en vagy hu lehet, nem „${text}”.`,
    noCommand: (name) => `Nincs „${name}” parancs.`,
    noOptionHere: (name) => `Itt nincs ${name} kapcsoló.`,
    noOptionBefore: (name) => `Parancs előtt nincs ${name} kapcsoló.`,
    twice: (option) => `Kétszer adtad meg: ${option}.`,
    noValue: (option) => `${The(option)} után nem kell érték.`,
    needsValue: (option, value) => `${The(option)} után érték kell: ${option} ${value}.`,
    whole: (option, least, text) => `${The(option)} után egész szám kell, legalább ${least}, nem „${text}”.`,
    atMost: (moves, at) => `Az --at 0 és ${moves} közé eshet, nem ${at}: a játéknak ${moves} lépése van.`,
    whichGame: 'Melyik játék?',
    noGame: (name) => `Nincs „${name}” nevű játék.`,
    oneGame: (extra) => `Csak egy játékot adj meg, ezt hagyd el: „${extra}”.`,
    whichFile: 'Melyik mentett játék? Add meg a fájlját.',
    oneFile: (extra) => `Csak egy fájlt adj meg, ezt hagyd el: „${extra}”.`,
    filesOrAll: 'Vagy fájlokat adj meg, vagy egy mappát az --all után; a kettőt együtt nem.',
    notFolder: (path) => `${path} fájl, nem mappa. Így ellenőrizheted: replay ${path}.`,
    notOfGame: (option, game) => `Ennek a játéknak nincs ${option} beállítása: ${game}.`,
    sameTwice: (one, other) => `${The(one)} és ${the(other)} ugyanazt állítja be. Csak az egyiket használd.`,
    badSet: (text) => `A --set után NÉV=ÉRTÉK kell, nem „${text}”.`,
    noGameOption: (game, name) => `Ennek a játéknak nincs „${name}” beállítása: ${game}.`,
    notResumed: (option) => `Itt nem használható: ${option}. A mentett játék megtartja a saját beállításait.`,
    savedGame: (extra) => `A mentett játékból kiderül, melyik játék az. Ezt hagyd el: „${extra}”.`,
  },

  input: {
    unknown: (where) => `${where}: ilyen itt nincs.`,
    missing: (where) => `${where}: hiányzik.`,
    expected: (where, options, received) => `${where}: ${either(options)} lehet, nem ${received}.`,
    other: (where, _kind, received) => `${where}: nem jó érték${received === undefined ? '' : `, ${received}`}`,
    something: 'valami más',
    it: 'a tartalma',
  },

  files: {
    error: (path, code) => `${path} ${systemErrors[code] ?? `nem használható (${code})`}.`,
    saved: (path) => `Mentve: ${path}`,
    notSaved: (why) => `Nem sikerült menteni. ${why}`,
    unchanged: 'Nincs mentve. A fájl nem változott.',
    replace: (path) => `${path} már létezik. Felülírod?`,
  },

  records: {
    errors: recordErrors,
    in: (path, error) => `${path}: ${error}`,
    soundUpTo: (moves) => `Az első ${moves === 1 ? '' : `${moves} `}lépés megnézhető: show --at ${moves}.`,
    atMove: (n, of) => `${n}. lépés, összesen ${of}.`,
    valid: (path, moves, end) => `${path}: érvényes, ${moves} lépés. ${end}`,
    invalid: (path, error) => `${path}: nem érvényes. ${error}`,
    notOver: 'A játéknak még nincs vége.',
    skipped: (path, error) => `Kihagyva: ${path}. ${error}`,
    noneUnfinished: (folder) => `Nincs befejezetlen játékod ebben a mappában: ${folder}.`,

    noneIn: (folder) =>
      `Nincs mentett játék ebben a mappában: ${folder} (olyan .jsonl fájl, amelyet az Undercroft írt).`,
    replayed: (valid, invalid) =>
      invalid === 0
        ? `${valid === 1 ? 'Az egyetlen' : `Mind ${the(valid)}`} mentett játék visszajátszható.`
        : `${valid + invalid} mentett játékból ${valid} visszajátszható, ${invalid} nem.`,
    ofVersion: (games, version) => `${version}. szabályváltozat, ${games} játék`,
    otherFiles: (files) => `${files} egyéb fájl kimaradt.`,
  },

  story: {
    undo: (who, entry) => `${who} visszavonja ${the(`${entry}. lépést`)}.`,
    undone: (who, what) => `${The(who)} visszavonta: ${clause(what)}.`,
    botPlays: (seat, bot) => `${seat}: mostantól gép játszik (${bot.toLowerCase()}).`,
    programPlays: (seat) => `${seat}: mostantól egy program játszik.`,
    personPlays: (seat, name) => `${seat}: mostantól ${name || 'egy játékos'} játszik.`,
  },

  questions: {
    yesNo: 'i/n',
    yes: ['i', 'igen'],
    no: ['n', 'nem'],
    enterFor: (key) => `[Enter: ${key}]`,
    please: (keys) => `Írd be: ${either(keys)}, vagy nyomj csak Entert.`,
  },

  welcome: {
    unfinished: (game, moves) => `Van egy befejezetlen játékod: ${game} (${moves}). Folytatod?`,
    goOn: 'igen',
    startNew: 'nem, új játék',
    whoPlays: 'Ki játszik?',
    withBots: (you, others, bot) =>
      `te vagy ${you}, ${others === 1 ? 'a másik helyen gép ül' : `a másik ${numberWord(others)} helyen gép ül`} (${bot.toLowerCase()})`,
    together: 'többen, egymás után ennél a billentyűzetnél',
  },

  play: {
    intro: 'Súgó: ?, kilépés: q.',
    saved: (path) => `A játékod ide van mentve: ${path}`,
    goOn: 'Folytatás:',
    watch: 'Visszajátszás:',
    unsaved: (why) => `A játékod most nem mentődik. ${why} Játssz tovább, de ne zárd be ezt az ablakot.`,
    thinking: (who) => `${who} gondolkodik…`,
    forfeited: {
      died: (seat) => `Leállt a program, amely itt játszik: ${seat}. Helyette véletlen lépés következett.`,
      slow: (seat) =>
        `Túl sokáig gondolkodott a program, amely itt játszik: ${seat}. Helyette véletlen lépés következett.`,
      nonsense: (seat) =>
        `Nem adott érvényes választ a program, amely itt játszik: ${seat}. Helyette véletlen lépés következett.`,
    },

    overHint: 'Enter: kilépés · u vissza · ? súgó',
    chanceHint: 'annak a száma, ami jött, vagy Enter, ha itt húzol · esélyek · ? súgó',
    turnHint: (place) => `egy szám vagy egy hely (${place}) · h tipp · u vissza · ? súgó`,
    onlyTurnHint: (place) => `Enter, egy szám vagy egy hely (${place}) · h tipp · u vissza · ? súgó`,
    whyHint: 'miért 1: mibe kerül, és mi a kockázata',

    chooseNumber: (n) => `Írj be egy számot 1 és ${n} között; a súgó: ?`,
    noChoice: (number, n) =>
      n === 1
        ? `Nincs ${number}. választás. Csak az 1. van.`
        : `Nincs ${number}. választás. 1 és ${n} ${n === 2 ? 'közül' : 'között'} választhatsz.`,
    nothingToChoose: 'Most nincs mit választani.',
    whichOf: (numbers) => `Melyik: ${either(numbers)}?`,
    unknown: (text) => `„${text}” nem választás, nem hely és nem parancs.`,
    placeExample: (place) => `Egy hely így néz ki: ${place}; a parancsokat a ? sorolja fel.`,
    goAhead: 'Biztosan?',

    possible: (what) => `Ezt megteheted: ${what}.`,
    notPossible: () => 'Ezt most nem lehet.',
    whyWhat: (command, place) => `Adj meg egy számot vagy egy helyet: ${command} ${place}.`,
    ruling: 'döntés',
    noRules: 'Hiányoznak a szabályok ebből a telepítésből (rules/hu/*.md).',

    nothingYet: 'Még nem történt semmi.',
    earlier: (n, command) => `… és még ${n} korábbi; mind látszik így: ${command}.`,
    nothingToDraw: 'Most nincs mit húzni vagy dobni.',
    odds: (odds) => inAll(odds),
    saveWhere: (command) => `Melyik fájlba? Írd be: ${command} FÁJL.`,

    nobodyDecides: 'Most senkinek sem kell döntenie.',
    winChance: (share) => `${Math.round(share * 100)} % esély a győzelemre`,
    afterFirst: (moves) => `Az első után: ${moves.join(', aztán ')}.`,
  },

  undo: {
    nothing: 'Nincs mit visszavonni.',
    nothingOfYours: 'Nincs mit visszavonnod.',
    done: 'Visszavonva.',
    nobody: (name) => `Itt senkit sem hívnak így: ${name}.`,
    bot: (seat) => `${seat} helyén gép játszik, az semmit sem von vissza.`,
    declined: (name) => `${name} nem egyezik bele. Semmi sem változott.`,
  },

  seats: {
    botNames: lowerCaseNames(bots.strengths),
    which: (command) => `Melyik hely, és ki játszik ott? Például: ${command} 2=közepes vagy ${command} 2=én.`,
    me: 'én',
    none: (name) => (name === '' ? 'Adj meg egy helyet.' : `Nincs „${name}” hely.`),
    all: (seats) => (seats.length === 1 ? `Egyetlen hely van: ${seats[0]}.` : `A helyek: ${list(seats)}.`),
    inOption: (option, error) => `${option}: ${error}`,
    noBot: (name) => `Nincs „${name}” nevű gép.`,
    bots: (names) =>
      `Ezekből választhatsz: ${list(names)}, gondolkodási kerettel is, mint közepes:2000 vagy közepes:250ms, vagy run:PARANCS.`,
    noBudget: (name) => `„${name}” nem gondolkodik, ezért nincs gondolkodási kerete.`,
    oneBudget: (name) => `„${name}” egyetlen keretet kaphat, mint közepes:2000 vagy közepes:250ms.`,
    badBudget: (text) => `A gondolkodási keret próbák száma (2000) vagy ezredmásodperc (250ms), nem „${text}”.`,
    noProgram: 'A run: után parancs kell, mint run:python3 bot.py.',
  },

  commandHelp: {
    number: 'a lista ennyiedik választása; a száma a táblán is ott van',
    place: (text) => `egy hely: ${text}`,
    enter: 'az egyetlen választás, ha csak egy van',
    why: 'megteheted-e ott, és ha nem, melyik szabály tiltja',
    rule: 'egy szabály, vagy mind, amelynek így kezdődik az azonosítója',
    board: 'a tábla újra',
    log: (command) => `ami történt; ${command}: az elejétől`,
    odds: 'mi jöhet a következő húzással vagy dobással, és mekkora eséllyel',
    file: 'FÁJL',
    save: 'a játék mentése egy általad választott fájlba',
    undo: (command) =>
      `az utolsó választás visszavonása; ${command} 2: a 2. hely utolsó választásáé, ha a többiek beleegyeznek`,
    hint: 'egy jó lépés, az esélye a győzelemre, és hogy miért jó',
    seat: (command) => `azon a helyen mostantól gép játszik; ${command} 2=én: te`,
    quit: 'kilépés; a játék mentve marad',
    undoOnline: (command) =>
      `az utolsó választásod visszavonása; ${command} 12: a 12. lépésé és mindené, ami utána jött; lehet, hogy mások beleegyezése is kell`,
    hintOnline: 'egy jó lépés és hogy miért jó, ha együtt nyertek vagy veszítetek',
    quitOnline: 'kilépés; a helyed a tiéd marad, és az asztal megvár',
    agree: 'ha valaki vissza akar vonni egy lépést',
    say: 'üzenet az asztalnak',
    seats: 'ki melyik helyen játszik',
    resign: 'feladod; ezzel mindenkinek vége a játéknak',
  },
};

export default hu;

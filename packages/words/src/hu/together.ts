// Playing together over a server, in Hungarian. Terms: asztal (table), hely (seat), néző (spectator), meghívó (invitation).
import type { TogetherWords } from '../en/together.ts';
import { list, the } from '../hungarian.ts';
import type { ClientProblemKind } from '../together.ts';
import atTable from './at-table.ts';
import { since } from './since.ts';

const problems = {
  unreached: 'A szerver nem válaszol. Semmi sem veszett el; újra próbáljuk.',
  unavailable: 'A szerver nem válaszol. Semmi sem veszett el; újra próbáljuk.',
  'cannot-store': 'A szerveren elfogyott a hely, most nem tud menteni. Semmi sem veszett el; újra próbáljuk.',
  'other-protocol': 'Megjelent egy újabb változat. Töltsd újra az oldalt.',
  'seat-taken': 'Valaki egy pillanattal előtted leült ide. Válassz másik helyet.',
  'dead-link': 'Ez a link már nem érvényes. Kérj újat.',
  'unknown-table': 'Nincs ilyen asztal. Nézd meg a kódot, vagy kérd el újra.',
  'unknown-recovery': 'Ez a link már nem érvényes. Készíts újat a másik eszközödön.',
  'too-many': 'Kicsit lassabban, kérlek. Néhány másodperc múlva próbáld újra.',
  'set-aside': 'Ezt az asztalt a szerver szabályaival nem lehet folytatni. A játékot elmentheted.',
  closed: 'Ez a játék véget ért.',
  muted: 'Aki az asztalt megnyitotta, itt elnémított téged.',
  'chat-closed': 'Ennél az asztalnál csak a játékosok írhatnak.',
  'bad-record': 'Ezt a játékot nem lehet átvinni: a mentése sérült.',
  other: 'A szerver ezt nem fogadta el. Töltsd újra az oldalt, és próbáld meg még egyszer.',
} satisfies Record<ClientProblemKind, string>;

const hu: TogetherWords = {
  ...atTable,

  problem: (kind) => (problems as Record<string, string>)[kind] ?? problems.other,

  open: {
    needsServer: 'Az online játékhoz szerver kell. Itt nincs, de minden más működik.',
    who: 'Ki hol ül',
    me: 'Én',
    friend: 'Egy barátom',
    bot: 'Gép',
    seatOf: (name) => `Ki játszik: ${name}`,
    pace: 'Hogyan játsszatok?',
    paces: {
      live: { name: 'Egy ültő helyünkben', does: 'mindenki az asztalnál van' },
      days: { name: 'Több napon át', does: 'mindenki akkor lép, amikor ráér' },
      either: { name: 'Mindegy', does: 'most kezditek, máskor is folytathatjátok' },
    },
    hints: 'Lehet tippet kérni',
    hintsLine: 'Mindenki látja, mielőtt leül.',
    oneLink: 'Egy link minden barátodnak: aki előbb jön, az választ.',
    open: 'Asztal megnyitása',
    botLater: 'Az üres helyet bármikor átveheti egy gép.',
    yourName: 'A neved',
  },

  invite: {
    onlyHere:
      'Ez a cím csak ezen az eszközön működik. Ha másokat is hívnál, úgy indítsd a szervert, hogy ők is elérjék (HOST, lásd a docs/online.md fájlt).',
    title: 'Kész az asztal',
    line: 'Küldd el mindenkinek ugyanazt a linket. Aki megnyitja, helyet választ; senkinek sem kell regisztrálnia.',
    send: 'Küldd el a linket',
    copy: 'Másolás',
    copied: 'Kimásolva',
    share: 'Megosztás',
    shareText: (game) => `Játssz velem: ${game}`,
    aloud: 'Vagy olvasd fel a kódot',
    scan: 'Olvasd be telefonnal',
    seats: 'Helyek',
    taken: (taken, of) => `${of} helyből ${taken} foglalt`,
    free: 'szabad, bárki leülhet',
    you: (role) => (role === '' ? 'te' : `${role}, te`),
    bot: (strength) => `gép, ${strength.toLowerCase()}`,
    addBot: 'Gép',
    addBotTo: (role) => `Gép játsszon: ${role}`,
    start: 'Játék indítása',
    noWait: 'Nem kell mindenkit megvárnod: a barátaid játék közben is leülhetnek.',
    here: 'itt van',
    ready: 'kész',
  },

  join: {
    title: (name) => (name ? `${name} helyet tart neked` : 'Vár egy szabad hely'),
    full: 'Minden hely foglalt',
    fullLine: 'Nézheted a játékot, és leülhetsz, ha felszabadul egy hely.',
    noAccount: 'Nem kell regisztrálni, sem telepíteni.',
    name: 'Hogy hívnak?',
    seat: 'Válassz helyet',
    sit: (role) => (role === '' ? 'Leülök' : `Leülök, leszek ${the(role)}`),
    free: 'szabad',
    watch: 'Csak nézem',
    watchNow: 'Nézem',
    quicker: (name, role) =>
      role === ''
        ? `${name} gyorsabb volt, az övé lett a hely.`
        : `${name} gyorsabb volt, az övé lett ez a hely: ${role}.`,
    chooseOther: 'Válassz másik helyet, vagy nézd a játékot.',
    nameMissing: 'Írd be a neved, hogy a többiek tudják, ki vagy.',
    noHints: 'Ennél az asztalnál nincs tipp.',
  },

  table: {
    spectators: (n) => `${n} néző`,
    you: 'te',
    yours: 'a tiéd',
    here: 'itt van',
    away: (seconds) => `${since(seconds)} nincs itt`,
    thinking: 'gondolkodik',
    bot: 'gép',
    aBot: 'Egy gép',
    keepsFor: (name) => `gép ${name} helyén`,
    nobody: 'még üres',
    waitingFor: (name) => `Most ${name} jön`,
    waitingForSeat: 'Várjuk, hogy valaki leüljön',
    yourTurn: (who) => (who === '' ? 'Te jössz' : `Te jössz: ${who}`),
    watching: 'Néző vagy',
    watchingLine: (free) =>
      free === undefined
        ? 'Mindent látsz, ami az asztalon van.'
        : `Mindent látsz, ami az asztalon van. Szabad hely: ${free}.`,
    unconfirmed: 'Várunk a szerverre',
    takeSeat: (role) => (role === '' ? 'Leülök' : `Leülök, leszek ${the(role)}`),
    invite: 'Meghívó',
  },

  talk: {
    name: 'Csevegés',
    say: 'Írj valamit',
    send: 'Küldés',
    empty: 'Még senki sem írt. Amit írsz, mindenki látja az asztalnál, a nézők is.',
    now: 'most',
    options: (name) => `${name} üzenete: lehetőségek`,
    remove: 'Üzenet törlése',
    mute: (name) => `${name} elnémítása`,
    unmute: (name) => `${name} újra írhat`,
    muted: 'elnémítva',
    watchersMay: 'A nézők is írhatnak ide',
    signs: {
      good: 'Jó',
      'your-call': 'Te döntesz',
      'one-moment': 'Egy pillanat',
      careful: 'Vigyázz',
      thanks: 'Köszi',
      'oh-no': 'Jaj, ne',
    },
    signed: (name, sign) => `${name}: ${sign}`,
    pointHere: 'Ide mutatok',
    goHere: 'Én ide mennék',
    points: (name, place) => `${name} ide mutat: ${place}`,
    wouldGo: (name, place) => `${name} ide menne: ${place}`,
  },

  lost: {
    title: 'Megszakadt a kapcsolat',
    line: 'A helyed és a játék biztonságban van. Nézelődhetsz; a lépések megvárják, míg visszajön a kapcsolat.',
    retry: 'Próbáljuk most',
    mark: 'Nincs kapcsolat',
    turnWaits: 'A játék megvárja a kapcsolatot',
    back: 'Újra van kapcsolat',
    nothing: 'Közben nem történt semmi.',
  },

  takenBack: {
    title: 'A lépésed nem jött létre',
    stale: 'Közben más történt, ezért a lépésed nem jött létre.',
    other: 'A szerver nem fogadta el. A bábud visszakerült a helyére.',
    again: 'Újra megcélzom',
  },

  undo: {
    asked: (name, what) => `${name} visszavonná: „${what}”`,
    askedLine: 'Ehhez mindenkinek bele kell egyeznie. Ami utána jön, azt újra húzzátok.',
    agree: 'Beleegyezem',
    decline: 'Maradjon így',
    youAsked: (what) => `Visszavonást kértél: „${what}”`,
    youAskedLine: 'A játék megvárja, míg mindenki válaszol. Senkinek sem kell indokolnia.',
    agrees: (name) => `${name} beleegyezett`,
    withdraw: 'Mégsem kérem',
    you: 'te',
    ask: 'Megkérdezem a többieket',
    takesYourTurn: (name) =>
      name === '' ? 'Ezzel már nem te jönnél.' : `Ezzel már nem te jönnél, hanem újra ${name}.`,
    takesTurn: (name) => `Ezzel már nem ${name} jönne.`,
    tookBack: (name, what) => (name === '' ? `Visszavonva: „${what}”` : `${name} visszavonta: „${what}”`),
    turnAgain: (name) => (name === '' ? 'Már nem te jössz.' : `Újra ${name} jön.`),
  },

  away: {
    title: (name, seconds) => `${name} ${since(seconds)} nincs itt`,
    line: (name) =>
      `A játék most vár rá: ${name}. Várhattok, küldhettek emlékeztetőt, vagy átadhatjátok a helyét egy gépnek; ha visszajön, bármikor visszaveheti.`,
    early: (name) => `A játék most vár rá: ${name}. Várhattok, vagy küldhettek emlékeztetőt.`,
    wait: 'Várunk',
    nudge: 'Emlékeztető küldése',
    nudged: 'Emlékeztető elküldve',
    bot: 'Játsszon tovább a gép',
  },

  recap: {
    close: 'Tovább',
  },

  end: {
    rematchReady: 'Kész a visszavágó asztala',
    sitDown: 'Leülök',
    stay: 'Maradok',
  },

  menu: {
    resign: 'Feladom',
    resignSure: 'Feladod a játékot? Mindenkinek véget ér.',
    abandon: 'Befejezem mindenkinek',
    abandonSure: 'Befejezed a játékot mindenkinek? Nem lehet majd folytatni.',
    rename: 'Név módosítása',
    device: 'Játék másik eszközön',
    yes: 'Igen',
    no: 'Nem',
    save: 'Mentés',
    saved: 'Elmentve',
  },

  names: (names) => list(names),
};

export default hu;

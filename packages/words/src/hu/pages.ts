// What is said on pages that are seldom open, in Hungarian.
import type { RecordError, Refusal, TableRefusalKind, UndoPlan } from '@undercroft/engine';
import { Detail } from '../detail.ts';
import type { MoreWords } from '../en/pages.ts';
import { list, suffixed, The, the } from '../hungarian.ts';

const recordFaults = {
  empty: () => 'A fájl üres.',
  'not-json': () => 'Ez a fájl sérült, vagy nem mentett játék.',
  'not-a-record': () => 'Ez a fájl nem az Undercroft mentett játéka.',
  'newer-format': () => 'Ezt a játékot egy újabb Undercroft mentette. Frissítéshez töltsd újra az oldalt.',
  'unknown-game': ({ received }) => `Az Undercroftban nincs „${received}” nevű játék.`,
  'newer-rules': () => 'Ez a játék újabb szabályokat követ, mint ez az oldal. Frissítéshez töltsd újra az oldalt.',
  'older-rules': () => 'Ez a játék régebbi szabályokat követ, amelyekkel itt már nem lehet játszani.',
  'bad-options': ({ fault }) =>
    fault?.path && fault.received !== undefined
      ? `A játék egyik beállítása nem létezik: ${fault.path.join('.')} értéke ${fault.received}.`
      : 'A játék beállításai nem férnek össze.',
  'bad-entry': stopsMakingSense,
  'out-of-order': stopsMakingSense,
  damaged: stopsMakingSense,
  truncated: ({ entry }) => `A fájl ${the(`${entry ?? 1}. lépés`)} előtt véget ér. A játékot addig megnézheted.`,
  'left-over': ({ entry }) =>
    `A fájl a játék vége után is folytatódik, ${the(`${entry ?? 1}. lépéstől`)}. A játékot addig megnézheted.`,
  refused: stopsMakingSense,
  'undo-disagrees': stopsMakingSense,
} satisfies Record<RecordError['kind'], (fault: RecordError) => string>;

function stopsMakingSense({ entry = 1 }: RecordError): string {
  return entry > 1
    ? `A fájl ${the(`${entry}. lépéstől`)} sérült. A játékot addig megnézheted.`
    : 'A fájl már az első lépésnél sérült, így semmit sem lehetett betölteni.';
}

type SeatName = (seat: number) => string;
type TellRefusal = (detail: Detail, name: SeatName) => string;

const tableRefusals = {
  'no-such-seat': (d) => `Nincs ${d.number('seat') + 1}. hely ennél az asztalnál.`,
  'game-over': () => 'Vége a játéknak.',
  'chance-first': () => 'Most nem: előbb húzás vagy dobás következik.',
  'no-chance-now': () => 'Most nincs mit húzni vagy dobni.',
  'not-your-decision': (d, name) => `Most nem: ${name(d.number('decides'))} dönt.`,
  'nothing-to-undo': () => 'Nincs mit visszavonnod.',
  'not-your-entry': () => 'Csak a saját lépéseidet vonhatod vissza.',
  'undo-needs-agreement': (d, name) =>
    `Visszavonhatod, ha ${list(d.words('of').map((seat) => name(Number(seat))))} is beleegyezik.`,
} satisfies Record<TableRefusalKind, TellRefusal>;

const refusal = (refused: Refusal, name: SeatName): string | undefined =>
  (tableRefusals as Record<string, TellRefusal>)[refused.kind]?.(new Detail(refused), name);

/** TB-UNDO-2: everybody has to agree. */
const undoWhy = {
  chance: 'Azóta húztatok vagy dobtatok. Azt is visszavonod?',
  'another-acted': 'Azóta más is lépett. Azt is visszavonod?',
} satisfies Record<NonNullable<UndoPlan['why']>, string>;

const hu: MoreWords = {
  refusal,

  undoQuestion: {
    why: undoWhy,
    ask: (names) => `${names.length > 1 ? 'Egyetértetek' : 'Egyetértesz'}, ${list(names)}?`,
    agree: 'Visszavonás',
    willBeAsked: (names) => `Ehhez a többiek beleegyezése is kell: ${list(names)}.`,
    send: 'Megkérdezem',
    refuse: 'Játék folytatása',
    again: 'Az új húzások és dobások mást hozhatnak.',
  },

  kept: {
    title: 'Játékaid',
    none: 'Még nincs játékod.',
    running: 'Folyamatban',
    over: 'Befejezett',
    entries: (n) => `${n} lépés`,
    played: (when) => when.toLocaleDateString('hu', { year: 'numeric', month: 'long', day: 'numeric' }),
    remove: 'Törlés',
    removeAsk: 'Végleg törlöd ezt a játékot?',
    keep: 'Megtartom',
    result: 'Eredmény',
    watch: 'Visszajátszás',
    passing: 'Ez a böngésző nem ment: a játékaid csak addig maradnak meg, amíg ez az oldal nyitva van.',
    earlierRules: (version) => `Korábbi szabályok (${version}. változat)`,
    playedWith: (variants) => `Így játszotok: ${variants.join('; ')}.`,
    keepsRules: (version) =>
      `Ez a játék a korábbi szabályokkal kezdődött (${version}. változat), és azokkal folytatódik.`,
  },

  replay: {
    title: (game) => `Visszajátszás: ${game}`,
    play: 'Lejátszás',
    pause: 'Szünet',
    next: 'Következő lépés',
    previous: 'Előző lépés',
    first: 'Az elejére',
    last: 'A végére',
    at: (n, of) => `${suffixed(of, 'outOf')} ${n}`,
    slider: 'Lépés',
    speed: 'Sebesség',
    playOn: 'Folytatás innen',
    done: 'Vissza az eredményhez',
    back: 'Vissza a játékhoz',
  },

  rules: {
    title: 'Szabályok',
    of: (game) => `${game}: szabályok`,
    table: 'Az asztal',
    search: 'Keresés a szabályokban',
    found: (n) => (n === 0 ? 'Nincs találat.' : `${n} találat.`),
    unknown: (id) => `Nincs ilyen szabály: ${id}.`,
    ruling: 'a mi döntésünk',
    hereAndNow: 'Most és itt',
    whole: 'A teljes szabálykönyv',
    also: 'Ide tartozik még:',
  },

  finished: {
    rematch: 'Ugyanez a csapat újra',
    again: 'Még egyszer?',
    share: 'Megosztás',
    copied: 'Link kimásolva',
    endedEarly: 'Ez a játék idő előtt véget ért',
    resigned: (name) => `${name} feladta.`,
    abandoned: 'A játékot félbehagytátok.',
    checking: (rolls) => `${rolls} húzás és dobás ellenőrzése…`,
    unchecked: 'A kockákat nem sikerült ellenőrizni: a szerver nem válaszol. Töltsd újra az oldalt.',
    fair: 'A kockák tisztességesek voltak',
    fairLine: (rolls) =>
      rolls === 0
        ? 'Az első lépés előtt lepecsételt szám illik a pecsétjéhez. Nem kellett dobni vagy húzni vele.'
        : `Ez az oldal az imént mind ${the(rolls)} húzást és dobást újra kiszámolta abból a számból, amelyet az első lépés előtt lepecsételtek.`,
    sealed: '*Lepecsételve a kezdés előtt.* Ezt a pecsétet kapta meg mindenki az asztalnál:',
    opened: '*Felnyitva a végén.* A benne lévő szám illik a pecséthez:',
    drawn: (rolls) => `*Újraszámolva.* ${rolls} húzásból és dobásból ${rolls} egyezik.`,
    nobody: 'A kezdés után senki sem változtathatott a dobásokon, a szerver sem.',
    unfairTitle: 'A kockák nem stimmelnek',
    unfair: (roll) =>
      `${The(roll)}. dobástól kezdve a kockák nem illenek a pecséthez. Mentsd el a játékot: az bizonyítja.`,
    fromDevice: (rolls, name) =>
      `Az első ${rolls} húzás és dobás ${name ? `${name}` : 'valaki'} saját eszközéről jött, ezért nem ellenőrizhető.`,
  },

  files: {
    name: (game) => `${game} játék`,
    fault: (fault) => recordFaults[fault.kind](fault),
    unopened: 'Ez a játék itt nem nyitható meg',
    kept: 'A mentett játékod nem változott.',
    watchUpTo: 'Visszajátszás',
    send: 'Játék mentése fájlba',
  },

  allSigns: 'Mi micsoda?',

  keys: {
    title: 'Billentyűk',
    look: 'helyről helyre',
    choose: 'akció választása',
    choosePiece: 'tengeralattjáró választása',
    chooseMine: 'az akna helye',
    commit: 'a nagy gomb',
    dangers: 'veszélyek: a tieid, mindenkié, ki',
    inspect: 'mi ez?',
    signs: 'minden jel magyarázata',
    back: 'egy lépés vissza',
    turn: 'a lerakandó lapka forgatása',
    pan: 'a tábla mozgatása',
    zoom: 'nagyítás, kicsinyítés',
    fit: 'az egész tábla',
    centre: 'ugrás ahhoz, aki cselekszik',
    hint: 'tipp',
    log: 'napló',
    rule: 'a kijelölt elem szabálya',
    panels: 'következő panel',
    help: 'ez a súgó',
    stepBack: 'egy lépés visszavonása',
    arrows: 'Nyilak',
    space: 'Szóköz',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Escape',
    backspace: 'Backspace',
  },

  end: {
    course: 'A játék menete',
    behind: 'A vonalak mögötti szabályok:',
    courseAlt: (rounds) => `Vonaldiagram az egész játékról, ${rounds} forduló.`,
    rounds: 'Fordulók',
    measures: {
      health: 'Egészség',
      tiles: 'Feltárt lapkák',
      danger: 'Veszély',
      subs: 'Tengeralattjárók',
      mines: 'Aknák',
    },
    watch: 'Visszajátszás',
    sameSeed: 'Újra ezzel a maggal',
    sameTeam: 'Új menet',
    another: 'Új játék',
    save: 'Játék mentése fájlba',
    seed: (seed) => `Mag: ${seed}`,
    fate: {
      out: (round, health) => `kijutott a ${round}. fordulóban, ${health} egészséggel`,
      outUnhurt: (round) => `kijutott a ${round}. fordulóban, sértetlenül`,
      inRound: (what, round) => `${what}, ${round}. forduló`,
    },
    thatWas: (round) => `Ez a ${round}. fordulóban történt.`,
    inNumbers: (rounds, decisions, draws) => `${rounds} forduló · ${decisions} döntés · ${draws} húzás és dobás`,
  },

  setting: {
    groups: { turn: 'A te köröd', events: 'Események', reading: 'Olvasás és hang' },
    confirm: {
      name: 'Kattintás egy helyre',
      does: 'A veszélytelen lépés azonnal megtörténik. Ami árthat, előbb megmutatja a kockázatát, és második kattintásra vár.',
      choices: { risks: 'Egy, ha veszélytelen', always: 'Mindig kettő' },
    },
    turnEnd: {
      name: 'Ha elfogyott a pont',
      does: 'A kör magától véget ér. A visszaszámlálást a visszavonás, az Escape vagy egy kattintás a táblán megállítja.',
      choices: { soon: '2 mp múlva', 'at-once': 'Azonnal', wait: 'Várjon rám' },
    },
    asksBeforeEnd: {
      name: 'Korai befejezés',
      does: 'Kérdezzen rá, ha olyan ponttal fejeznéd be a kört, amellyel még segíthetnél valakin.',
    },
    dangers: {
      name: 'Veszélyek a táblán',
      does: 'Fonalak, jelek és esélyek: a tieid, mindenkié, vagy semmi. Játék közben a D vált.',
      choices: { yours: 'A tieid', all: 'Mindenkié', off: 'Ki' },
    },
    speed: {
      name: 'Veszélyek és támadások',
      does: 'Meddig tart egy jelenet. Koppintással vagy szóközzel bármikor átugorható.',
      choices: { slow: 'Lassú, 4 mp', normal: 'Rendes, 2,5 mp', brisk: 'Gyors, 1,2 mp', still: 'Csak az eredmény' },
    },
    others: {
      name: 'Gépek',
      does: 'Nézd végig minden lépésüket, vagy csak azt, mi változott.',
      choices: { quick: 'Gyorsan', steps: 'Minden lépést', result: 'Ami változott' },
    },
    motion: {
      name: 'Mozgás',
      does: 'Visszafogott: semmi sem rázkódik és nem repül, a változások kirajzolódnak és egy másodpercig keretben maradnak.',
      choices: { system: 'Mint az eszközön', full: 'Teljes', reduced: 'Visszafogott' },
    },
    volume: { name: 'Hangerő', does: 'Egészen lehúzva néma.' },
    fullLight: { name: 'Teljes fény', does: 'Megvilágítja az egész táblát.' },
    explains: {
      name: 'Új akciók magyarázata',
      does: 'Amikor először találkozol egy akcióval, röviden elmondja, mire jó.',
    },
    ruleNumbers: {
      name: 'Szabályszámok a naplóban',
      does: 'Kíváncsiaknak. A „miért?” enélkül is minden sort megmagyaráz.',
    },
    letters: {
      name: 'Egybillentyűs parancsok',
      does: '1–9, 0 és X az akciókhoz, D, L, H, U, R. A ? kilistázza őket.',
    },
    leftHanded: { name: 'Balkezes', does: 'Telefonon átteszi a nagy gombot a másik oldalra.' },
    saved: 'Ezen az eszközön elmentve.',
    done: 'Kész',
  },

  about: {
    title: 'Névjegy',
    what: 'Három társasjáték a böngésződben: éljetek túl együtt két utat a mélybe, vagy vívjatok egy kis háborút a tengeren. Egyedül, vagy többen egy eszközön.',
    rules:
      'A szabályokat saját szavainkkal, számozott pontokban mondjuk el, és a játék mindig megmutatja, melyiket követi.',
    privacy: 'A játékaid ezen az eszközön maradnak. Semmit sem küldünk sehová.',
    fair: 'Minden szerencse a játék magjából ered, így a mentett fájlból bárki minden dobást ellenőrizhet.',
    free: 'Szabad szoftver az MIT licenc alatt.',
    fonts: 'Betűi a Fraunces és az Atkinson Hyperlegible Next, mindkettő az Open Font License alatt.',
  },
};

export default hu;

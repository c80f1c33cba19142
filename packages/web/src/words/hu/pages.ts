// What is said on pages that are seldom open, in Hungarian.
import type { RecordFault } from '@undercroft/engine';
import type { MoreWords } from '../en/pages.ts';
import { suffixed, the } from '../hungarian.ts';
import page from './page.ts';

const { gameName } = page;

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

const hu: MoreWords = {
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
    passing: 'Ez a böngésző semmit sem őriz meg: a játékaid addig élnek, amíg ez az oldal nyitva van.',
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
    ruling: 'a mi döntésünk',
  },

  files: {
    name: (id) => `${gameName(id)} felvétel`,
    fault: (fault) => recordFaults[fault.kind](fault),
    kept: 'A mentés változatlanul megmarad.',
    watchUpTo: 'Megnézem',
    send: 'Mentés fájlba',
  },

  keys: {
    title: 'Billentyűk',
    look: 'körülnézés a táblán',
    choose: 'akció választása, a látható sorrendben',
    aim: 'célzás, vagy ami ott van',
    commit: 'végrehajtás',
    back: 'vissza: előbb a cél, aztán az akció',
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
    stepBack: 'egy lépés vissza',
    arrows: 'Nyilak',
    space: 'Szóköz',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Escape',
    backspace: 'Backspace',
  },

  end: {
    course: 'A játék menete',
    courseAlt: (rounds) => `Vonalak az egész játékról, ${rounds} forduló.`,
    statistics: 'Számokban',
    rounds: 'Fordulók',
    decisions: 'Döntések',
    draws: 'Húzások és dobások',
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

  setting: {
    volume: 'Hangerő',
    speed: 'Sebesség',
    speeds: { still: 'Semmi sem mozog', slow: 'Lassú', normal: 'Közepes', fast: 'Gyors' },
    still: 'A rendszered kevesebb mozgást kér, ezért semmi sem mozog.',
    fullLight: { name: 'Teljes fény', does: 'az egész tábla világos, lámpafény nélkül' },
    letters: { name: 'Betűk', does: 'egyetlen betű is parancs' },
    leftHanded: { name: 'Balkezes', does: 'a nagy gomb bal oldalon van' },
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
};

export default hu;

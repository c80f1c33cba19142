// Away from the table, in Hungarian. Terms: értesítés (notification), eszköz (device), emlékeztető (reminder).
import type { AwayWords } from '../en/away.ts';
import { capital } from '../grammar.ts';

/** '5 percig', '2 napig' */
function lasting(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.floor(seconds))} másodpercig`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} percig`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} óráig`;
  return `${Math.floor(seconds / 86_400)} napig`;
}

const hu: AwayWords = {
  notify: {
    ask: 'Szóljunk, amikor te jössz?',
    askLine: (name) =>
      `${name} most nincs itt, úgyhogy eltarthat egy ideig. A böngésződ egyszer megkérdez. Csak akkor szólunk, ha te jössz vagy emlékeztetnek; csevegésről soha.`,
    yes: 'Igen, szóljatok',
    no: 'Nem kell',
    bell: 'Szóljatok, ha én jövök',
    on: 'Szólunk, amikor te jössz',
    off: 'Ne szóljatok többet',
    why: {
      http: 'Az értesítéshez https kell, ezt az oldalt pedig sima http-n nyitottad meg. Hagyd nyitva az oldalt: a lapfülön látszik, ha te jössz.',
      ios: 'iPhone-on és iPaden az értesítéshez a főképernyőre kell tenni az oldalt: Megosztás, majd Főképernyőhöz adás.',
      'in-app':
        'Az alkalmazás beépített böngészője nem tud értesítést küldeni. Nyisd meg az oldalt a saját böngésződben.',
      none: 'Ez a böngésző nem tud értesítést küldeni. Hagyd nyitva az oldalt: a lapfülön látszik, ha te jössz.',
      denied: 'Az oldal értesítéseit letiltottad. A böngésző beállításaiban engedélyezheted őket.',
    },
    openOnly: 'Ez a böngésző csak addig szól, amíg az oldal nyitva van.',
    failed: 'Ez most nem sikerült. Nézd meg a kapcsolatot, és próbáld újra.',
    yourTurn: 'Te jössz',
    nudge: 'A többiek rád várnak',
    over: 'Kész a visszavágó asztala',
    answered: 'Már nem te jössz',
  },

  recap: {
    title: 'Mi történt nélküled',
    away: (seconds, rounds) =>
      rounds === 0
        ? `${capital(lasting(seconds))} voltál távol.`
        : `${capital(lasting(seconds))} voltál távol, ${rounds} kör.`,
    rounds: (rounds) => `${rounds} kör nélküled.`,
    toYou: (name, text) => `*${name}* neked: „${text}”`,
    said: (name, text) => `*${name}*: „${text}”`,
    watch: (seconds) => `Megnézem, ${seconds} mp`,
    yours: 'Lépek',
    on: 'Tovább',
  },

  kept: {
    title: 'Egy gép játszott helyetted',
    line: (decisions) =>
      decisions === 0 ? 'Még semmiről sem döntött.' : `Amíg nem voltál itt, ${decisions} döntést hozott:`,
    more: (n) => `és még ${n} a naplóban.`,
    takeBack: 'Visszaveszem a helyem',
    leave: 'Játsszon tovább',
  },

  device: {
    button: 'Játék másik eszközön',
    scan: 'Olvasd be a másik eszközöddel',
    line: 'Olvasd be a képet, vagy nyisd meg a linket a másik eszközödön, és ott lesz minden asztalod. Akinél ez a link van, az te vagy, ezért ne add tovább. Az új link érvényteleníti a régit.',
    copy: 'Link másolása',
    copied: 'Kimásolva',
    another: 'Új link',
    again: 'Próbáld újra',
    wrong: {
      title: 'Ez a link nem működik',
      line: 'Hiányzik belőle valami, vagy egy újabb link váltotta fel. Semmi sem veszett el: az asztalaid megvannak a másik eszközödön.',
      todo: 'A másik eszközödön nyiss meg egy asztalt, a menüjében válaszd a „Játék másik eszközön” pontot, és az új linket nyisd meg itt.',
    },
  },

  twice: {
    title: 'Ez az asztal kétszer van nyitva',
    line: 'A két ablak együtt halad: ami az egyikben történik, a másikban is látszik. Hangja annak van, amelyiket utoljára érintetted.',
    fine: 'Rendben',
  },

  move: {
    button: 'Folytatás online',
    title: 'Folytatjátok online?',
    line: 'A játék egy online asztalnál megy tovább, ahová mások is leülhetnek. Itt megmarad egy másolat a mostani állásról.',
    dice: 'Az eddigi dobások erről az eszközről jöttek; az asztalnál a szerver dob és húz, lepecsételve.',
    move: 'Átviszem',
    notNow: 'Most nem',
  },

  home: {
    button: 'Folytatás offline',
    title: 'Innen egyedül folytatod?',
    line: 'Ezen az eszközön kapsz egy másolatot a mostani állásról, és minden helyen te játszol. Az online asztal ettől függetlenül megy tovább.',
    save: 'Mentés fájlba',
  },

  seats: {
    title: 'A helyeid',
    line: 'Ha valaki melletted, ezen az eszközön játszik, foglalj neki is helyet.',
    giveUp: (role) => `Felállok innen: ${role}`,
    sure: (name) => `Biztosan átadod? (${name}) Bárki leülhet a helyedre.`,
    take: (role) => `Leülök ide: ${role}`,
    takeToo: (role) => `Ez a hely is kell: ${role}`,
    several: 'Többen vagyunk ezen az eszközön',
    sit: (roles) => `Leülünk: ${roles}`,
  },
};

export default hu;

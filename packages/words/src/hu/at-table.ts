// What is said at a table that is played over a server, in Hungarian.
import type { AtTableWords } from '../en/at-table.ts';
import { list, the } from '../hungarian.ts';
import { decides } from './decides.ts';
import { since } from './since.ts';

const atTable: AtTableWords = {
  waiting: {
    decides,
    asked: (seconds) => `${since(seconds)} vár`,
    meanwhile: 'Közben',
    point: { name: 'Mutatok egy helyre', does: 'Hat másodpercig mindenki látja' },
    go: { name: 'Én ide mennék', does: 'Megmutatom a saját tervemet' },
    way: { name: 'Én erre mennék', does: 'Érints meg egy betűt; nem te döntesz' },
    plan: { name: 'Tervezem a körömet', does: 'Csak te látod; megvár' },
    touchPoint: 'Érintsd meg a helyet, amelyre mutatnál.',
    touchWay: 'Érintsd meg a helyet, ahová az út vezet.',
    touchRing: (role) => `Érints meg egy gyűrűt: hová mennél? (${role})`,
    planned: 'Ide készülsz',
  },

  ideas: {
    forSomebody: 'Ötlet valaki másnak',
    forWhom: (role) => `Ötlet neki: ${role}`,
    has: (name, role) => `${name} ötlete neki: ${role}`,
    plans: (name, role) => `${name} erre menne: ${role}`,
    yours: (role) => `A te ötleted neki: ${role}`,
    yourPlan: 'A saját terved',
    would: (name, answer) => `${name} ezt választaná: ${answer}`,
    look: 'Megnézem',
    tryIt: 'Kipróbálom',
    fold: 'Elteszem',
    takeBack: 'Visszavonom',
    agree: 'Jó ötlet',
    agreed: (names) => list(names),
    onTo: (place) => `Tovább: ${place}`,
    notAMove: 'Ez csak ötlet: minden lépést te teszel meg, vagy nem.',
    askTable: 'Megkérdezem a többieket',
    askedTable: 'Ebben a körben mindenki mutathat neked ötletet.',
    asks: (name) => `${name} ötletet kér a többiektől`,
    alone: (name) => `${name} inkább egyedül gondolkodik`,
    badge: (name) => `${name} ötlete`,
    wanted: 'Mások ötletei',
    wants: {
      shown: { name: 'Rögtön látszanak', does: 'együtt terveztek' },
      folded: { name: 'Csak ha megnézem', does: 'ez a szokásos' },
      asked: { name: 'Csak ha kérem', does: 'a többiek látják, hogy egyedül gondolkodsz' },
    },
  },

  seats: {
    nudged: (name) => `${name} emlékeztet`,
    nudgedLine: 'Mindenki a te döntésedre vár.',
    nudgedClose: 'Itt vagyok',
    sat: (name, role) => `${name} leült: ő lesz ${the(role)}`,
    satLine: 'Köszönj neki, vagy játsszatok tovább.',
    keep: 'Egy embernek tartom',
    keepFor: (role) => `Egy embernek tartom: ${role}`,
    kept: 'egy embernek fenntartva',
    keptLine: 'Csak az ülhet le ide, akinél ez a link van.',
    keptLink: (role) => `Link ehhez a helyhez: ${role}`,
    more: (role) => `További lehetőségek: ${role}`,
  },

  takenBackMark: 'nem jött létre',
  wouldGoBack: 'ide kerülne vissza',
  standsTitle: 'Marad így',
  standsLine: (what) => `„${what}” érvényben marad. A játék onnan megy tovább, ahol tartott.`,

  whileYouWait: {
    title: 'Amíg vársz',
    rules: { name: 'Így játsszuk', does: 'a szabályok képekkel' },
    practise: { name: 'Gyakorlás egyedül', does: 'egy saját játék' },
    another: { name: 'Más beállítások', does: 'új asztalt nyit' },
  },

  spelling: {
    B: 'Béla',
    C: 'Cecil',
    D: 'Dénes',
    F: 'Ferenc',
    G: 'Géza',
    H: 'Helén',
    J: 'János',
    K: 'Károly',
    L: 'László',
    M: 'Mónika',
    N: 'Nándor',
    P: 'Péter',
    Q: 'kú',
    R: 'Róbert',
    S: 'Sándor',
    T: 'Tamás',
    V: 'Vilmos',
    W: 'dupla vé',
    X: 'iksz',
    Z: 'Zoltán',
    '2': 'kettő',
    '3': 'három',
    '4': 'négy',
    '5': 'öt',
    '6': 'hat',
    '7': 'hét',
    '8': 'nyolc',
    '9': 'kilenc',
  },
};

export default atTable;

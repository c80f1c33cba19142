// What only the page says, in Hungarian.
import type { SideName } from '@undercroft/cave';
import type { Caver, Source } from '@undercroft/sub-terra';
import { capital, type MarkedText, type Odds } from '@undercroft/words/grammar';
import { inAll, list, numberWord, OF_SIDE, object, suffixed, The, the } from '@undercroft/words/hungarian';
import type { Harm, SubTerraWords } from '../en/index.ts';
import { theCaver, theObject, who } from './names.ts';

/** '51-ből 6', '2-ből 1'. */
const chance = (odds: Odds): string =>
  odds.of > 6 && odds.of < 100 ? `${suffixed(odds.of, 'outOf')} ${odds.n}` : inAll(odds);

const titles = {
  exertion: 'Ráhajtás',
  rough: 'Durva terep',
  gas: 'Gáz',
  flood: 'Áradás',
  'cave-in': 'Sziklaomlás',
  tremor: 'Földrengés',
  horror: 'A rém',
} satisfies Record<Source, string>;

/** '−2 egészség, eszméletlen leszel', 'a Hegymászó −3 egészség'. */
const lose = ({ amount, falls, whose }: Harm): string =>
  whose
    ? `${theCaver(whose)} −${amount} egészség${falls ? ', eszméletlen lesz' : ''}`
    : `−${amount} egészség${falls ? ', eszméletlen leszel' : ''}`;

const losing = ({ amount, falls, whose }: Harm): MarkedText =>
  whose
    ? `${theCaver(whose)} *${amount} egészséget* veszít${falls ? ', és eszméletlen lesz' : ''}`
    : `*${amount} egészséget* veszítesz${falls ? ', és eszméletlen leszel' : ''}`;

/** '1-es dobásra', '1–3 dobásra'. */
const faces = ({ odds }: Harm): string => (odds?.n === 1 ? '1-es dobásra' : `1–${odds?.n} dobásra`);

function when(harm: Harm): string {
  const { source, odds } = harm;
  if (!odds) return '';
  if (source === 'gas') return 'Ha gázlapka jön, ';
  if (source === 'rough' && odds.of !== 6) return 'Ha durva terep jön, és elbotlasz, ';
  if (source === 'rough') return `${faces(harm)} elbotlasz: `;
  if (source === 'exertion') return `A köröd végén dobsz: ${faces(harm)} `;
  return `${chance(odds)}: `;
}

const people = (team: readonly Caver[]): string => list(team.map((one) => the(`*${who(one)}*`)));

export const table: SubTerraWords['table'] = {
  goal: {
    find: 'Keressétek meg a kijáratot',
    tiles: (n) => {
      if (n > 6) return `még *${n}* lapka, az utolsó 6 közt van`;
      return n === 1 ? 'az *utolsó* lapka az' : `az utolsó *${n}* lapka egyike`;
    },
    next: 'a *következő* lapka az',
    reach: 'Jussatok el a kijáratig',
    steps: (caver, n) => `${who(caver)}, még *${n}* lépés`,
    noWay: (caver) => `${who(caver)}, odáig még nincs út`,
    gather: 'Mindenki érjen a kijáratra',
    leave: 'Hagyjátok el a barlangot',
    goBack: (team) => `vagy menjetek vissza, még lent van ${people(team)}`,
    over: 'Véget ért az expedíció',
  },
  upcoming: {
    horrors: (n) => (n === 1 ? 'Utána lép a *rém*' : `Utána lép *${n} rém*`),
    torches: 'Utána kialszanak a *fáklyák*',
    hazard: 'Utána egy veszélykártya ezek közül',
    dark: 'Utána a *sötét* elviszi, akinek nem sikerül a próba',
  },
  danger: {
    titles,
    certain: 'biztos',
    possible: 'lehetséges',
    odds: chance,
    short: (harm) => (harm.odds ? `${chance(harm.odds)}: ${lose(harm)}` : lose(harm)),
    tag: ({ odds, amount }) => (odds ? chance(odds) : `−${amount}`),
    text: (harm) => capital(`${when(harm)}${losing(harm)}.`),
    revealFirst: 'A Bevilágítással innen is megnézheted, veszély nélkül.',
    strike: {
      short: 'a rém még ebben a fordulóban lecsap',
      tag: 'lecsap',
      here: 'Az utolsó kör után a rém erre a lapkára lép: *minden egészségedet* elveszíted, és eszméletlen leszel.',
      unlessYouLeave:
        'Az utolsó kör után a rém erre a lapkára lép: *minden egészségedet* elveszíted, hacsak tovább nem mész.',
      other: (caver) =>
        `Így a rém ${theObject(caver)} veszi célba, és még ebben a fordulóban lecsap rá. ${capital(theCaver(caver))} ebben a fordulóban már nem kerül sorra.`,
    },
    end: {
      confirm: 'Befejezem így is',
      down: (caver) => ({
        title: `${who(caver)}: eszméletlen`,
        text: `${capital(theCaver(caver))} *eszméletlen*, és még segíthetsz rajta.`,
        short: `még segíthetsz rajta: ${who(caver)}`,
      }),
      hunted: (caver) => ({
        title: titles.horror,
        text: `A rém még ebben a fordulóban eléri ${the(`*${object(who(caver))}*`)}, és te még segíthetsz.`,
        short: `a rém eléri ${theObject(caver)}`,
      }),
      huntedYourself: {
        title: titles.horror,
        text: 'A rém még ebben a fordulóban *rád* csap, és még elmenekülhetsz.',
        short: 'a rém még ebben a fordulóban rád csap',
      },
    },
    left: {
      title: 'Odalent marad',
      text: (team) => `${capital(people(team))} végleg odalent marad.`,
      short: (team) => `odalent marad: ${list(team.map(who))}`,
    },
  },
  pointsNote: (n) => (n === 0 ? 'elfogyott az akciópont' : `${n} akciópont maradt`),
  steps: (n) => `${n} lépés`,
  walk: (name, n) => `${name}, ${numberWord(n)} lépés`,
  walkCosts: (cost) => (cost === 0 ? 'Ingyen van.' : `Összesen ${cost} akciópont.`),
  cheaper: (name, cost) => `${The(name)} csak ${cost} akciópont.`,
  landmark: (name, steps) => (steps === undefined ? name : `${name} · ${steps} lépés`),
  exit: 'Kijárat',
  horror: 'Rém',
  person: (caver, health) => `${who(caver)}, ${health}`,
  wall: (side) => `${capital(OF_SIDE[side as SideName])} fal`,
  risk: (short) => `kockázat: ${short}`,
};

import type { Hazard } from '@undercroft/sub-terra';
import type { SubTerraMomentWords } from '../en/moments.ts';

const hazards = {
  tremor: 'Mindenki, aki eszméleténél van, képességpróbát tesz; akinek nem sikerül, 1 egészséget veszít.',
  flood: 'Minden vízlapkát elönt a víz; aki elöntött lapkán áll, 1 egészséget veszít.',
  gas: 'Aki gázlapkán áll, 2 egészséget veszít; a következő veszélyig az is, aki rálép.',
  'cave-in': 'A kidobott számú lapkák beomlanak; aki ott áll, 3 egészséget veszít.',
  horror: 'A rémek lépnek egyet, aztán a legközelebbi rémlapkán megjelenik még egy.',
} satisfies Record<Hazard, string>;

const hu: SubTerraMomentWords = {
  hazards,
  card: 'A veszélykártya…',
  nobody: 'Senkinek sem esik baja.',
  dark: { name: 'Lejárt az idő', does: 'Kialszanak a fáklyák. Mostantól mindenki dob, hogy kijut-e a sötétből.' },
  groping: { title: 'A sötétben…', text: 'Mindenki dob, hogy megtalálja az utat.' },
  stalks: 'Valami megmozdul a sötétben…',
  exit: { word: 'A kijárat', title: 'Napfény.', text: 'Érjen ide mindenki, mielőtt kialszik a fény.' },
  lost: 'Elveszve',
  daylight: 'Napfény.',
  lampsOut: 'Sorra kialszanak a lámpák…',
};

export default hu;

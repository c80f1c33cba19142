import type { SubTerraMomentWords } from '../en/moments.ts';

const hu: SubTerraMomentWords = {
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

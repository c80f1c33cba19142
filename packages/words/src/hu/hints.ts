// What a bot advises, and why, in Hungarian.
import type { HintWords } from '../en/hints.ts';

const percent = new Intl.NumberFormat('hu', { maximumFractionDigits: 0 });

const reasons = {
  anything: 'itt bármelyik lépés egyformán jó',
  'best-chance': 'az innen végigjátszott játszmák közül így végződött több jól',
};

const hu: HintWords = {
  thinking: 'Jó lépés keresése',
  hint: 'Tipp',
  title: 'Javaslat',
  toWin: 'esély a győzelemre',
  others: 'További lehetőségek',
  rule: 'A szabály',
  because: (reason) => `Miért? Mert ${reason}.`,
  chanceLine: (share, trials) => `${percent.format(share * 100)} % esély a győzelemre, ${trials} próbajáték alapján`,
  unlike: (other, risk) => `Miért? Mert itt nem történhet baj, szemben ezzel: „${other}” (${risk}).`,
  mind: (risk) => `Azért van kockázata: ${risk}.`,
  aboutAsGood: 'Nagyjából ugyanilyen jó',
  clearlyWorse: 'Egyértelműen rosszabb',
  basis: (games, margin) =>
    `${games} innen végigjátszott játszma alapján. A ${percent.format(Math.ceil(margin * 100))} %-nál kisebb különbség a véletlen műve is lehet.`,
  failed: 'Most nincs tipp. Próbáld újra.',
  reasons,
};

export default hu;

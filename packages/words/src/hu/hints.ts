// What a bot advises, and why, in Hungarian.
import type { HintWords } from '../en/hints.ts';

const percent = new Intl.NumberFormat('hu', { style: 'percent', maximumFractionDigits: 0 });

const reasons = {
  anything: 'itt bármelyik lépés egyformán jó',
  'best-chance': 'a próbajátékokban ez vált be a legjobban',
};

const hu: HintWords = {
  thinking: 'Jó lépés keresése',
  title: 'Javaslat',
  others: 'További lehetőségek',
  because: (reason) => `Miért? Mert ${reason}.`,
  chanceLine: (share, trials) => `${percent.format(share)} esély a győzelemre, ${trials} próbajáték alapján`,
  failed: 'Most nincs tipp. Próbáld újra.',
  reasons,
};

export default hu;

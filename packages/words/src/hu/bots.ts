// Bots in Hungarian: who they are, and who plays which seat.
import type { BotsWords } from '../en/bots.ts';
import { the } from '../hungarian.ts';

const strengths: BotsWords['strengths'] = {
  wanderer: { name: 'Véletlen', does: 'bármit lép, amit szabad' },
  novice: { name: 'Könnyű', does: 'óvatos, de ökölszabályok szerint játszik' },
  adept: { name: 'Közepes', does: 'minden lépés előtt előre gondolkodik' },
};

const hu: BotsWords = {
  strengths,
  person: 'Játékos',
  whoPlays: (seat) => `Ki játszik ${the(`${seat + 1}. helyen`)}`,
  seats: 'Ki játszik',
  seatsLine: 'Ezen bármikor változtathatsz.',
  failed: 'A gép nem válaszol. A játékod biztonságban van.',
  again: 'Próbáld újra',
  takeOver: 'Játszom helyette',
};

export default hu;

// A gépi játékosok: kik ők, és ki melyik helyen játszik.
import type { BotsWords } from '../en/bots.ts';

const strengths: BotsWords['strengths'] = {
  wanderer: { name: 'Vándor', does: 'akármerre megy, a szabályokon kívül semmit sem tud' },
  novice: { name: 'Kezdő', does: 'óvatos, ökölszabályok szerint játszik' },
  adept: { name: 'Mester', does: 'több száz próbával előre gondolkodik' },
};

const hu: BotsWords = {
  strengths,
  person: 'Valaki itt',
  whoPlays: (seat) => `Ki játssza a(z) ${seat + 1}. helyet`,
  seats: 'Ki játszik',
  seatsLine: 'Egy hely bármikor gazdát cserélhet.',
  thinking: (strength) => `${strengths[strength].name} gondolkodik`,
  failed: 'A gép most nem tud itt gondolkodni.',
  again: 'Próbáld újra',
  takeOver: 'Játszom helyette',
};

export default hu;

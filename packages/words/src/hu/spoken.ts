// What is only said, to those who listen, in Hungarian.
import type { SpokenWords } from '../en/spoken.ts';
import { capital } from '../grammar.ts';
import { numberWord } from '../hungarian.ts';

const hu: SpokenWords = {
  possible: (names) => `Lehetőségek: ${names.join(', ')}.`,
  choices: (n) => `${capital(numberWord(n))} lehetőség. A nyilakkal végigjárhatod a táblát.`,
  further: (n) => `${numberWord(n)} távolabbi hely`,
  confirm: (action) => (action === '' ? 'Enter: mehet.' : `Enter: ${action}.`),
  nothingHere: 'Itt nincs mit tenni.',
  turnTile: 'A lapkát a Q és az E forgatja.',
  closing: 'A kör mindjárt véget ér. Az Enteren és a szóközön kívül bármelyik gomb megállítja.',
  undone: (noun) => `Visszavonva: ${noun}.`,
};

export default hu;

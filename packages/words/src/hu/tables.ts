// One's tables on home, in Hungarian.
import type { TablesWords } from '../en/tables.ts';
import { decides } from './decides.ts';
import { since } from './since.ts';

const hu: TablesWords = {
  tables: 'Asztalaid',
  all: (n) => `mind (${n})`,
  code: 'Kaptál kódot?',
  codeField: 'Az asztal kódja',
  join: 'Csatlakozás',
  play: 'Játék',
  yourTurn: 'Te következel',
  waitingFor: (name) => `Most ${name} jön`,
  decides,
  notStarted: 'Várjuk a játékosokat',
  over: 'Vége',
  setAside: 'Nem folytatható',
  since,
  ago: (seconds) => (seconds < 60 ? 'az imént' : since(seconds)),
  badLetter: (letter) => `A kódokban nincs ${letter}. Nézd meg újra a kódot.`,
  wrongLength: (length) => `A kód ${length} betűből és számból áll.`,
  unreached: 'A szerver most nem érhető el. Az asztalaid ott biztonságban vannak.',
  bot: 'a gép',
  look: 'Megnézem',
  overDays: 'több napon át',
  abandoned: 'Félbehagyva',
  resigned: (name) => `${name} feladta`,
  youResigned: 'Feladtad',
  plainHttp:
    'Ezt az oldalt sima http-n nyitottad meg. Az értesítéseken és a kapcsolat nélküli játékon kívül minden működik; azokhoz https kell.',
};

export default hu;

// Wake in Hungarian.
import type { Event, RefusalKind } from '@undercroft/wake';
import { Detail } from '@undercroft/words/detail';
import type { MarkedText } from '@undercroft/words/grammar';
import { addressed } from '@undercroft/words/hungarian';
import type { WakeWords } from '../en/index.ts';
import { card } from './card.ts';

const fleets: WakeWords['fleets'] = ['Piros', 'Kék'];

const events: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>) => MarkedText } = {
  'reef-laid': ({ at }) => `Zátony bukkan fel itt: ${at}.`,
  moved: ({ seat, from, at }) => `*${fleets[seat]}* lép: ${from} → ${at}.`,
  'mine-laid': ({ seat, at }) => `*${fleets[seat]}* aknát hagy itt: ${at}.`,
  stuck: ({ seat, at }) => `*${fleets[seat]}* nem tud innen lépni (${at}), és veszít.`,
};

const refusals: Readonly<Record<RefusalKind, (d: Detail) => string>> = {
  malformed: () => 'Ilyen lépés nincs ebben a játékban.',
  'not-asked': (d) =>
    ({ reef: 'Most nem: előbb a zátonyok kerülnek fel.', over: 'Vége a játéknak.' })[d.word('asks')] ??
    'Most nem: előbb lépj a tengeralattjáróddal.',
  'no-such-cell': (d) => `Ezen a tengeren nincs ilyen mező: ${d.word('cell')}.`,
  'no-reef-there': (d) => `Ide nem kerülhet zátony: ${d.word('cell')}.`,
  'already-here': () => 'Már ott a tengeralattjáród. Válassz szomszédos mezőt.',
  occupied: (d) => `Ott a másik tengeralattjáró: ${d.word('cell')}. Kerüld ki.`,
  reef: (d) => `Zátony zárja el: ${d.word('cell')}.`,
  mine: (d) => `Akna van ott: ${d.word('cell')}. Kerüld el.`,
  'too-far': (d) => `Túl messze van: ${d.word('cell')}. Szomszédos mezőre lépj.`,
};

const contents: WakeWords['contents'] = {
  reef: 'Zátony: senki sem léphet rá.',
  mine: 'Akna: senki sem léphet rá.',
  empty: 'Nyílt víz.',
};

const hu: WakeWords = {
  name: card.name,
  fleets,
  board: 'A tenger',
  players: 'Játékosok',
  describe: (event) => (events[event.type] as (event: Event) => MarkedText)(event),
  refusal: (refused) => refusals[refused.kind as RefusalKind](new Detail(refused)),
  question: (seat, player) => addressed(player || fleets[seat as 0 | 1], 'hová lépsz a tengeralattjáróddal?'),
  waiting: (seat) => `${fleets[seat as 0 | 1]} gondolkodik`,
  chance: 'A zátonyok helyét a véletlen dönti el.',
  over: 'Vége a játéknak.',
  goal: {
    title: 'Zárd be a másik tengeralattjárót',
    text: (ways) => `*${ways}* felé léphetsz`,
  },
  move: {
    name: 'Lépés',
    does: 'Lépj egy szomszédos mezőre, és hagyj magad mögött aknát.',
    nowhere: 'Nem tudsz lépni.',
  },
  ways: (n) => `${n} irány`,
  moveTo: (cell) => `Lépés ide: ${cell}`,
  afterwards: (ways) =>
    ways === 0 ? 'A másik tengeralattjáró nem tud lépni: nyersz.' : `A másiknak ${ways} lépése marad.`,
  round: (n) => `${n}. kör`,
  toMove: (seat) => `${fleets[seat as 0 | 1]} lép`,
  states: { moving: 'ő lép', waiting: 'vár', stuck: 'elakadt' },
  contents,
  cell: (name, what) => `${name}. ${typeof what === 'number' ? `${fleets[what]} tengeralattjáró.` : contents[what]}`,
  begins: 'Csendes a tenger. Piros kezd.',
  end: {
    title: (winner) => `${fleets[winner as 0 | 1]} nyer`,
    text: (mines) => `${mines} akna van a vízben.`,
    decided: 'A másik tengeralattjáró nem tudott lépni.',
    won: 'még mozog',
    lost: 'elakadt',
    measures: ['Piros lehetséges lépései', 'Kék lehetséges lépései'],
  },
  setUp: {
    title: 'Ki hajózik?',
    size: 'A tenger mérete',
    sizes: { 5: { name: 'Kicsi', does: '5-ször 5 mező' }, 7: { name: 'Nagy', does: '7-szer 7 mező' } },
    begin: 'Indulás',
  },
};

export default hu;

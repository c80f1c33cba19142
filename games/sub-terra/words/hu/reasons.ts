// Why a bot would make a move, by the motive that it names. Each is a clause: it follows "Mert".
import type { Motive } from '@undercroft/sub-terra/bots';
import type { CommonMotive } from '@undercroft/words';

const hu = {
  'only-one': 'nincs más lépés',
  reveal: 'meg kell találni a kijáratot, és így előbb látod a lapkát, mint hogy rálépnél',
  explore: 'meg kell találni a kijáratot, és erre vezet tovább az út',
  walk: 'arra több a felfedeznivaló',
  shelter: 'ott kevesebbet árthat a következő veszély',
  flee: 'túl közel van egy rém',
  'to-a-friend': 'valaki eszméletlen, és még segíthetsz rajta',
  'way-out': 'megvan a kijárat, és fogy a fény',
  'stay-out': 'a kijáraton már nem érhet baj',
  leave: 'a várakozás többe kerülhet, mint ha most elindultok',
  heal: 'szükség lesz az egészségre útközben',
  dig: 'törmelék zárja el az utat, amelyre mindenkinek szüksége van',
  rope: 'kötéllel mindenki átjuthat itt',
  repel: 'különben a rém elérhet valakit',
  hide: 'innen nem tudsz elfutni a rémek elől',
  direct: 'a másik barlangász többet hoz ki ebből a pontból',
  exert: 'most megéri a kockázatot még egy akció',
  stay: 'minden más lépés kockázatosabb',
  lay: 'így forgatva marad elég rés',
  discard: 'résből van elég, így viszont fogy a pakli',
  take: 'várhatóan ez illik ide jobban',
  surface: 'ott tudsz a legtöbbet segíteni',
  away: 'így marad távolabb a rém a többiektől',
} satisfies Record<Exclude<Motive, CommonMotive>, string>;

export default hu;

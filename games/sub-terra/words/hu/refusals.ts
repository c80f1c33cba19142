// Miért nem lehet valamit megtenni.
import type { SideName } from '@undercroft/cave';
import type { Refusal } from '@undercroft/engine';
import type { Action, Caver, RefusalKind, Snapshot } from '@undercroft/sub-terra';
import { type Detail, type Refusals, refuser } from '@undercroft/words/detail';
import { capital } from '@undercroft/words/grammar';
import { list, OF_SIDE, ON, suffixed, The, the } from '@undercroft/words/hungarian';
import type { Places } from '@undercroft/words/places';
import { actions, where } from './index.ts';
import { theCaver } from './names.ts';
import { NO_ROPE } from './nowhere.ts';

type Type = Action['type'];

interface Refused {
  readonly action?: Type;
  readonly places?: Places<Caver>;
}

/** 'északon', 'itt'. */
const there = (d: Detail): string => ON[d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at')] ?? 'ott';
/** 'Az északi', where a tile or wall follows. */
const Side = (d: Detail): string => The(OF_SIDE[d.word<SideName>(d.has('to') ? 'to' : 'at')] ?? 'ottani');
const person = (d: Detail): string => capital(theCaver(d.word('caver')));
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'ott');

function tooFewPoints(d: Detail, { action: type }: Refused): string {
  const actionText = type ? The(suffixed(actions[type].name, 'towards')) : 'Ehhez';
  const left = d.number('left');
  const help = d.has('exerting') ? ' Ráhajtással meglenne.' : '';
  return `${actionText} ${d.number('cost')} akciópont kell, neked ${left === 0 ? 'nincs' : `${left} van`}.${help}`;
}

/** 'Most nem: előbb válassz akciót.' */
const beforeThat = {
  action: 'válassz akciót',
  directed: 'válassz egy 1 akciópontos akciót, vagy hagyd ki',
  chain: 'fejezd be a mozgást, vagy állj meg',
  take: 'válassz lapkát',
  choose: 'válassz lapkát',
  place: 'rakd le a lapkát',
  appear: 'döntsd el, hol bukkansz fel',
  horror: 'döntsd el, melyik rém lép',
  path: 'döntsd el, merre lép a rém',
  spawn: 'döntsd el, hol jelenik meg a rém',
  tile: 'húzni kell egy lapkát',
  aside: 'félre kell tenni egy lapkát',
  die: 'dobni kell a kockával',
  hazard: 'fel kell fordítani egy veszélykártyát',
} satisfies Record<Exclude<Snapshot['asks'], 'nothing' | 'over'>, string>;

const refusals = {
  malformed: () => 'Ilyen lépés nincs a játékban.',
  'not-asked': (d) => {
    const first = beforeThat[d.word<keyof typeof beforeThat>('asks')];
    return first ? `Most nem: előbb ${first}.` : 'Vége a játéknak.';
  },
  'cannot-happen': () => 'Ez most nem fordulhat elő.',
  'not-your-ability': (d) => `Erre csak ${theCaver(d.word('owner'))} képes.`,
  'rig-is-rope': () => 'A kézikönyv szerint a Kötélrögzítés nem külön akció. Válaszd a Kötelet.',
  'costs-too-much': (d) =>
    `Ez ${d.number('cost')} akciópontba kerül. Akit irányítanak, 1 akciópontos akciót választhat.`,
  'too-few-points': tooFewPoints,
  'not-flooded': (d) =>
    `Csak elöntött lapkára úszhatsz, ${the(OF_SIDE[d.word<SideName>('to')] ?? 'ottani')} pedig nem az.`,
  'no-squeeze': (d) => `${Side(d)} lapka nem szűkület. Más módon lépj rá.`,
  'not-yourself': () => 'Magadon nem használhatod. Válassz egy másik barlangászt.',
  'hidden-already': () => 'Már elrejtőztél a forduló végéig.',
  'no-water': (d, more) =>
    d.has('at') ? `Válassz vízlapkát: ${spot(d, more)} nincs víz.` : 'Merülni csak vízlapkán lehet.',
  'not-all-on-the-exit': (d) =>
    `Még nem: ${list(d.words<Caver>('missing').map(theCaver))} eszméleténél van, de nincs a kijáraton.`,
  'no-shortest-path': () => 'A rém a legrövidebb úton jön, ez pedig hosszabb.',
  slide: () => 'A lejtőn csak kötéllel mászhatsz vissza.',
  ledge: () => 'A sziklaperemen csak kötéllel juthatsz át.',
  'tile-there': (d) => `${capital(there(d))} már van lapka.`,
  wall: (d) => `${capital(there(d))} fal van.`,
  'stack-empty': () => 'Nincs több húzható lapka.',
  'nothing-there': (d) => `${d.has('to') ? capital(there(d)) : 'Ott'} még nincs lapka.`,
  flooded: (d) => `${Side(d)} lapkát elöntötte a víz. Csak úszva juthatsz oda.`,
  rubble: (d) => `${Side(d)} lapkát törmelék zárja el. Előbb takarítsd el.`,
  squeeze: (d) => `${Side(d)} lapka szűkület. Bepréselődéssel juthatsz be.`,
  'not-in-the-team': (d) => `${person(d)} nincs a csapatban.`,
  removed: (d) => `${person(d)} elveszett a sötétben.`,
  submerged: (d) => `${person(d)} a víz alatt van, nem érheted el.`,
  unconscious: (d) => `${person(d)} eszméletlen, nem cselekedhet.`,
  'not-on-this-tile': (d) => `${person(d)} nem a te lapkádon áll.`,
  'full-health': (d) => `${person(d)} nem sérült.`,
  'no-rubble': (d) => `${capital(there(d))} nincs törmelék.`,
  'not-steep': () => NO_ROPE,
  'rope-there': () => 'Itt már van kötél.',
  'used-up': () => 'Már háromszor használtad, többször nem lehet.',
  'open-already': (d) => `${capital(there(d))} már szabad az út.`,
  sealed: (d) => `${Side(d)} fal sziklaperemhez vagy lejtőhöz tartozik, nem robbanthatod ki.`,
  'no-horror': (d, more) => `${capital(d.has('to') ? there(d) : spot(d, more))} nincs rém.`,
  'directed-already': () => 'Ebben a körben már irányítottál valakit.',
  'exerted-already': () => 'Ebben a körben már ráhajtottál.',
  'nothing-to-exert-for': () => 'Itt egy újabb akciópont sem segítene.',
  arrow: () => 'A sziklaperem vagy lejtő nyilának tőled elfelé kell mutatnia.',
  'not-connected': () => 'Így forgatva a lapka nem kapcsolódik a tiédhez.',
  'closes-the-cave': () => 'Így forgatva a lapka lezárná a barlangot.',
  'same-as-another-turn': () => 'Így forgatva a lapka ugyanúgy áll, mint egy másik állásban.',
  'exit-stays': () => 'A kijáratot nem dobhatod el.',
  'not-nearest': () => 'Válassz a legközelebbi üres rémlapkák közül.',
} satisfies Refusals<Refused, RefusalKind>;

const refuse = refuser<Refused, RefusalKind>(refusals);
export const refusal = (refused: Refusal<RefusalKind>, more: Refused = {}): string => refuse(refused, more);

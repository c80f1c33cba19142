// What is told on request, loaded after the first decision is possible: what lies at a place, what everybody can do, why
// something may not be done, what threatens, and what chance may bring.

import type { SideName } from '@undercroft/cave';
import type { Refusal } from '@undercroft/engine';
import type { Action, Ask, Explorer, Face, Item, Rank, RefusalKind, Source } from '@undercroft/infernos-edge';
import { type Detail, type Refusals, refuser } from '@undercroft/words/detail';
import { capital, type Named, type Odds } from '@undercroft/words/grammar';
import { either, inAll, list, numberWord, OF_SIDE, ON, suffixed, The, the } from '@undercroft/words/hungarian';
import type { Places } from '@undercroft/words/places';
import type { ExplorerAbility } from '../abilities.ts';
import type { AboutTempleWords } from '../en/about.ts';
import type { TempleKind } from '../place.ts';
import {
  actions,
  all,
  chanceOf,
  faces,
  items,
  losing,
  ranks,
  sources,
  theObject,
  theOne,
  tile,
  where,
  who,
} from './index.ts';
import { BRACED, EMPTY_HANDS, EXERTED, NO_GUARDIAN, nowhere, PLAIN } from './nowhere.ts';

type Type = Action['type'];

const abilities = {
  scholar: { name: 'Tudós', does: 'két lapkát húz, és az egyiket lerakja' },
  adventurer: { name: 'Kalandor', does: 'újradobja az egyik kockáját' },
  agile: { name: 'Fürge', does: 'átkel a törmeléken' },
  illuminate: { name: 'Fáklyafény', does: 'felfed egy vagy két lapkát' },
  sprint: { name: 'Sprint', does: 'legfeljebb kettőt lép' },
  alert: { name: 'Éber', does: 'a mezőjén a csapdák senkinek sem ártanak' },
  command: { name: 'Parancs', does: 'egy társa léphet egyet' },
  research: { name: 'Kutatás', does: 'naplólapkát rak bármelyik résbe' },
  excavate: { name: 'Feltárás', does: 'törmeléket takarít el itt vagy egy szomszédos mezőn' },
  'shore-up': { name: 'Dúcolás', does: 'ez a lapka mostantól sima' },
  scope: { name: 'Távcső', does: 'felfed egy lapkát egy belátható résben, legfeljebb 3 mezőre' },
  shoot: { name: 'Lövés', does: 'megsemmisít egy látható őrzőt, legfeljebb 3 mezőre' },
  grenade: { name: 'Gránát', does: 'egy szomszédos mező minden őrzőjét megsemmisíti' },
  demolish: { name: 'Robbantás', does: 'megnyitja a mező egyik falát' },
  annihilate: { name: 'Megsemmisítés', does: 'dobás nélkül megsemmisít itt egy őrzőt' },
  brace: { name: 'Védekezés', does: 'a következő köréig semmi sem árt neki' },
  mend: { name: 'Sebellátás', does: 'egy látható társ, legfeljebb 2 mezőre, visszanyer 2 egészséget' },
  survivor: { name: 'Túlélő', does: 'botláskor 1 egészséget visszanyer, kidőlten is' },
  revive: { name: 'Felélesztés', does: 'egy látható társ 3 egészséget nyer vissza, kidőlten 1-et' },
  purify: { name: 'Megtisztítás', does: 'egy másik mező minden őrzőjét megsemmisíti' },
} satisfies Record<ExplorerAbility, Named>;

/** What actions do. */
const does = {
  reveal: 'Húzz egy lapkát, rakd le magad mellé, és maradj.',
  explore: 'Húzz egy lapkát, rakd le magad mellé, és lépj rá.',
  move: 'Lépj egy kapcsolódó mezőre.',
  run: 'Lépj legfeljebb hármat.',
  heal: 'Te vagy egy társad a meződön visszanyer 1 egészséget.',
  'pick-up': 'Vedd fel a kulcsot vagy az ereklyét.',
  take: 'Vedd át, amit egy társad tart a meződön.',
  give: 'Add át egy társadnak a meződön, amit tartasz.',
  'put-down': 'Hagyd itt, amit tartasz.',
  attack: 'Dobj: legalább 4-gyel megsemmisítesz itt egy őrzőt.',
  dig: 'Takarítsd el a törmeléket itt vagy egy szomszédos mezőn.',
  illuminate: 'Fedj fel egy vagy két lapkát.',
  sprint: 'Lépj egyet vagy kettőt.',
  command: 'Egy társad azonnal léphet egyet.',
  research: 'Rakj naplólapkát a templom bármelyik résébe.',
  excavate: 'Takarítsd el a törmeléket itt vagy egy szomszédos mezőn.',
  'shore-up': 'A lapka, amelyen állsz, mostantól simának számít.',
  scope: 'Fedj fel egy lapkát egy belátható résben, legfeljebb 3 mezőre.',
  shoot: 'Semmisíts meg egy látható őrzőt, legfeljebb 3 mezőre.',
  grenade: 'Egy szomszédos mezőn minden őrzőt megsemmisít; ott mindenki 1 egészséget veszít.',
  demolish: 'Nyisd meg végleg a meződ egyik falát.',
  annihilate: 'Semmisíts meg itt egy őrzőt, dobás nélkül.',
  brace: 'A következő körödig semmi sem árt neked.',
  mend: 'Egy látható társad, legfeljebb 2 mezőre, visszanyer 2 egészséget.',
  revive: 'Egy látható társad 3 egészséget nyer vissza, kidőlten 1-et.',
  purify: 'Semmisítsd meg egy másik mező minden őrzőjét.',
  exert: '1 egészségért kapsz még 1 akciópontot. Ha botlást dobsz, még 1-et veszítesz.',
  end: 'A maradék akciópontod elvész, és a veszélyre dobsz.',
  stop: 'Az akció többi része elvész.',
  decline: 'Lemondasz a lépésről.',
  choose: 'A másik visszakerül a zsákba.',
  place: 'Forgasd úgy, hogy kapcsolódjon.',
  sanctum: 'A szentély ehhez az oldalhoz csatlakozik.',
  reroll: 'Egy kockát újradobsz.',
  keep: 'Nem dobsz újra.',
  first: 'A másik kocka utána jön.',
  wake: 'Az őrző ezen a mezőn jelenik meg.',
  guardian: 'Ez az őrző cselekszik most.',
  victim: 'Az őrző 1 egészséget sebez.',
  path: 'Az őrző erre lép, vagy eltakarítja a törmeléket.',
} satisfies Record<Type, string>;

/** What tiles do. */
const ground = {
  exit: 'Lépj ide, és végleg kijutsz azzal, amit viszel.',
  crossroads: 'Innen indul mindenki.',
  wing: 'A bejárat része, amelyet egyszerre önt el a láva.',
  normal: 'Nincs különleges hatása.',
  journal: 'Sima lapka az Arisztokrata naplójából.',
  bridge: 'Egyszerre egy felfedezőt bír el.',
  key: 'Ezzel a lapkával egy kulcs jön.',
  lava: 'Ha valaki lávát dob, itt mindenki 1 egészséget veszít.',
  spike: 'Belépéskor dobj: 1–3 esetén itt mindenki 3 egészséget veszít.',
  dart: 'Ha valaki itt vagy mellette csapdát dob, itt és mellette mindenki 1 egészséget veszít.',
  ruin: 'Törmelékkel teli. Ha leomlik, itt mindenki 6 egészséget veszít.',
  guardian: 'Itt ébrednek az őrzők.',
  sanctum: 'Ide tegyétek le a három kulcsot. Itt maradnak.',
  ledge: 'A harmadik kulccsal itt jelenik meg az ereklye.',
} satisfies Record<TempleKind, string>;

// ---------------------------------------------------------------- why something may not be done

export interface Refused {
  readonly action?: Type;
  readonly places?: Places<Explorer>;
}

const there = (d: Detail): string => ON[d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at')] ?? 'ott';
const Side = (d: Detail): string => The(OF_SIDE[d.word<SideName>(d.has('to') ? 'to' : 'at')] ?? 'ottani');
const person = (d: Detail): string => capital(theOne(d.word('explorer')));
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'ott');
const thereOrSpot = (d: Detail, more: Refused): string => (d.has('to') ? there(d) : spot(d, more));

function tooFewPoints(d: Detail, { action: type }: Refused): string {
  const actionText = type ? The(suffixed(actions[type].name, 'towards')) : 'Ehhez';
  const help = d.has('exerting') ? ' Ráhajtással meglenne.' : '';
  return `${actionText} ${d.number('cost')} akciópont kell, neked ${d.number('left')} van.${help}`;
}

/** 'Most nem: előbb válassz akciót.' */
const beforeThat = {
  action: 'válassz akciót',
  crawl: 'kússz, vagy maradj',
  commanded: 'lépj, vagy maradj',
  chain: 'lépj tovább, vagy állj meg',
  illuminate: 'fedj fel még egy lapkát, vagy állj meg',
  choose: 'válassz a két lapka közül',
  place: 'rakd le a lapkát',
  sanctum: 'döntsd el, hol nyílik meg a szentély',
  luck: 'dobj újra, vagy hagyd így',
  first: 'döntsd el, melyik veszély jön előbb',
  wake: 'döntsd el, hol ébred fel az őrző',
  guardian: 'döntsd el, melyik őrző következik',
  victim: 'döntsd el, kit támad meg az őrző',
  path: 'döntsd el, merre megy az őrző',
  tile: 'húzz egy lapkát',
  die: 'dobj a számkockával',
  hazard: 'dobj a veszélykockával',
} satisfies Record<Exclude<Ask, 'nothing' | 'over'>, string>;

const refusals = {
  malformed: () => 'Ilyen lépés nincs a játékban.',
  'not-asked': (d) => {
    const first = beforeThat[d.word<keyof typeof beforeThat>('asks')];
    return first ? `Most nem: előbb ${first}.` : 'Vége a játéknak.';
  },
  'cannot-happen': () => 'Ez most nem jöhet.',
  'not-your-ability': (d) => `Erre csak ${theOne(d.word('owner'))} képes.`,
  'too-few-points': tooFewPoints,
  'empty-hands': () => EMPTY_HANDS,
  'no-guardian': (d, more) =>
    d.has('at') || d.has('to') ? `${capital(thereOrSpot(d, more))} nincs őrző.` : NO_GUARDIAN,
  'not-in-hand': (d) => `Ez nincs a két húzott lapka között: ${tile(d.word('tile'))}.`,
  'no-such-die': () => 'Egyik kocka sem ezt mutatja.',
  'not-nearest': () => 'Válassz a legközelebbi őrzőmezők közül.',
  'not-attacked': (d) => `Az őrző nem támadhatja meg ${theObject(d.word('explorer'))}. Válassz mást a mezőjén.`,
  'no-shortest-path': () => 'Ez nem a legrövidebb út. Válassz másikat.',
  'nothing-there': (d) => `${d.has('to') ? capital(there(d)) : 'Ott'} még nincs lapka.`,
  'tile-there': (d, more) => `${capital(thereOrSpot(d, more))} már van lapka.`,
  wall: (d) => `${capital(there(d))} fal van.`,
  edge: (d) => `Itt véget ér a templom: ${there(d)} nem lehet lapka.`,
  'bag-empty': () => 'Üres a zsák.',
  'no-rubble': (d) => `${capital(there(d))} nincs törmelék.`,
  'used-up': () => 'Ezt a képességet már elhasználtad.',
  'open-already': (d) => `${capital(there(d))} már szabad az út.`,
  'not-from-the-bag': () => 'Csak a zsákból húzott lapkát dúcolhatod meg.',
  'shored-already': () => 'Ez a lapka már meg van dúcolva.',
  'normal-already': () => PLAIN,
  'closes-the-temple': () => 'Ez lezárná a templomot. Hagyj legalább egy rést.',
  'no-gap': (d, more) => `${capital(spot(d, more))} nincs rés.`,
  'not-in-sight': (d) =>
    `Innen nem látod ${d.has('explorer') ? theObject(d.word('explorer')) : 'azt a mezőt'}: egyenes, szabad út kell.`,
  'own-space': () => 'Válassz másik mezőt.',
  'too-far': (d) =>
    `${d.has('explorer') ? person(d) : 'Ez a mező'} ${numberWord(d.number('steps'))} mezőre van, te ${numberWord(d.number('most'))} mezőig érsz el.`,
  'not-deepest': () => 'Válassz mélyebb helyet a szentélynek.',
  'same-as-another-turn': () => 'Ez ugyanaz, mint egy másik állás.',
  'not-connected': () => 'Így nem kapcsolódik a lapka. Forgasd el.',
  'not-in-the-team': (d) => `${person(d)} nincs a csapatban.`,
  escaped: (d) => `${person(d)} már elhagyta a templomot.`,
  dead: (d) => `${person(d)} halott.`,
  'not-on-this-space': (d) => `${person(d)} nem a meződön áll.`,
  'full-health': (d) => `${person(d)} nem sérült.`,
  'not-yourself': () => 'Magadat nem választhatod.',
  downed: (d) => `${person(d)} kidőlt, nem hajthat végre parancsot.`,
  'no-step': (d) => `${capital(the(suffixed(who(d.word('explorer')), 'dative')))} nincs hová lépnie.`,
  'hands-full': () => 'Egyszerre egy tárgyat tarthatsz. Előbb tedd le vagy add át.',
  'nothing-to-take': (d) => `${capital(the(suffixed(who(d.word('explorer')), 'at')))} nincs semmi.`,
  'their-hands-full': (d) => `${person(d)} már tart valamit.`,
  'key-stays': () => 'A szentélybe letett kulcs ott marad.',
  'nothing-to-pick-up': (d) => `Itt nincs ${items[d.word<Item>('item')]}.`,
  'braced-already': () => 'Már védekezel.',
  'braced-last-turn': () => BRACED,
  'exerted-already': () => EXERTED,
  'too-little-health': (d) => `A Ráhajtáshoz 2 egészség kell, neked ${d.number('health')} van.`,
  rubble: (d) => `${Side(d)} mezőt törmelék zárja el. Előbb takarítsd el.`,
  burnt: (d) => `${Side(d)} mezőt elöntötte a láva.`,
  bridge: (d) => `${Side(d)} hídon már áll valaki, és csak egyet bír el.`,
} satisfies Refusals<Refused, RefusalKind>;

const refuse = refuser<Refused, RefusalKind>(refusals);
const refusal = (refused: Refusal<RefusalKind>, more: Refused = {}): string => refuse(refused, more);

/** What an action brings. */
const effects = {
  spared: (source: Source, by: 'alert' | 'brace'): string =>
    `${by === 'alert' ? 'Éber' : 'Védekezés'}: nem árt ${the(sources[source])}.`,
  succeeds: (chance: Odds): string => `${inAll(chance)} esetben talál.`,
  tile: {
    guardian: (chance: Odds): string => `${inAll(chance)} esetben őrző jön.`,
    rubble: (chance: Odds): string => `${inAll(chance)} esetben törmelék: maradsz, ahol vagy.`,
    spike: (chance: Odds): string => `${inAll(chance)} esetben tüskecsapda: legalább 4-gyel elkerülöd.`,
  },
  curse: 'Ez felébreszti az átkot: két veszélykocka, és a vulkán kétszer olyan gyors.',
  artifact: 'Megjelenik az ereklye.',
  ends: (rank: Rank): string => `Ezzel véget ér a játék: ${ranks[rank].toLowerCase()}.`,
};

// ---------------------------------------------------------------- what threatens

const odds = {
  nextHazard: (dice: number): string => (dice === 1 ? 'A veszélykocka' : 'A két veszélykocka'),
  effect: (chance: Odds, which: Face, what: string): string => `${faces[which].name}, ${chanceOf(chance)}: ${what}`,
  lose: (whom: readonly Explorer[], amount: number): string => `${capital(losing(whom, { amount, downs: false }))}.`,
  die: (whom: readonly Explorer[]): string => `${all(whom)} meghal a lávában.`,
  dies: (chance: Odds, whom: readonly Explorer[]): string =>
    `${chanceOf(chance)} esetben ${list(whom.map(theOne))} meghal a lávában.`,
  nothing: 'nem történne semmi',
  tiles: 'Lapkák',
  inBag: (n: number): string => (n === 0 ? 'üres a zsák' : `${n} a zsákban`),
  keys: (n: number): string => (n === 0 ? 'kulcs nincs köztük' : `köztük ${n} kulcs`),
  sanctumNext: 'Az utolsó lapka után megnyílik a szentély.',
  of: (chance: Odds): string => `egyenként ${inAll(chance)}`,
};

const dangers: AboutTempleWords['dangers'] = {
  unless: 'Ha senki más nem mozdul:',
  none: 'Most semmi sem fenyeget.',
  attacks: 'támad',
  hunted: 'üldözött',
  struck: (n) => `támadják: −${n}`,
  shielded: 'védett',
  strikes: (prey, n, guardians) =>
    `${capital(numberWord(guardians))} őrző a forduló végén ${oneOf(prey)} ${n} egészséget vesz el.`,
  hunts: (prey, moves, guardians) =>
    moves === 0
      ? `${capital(numberWord(guardians))} őrző ott áll ${either(prey.map(theOne))} mellett.`
      : `${capital(numberWord(guardians))} őrző ${numberWord(moves)} lépésre van attól, hogy lecsapjon ${ontoOneOf(prey)}.`,
  burns: (first, second) =>
    `A forduló végén a láva ${numberWord(first)} mezőt önt el${second > 0 ? `, utána még ${numberWord(second)} mezőt` : ''}.`,
  erupts: 'lávadobásra ég',
  dice: (chance, amount) => `${chanceOf(chance)}: −${amount}`,
  falls: (ruin, amount) => `${suffixed(ruin, 'onto')} omlik: −${amount}`,
};

/** 'a Gyógyítótól', 'a Gyógyítótól vagy a Paptól'. */
const oneOf = (prey: readonly Explorer[]): string => either(prey.map((one) => the(suffixed(who(one), 'from'))));
const ontoOneOf = (prey: readonly Explorer[]): string => either(prey.map((one) => the(suffixed(who(one), 'onto'))));

const CHOICES: Partial<Record<Type | 'items', string>> = {
  reveal: 'egy rést',
  explore: 'egy rést',
  illuminate: 'egy rést',
  scope: 'egy rést',
  research: 'egy rést',
  dig: 'eltakarítható törmeléket',
  excavate: 'eltakarítható törmeléket',
  demolish: 'egy falat',
  heal: 'egy felfedezőt',
  mend: 'egy felfedezőt',
  revive: 'egy felfedezőt',
  command: 'egy felfedezőt',
  victim: 'egy felfedezőt',
  attack: 'egy őrzőt',
  annihilate: 'egy őrzőt',
  shoot: 'egy őrzőt',
  grenade: 'egy őrzőt',
  purify: 'egy őrzőt',
  guardian: 'egy őrzőt',
  wake: 'egy őrzőmezőt',
  path: 'egy utat',
  sanctum: 'helyet a szentélynek',
  items: 'egy tárgyat',
};

const choose = (type: Type | 'items'): string => `Válassz ${CHOICES[type] ?? 'egy mezőt'}.`;

const hu: AboutTempleWords = {
  choose,
  nowhere,
  abilities,
  does,
  effects,
  ground,
  secondRuin: 'Törmelékkel teli. Ha leomlik, itt mindenki 5 egészséget veszít.',
  secondLuck: '1 egészségért újradobja az egyik kockáját',
  refusal,
  odds,
  dangers,
  guardians: (n) => (n === 0 ? 'Egy őrző sincs ébren' : `${capital(numberWord(n))} őrző van ébren`),
  cursed: 'Átok: két veszélykocka, a vulkán fordulónként kettőt lép',
  fire: {
    burnsNext: (n) => (n === 0 ? 'Most semmit sem önt el' : `${capital(numberWord(n))} mezőt önt el legközelebb`),
    entranceNext: 'Legközelebb a bejáratot önti el',
  },
  gap: {
    name: 'Felderítetlen',
    does: 'Senki sem tudja, mi van itt. Bevilágítással vagy Felfedezéssel kerül ide lapka.',
  },
  rubble: 'Törmelék: amíg el nem takarítják, csak a Túravezető léphet be. Kilépni lehet.',
  shored: 'Megdúcolva: sima lapkának számít.',
  burnt: 'Elöntötte a láva: többé senki sem léphet rá.',
  burnsNext: 'Legközelebb ezt önti el a láva, és mindenkit megöl rajta.',
  guardian: {
    name: 'Őrző',
    does: 'Amikor az őrzők cselekszenek, 1 egészséget sebez itt valakin, vagy egy lépéssel közelebb jön. Elmenni mellőle 1 egészségbe kerül.',
  },
  key: { name: 'Kulcs', does: 'Egy a háromból. Ha mind a szentélyben van, megjelenik az ereklye.' },
  artifact: {
    name: 'Ereklye',
    does: 'Ezt kell kivinni. Ha valaki felvette, két veszélykockával dobtok, és a vulkán kétszer olyan gyors.',
  },
  downed: 'Kidőlt: körönként egy mezőt kúszhat, amíg egészséget nem kap.',
  braced: 'Védekezik: a következő köréig semmi sem árt neki.',
};

export default hu;

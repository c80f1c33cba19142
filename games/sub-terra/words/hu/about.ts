// Ami a barlang egy helyén van, annak, aki ránéz. A szavak a játék szavai: rém, törmelék.
import type { Action, TileKind } from '@undercroft/sub-terra';
import type { Named } from '@undercroft/words/grammar';
import type { CaverAbility } from '../abilities.ts';
import type { AboutCaveWords } from '../en/about.ts';
import { nowhere } from './nowhere.ts';
import { refusal } from './refusals.ts';

const abilities = {
  dive: { name: 'Merülés', does: 'vízlapkán alámerül, a következő körében bármelyik vízlapkán felbukkan' },
  amphibious: { name: 'Kétéltű', does: 'az áradás nem árt neki, elöntött lapkára is ráléphet' },
  pathfinder: { name: 'Ösvénykereső', does: 'eldobja a most húzott lapkát, és újat húz' },
  stealthy: { name: 'Nesztelen', does: 'a rémek nem üldözik és nem bántják' },
  excavate: { name: 'Feltárás', does: 'eltakarítja a törmeléket a lapkájáról vagy egy szomszédosról' },
  intuition: { name: 'Megérzés', does: 'húzás helyett a félretett lapkát is lerakhatja' },
  demolish: { name: 'Robbantás', does: 'kirobbant egy falat; utána sziklaomlás jön' },
  vigilant: { name: 'Elővigyázatos', does: 'sziklaomláskor 3 helyett 1 egészséget veszít' },
  rig: { name: 'Kötélrögzítés', does: 'képességpróba nélkül rögzít kötelet' },
  agile: { name: 'Fürge', does: 'szűkületbe és törmelékre is ráléphet' },
  bandage: { name: 'Kötözés', does: 'a lapkáján egy másik barlangász visszanyer 1 egészséget' },
  sprint: { name: 'Sprint', does: 'egy vagy két mozgás' },
  repel: { name: 'Elűzés', does: 'kiűz a barlangból egy rémet egy szomszédos lapkáról' },
  protective: { name: 'Védelmező', does: 'a lapkáján a veszélyek másnak nem ártanak; a rém igen' },
  direct: { name: 'Irányítás', does: 'egy másik barlangász azonnal végrehajt egy 1 akciópontos akciót' },
  experienced: { name: 'Tapasztalt', does: 'képességpróbája már 3-tól sikeres' },
} satisfies Record<CaverAbility, Named>;

const does = {
  reveal: 'Húzz egy lapkát, és rakd a tiéd mellé. Te a helyeden maradsz.',
  explore: 'Húzz egy lapkát, rakd le, és azonnal lépj rá.',
  move: 'Lépj egy szomszédos, kapcsolódó lapkára.',
  run: 'Legfeljebb három mozgás egymás után.',
  heal: 'Te vagy egy másik barlangász a lapkádon visszanyer 1 egészséget.',
  swim: 'Lépj egy elöntött lapkára.',
  squeeze: 'Lépj egy szűkületbe.',
  dig: 'Takarítsd el a törmeléket a lapkádról vagy egy szomszédosról.',
  rope: 'Képességpróba: ha sikerül, végleg kötelet rögzítesz ezen a lapkán.',
  hide: 'Képességpróba: ha sikerül, a forduló végéig nem üldöznek a rémek.',
  leave: 'Véget ér a játék. Aki máshol eszméletlen, odalent marad.',
  exert: 'Kapsz 1 akciópontot. A köröd végén képességpróba: ha nem sikerül, 1 egészséget veszítesz.',
  end: 'A megmaradt akciópontok elvesznek.',
  dive: 'Elhagyod a barlangot, és véget ér a köröd. A következőben bármelyik vízlapkán felbukkansz.',
  excavate: 'Takarítsd el a törmeléket a lapkádról vagy egy szomszédosról.',
  demolish: 'Végleg kirobbantod a lapkád egyik falát. Utána sziklaomlás csap le.',
  rig: 'Próba nélkül kötelet rögzítesz ezen a lapkán.',
  bandage: 'Egy másik barlangász a lapkádon visszanyer 1 egészséget.',
  sprint: 'Egy vagy két mozgás.',
  repel: 'Kiűzöl a barlangból egy rémet egy szomszédos lapkáról.',
  direct: 'Egy másik, eszméleténél lévő barlangász azonnal végrehajt egy 1 akciópontos akciót.',
  stop: 'Lemondasz a maradék mozgásról.',
  decline: 'Lemondasz az akcióról.',
  take: 'Rakd le a félretett lapkát, vagy egyet a pakliból.',
  place: 'Forgasd úgy, hogy kapcsolódjon a lapkádhoz.',
  discard: 'Dobd el ezt a lapkát, és húzz újat.',
  appear: 'Bármelyik vízlapkán; rálépésnek számít.',
  horror: 'Most ez a rém lép.',
  path: 'A rém erre lép egyet.',
  spawn: 'A rém itt jelenik meg.',
} satisfies Record<Action['type'], string>;

const ground = {
  start: 'Innen indul mindenki.',
  exit: 'Itt senki sem veszít egészséget. Aki a végén itt áll, megmenekül.',
  normal: 'Itt nem történik semmi különös.',
  water: 'Áradásig közönséges lapka; utána csak úszva léphetsz rá.',
  gas: 'Amíg terjed a gáz, 2 egészségbe kerül rálépni.',
  'cave-in': 'Ha a számát dobják, törmelék zárja el, és aki itt áll, 3 egészséget veszít.',
  horror: 'Itt jelennek meg a rémek.',
  squeeze: 'Csak Bepréselődéssel juthatsz be. Kijönni szabadon lehet.',
  ledge: 'Kötél nélkül egyik irányban sem lehet átkelni rajta.',
  slide: 'Lefelé könnyű. Visszamászni csak kötéllel lehet.',
  rough: 'Ha rálépsz, képességpróbát teszel; a kudarc 1 egészségbe kerül.',
} satisfies Record<TileKind, string>;

const CHOICES: Partial<Record<Action['type'], string>> = {
  reveal: 'egy rést',
  explore: 'egy rést',
  dig: 'eltakarítható törmeléket',
  excavate: 'eltakarítható törmeléket',
  demolish: 'egy falat',
  heal: 'egy barlangászt',
  bandage: 'egy barlangászt',
  direct: 'egy barlangászt',
  repel: 'egy rémet',
  horror: 'egy rémet',
  path: 'egy irányt',
  spawn: 'egy rémlapkát',
  appear: 'egy vízlapkát',
};

const choose = (type: Action['type']): string => `Válassz ${CHOICES[type] ?? 'egy lapkát'}.`;

const hu: AboutCaveWords = {
  choose,
  nowhere,
  refusal,
  abilities,
  does,
  ground,
  gap: {
    name: 'Még felderítetlen',
    does: 'Senki sem tudja, mi van itt. Bevilágítással vagy Felfedezéssel rakhatod le a következő lapkát.',
  },
  flood: 'Elöntötte a víz: csak úszva léphetsz rá. Elhagyni szabadon lehet.',
  rubble: 'Törmelék zárja el: takarítsd el, hogy ráléphess. Elhagyni szabadon lehet.',
  rope: 'A kötéllel mindkét irányban szabad az út.',
  gas: 'A következő veszélyig terjed a gáz.',
  horror: {
    name: 'Rém',
    does: 'Aki egy lapkára kerül vele, minden egészségét elveszíti. Minden fordulóban lép egyet a legközelebbi barlangász felé.',
  },
  unconscious: 'Eszméletlen: nem cselekedhet, amíg valaki meg nem gyógyítja.',
  hidden: 'Rejtőzik: ebben a fordulóban nem üldözik a rémek.',
};

export default hu;

// Ami a barlang egy helyén van, annak, aki ránéz. A szavak a játék szavai: iszony, törmelék.
import type { TileKind } from '@undercroft/sub-terra';
import type { AboutCaveWords } from '../en/about.ts';
import { refusal } from './refusals.ts';

const ground = {
  start: 'Innen indul mindenki.',
  exit: 'Itt senki sem veszít egészséget. Aki a végén itt áll, megmenekül.',
  normal: 'Itt nem történik semmi különös.',
  water: 'Áradásig közönséges lapka; utána csak úszva léphetsz rá.',
  gas: 'Amíg terjed a gáz, 2 egészségbe kerül rálépni.',
  'cave-in': 'Ha a számát dobják, törmelék zárja el, és aki itt áll, 3 egészséget veszít.',
  horror: 'Itt jelennek meg az iszonyok.',
  squeeze: 'Csak Bepréselődéssel juthatsz be. Kijönni szabadon lehet.',
  ledge: 'Kötél nélkül egyik irányban sem lehet átkelni rajta.',
  slide: 'Lefelé könnyű. Visszamászni csak kötéllel lehet.',
  rough: 'Ha rálépsz, képességpróbát teszel; a kudarc 1 egészségbe kerül.',
} satisfies Record<TileKind, string>;

const hu: AboutCaveWords = {
  refusal,
  ground,
  gap: {
    name: 'Még felderítetlen',
    does: 'Senki sem tudja, mi van itt. Felfedéssel vagy Felfedezéssel rakhatod le a következő lapkát.',
  },
  flood: 'Elöntötte a víz: csak úszva léphetsz rá. Elhagyni szabadon lehet.',
  rubble: 'Törmelék zárja el: takarítsd el, hogy ráléphess. Elhagyni szabadon lehet.',
  rope: 'A kötéllel mindkét irányban szabad az út.',
  gas: 'A következő veszélyig terjed a gáz.',
  horror: {
    name: 'Iszony',
    does: 'Aki egy lapkára kerül vele, minden egészségét elveszíti. Minden fordulóban lép egyet a legközelebbi barlangász felé.',
  },
  unconscious: 'Eszméletlen: nem cselekedhet, amíg valaki meg nem gyógyítja.',
  hidden: 'Rejtőzik: ebben a fordulóban nem üldözik az iszonyok.',
};

export default hu;

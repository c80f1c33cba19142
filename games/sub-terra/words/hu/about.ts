// Ami a barlang egy helyén van, annak, aki ránéz. A szavak a játék szavai: iszony, törmelék.
import type { AboutCaveWords } from '../en/about.ts';
import { refusal } from './refusals.ts';

const hu: AboutCaveWords = {
  refusal,
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

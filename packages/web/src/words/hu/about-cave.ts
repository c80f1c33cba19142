// Ami a barlang egy helyén van, annak, aki ránéz. A szavak a játék szavai: iszony, törmelék.
import type { AboutCaveWords } from '../en/about-cave.ts';

const hu: AboutCaveWords = {
  gap: {
    name: 'Még felderítetlen',
    does: 'Senki sem tudja, mi van itt: Felfedéssel vagy Felfedezéssel kerül ide a pakli következő lapkája.',
  },
  flood: 'Elárasztva: csak úszva lehet rálépni. Elhagyni mindig lehet.',
  rubble: 'Törmelék: amíg el nem ássák, senki sem léphet rá. Elhagyni lehet.',
  rope: 'Kötéllel közönséges út, fel és le.',
  gas: 'A következő veszélyig gáz van.',
  horror: {
    name: 'Iszony',
    does: 'Aki egy lapkán van vele, minden egészségét elveszíti. Minden iszonyfázisban egy lépéssel közelebb jön.',
  },
  unconscious: 'Eszméletlen: nem cselekszik, és nem világít. Ha egészséget kap, magához tér.',
  hidden: 'Rejtőzik: az iszonyok nem követik.',
};

export default hu;

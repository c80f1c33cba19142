// Ami a templom egy helyén van, annak, aki ránéz. A szavak a játék szavai: törmelék, őrző, ereklye.
import type { AboutTempleWords } from '../en/about.ts';

const hu: AboutTempleWords = {
  gap: {
    name: 'Felderítetlen',
    does: 'Senki sem tudja, mi van itt. Felfedéssel vagy Felfedezéssel kerül ide lapka.',
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

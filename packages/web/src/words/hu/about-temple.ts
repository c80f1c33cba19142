// Ami a templom egy helyén van, annak, aki ránéz. A szavak a játék szavai: törmelék, őrző, ereklye.
import type { AboutTempleWords } from '../en/about-temple.ts';

const hu: AboutTempleWords = {
  gap: {
    name: 'Még felderítetlen',
    does: 'Senki sem tudja, mi van itt: Felfedéssel vagy Felfedezéssel kerül ide lapka a zsákból.',
  },
  rubble: 'Törmelék: amíg el nem ássák, senki sem léphet rá. Elhagyni lehet.',
  shored: 'Megdúcolva: sima lapkának számít.',
  burnt: 'Elöntötte a láva: többé senki sem léphet rá.',
  burnsNext: 'Legközelebb ezt önti el a láva, azokkal együtt, akik rajta vannak.',
  secondRuin: 'Törmelékkel teli. Ha leomlik, itt mindenki 5 egészséget veszít.',
  guardian: {
    name: 'Őrző',
    does: 'Amikor az őrzők cselekszenek, 1 egészségért megüt itt valakit, vagy egy lépéssel közelebb jön. Elmenni mellőle 1 egészségbe kerül.',
  },
  key: { name: 'Kulcs', does: 'Egy a háromból. A szentélyre téve megnyitják az utat az ereklyéhez.' },
  artifact: {
    name: 'Ereklye',
    does: 'Ezt kell kivinni. Ha valaki felvette, két veszélykockával dobtok, és a vulkán kétszer olyan gyors.',
  },
  downed: 'Kidőlt: csak kúszni tud. Ha egészséget kap, talpra áll.',
  braced: 'Védekezik: a következő köréig nem veszít egészséget.',
};

export default hu;

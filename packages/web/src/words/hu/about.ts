// Ami egy helyen van, annak, aki ránéz. A szavak a játékok szavai: iszony, törmelék, őrző, ereklye, főhadiszállás.
import type { AboutWords } from '../en/about.ts';

const hu: AboutWords = {
  cave: {
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
  },
  temple: {
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
  },
  sea: {
    hero: 'hős',
    deepRun: 'Innen mélymenetben bármelyik másik lapka mély vize elérhető.',
    mine: {
      own: 'Áthaladni rajta veszélytelen. Aki rajta fejezi be az útját, az aknával együtt elvész.',
      enemy: 'Aki belép, elveszíti a tengeralattjáróját; az akna is eltűnik.',
    },
    sub: {
      own: '3 pontot lép, mindet, aztán aknát rak le maga mögött. Áthaladni rajta veszélytelen; aki rajta áll meg, vele együtt elvész.',
      enemy: 'Aki belép, összeütközik vele: mindkettő elvész.',
    },
    heroic: {
      own: 'Flottája utolsója: elsüllyeszti, akire ráfut, és halad tovább. Az akna őt is megállítja.',
      enemy: 'Flottája utolsója: ha nekimennek, megmarad, és elsüllyeszti, akire ráfut. Az akna őt is megállítja.',
    },
    cc: {
      own: 'Baráti tengeralattjárók áthaladhatnak rajta, és itt semmi sem árt nekik.',
      enemy: 'Aki belép, elveszíti a tengeralattjáróját.',
    },
    whirlpool: 'Minden forduló végén egy hatoddal elforgatja a lapkáját, mindennel együtt, ami rajta van.',
  },
};

export default hu;

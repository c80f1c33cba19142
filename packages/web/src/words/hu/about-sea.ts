// Ami a tenger egy részén van, annak, aki ránéz. A szavak a játék szavai: akna, hős, főhadiszállás.
import type { AboutSeaWords } from '../en/about-sea.ts';

const hu: AboutSeaWords = {
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
};

export default hu;

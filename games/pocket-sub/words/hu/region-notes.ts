// Ami a tenger egy részén van, annak, aki ránéz. A szavak a játék szavai: akna, hős, főhadiszállás.
import type { AboutSeaWords } from '../en/region-notes.ts';

const hu: AboutSeaWords = {
  hero: 'hős',
  deepRun: 'Innen mélymenetben bármelyik másik lapka mély vize elérhető.',
  mine: {
    own: 'A tengeralattjáróid áthaladhatnak rajta. Ha egy megáll itt, az aknával együtt elvész.',
    enemy: 'Ha ide lépsz, akár csak áthaladva, a tengeralattjáród az aknával együtt elvész.',
  },
  sub: {
    own: 'Mind a 3 pontját felhasználja, aztán aknát rak maga mögé. Baráti tengeralattjárók áthaladhatnak rajta, de ha itt állnak meg, mindkettő elvész.',
    enemy: 'Ha nekimész, mindkettő elsüllyed, hacsak a tiéd nem hős.',
  },
  heroic: {
    own: 'Flottája utolsója: elsüllyeszti az ellenséget, akire ráfut, és halad tovább. Ellenséges aknán ő is elvész.',
    enemy:
      'Flottája utolsója: elsüllyeszti, akire ráfut, és a közönséges tengeralattjárót is, amelyik nekimegy. Az aknáidon ő is elvész.',
  },
  cc: {
    own: 'Baráti tengeralattjárók áthaladhatnak rajta vagy megállhatnak itt; semmi sem árt nekik.',
    enemy: 'Ha ide lépsz, akár csak áthaladva, elvész a tengeralattjáród.',
  },
  whirlpool: 'Minden forduló végén 60°-kal elforgatja a lapkáját, mindennel együtt, ami rajta van.',
};

export default hu;

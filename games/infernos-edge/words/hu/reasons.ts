// Why a bot would make a move, by the motive that it names. Each is a clause: it follows "Mert".
import type { Motive } from '@undercroft/infernos-edge/bots';
import type { CommonMotive } from '@undercroft/words';

const hu = {
  'only-choice': 'nincs más lehetőség',
  explore: 'a kulcsok még a zsákban vannak',
  'fetch-key': 'ott egy kulcs hever',
  'bring-key': 'a kulcsnak a szentélyben a helye',
  'take-artifact': 'szabad az út az ereklyéhez',
  'carry-out': 'az ereklyének ki kell jutnia, mielőtt jön a láva',
  'get-out': 'épp van még idő kijutni',
  escort: 'aki az ereklyét viszi, ne menjen egyedül',
  'help-up': 'valaki kidőlt, és még segíthetsz rajta',
  heal: 'szükséged lesz az egészségre útközben',
  fight: 'őrző állja el az utat',
  'clear-the-way': 'ezzel szabad lesz az út',
  'work-harder': 'most megéri a kockázatot még egy akció',
  'stay-safe': 'a következő veszély itt fájna',
  'nothing-better': 'minden más kockázatosabb',
  'lay-compactly': 'ha minden közel van, minden út rövidebb',
  'late-trouble': 'a baj jöjjön minél később',
  'short-way-home': 'onnan rövid a kivezető út',
  'try-again': 'az újradobás aligha lehet rosszabb',
  'spare-the-weak': 'így kíméled a gyengébbeket',
} satisfies Record<Exclude<Motive, CommonMotive>, string>;

export default hu;

// Why a bot would make a move, by the motive that it names. Each is a clause: it follows "Mert".
import type { Motive } from '@undercroft/pocket-sub/bots';
import type { CommonMotive } from '@undercroft/words';

const hu = {
  'sure-win': 'ezzel nyersz, bármit tesznek az ellenfeleid',
  'lost-anyway': 'ha az ellenfeleid jól játszanak, minden lépés veszít',
  win: 'ezzel azonnal nyersz',
  'stay-afloat': 'más úton elveszítenél egy tengeralattjárót',
  ram: 'elsüllyeszt egy ellenséges tengeralattjárót',
  'keep-a-way-out': 'így a tengeralattjáróidnak marad kiútja',
  'beware-of-heroes': 'így nem érnek el az ellenséges hősök',
  'save-tokens': 'a jelzőid később többet érnek',
  'hem-in': 'nem hagy kiutat az ellenségnek',
  room: 'így marad a legtöbb helyed mozogni',
} satisfies Record<Exclude<Motive, CommonMotive>, string>;

export default hu;

// Why a bot would make a move, by the motive that it names. Each is a clause: it follows "Why: ".
import type { Motive } from '@undercroft/pocket-sub/bots';
import type { CommonMotive } from '@undercroft/words';

const en = {
  'sure-win': 'it wins, whatever your opponents do',
  'lost-anyway': 'every move loses if your opponents play well',
  win: 'it wins the game at once',
  'stay-afloat': 'other courses lose a sub',
  ram: 'it sinks an enemy sub',
  'keep-a-way-out': 'it leaves your subs a way out',
  'beware-of-heroes': 'it keeps your subs out of a hero’s reach',
  'save-tokens': 'your tokens are worth more later',
  'hem-in': 'it leaves enemy subs no way out',
  room: 'it leaves you the most room to move',
} satisfies Record<Exclude<Motive, CommonMotive>, string>;

export default en;

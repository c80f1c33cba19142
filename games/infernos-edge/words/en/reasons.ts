// Why a bot would make a move, by the motive that it names. Each is a clause: it follows "Why: ".
import type { Motive } from '@undercroft/infernos-edge/bots';
import type { CommonMotive } from '@undercroft/words';

const en = {
  'only-choice': 'it is the only choice',
  explore: 'the keys are still in the bag',
  'fetch-key': 'there is a key to fetch',
  'bring-key': 'the key belongs on the sanctum',
  'take-artifact': 'the way to the artifact is open',
  'carry-out': 'the artifact has to get out before the lava comes',
  'get-out': 'there is just enough time to get out',
  escort: 'whoever carries the artifact should not go alone',
  'help-up': 'a downed explorer can still be saved',
  heal: 'you will need the health on the way',
  fight: 'a guardian is in the way',
  'clear-the-way': 'it opens the way',
  'work-harder': 'one more action now is worth the risk',
  'stay-safe': 'the next hazard would hurt here',
  'nothing-better': 'every other move is riskier',
  'lay-compactly': 'a compact temple keeps every way short',
  'late-trouble': 'trouble is better later than now',
  'short-way-home': 'the way out is short from there',
  'try-again': 'a reroll can hardly be worse',
  'spare-the-weak': 'it spares the weaker explorers',
} satisfies Record<Exclude<Motive, CommonMotive>, string>;

export default en;

// Bots: who they are, what they advise and why. Loaded where somebody chooses one or asks for a hint.
import type { Strength } from '@undercroft/bots';
import type { Named } from '../grammar.ts';

const strengths = {
  wanderer: { name: 'Wanderer', does: 'goes anywhere, knows the rules and nothing else' },
  novice: { name: 'Novice', does: 'careful, by rules of thumb' },
  adept: { name: 'Adept', does: 'thinks ahead through hundreds of trials' },
} satisfies Record<Strength, Named>;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** Why: by the motive a bot names. Each reads on after "because". */
const common = {
  anything: 'one thing is as good as another',
  'best-chance': 'in the trials it ended well most often',
};

const reasons = {
  'sub-terra': {
    ...common,
    'only-one': 'there is nothing else to do',
    reveal: 'the exit lies deep in the stack, and here a tile is safe to reveal',
    explore: 'the stack must be worked through, and this gap leads on',
    walk: 'there is more to find over there',
    shelter: 'the next hazard strikes here, and not there',
    flee: 'a horror is too close',
    'to-a-friend': 'somebody lies unconscious and can still be helped',
    'way-out': 'the exit is open, and the light does not last',
    'stay-out': 'on the exit nothing can happen any more',
    leave: 'going now brings more home than waiting',
    heal: 'the health is needed on the way',
    dig: 'rubble blocks the way everybody needs',
    rope: 'a rope here makes a way for all',
    repel: 'a horror would reach somebody',
    hide: 'nobody can get away from the horrors here',
    direct: 'the other caver makes more of the point',
    exert: 'one more action now is worth the risk',
    stay: 'every step from here is worse',
    lay: 'turned like this it leaves the most ways open',
    discard: 'this tile would close the cave off',
    take: 'the tile set aside fits better here',
    surface: 'there the others are in reach',
    away: 'that way it comes to nobody',
  },
  'infernos-edge': {
    ...common,
    'only-choice': 'there is nothing else to do',
    explore: 'the keys are still in the bag',
    'fetch-key': 'a key lies there',
    'bring-key': 'the key belongs on the sanctum',
    'take-artifact': 'the way to the artifact is open',
    'carry-out': 'the artifact must get out, and the mountain is awake',
    'get-out': 'there is just time to get out',
    escort: 'whoever carries should not go alone',
    'help-up': 'somebody is down and can still be helped',
    heal: 'the health is needed on the way',
    fight: 'a guardian stands in the way',
    'clear-the-way': 'the way home leads through here',
    'work-harder': 'one more action now is worth the risk',
    'stay-safe': 'the next hazard would hurt here',
    'nothing-better': 'every step from here is worse',
    'lay-compactly': 'close together, all ways are shorter',
    'late-trouble': 'what is bad should come late',
    'short-way-home': 'from there the way home is short',
    'try-again': 'a second throw can hardly be worse',
    'spare-the-weak': 'the others can bear it better',
  },
  'pocket-sub': {
    ...common,
    'sure-win': 'it wins, whatever the others do',
    'lost-anyway': 'everything else loses sooner',
    win: 'it wins at once',
    'stay-afloat': 'everything else loses a sub',
    ram: 'a hero sinks what it meets',
    'keep-a-way-out': 'a sub without a way out is lost',
    'beware-of-heroes': 'there the hero cannot reach it',
    'save-tokens': 'the tokens are worth more later',
    'hem-in': 'it leaves them no way out',
    room: 'it keeps the most water open',
  },
};

const en = {
  strengths,
  person: 'A person here',
  whoPlays: (seat: number): string => `Who plays seat ${seat + 1}`,
  seats: 'Who plays',
  seatsLine: 'A seat can change hands at any time.',
  thinking: (strength: Strength): string => `${strengths[strength].name} is thinking`,
  failed: 'The bot cannot think here just now.',
  again: 'Try again',
  takeOver: 'I play for it',
  hint: {
    thinking: 'The adept is thinking for you',
    title: 'The adept would',
    because: (reason: string): string => `because ${reason}.`,
    chanceLine: (share: number, trials: number): string =>
      `${percent.format(share)} to win, in ${trials} ${trials === 1 ? 'trial' : 'trials'}`,
    failed: 'No hint can be had here just now.',
  },
  reasons,
};

export type BotsWords = typeof en;
export default en;

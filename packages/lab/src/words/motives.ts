// Why a bot would do something, in words: by the motive that it names. Each reads on after "because".
import type { Reason } from '@undercroft/bots';

const COMMON = {
  anything: 'one thing is as good as another',
  'best-chance': 'in its trials it ended well most often',
};

export const MOTIVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sub-terra': {
    ...COMMON,
    'only-one': 'there is nothing else to do',
    reveal: 'the exit lies deep in the stack, and a tile can be revealed here safely',
    explore: 'the stack has to be worked through, and this gap leads on',
    walk: 'there is more to be found over there',
    shelter: 'the next hazard can strike here, but not there',
    flee: 'a horror is too close',
    'to-a-friend': 'somebody lies unconscious and can still be helped',
    'way-out': 'the exit is open, and the light is running out',
    'stay-out': 'on the exit nothing can happen any more',
    leave: 'to go now brings more home than to wait',
    heal: 'the health will be needed on the way',
    dig: 'everybody needs the way that rubble blocks',
    rope: 'with a rope here there is a way for all',
    repel: 'a horror would reach somebody',
    hide: 'there is no getting away from the horrors here',
    direct: 'the other caver can make more of the point',
    exert: 'one more action now is worth the risk',
    stay: 'every step from here is worse',
    lay: 'turned like this it leaves the most ways open',
    discard: 'this tile would close the cave off',
    take: 'the tile that was set aside fits better here',
    surface: 'the others are in reach there',
    away: 'that way it comes to nobody',
  },
  'infernos-edge': {
    ...COMMON,
    'only-choice': 'there is nothing else to do',
    explore: 'the keys are still in the bag',
    'fetch-key': 'a key lies there',
    'bring-key': 'the key is wanted at the sanctum',
    'take-artifact': 'the way to the artifact is open',
    'carry-out': 'the artifact must get out, and the mountain is awake',
    'get-out': 'there is just time to get out',
    escort: 'whoever carries should not go alone',
    'help-up': 'somebody is down and can still be helped',
    heal: 'the health will be needed on the way',
    fight: 'a guardian stands in the way',
    'clear-the-way': 'the way home leads through here',
    'work-harder': 'one more action now is worth the risk',
    'stay-safe': 'the next hazard would hurt here',
    'nothing-better': 'every step from here is worse',
    'lay-compactly': 'close together, all ways are shorter',
    'late-trouble': 'what is bad had better come late',
    'short-way-home': 'it is not far home from there',
    'try-again': 'a second throw can hardly be worse',
    'spare-the-weak': 'the others can bear it better',
  },
  'pocket-sub': {
    ...COMMON,
    'sure-win': 'it wins, whatever the others do',
    'lost-anyway': 'everything else loses sooner',
    win: 'it wins at once',
    'stay-afloat': 'everything else loses a sub',
    ram: 'a hero sinks what it meets',
    'keep-a-way-out': 'a sub without a way out is lost',
    'beware-of-heroes': 'the hero cannot reach it there',
    'save-tokens': 'the tokens are worth more later',
    'hem-in': 'it leaves them no way out',
    room: 'it keeps the most water open',
  },
};

export function reasonText(game: string, { motive, rule }: Reason): string {
  const words = MOTIVES[game]?.[motive] ?? COMMON['best-chance'];
  return `Because ${words}.${rule ? ` (${rule})` : ''}`;
}

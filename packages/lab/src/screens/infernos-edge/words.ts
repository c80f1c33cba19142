// What happens in Inferno's Edge, in words. Tables by kind: a kind without words does not compile.
import type {
  End,
  Event,
  Explorer,
  Face,
  InfernosEdgeEnding,
  Rank,
  Roll,
  Source,
  Way,
} from '@undercroft/infernos-edge';
import { capital, list, plural } from '../../words/grammar.ts';
import { personName, The, the, thePeople } from '../cave/people.ts';
import { ITEM_WORDS, tileWords } from './names.ts';
import { atPlace } from './places.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: Told<T>) => string };

export const SOURCES: Readonly<Record<Source, string>> = {
  exerting: 'exertion',
  luck: 'luck',
  'running-away': 'running away',
  spike: 'the spikes',
  dart: 'the darts',
  lava: 'the lava',
  collapse: 'the falling ruin',
  stumble: 'a stumble',
  guardian: 'a guardian',
  grenade: 'the grenade',
};

const STEPS: Readonly<Record<Way, string>> = {
  move: 'moves',
  run: 'runs',
  sprint: 'sprints',
  explore: 'steps',
  crawl: 'crawls',
  command: 'moves',
};

/** What a roll was for, and how it came out. */
const TESTS: Readonly<Record<Extract<Roll, 'attack' | 'spike'>, readonly [passed: string, failed: string]>> = {
  attack: ['the blow strikes', 'the blow goes wide'],
  spike: ['the spikes are avoided', 'the spikes are triggered'],
};

export const FACE_WORDS: Readonly<Record<Face, string>> = {
  stumble: 'Stumble: who exerted this turn loses 1 health.',
  lava: 'Lava: it burns everybody on a lava tile, and the volcano stirs.',
  collapse: 'Collapse: a ruin without rubble may come down.',
  trap: 'Trap: traps where the roller stands are set off.',
  wake: 'Wake: a guardian is called to the nearest guardian space.',
  activate: 'Activate: all guardians act once.',
};

const places = (tiles: readonly string[]): string => list(tiles.map(atPlace));
const returned = { 'closes-the-temple': 'would close the temple and goes', scholar: 'goes' } as const;

const TELL: Tellers = {
  'round-began': ({ round }) => `Round ${round} begins.`,
  'turn-began': ({ explorer, at, state }) =>
    at === null
      ? `${The(explorer)}, ${state}, only rolls.`
      : `Now it is the turn of ${the(explorer)}, at ${atPlace(at)}.`,
  'turn-ended': ({ explorer }) => `The turn of ${the(explorer)} is over.`,
  exerted: ({ explorer }) => `${The(explorer)} exerts for one more point.`,
  'gap-named': ({ explorer, at, exploring }) =>
    `${The(explorer)} ${exploring ? 'explores' : 'looks'} towards ${atPlace(at)}.`,
  'tile-drawn': ({ tile, left }) => `A ${tileWords(tile)} is drawn; ${plural(left, 'tile')} left in the bag.`,
  'tile-returned': ({ tile, why }) => `The ${tileWords(tile)} ${returned[why]} back into the bag.`,
  'bag-discarded': ({ tiles }) =>
    `No tile of the bag could be placed: ${tiles === 1 ? 'the last is' : `all ${tiles} are`} discarded.`,
  'tile-placed': ({ tile, at }) => `The ${tileWords(tile)} lies at ${atPlace(at)}.`,
  'key-laid': ({ at }) => `A key lies at ${atPlace(at)}.`,
  'rubble-laid': ({ at }) => `Rubble lies at ${atPlace(at)}.`,
  'guardian-came': ({ at }) => `A guardian wakes at ${atPlace(at)}.`,
  'no-guardian-left': () => 'No guardian is left to wake.',
  'sanctum-placed': ({ at, ledge, from }) =>
    `The sanctum opens at ${atPlace(at)}, next to ${atPlace(from)}; its ledge is at ${atPlace(ledge)}.`,
  'wall-removed': ({ at, side }) => `The ${side} wall of ${atPlace(at)} is taken away for it.`,
  'artifact-appeared': ({ at }) => `With the third key the artifact appears at ${atPlace(at)}.`,
  cursed: ({ explorer }) =>
    `The curse wakes at the hand of ${the(explorer)}: two hazard dice from now on, and the volcano comes two steps a round.`,
  moved: ({ explorer, to, how }) => `${The(explorer)} ${STEPS[how]} to ${atPlace(to)}.`,
  escaped: ({ explorer, holds }) => `${The(explorer)} leaves the temple${holds ? ` with ${ITEM_WORDS[holds]}` : ''}.`,
  rolled,
  rerolled: ({ explorer, face, left, paid }) =>
    `${The(explorer)} rolls the ${face} again; ${paid === 'health' ? `${left} health left` : `${plural(left, 'luck token')} left`}.`,
  hazard: ({ face }) => FACE_WORDS[face],
  'lost-health': ({ explorer, amount, left, source }) =>
    `${The(explorer)} loses ${amount} health to ${SOURCES[source]}; ${left} left.`,
  spared: ({ explorer, source, by }) =>
    by === 'alert'
      ? `The Scoundrel's warning saves ${the(explorer)} from ${SOURCES[source]}.`
      : `${The(explorer)} is braced against ${SOURCES[source]}.`,
  downed: ({ explorer, at }) => `${The(explorer)} is downed at ${atPlace(at)}.`,
  healed: ({ explorer, by, amount, left }) =>
    by === explorer
      ? `${The(explorer)} regains ${amount} health; ${left} now.`
      : `${The(by)} gives ${the(explorer)} ${amount} health back; ${left} now.`,
  'stood-up': ({ explorer }) => `${The(explorer)} is up again.`,
  'item-picked-up': ({ explorer, item }) => `${The(explorer)} picks up ${ITEM_WORDS[item]}.`,
  'item-given': ({ explorer, item, to }) => `${ITEM_WORDS[item]} goes from ${the(explorer)} to ${the(to)}.`,
  'item-put-down': ({ explorer, item, at }) => `${The(explorer)} puts ${ITEM_WORDS[item]} down at ${atPlace(at)}.`,
  commanded: ({ explorer, by }) => `${The(by)} commands ${the(explorer)}.`,
  declined: ({ explorer }) => `${The(explorer)} stays.`,
  'shored-up': ({ explorer, at, left }) => `${The(explorer)} shores up ${atPlace(at)}; ${left} left.`,
  demolished: ({ explorer, at, side, left }) =>
    `${The(explorer)} blasts the ${side} side of ${atPlace(at)} open; ${plural(left, 'charge')} left.`,
  braced: ({ explorer }) => `${The(explorer)} braces until the next turn.`,
  'rubble-cleared': ({ at, explorer }) =>
    `${explorer ? The(explorer) : 'A guardian'} clears the rubble at ${atPlace(at)}.`,
  'trap-triggered': ({ at, trap }) => `The ${trap} trap at ${atPlace(at)} is triggered.`,
  collapsed: ({ at, number }) => `Ruin ${number} comes down at ${atPlace(at)}.`,
  'guardian-destroyed': ({ at, explorer }) =>
    explorer ? `${The(explorer)} destroys a guardian at ${atPlace(at)}.` : `A guardian is destroyed at ${atPlace(at)}.`,
  'guardian-attacked': ({ at, explorer }) => `A guardian attacks ${the(explorer)} at ${atPlace(at)}.`,
  'guardian-moved': ({ from, to }) => `A guardian goes from ${atPlace(from)} to ${atPlace(to)}.`,
  'marker-moved': ({ to }) =>
    to === 0
      ? 'The volcano is at 0: the next lava face makes it erupt.'
      : `The volcano comes closer: ${plural(to, 'step')} left.`,
  erupted: () => 'The volcano erupts.',
  burnt: ({ tiles }) => `Lava takes ${places(tiles)}.`,
  died: ({ explorer, at, holds }) =>
    `${The(explorer)} dies in the lava at ${atPlace(at)}${holds ? `, and ${ITEM_WORDS[holds]} is gone` : ''}.`,
  'artifact-burnt': () => 'The artifact is lost in the lava.',
  ended: ({ rank, lost }) => `The expedition ends: ${result(rank, lost.map(personName))}.`,
};

function rolled({ explorer, why, face, needed, passed }: Told<'rolled'>): string {
  if (why === 'hazard') return `The hazard die of ${the(explorer)} shows ${face}.`;
  if (why === 'collapse') return `The die for the ruins shows ${face}.`;
  const [good, bad] = TESTS[why];
  return `${The(explorer)} rolls ${face} and needs ${needed ?? 4}: ${passed ? good : bad}.`;
}

/** Nothing where the next turn tells it. */
export const tellOnTable = (event: Event): string | undefined =>
  event.type === 'turn-ended' ? undefined : tellEvent(event);

export function tellEvent(event: Event): string {
  const tell = TELL[event.type] as (event: Event) => string;
  return capital(tell(event));
}

// ---------------------------------------------------------------- the end

/** A way of ending as a clause, for counting. */
export const RANK_WORDS: Readonly<Record<Rank, string>> = {
  legendary: 'legendary: the artifact and everybody came out',
  gold: 'gold: the artifact came out, one was lost',
  silver: 'silver: the artifact came out, two were lost',
  bronze: 'bronze: the artifact came out, three or more were lost',
  forgotten: 'forgotten: the artifact did not come out',
};

const result = (rank: Rank, lost: readonly string[]): string =>
  `${rank}, ${lost.length === 0 ? 'nobody was lost' : `lost: ${list(lost)}`}`;

const ENDS: Readonly<Record<End, string>> = {
  'temple-empty': 'Nobody is left in the temple',
  'all-downed': 'Everybody is downed',
  'artifact-burnt': 'The artifact burnt',
  'key-left': 'A key left the temple, and the artifact stays hidden',
  'entrance-burnt': 'The entrance burnt before the artifact was out',
  'nobody-to-carry': 'Nobody is left who could carry the artifact out',
  eruption: 'The volcano erupted before the artifact was off the sanctum',
};

export function tellEnding({ how, end, lost, out }: InfernosEdgeEnding): string {
  const artifact = how === 'forgotten' ? 'The artifact did not come out' : 'The artifact is out';
  return `${capital(how)}. ${ENDS[end]}. ${artifact}; ${lostText(lost, out.length)}.`;
}

function lostText(lost: readonly Explorer[], out: number): string {
  if (lost.length === 0) return 'everybody came out alive';
  if (out === 0) return 'nobody came out';
  return `${thePeople(lost)} ${lost.length === 1 ? 'is' : 'are'} lost`;
}

// What a report calls things, game by game.
import type { Tone } from './figure.ts';

export interface Wording {
  readonly title: string;
  /** 'caver', 'cavers'. */
  readonly member: readonly [one: string, many: string];
  /** The option that says who takes part, where all win or lose together. */
  readonly team?: string;
  /** What is said of each option, its values in the order of chapters, and which of them goes without saying. */
  readonly options: Readonly<Record<string, Saying>>;
  /** Every way of ending, best first, with its colour. */
  readonly endings: readonly { readonly how: string; readonly tone: Tone; readonly name: string }[];
  /** What it means to succeed, as a clause about games: 'ended with a medal'. */
  readonly success: string;
  /** 'Won' in a word or two, as on a key. */
  readonly won: string;
  readonly lost: string;
  readonly best: { readonly how: string; readonly name: string };
  readonly sources: Readonly<Record<string, string>>;
  readonly ends: Readonly<Record<string, string>>;
  /** What is counted by the round. */
  readonly series: Readonly<Record<string, string>>;
}

export interface Saying {
  readonly texts: Readonly<Record<string, string>>;
  readonly usual?: string;
}

const alike = (...texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((one) => [one, one]));

const CAVE: Wording = {
  title: 'Sub Terra',
  member: ['caver', 'cavers'],
  team: 'cavers',
  options: {
    difficulty: { texts: alike('normal', 'advanced', 'expert') },
    gentle: { texts: { true: 'gentle', false: 'not gentle' }, usual: 'false' },
    variant: { texts: { standard: 'standard rules', 'reference-manual': 'reference manual' }, usual: 'standard' },
  },
  endings: [
    { how: 'gold', tone: 'gold', name: 'gold: everybody out' },
    { how: 'silver', tone: 'silver', name: 'silver: one left behind' },
    { how: 'bronze', tone: 'bronze', name: 'bronze: two left behind' },
    { how: 'defeat', tone: 'nothing', name: 'defeat: three or more left behind' },
  ],
  success: 'ended with a medal',
  won: 'a medal',
  lost: 'defeat',
  best: { how: 'gold', name: 'gold' },
  sources: {
    exertion: 'exertion',
    rough: 'rough ground',
    gas: 'gas',
    flood: 'flood',
    'cave-in': 'falling rock',
    tremor: 'tremor',
    horror: 'a horror',
    darkness: 'the dark',
  },
  ends: {
    'everyone-on-exit': 'everybody in play stood on the exit',
    'nobody-conscious': 'nobody was conscious any more',
    left: 'those on the exit left',
  },
  series: {
    tiles: 'tiles in the cave',
    lost: 'health lost so far',
    down: 'cavers unconscious',
    horrors: 'horrors in the cave',
  },
};

const TEMPLE: Wording = {
  title: "Inferno's Edge",
  member: ['explorer', 'explorers'],
  team: 'explorers',
  options: {
    difficulty: { texts: alike('beginner', 'normal', 'advanced', 'expert') },
    variant: {
      texts: { 'first-edition': 'first edition', 'second-edition': 'second edition' },
      usual: 'first-edition',
    },
  },
  endings: [
    { how: 'legendary', tone: 'legendary', name: 'legendary' },
    { how: 'gold', tone: 'gold', name: 'gold' },
    { how: 'silver', tone: 'silver', name: 'silver' },
    { how: 'bronze', tone: 'bronze', name: 'bronze' },
    { how: 'forgotten', tone: 'nothing', name: 'forgotten' },
  ],
  success: 'brought the artifact out',
  won: 'artifact out',
  lost: 'forgotten',
  best: { how: 'legendary', name: 'legendary' },
  sources: {
    exerting: 'exertion',
    luck: 'luck',
    'running-away': 'running away',
    spike: 'spikes',
    dart: 'darts',
    lava: 'lava',
    collapse: 'a falling ruin',
    stumble: 'a stumble',
    guardian: 'a guardian',
    grenade: 'a grenade',
  },
  ends: {
    'temple-empty': 'nobody was left in the temple',
    'all-downed': 'everybody was downed',
    'artifact-burnt': 'the artifact burnt',
    'key-left': 'a key left the temple',
    'entrance-burnt': 'the entrance burnt',
    'nobody-to-carry': 'nobody could carry the artifact',
    eruption: 'the volcano erupted',
  },
  series: {
    tiles: 'tiles found',
    lost: 'health lost so far',
    down: 'explorers downed',
    guardians: 'guardians in the temple',
  },
};

const SEA: Wording = {
  title: 'Pocket Sub',
  member: ['fleet', 'fleets'],
  options: {
    players: { texts: { 2: '2 players', 3: '3 players', 4: '4 players' } },
    setup: { texts: { introductory: 'introductory sea', standard: 'standard sea' } },
    captain: { texts: { false: 'without the Captain', true: "Captain's expansion" }, usual: 'false' },
    mines: { texts: { unlimited: 'unlimited mines', twelve: 'twelve mines' }, usual: 'unlimited' },
    first: { texts: { 0: 'seat 1 begins', 1: 'seat 2 begins', 2: 'seat 3 begins', 3: 'seat 4 begins' }, usual: '0' },
  },
  endings: [
    { how: 'mine', tone: 'plain', name: 'ran into a mine' },
    { how: 'rammed-by-hero', tone: 'plain', name: 'rammed by a hero' },
    { how: 'command-centre', tone: 'plain', name: 'ran into a Command Centre' },
    { how: 'friendly', tone: 'plain', name: 'ended on a friendly piece' },
    { how: 'stuck', tone: 'plain', name: 'had no step to take' },
    { how: 'no-mine', tone: 'plain', name: 'could lay no mine' },
    { how: 'quiet', tone: 'draw', name: 'draw: three quiet rounds' },
  ],
  success: 'were decided',
  won: 'the winner',
  lost: 'the loser',
  best: { how: 'mine', name: 'mine' },
  sources: {
    mine: 'a mine',
    collision: 'collision with an enemy sub',
    'hit-a-hero': 'running into a hero',
    'rammed-by-hero': 'being rammed by a hero',
    'command-centre': 'an enemy Command Centre',
    friendly: 'ending on a friendly piece',
    stuck: 'no step to take',
    'no-mine': 'no mine to lay',
  },
  ends: {},
  series: { lost: 'subs lost so far', mines: 'mines on the chart' },
};

const WORDINGS: Readonly<Record<string, Wording>> = { 'sub-terra': CAVE, 'infernos-edge': TEMPLE, 'pocket-sub': SEA };

export function wordingOf(game: string): Wording {
  const wording = WORDINGS[game];
  if (!wording) throw new Error(`no report knows ${game}`);
  return wording;
}

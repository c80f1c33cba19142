// What reports call the things of Inferno's Edge.
import { type ReportWording, sameTexts } from '@undercroft/terminal/report/wording';

export const report: ReportWording = {
  title: "Inferno's Edge",
  team: { option: 'explorers', member: ['explorer', 'explorers'] },
  options: {
    difficulty: { texts: sameTexts('beginner', 'normal', 'advanced', 'expert') },
    variant: {
      texts: { 'first-edition': 'first edition', 'second-edition': 'second edition' },
      defaultValue: 'first-edition',
    },
    closing: {
      texts: { strict: 'strict closing', crossroads: 'keys to the crossroads', ledge: 'keys to the ledge' },
      defaultValue: 'strict',
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
  losses: {
    what: 'health',
    causes: 'what hurt, per game',
    title: 'What takes health',
    none: 'Nobody lost any health.',
    unit: 'health lost in a game',
  },
  downs: {
    title: 'What brings explorers down',
    none: 'Nobody went down.',
    column: 'went down',
    unit: 'explorers brought down in a game',
  },
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
    'keys-lost': 'keys were discarded with the bag',
  },
  series: {
    tiles: 'tiles found',
    keys: 'keys found',
    lost: 'health lost so far',
    down: 'explorers downed',
    guardians: 'guardians in the temple',
  },
  milestones: {
    title: 'How far games come',
    head: 'how far they came',
    names: {
      'played-out': 'every tile of the bag was placed',
      'discarded-without-keys': 'the bag was discarded with no key in it',
      'discarded-with-keys': 'the bag was discarded with a key in it',
      'artifact-appeared': 'the artifact appeared',
      cursed: 'somebody picked up the artifact',
    },
    series: 'tiles',
  },
  splits: [
    {
      series: 'lost',
      title: 'What health tells',
      ahead: 'lost less health so far than the middle game',
      behind: 'lost more',
      better: 'less',
    },
    {
      series: 'tiles',
      title: 'What tiles tell',
      ahead: 'found more tiles so far than the middle game',
      behind: 'found fewer',
      better: 'more',
    },
  ],
};

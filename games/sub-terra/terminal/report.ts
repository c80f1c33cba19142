// What reports call the things of Sub Terra.
import { type ReportWording, sameTexts } from '@undercroft/terminal/report/wording';

export const report: ReportWording = {
  title: 'Sub Terra',
  team: { option: 'cavers', member: ['caver', 'cavers'] },
  options: {
    difficulty: { texts: sameTexts('normal', 'advanced', 'expert') },
    gentle: { texts: { true: 'gentle', false: 'not gentle' }, defaultValue: 'false' },
    variant: {
      texts: { standard: 'standard rules', 'reference-manual': 'reference manual' },
      defaultValue: 'standard',
    },
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
  losses: {
    what: 'health',
    causes: 'what hurt, per game',
    title: 'What takes health',
    none: 'Nobody lost any health.',
    unit: 'health lost in a game',
  },
  downs: {
    title: 'What brings cavers down',
    none: 'Nobody went down.',
    column: 'went down',
    unit: 'cavers brought down in a game',
  },
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

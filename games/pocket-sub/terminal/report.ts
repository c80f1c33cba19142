// What reports call the things of Pocket Sub.
import type { ReportWording } from '@undercroft/terminal/report/wording';

export const report: ReportWording = {
  title: 'Pocket Sub',
  options: {
    players: { texts: { 2: '2 players', 3: '3 players', 4: '4 players' } },
    setup: { texts: { introductory: 'introductory sea', standard: 'standard sea' } },
    captain: { texts: { false: 'without the Captain', true: "Captain's expansion" }, defaultValue: 'false' },
    mines: { texts: { unlimited: 'unlimited mines', twelve: 'twelve mines' }, defaultValue: 'unlimited' },
    first: {
      texts: { 0: 'seat 1 begins', 1: 'seat 2 begins', 2: 'seat 3 begins', 3: 'seat 4 begins' },
      defaultValue: '0',
    },
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
  losses: {
    what: 'subs',
    causes: 'what sank subs, per game',
    title: 'What sinks subs',
    none: 'Nobody lost a sub.',
    unit: 'subs lost in a game',
  },
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
  splits: [],
  decision: {
    head: 'the last sub',
    by: "what became of the loser's last sub",
    clause: (name) => `the last sub of a side ${name}`,
  },
  /** PS-SETUP-1: four play as two teams. */
  sides: (seats) =>
    seats === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : Array.from({ length: seats }, (_, turn) => [turn]),
};

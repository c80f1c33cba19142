// Sub Terra in the terminal and in the laboratory.
import type { SubTerra } from '@undercroft/sub-terra';
import type { SubTerraWords, TerminalWords } from '@undercroft/sub-terra/words';
import type { GameManifest } from '@undercroft/terminal/manifest';
import { report } from './report.ts';

export const terminal: GameManifest<SubTerra, SubTerraWords, TerminalWords> = {
  id: 'sub-terra',
  loadScreen: async (words) => (await import('./screen.ts')).subTerraScreen(words),
  loadCollector: async (options) => (await import('./collector.ts')).collectSubTerra(options),
  report,
  examples: {
    simulate: ['simulate sub-terra --cavers medic,scout,climber,engineer --bots easy --games 2000 --out caves.jsonl'],
    compare: [
      'compare sub-terra --bots easy --b difficulty=advanced --games 2000',
      'compare sub-terra --bots easy --a cavers=leader,medic,climber,scout --b cavers=leader,medic,climber,diver',
    ],
    arena: ['arena sub-terra --bots random,easy,medium --games 100 --difficulty advanced'],
    sweep: [
      'sweep sub-terra --teams 4 --bots easy --games 500 --out teams.jsonl',
      'sweep sub-terra --vary difficulty=normal,advanced,expert --vary bots=random,easy',
    ],
  },
};

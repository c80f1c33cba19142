// Pocket Sub in the terminal and in the laboratory.
import type { PocketSub } from '@undercroft/pocket-sub';
import type { PocketSubWords, TerminalWords } from '@undercroft/pocket-sub/words';
import type { GameManifest } from '@undercroft/terminal/manifest';
import { report } from './report.ts';

export const terminal: GameManifest<PocketSub, PocketSubWords, TerminalWords> = {
  id: 'pocket-sub',
  loadScreen: async (words) => (await import('./screen.ts')).pocketSubScreen(words),
  loadCollector: async (options) => (await import('./collector.ts')).collectPocketSub(options),
  report,
  examples: {
    play: [
      'play pocket-sub --bot blue',
      'play pocket-sub --players 4 --setup standard --captain --bot 2,4=easy --bot 3 --seed tuesday',
    ],
    simulate: [
      'simulate pocket-sub --games 10000 --seed 1',
      'simulate pocket-sub --bots medium,easy --rotate --games 400 --csv duel.csv',
      'simulate pocket-sub --bots "run:python3 docs/examples/bot.py",easy --rotate',
    ],
    compare: ['compare pocket-sub --rotate --a bots=easy,random --b bots=medium,random --games 400'],
    arena: [
      'arena pocket-sub --bots random,easy,plain:200,medium --games 200',
      'arena pocket-sub --players 3 --bots random,easy,plain:50',
      'arena pocket-sub --bots "run:python3 docs/examples/bot.py",random,easy',
    ],
    sweep: [
      'sweep pocket-sub --rotate --bots easy,random --vary mines=unlimited,twelve --vary setup=introductory,standard',
    ],
    online: ['online open pocket-sub --seats me,link'],
  },
};

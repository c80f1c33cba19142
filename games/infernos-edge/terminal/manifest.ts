// Inferno's Edge in the terminal and in the laboratory.
import type { InfernosEdge } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords, TerminalWords } from '@undercroft/infernos-edge/words';
import type { GameManifest } from '@undercroft/terminal/manifest';
import { report } from './report.ts';

export const terminal: GameManifest<InfernosEdge, InfernosEdgeWords, TerminalWords> = {
  id: 'infernos-edge',
  loadScreen: async (words) => (await import('./screen.ts')).infernosEdgeScreen(words),
  loadCollector: async (options) => (await import('./collector.ts')).collectInfernosEdge(options),
  report,
  examples: {
    compare: ['compare infernos-edge --bots easy --b variant=second-edition --precision 1%'],
    sweep: ['sweep infernos-edge --teams 3 --always healer --bots easy'],
  },
};

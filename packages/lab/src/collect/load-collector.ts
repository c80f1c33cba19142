// Finds what collects the results of a game.

import type { CollectorFactory } from '@undercroft/terminal/collect/collector';
import { findManifest } from '../games/index.ts';
import { collectBasics } from './basic-collector.ts';

/** For games with these options. */
export const loadCollector = async (game: string, options: unknown): Promise<CollectorFactory> =>
  (await findManifest(game)?.loadCollector?.(options)) ?? collectBasics;

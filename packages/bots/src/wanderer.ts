// Plays a random legal code.
import type { GameTypes } from '@undercroft/engine';
import type { Advice, Bot } from './bot.ts';

export const wanderer: Bot<GameTypes> = {
  name: 'wanderer',
  think({ codes, stream }) {
    const code = codes[stream.below(codes.length)] as number;
    const ideas = Array.from(codes, (one) => ({ code: one, trials: 0 }));
    const advice: Advice = { code, line: [code], ideas, reason: { motive: 'anything' } };
    return { step: () => false, advice: () => advice };
  },
};

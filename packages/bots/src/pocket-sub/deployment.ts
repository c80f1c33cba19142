// Where Command Centres, subs and whirlpools go before the first turn, by rule of thumb: where there is room.
import type { Code } from '@undercroft/engine';
import { type PocketSub, pocketSub, type Sea, WHIRLPOOL } from '@undercroft/pocket-sub';
import type { Advice, Question } from '../bot.ts';
import { Judge } from './judge.ts';

const judge = new Judge();
const after = pocketSub.blank();
const worth = new Float64Array(4);

export function deploy({ state, codes, stream }: Question<PocketSub>): Advice {
  const rated = Array.from(codes, (code) => ({ code, mark: promise(state, code), lot: stream.below(1 << 20) }));
  rated.sort((a, b) => b.mark - a.mark || a.lot - b.lot);
  const code = rated[0]?.code as Code;
  return {
    code,
    line: [code],
    ideas: rated.map((one) => ({ code: one.code, trials: 0 })),
    reason: { motive: 'room', rule: state.phase === WHIRLPOOL ? 'PS-CAP-2' : 'PS-STD-2' },
  };
}

/** How good the own side's outlook is with a piece placed so, as far as pieces lie. */
export function promise(sea: Sea, code: Code): number {
  after.copyFrom(sea);
  pocketSub.play(after, code);
  judge.judge(after, worth);
  return worth[sea.seat]!;
}

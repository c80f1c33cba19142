// What only dangers say: whom a horror hunts, what a hazard would cost, as long as nobody moves.
import type { Caver, Hazard } from '@undercroft/sub-terra';
import { count, countWord, list } from '@undercroft/words/english';
import { capital } from '@undercroft/words/grammar';
import { the, who } from './names.ts';

/** Somebody who would lose health. */
export interface Loss {
  readonly caver: Caver;
  readonly amount: number;
  readonly falls: boolean;
}

const hazards = { flood: 'a flood', gas: 'gas', 'cave-in': 'a cave-in', tremor: 'a tremor' } satisfies Record<
  Exclude<Hazard, 'horror'>,
  string
>;

/** Whom a horror hunts, and in how many of its moves it strikes. */
export interface Chased {
  readonly victim: Caver;
  readonly moves: number;
}

const when = (moves: number): string => (moves === 1 ? 'this round' : `in ${countWord(moves, 'move')}`);

const en = {
  hunted: 'hunted',
  shielded: 'shielded',
  /** Before the number of moves, which stands in a disc. */
  strikesIn: 'strikes in',
  strikesNow: 'strikes now',
  leaves: 'leaves',
  /** At a tile: 'Scout −1'. */
  loss: ({ caver, amount }: Loss): string => `${who(caver)} −${amount}`,
  /** Where gas is in the air: '−2 to enter'. */
  toEnter: (amount: number): string => `−${amount} to enter`,
  fallsOn: (faces: readonly number[]): string => `falls on ${faces.join(', ')}`,
  /** A tremor, by what is rolled: '1–3: passes out'. */
  tremor: (failing: number): string => `${failing === 1 ? '1' : `1–${failing}`}: passes out`,
  /** 'If nobody moves, the horror strikes the Medic in two moves.' */
  hunt: (chases: readonly Chased[]): string => {
    const struck = chases.map(({ victim, moves }) => `${the(victim)} ${when(moves)}`);
    return `If nobody moves, ${struck.length === 1 ? 'the horror strikes' : 'horrors strike'} ${list(struck)}.`;
  },
  wanders: 'Nobody is within reach of the horror: it leaves the cave.',
  /** 'A flood (4 of 17 cards) would cost the Scout 1.' */
  hazard: (which: keyof typeof hazards, cards: number, of: number, losses: readonly Loss[]): string =>
    capital(
      `${hazards[which]} (${cards} of ${count(of, 'card')}) ${which === 'cave-in' || which === 'tremor' ? 'could' : 'would'} cost ${list(losses.map(({ caver, amount }) => `${the(caver)} ${amount}`))}.`,
    ),
  /** Nothing is shown because nothing threatens. */
  none: 'Nothing threatens anybody right now.',
};

export type DangerWords = typeof en;
export default en;

// Were the dice honest? The secret must match the hash that was published, and every chance entry must be what it draws.
import {
  applyEntry,
  buffer,
  CHANCE,
  drawOutcome,
  type FindGame,
  type GameRecord,
  openingTable,
} from '@undercroft/engine';
import { type Hmac, SecretDice } from './dice.ts';

export type Verdict =
  | { readonly kind: 'honest'; readonly drawn: number }
  | { readonly kind: 'no-dice' | 'not-over' | 'wrong-secret' | 'wrong-start' | 'not-a-game' }
  | { readonly kind: 'other-draw' | 'does-not-replay'; readonly entry: number };

/** The hash functions of this machine. */
export interface Hashing {
  sha256(secret: string): string;
  hmac(secret: string): Hmac;
}

export function verify(find: FindGame, { dice, entries, ...head }: GameRecord, hashing: Hashing): Verdict {
  if (!dice) return { kind: 'no-dice' };
  if (dice.secret === undefined) return { kind: 'not-over' };
  if (hashing.sha256(dice.secret) !== dice.hash) return { kind: 'wrong-secret' };
  if (dice.from > entries.length) return { kind: 'wrong-start' };
  const opened = openingTable(find, head);
  if (!opened.ok) return { kind: 'not-a-game' };
  const table = opened.value;
  const { game } = table;
  const hmac = hashing.hmac(dice.secret);
  const [codes, weights] = [buffer(game), buffer(game)];
  let drawn = 0;
  for (const [index, entry] of entries.entries()) {
    const number = index + 1;
    if (entry.type === 'chance' && index >= dice.from) {
      if (game.decider(table.state) !== CHANCE) return { kind: 'does-not-replay', entry: number };
      const code = drawOutcome(game, table.state, new SecretDice(hmac, dice.table, number), codes, weights);
      const recorded = game.check(table.state, entry.outcome);
      if (!recorded.ok || recorded.value !== code) return { kind: 'other-draw', entry: number };
      drawn++;
    }
    if (!applyEntry(table, entry).ok) return { kind: 'does-not-replay', entry: number };
  }
  return { kind: 'honest', drawn };
}

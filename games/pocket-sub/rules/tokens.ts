// PS-CAP-1: the captain's tokens, and sets of them as bits.
import { bits } from '@undercroft/engine';

export const TOKENS = ['intelligence', 'map', 'current'] as const;
export type Token = (typeof TOKENS)[number];

const bitOf = bits(TOKENS);
export const { intelligence: INTELLIGENCE, map: MAP, current: CURRENT } = bitOf;
export const ALL_TOKENS = INTELLIGENCE | MAP | CURRENT;

export const tokensOf = (set: number): Token[] => TOKENS.filter((token) => set & bitOf[token]);
export const bitsOf = (tokens: readonly Token[]): number => tokens.reduce((set, token) => set | bitOf[token], 0);

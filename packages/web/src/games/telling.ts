// How what is told of a place is written, in every game.
import type { Said } from '../stage/contract.ts';

export const said = (text: string, ...rules: string[]): Said => ({ text, rules });

/** A sentence over others ends without a stop. */
export const heading = (sentence: string): string => sentence.replace(/\.$/, '');

// How what is told about a place is written, in every game.
import type { Explanation } from './game-view.ts';

export const explain = (text: string, ...rules: string[]): Explanation => ({ text, rules });

/** A sentence over others ends without a stop. */
export const asHeading = (sentence: string): string => sentence.replace(/\.$/, '');

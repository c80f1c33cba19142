// English: numbers, lists and places.
import type { SideName } from '@undercroft/cave';
import { lister, type Odds, pluralizer, reduced } from './grammar.ts';
import { legs, type Offset } from './places.ts';

export const list = lister('en-GB', 'conjunction');
export const either = lister('en-GB', 'disjunction');
const plural = pluralizer('en');

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'three'; above twelve in figures. */
export const numberWord = (n: number): string => WORDS[n] ?? String(n);

/** '1 point', '2 points'. */
export const count = (n: number, one: string, other = `${one}s`): string => `${n} ${plural(n, { one, other })}`;
/** 'one step', 'two steps'. */
export const countWord = (n: number, one: string, other = `${one}s`): string =>
  `${numberWord(n)} ${plural(n, { one, other })}`;
/** 'is' or 'are', 'has' or 'have'. */
export const verb = (n: number, one: string, other: string): string => plural(n, { one, other });

/** '5 in 23', '1 in 3'. */
export function inAll(odds: Odds): string {
  const { n, of } = reduced(odds);
  return `${n} in ${of}`;
}

/** 'two steps east', 'three steps east and one north of the Medic'; nothing for the place itself. */
export function away(offset: Offset, of?: string): string {
  const [first, second] = legs(offset);
  if (!first) return '';
  const rest = second ? ` and ${numberWord(second.steps)} ${second.side}` : '';
  return `${countWord(first.steps, 'step')} ${first.side}${rest}${of ? ` of ${of}` : ''}`;
}

/** 'here', 'to the north'. */
export const to = (side: SideName | 'here'): string => (side === 'here' ? 'here' : `to the ${side}`);

/** 'Anna, what does the Medic do?', or alone: 'What does the Medic do?'. */
export const addressed = (player: string | undefined, asked: string): string =>
  player ? `${player}, ${asked}` : asked.charAt(0).toUpperCase() + asked.slice(1);

/** 'a gas bend', 'an exit'. */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

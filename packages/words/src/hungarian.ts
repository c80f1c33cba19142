// Hungarian: the article by the first sound, suffixes by vowel harmony, for words, names and figures.
import type { SideName } from '@undercroft/cave';
import { capital, lister, type Odds, plain, reduced } from './grammar.ts';
import { legs, type Offset } from './places.ts';

export const list = lister('hu', 'conjunction');
export const either = lister('hu', 'disjunction');

// ---------------------------------------------------------------- figures

const WORDS = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'];

/** Before a noun: 'két'; above ten in figures. */
export const numberWord = (n: number): string => WORDS[n] ?? String(n);

const PEOPLE = ['senki', 'egyvalaki', 'ketten', 'hárman', 'négyen', 'öten', 'hatan'];

/** This many people: 'hárman'. */
export const people = (n: number): string => PEOPLE[n] ?? `${n} ember`;

/** How the last number word of a figure sounds: its harmony, and its accusative. */
interface Sound {
  readonly harmony: Harmony;
  readonly accusative: string;
}

const sound = (harmony: Harmony, accusative: string): Sound => ({ harmony, accusative });
/** egy, kettő, három … kilenc. */
const UNITS: readonly Sound[] = [
  sound('back', 't'),
  sound('front', 'et'),
  sound('round', 't'),
  sound('back', 'at'),
  sound('front', 'et'),
  sound('round', 'öt'),
  sound('back', 'ot'),
  sound('front', 'et'),
  sound('back', 'at'),
  sound('front', 'et'),
];
/** tíz, húsz, harminc … kilencven. */
const TENS: readonly Sound[] = ['front', 'back', 'back', 'front', 'front', 'back', 'front', 'back', 'front'].map(
  (harmony) => sound(harmony as Harmony, harmony === 'back' ? 'at' : 'et'),
);

function soundOf(figure: number): Sound {
  const n = Math.abs(Math.trunc(figure));
  const unit = n % 10;
  if (unit !== 0 || n === 0) return UNITS[unit] ?? sound('front', 'et');
  if (n % 100 !== 0) return TENS[(n % 100) / 10 - 1] ?? sound('front', 'et');
  // száz; ezer; millió, milliárd
  if (n % 1000 !== 0) return sound('back', 'at');
  return n % 1_000_000 === 0 ? sound('back', 't') : sound('front', 'et');
}

// ---------------------------------------------------------------- the article

/** egy, öt, ötven, ezer, egymillió: the first of the groups of three decides. */
function figureOpensWithVowel(digits: string): boolean {
  const firstGroup = ((digits.length - 1) % 3) + 1;
  return digits.startsWith('5') || (digits.startsWith('1') && firstGroup === 1);
}

/** 'a' or 'az', by the first sound of what follows; marks and quotes before it are not heard. */
export function article(next: string): 'a' | 'az' {
  const [, digits] = /^\P{L}*?(\d+)/u.exec(next) ?? [];
  if (digits !== undefined) return figureOpensWithVowel(digits) ? 'az' : 'a';
  return /^\P{L}*[aáeéiíoóöőuúüű]/iu.test(next) ? 'az' : 'a';
}

/** 'az Orvos', 'a Testőr', 'az 5. forduló'. */
export const the = (noun: string | number): string => `${article(String(noun))} ${noun}`;
export const The = (noun: string | number): string => capital(the(noun));

// ---------------------------------------------------------------- suffixes

/** Back (hajó), front without rounding (szem), front with it (kör). */
export type Harmony = 'back' | 'front' | 'round';

/** The last vowel that is not neutral (i, í, é) decides; words of neutral vowels only are front. */
export function harmonyOf(word: string): Harmony {
  const vowels = [...plain(word).toLowerCase()].filter((letter) => 'aáeéiíoóöőuúüű'.includes(letter));
  const deciding = vowels.findLast((letter) => !'iíé'.includes(letter));
  if (deciding === undefined || deciding === 'e') return 'front';
  if ('aáoóuú'.includes(deciding)) return 'back';
  return 'öőüű'.includes(vowels.at(-1) ?? '') ? 'round' : 'front';
}

/** By harmony: -ban, -ben; three forms where rounding matters: -hoz, -hez, -höz. */
type Forms = readonly [back: string, front: string, round?: string];

const FORMS = {
  in: ['ban', 'ben'],
  outOf: ['ból', 'ből'],
  into: ['ba', 'be'],
  onto: ['ra', 're'],
  from: ['tól', 'től'],
  about: ['ról', 'ről'],
  at: ['nál', 'nél'],
  dative: ['nak', 'nek'],
  towards: ['hoz', 'hez', 'höz'],
} as const satisfies Record<string, Forms>;
export type Suffix = keyof typeof FORMS;

const formFor = (forms: Forms, harmony: Harmony): string =>
  harmony === 'back' ? forms[0] : harmony === 'round' ? (forms[2] ?? forms[1]) : forms[1];

/** A final a or e is lengthened before a suffix: lapka, lapkában. */
const lengthened = (word: string): string =>
  word.replace(/[ae]$/i, (last) => ({ a: 'á', e: 'é', A: 'Á', E: 'É' })[last] ?? last);

/** `*Orvos*` takes its suffix after the mark. */
function join(word: string, suffix: string): string {
  const [, stem = word, mark = ''] = /^(.*?)(\**)$/s.exec(word) ?? [];
  return `${lengthened(stem)}${mark}${suffix}`;
}

/** suffixed('Orvos', 'from') is 'Orvostól'; suffixed(23, 'outOf') is '23-ból'. */
export function suffixed(noun: string | number, suffix: Suffix): string {
  const forms = FORMS[suffix];
  if (typeof noun === 'number') return `${noun}-${formFor(forms, soundOf(noun).harmony)}`;
  return join(noun, formFor(forms, harmonyOf(noun)));
}

const VOWEL_END = /[aáeéiíoóöőuúüű]$/i;
/** Consonants after which the accusative needs no vowel: testőrt, orvost. */
const SMOOTH_END = /(?:[lnrjszy]|ny|ly|sz|zs)$/i;

/** Words that take the accusative in a way of their own. */
const IRREGULAR: readonly (readonly [ending: RegExp, accusative: string])[] = [[/híd$/i, 'hidat']];

/** 'Orvost', 'Mérnököt', 'lapkát', '5-öt', '2-t'. */
export function object(noun: string | number): string {
  if (typeof noun === 'number') return `${noun}-${soundOf(noun).accusative}`;
  const word = plain(noun);
  const irregular = IRREGULAR.find(([ending]) => ending.test(word));
  if (irregular) return noun.replace(...irregular);
  if (VOWEL_END.test(word)) return join(noun, 't');
  const isSmooth = SMOOTH_END.test(word) && !/(?:cs|gy|ty)$/i.test(word);
  return join(noun, isSmooth ? 't' : { back: 'ot', front: 'et', round: 'öt' }[harmonyOf(noun)]);
}

/** Before something of its: 'Mozgás', but 'A kör befejezésének' where it is itself of something. */
export const owner = (noun: string): string => (/\s\S+[ae]$/.test(noun) ? suffixed(noun, 'dative') : noun);

// ---------------------------------------------------------------- places and odds

/** 'északra'. */
export const TO: Readonly<Record<SideName, string>> = {
  north: 'északra',
  east: 'keletre',
  south: 'délre',
  west: 'nyugatra',
};
/** 'északi'. */
export const OF_SIDE: Readonly<Record<SideName, string>> = {
  north: 'északi',
  east: 'keleti',
  south: 'déli',
  west: 'nyugati',
};
/** 'északon', and 'itt'. */
export const ON: Readonly<Record<SideName | 'here', string>> = {
  north: 'északon',
  east: 'keleten',
  south: 'délen',
  west: 'nyugaton',
  here: 'itt',
};

/** 'keletre két lépésre', 'az Orvostól keletre három, északra egy lépésre'; nothing for the place itself. */
export function away(offset: Offset, of?: string): string {
  const [first, second] = legs(offset);
  if (!first) return '';
  const rest = second ? `, ${TO[second.side]} ${numberWord(second.steps)}` : '';
  const whom = of ? `${the(suffixed(of, 'from'))} ` : '';
  return `${whom}${TO[first.side]} ${numberWord(first.steps)}${rest} lépésre`;
}

/** '23-ból 5', '3-ból 1'. */
export function inAll(odds: Odds): string {
  const { n, of } = reduced(odds);
  return `${suffixed(of, 'outOf')} ${n}`;
}

/** 'Anna, mit tesz az Orvos?', or alone: 'Mit tesz az Orvos?'. */
export const addressed = (player: string | undefined, asked: string): string =>
  player ? `${player}, ${asked}` : capital(asked);

// What is said when it is over, in English: the source, which the other languages must match. It is loaded with the end.
import type { Caver, End, Source, SubTerraEnding } from '@undercroft/sub-terra';
import { list, numberWord, verb } from '@undercroft/words/english';
import { capital } from '@undercroft/words/grammar';
import { sources, time } from './index.ts';
import { the } from './names.ts';

/** Who got out, and who was lost in the dark: known where the position is. */
export interface Fates {
  readonly out: readonly Caver[];
  readonly dark: readonly Caver[];
}

/** 'Three of you climbed out into daylight. The Climber is still down there.' */
function result({ leftBehind }: SubTerraEnding, size: number, { out: [only], dark }: Fates = NO_FATES): string {
  const out = size - leftBehind.length;
  if (leftBehind.length === 0) return `All ${numberWord(size)} of you climbed out into daylight.`;
  const below = leftBehind.filter((caver) => !dark.includes(caver));
  return [
    out > 1 ? `${capital(numberWord(out))} of you climbed out into daylight.` : '',
    out === 1 ? `Only ${only ? the(only) : 'one of you'} got out.` : '',
    out === 0 ? 'Nobody found the way out.' : '',
    dark.length > 0 ? `${some(dark)} ${verb(dark.length, 'was', 'were')} lost in the dark.` : '',
    below.length > 0 && out > 0 ? `${some(below)} ${verb(below.length, 'is', 'are')} still down there.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const NO_FATES: Fates = { out: [], dark: [] };
/** By name as long as they are few. */
const some = (people: readonly Caver[]): string =>
  capital(people.length > 2 ? numberWord(people.length) : list(people.map(the)));

export const ends = {
  'everyone-on-exit': 'Everyone still in the game reached the exit.',
  'nobody-conscious': 'Nobody was left conscious.',
  left: 'The cavers on the exit left the cave.',
} satisfies Record<End, string>;

const en = {
  result,
  ends,
  leftBehind: 'left behind',
  lost: 'lost in the dark',
  felled: (source: Source): string => `felled by ${sources[source]}`,
  /** 'That was in round 18, with 2 rounds of light left.' */
  when: (round: number, light: number): string =>
    `That was in round ${round}, ${light > 0 ? `with ${time.light(light)} left` : 'when the light was gone'}.`,
};

export type SubTerraEndWords = typeof en;
export default en;

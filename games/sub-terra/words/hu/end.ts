// What is said when it is over, in Hungarian.
import type { Caver, End, Source, SubTerraEnding } from '@undercroft/sub-terra';
import { capital } from '@undercroft/words/grammar';
import { people, the } from '@undercroft/words/hungarian';
import type { Fates, SubTerraEndWords } from '../en/end.ts';
import { sources } from './index.ts';
import { all, theCaver } from './names.ts';

function result({ leftBehind }: SubTerraEnding, size: number, { out: [only], dark }: Fates = NO_FATES): string {
  const out = size - leftBehind.length;
  if (leftBehind.length === 0) return `Mind ${the(people(size))} kijutottatok a fényre.`;
  const below = leftBehind.filter((caver) => !dark.includes(caver));
  return [
    out > 1 ? `${capital(people(out))} kijutottatok a fényre.` : '',
    out === 1 ? `Csak ${only ? theCaver(only) : 'egyvalaki'} jutott ki.` : '',
    out === 0 ? 'Senki sem találta meg a kiutat.' : '',
    dark.length > 0 ? `${some(dark)} ${dark.length > 2 ? 'odavesztek' : 'odaveszett'} a sötétben.` : '',
    below.length > 0 && out > 0 ? `${some(below)} odalent ${below.length > 2 ? 'maradtak' : 'maradt'}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const NO_FATES: Fates = { out: [], dark: [] };
const some = (left: readonly Caver[]): string => (left.length > 2 ? capital(people(left.length)) : all(left));

const ends = {
  'everyone-on-exit': 'Mindenki, aki még játékban volt, elérte a kijáratot.',
  'nobody-conscious': 'Senki sem maradt eszméleténél.',
  left: 'A kijáraton állók elhagyták a barlangot.',
} satisfies Record<End, string>;

const hu: SubTerraEndWords = {
  result,
  ends,
  leftBehind: 'odalent maradt',
  lost: 'odaveszett a sötétben',
  felled: (source: Source): string => `${the(sources[source])} miatt ájult el`,
  when: (round: number, light: number): string =>
    `Ez a ${round}. fordulóban történt, ${light > 0 ? `${light} fordulóra elég fény maradt` : 'amikor már kialudt a fény'}.`,
};

export default hu;

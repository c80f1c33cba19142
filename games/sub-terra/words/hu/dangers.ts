// What only dangers say, in Hungarian.
import { capital } from '@undercroft/words/grammar';
import { list, numberWord, suffixed } from '@undercroft/words/hungarian';
import type { Chased, DangerWords } from '../en/dangers.ts';
import { theCaver, theObject, who } from './names.ts';

const hazards = { flood: 'áradáskor', gas: 'gáznál', 'cave-in': 'sziklaomláskor', tremor: 'földrengéskor' } as const;

const when = (moves: number): string => (moves === 1 ? 'még ebben a fordulóban' : `${numberWord(moves)} lépés múlva`);

const reaches = ({ victim, moves }: Chased): string =>
  moves === 1
    ? `még ebben a fordulóban eléri ${theObject(victim)}`
    : `${numberWord(moves)} lépésből éri el ${theObject(victim)}`;

const hu: DangerWords = {
  hunted: 'üldözik',
  shielded: 'védve',
  strikesIn: 'lecsapásig',
  strikesNow: 'most lecsap',
  leaves: 'elmegy',
  loss: ({ caver, amount }) => `${who(caver)} −${amount}`,
  toEnter: (amount) => `belépni −${amount}`,
  fallsOn: (faces) => `beomlik: ${faces.join(', ')}`,
  tremor: (failing) => `${failing === 1 ? '1' : `1–${failing}`}: eszméletlen lesz`,
  hunt: (chases) => {
    const [first, ...others] = chases;
    if (first && others.length === 0) return `Ha senki sem mozdul, a rém ${reaches(first)}.`;
    const struck = chases.map(({ victim, moves }) => `${theObject(victim)} ${when(moves)}`);
    return `Ha senki sem mozdul, a rémek elérik ${list(struck)}.`;
  },
  wanders: 'A rém senkit sem ér el: elhagyja a barlangot.',
  hazard: (which, cards, of, losses) =>
    capital(
      `${hazards[which]} (${suffixed(of, 'outOf')} ${cards} kártya) ${list(losses.map(({ caver, amount }) => `${theCaver(caver)} ${amount}`))} egészséget ${which === 'cave-in' || which === 'tremor' ? 'veszíthet' : 'veszít'}.`,
    ),
  none: 'Most senkit sem fenyeget semmi.',
};

export default hu;

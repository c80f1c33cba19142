// What a terminal says in every game on square tiles, in Hungarian.
import type { SideName } from '@undercroft/cave';
import type { CaveTerminalWords } from '../en/cave-terminal.ts';
import { capital } from '../grammar.ts';
import { list, ON, The, the } from '../hungarian.ts';

const letters: Readonly<Record<SideName, string>> = { north: 'É', east: 'K', south: 'D', west: 'Ny' };

const small = (sides: readonly SideName[]): string => sides.map((side) => letters[side].toLowerCase()).join(' ');

const hu: CaveTerminalWords = {
  letters,
  sides: {
    north: ['e', 'észak', 'északi', 'északra', 'északon'],
    east: ['kelet', 'keleti', 'keletre', 'keleten'],
    south: ['dél', 'déli', 'délre', 'délen'],
    west: ['nyugat', 'nyugati', 'nyugatra', 'nyugaton'],
  },
  here: ['itt'],
  around: ['lerakás', 'nyitva', 'nyitott', 'és'],
  unknown: 'ismeretlen',
  ways: (open, gaps) =>
    [...(open.length > 0 ? [`, út: ${small(open)}`] : []), ...(gaps.length > 0 ? [`, rés: ${small(gaps)}`] : [])].join(
      '',
    ),
  crowd: (n) => `${n}f`,
  beyond: (edges) =>
    `a képen kívül: ${edges
      .map(({ side, tiles, notable }) =>
        [`${ON[side]} ${tiles} lapka`, ...(notable.length > 0 ? [list(notable)] : [])].join(', '),
      )
      .join('; ')}`,
  joins: (tiles) => `még ${tiles} lapkához kapcsolódik`,
  leaves: (gaps) => `${gaps} rés marad`,
  player: (n) => `${n}. játékos`,
  bot: 'gép',
  alreadyThere: (who) => `${The(who)} már ott van.`,
  tooFar: ({ who, place, from }) => `${capital(place)} nem szomszédos ${the(who)} helyével (${from}).`,
  wrongOpenings: 'A lapka nem rakható le úgy, hogy pontosan ezek az oldalai legyenek nyitva.',
};

export default hu;

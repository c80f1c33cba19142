// How far games come: counted for the summary, and drawn for the report.
import { expect, test } from 'vitest';
import type { Figure } from '../../terminal/src/report/figure.ts';
import { milestoneFigure } from '../src/report/figures/milestones.ts';
import { gameWording } from '../src/report/game-wording.ts';
import type { SampledGame } from '../src/report/sample.ts';
import { MilestoneCounter } from '../src/simulation/milestones.ts';
import { played } from './report-results.ts';

const TEMPLE = gameWording('infernos-edge');
const CLOSED = 'discarded-without-keys';
const at = (round: number, tiles: number) => ({ round, counts: { tiles } });
const game = (how: string, milestones?: SampledGame['milestones']): SampledGame => {
  const [one] = played({ how }, 1);
  return { ...(one as SampledGame), ...(milestones ? { milestones } : {}) };
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the tally has shares of all games, and means of those that came so far', () => {
  const counter = new MilestoneCounter();
  counter.add({ milestones: { [CLOSED]: at(10, 18) } }, { isWon: true });
  counter.add({ milestones: { [CLOSED]: at(14, 23), cursed: at(20, 25) } }, { isWon: false });
  counter.add({}, { isWon: false });
  counter.add({}, { isWon: true });
  expect(counter.result(4)).toMatchObject([
    { name: CLOSED, count: 2, share: 0.5, won: 1, round: 12, counts: { tiles: 20.5 } },
    { name: 'cursed', count: 1, share: 0.25, won: 0, round: 20, counts: { tiles: 25 } },
  ]);
});

test('the figure tells games that were won from those that were lost', () => {
  const games = [
    game('gold', { [CLOSED]: at(10, 18), cursed: at(15, 20) }),
    game('defeat', { [CLOSED]: at(14, 23) }),
    game('defeat', { [CLOSED]: at(15, 24) }),
    game('defeat'),
  ];
  const { finding, table } = milestoneFigure(games, TEMPLE) as Figure;
  const rowsOf = (label: string) =>
    table.rows.filter(([name]) => name === label).map((cells) => cells.slice(1).map(plain));
  expect(rowsOf('the bag was discarded with no key in it')).toEqual([
    ['artifact out', '1', '100.0 %', '20.7 – 100.0 %', '10.0', '18.0'],
    ['forgotten', '3', '66.7 %', '20.8 – 93.9 %', '14.5', '23.5'],
  ]);
  expect(rowsOf('somebody picked up the artifact')[1]?.slice(2)).toEqual(['0.0 %', '0.0 – 56.1 %', '–', '–']);
  expect(plain(finding)).toContain('the bag was discarded with no key in it in 75.0 %;');
});

test('results that have no milestones say so, and games without any have no figure', () => {
  expect(milestoneFigure([game('gold')], TEMPLE)).toEqual({
    title: 'How far games come',
    why: 'These games do not say.',
  });
  expect(milestoneFigure([game('gold')], gameWording('sub-terra'))).toBeUndefined();
});

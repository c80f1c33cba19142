// A team before a game: who joins, leaves, acts earlier, goes first, and is led by whom.
import { infernosEdge } from '@undercroft/infernos-edge';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { infernosEdgeSetUp } from '../../../games/infernos-edge/page/set-up.ts';
import { subTerraSetUp } from '../../../games/sub-terra/page/set-up.ts';
import { type SetUpChoices, withSeats } from '../../page-kit/src/set-up-view.ts';
import page from '../../words/src/en/page.ts';
import { movedEarlier, reassigned } from '../src/pages/order.tsx';
import { teamFor, toggled } from '../src/pages/team-choice.ts';
import { subTerraEn as cave, infernosEdgeEn as temple } from './game-words.ts';

const inferno = infernosEdgeSetUp({ game: temple, page });
const descent = subTerraSetUp({ game: cave, page });

const two: SetUpChoices = { players: 2, people: ['guide', 'healer', 'priest', 'sapper'], values: {} };
const seats = (chosen: SetUpChoices): string =>
  withSeats(chosen)
    .map(({ who, seat }) => `${who} ${seat}`)
    .join(', ');
const after = (chosen: SetUpChoices, team: Partial<SetUpChoices>): SetUpChoices => ({
  ...chosen,
  first: undefined,
  ...team,
});

describe('who leads whom', () => {
  test('IE-SETUP-1 in turn, unless the table says otherwise', () => {
    expect(seats(two)).toBe('guide 0, healer 1, priest 0, sapper 1');
    const changed = after(two, reassigned(two, 'healer', 0));
    expect(seats(changed)).toBe('guide 1, healer 0, priest 0, sapper 1');
    expect(infernosEdge.open(inferno.options(changed))).toMatchObject({
      ok: true,
      value: { options: { explorers: { 0: { explorer: 'guide', seat: 1 } } } },
    });
  });

  test('an exchange leaves everybody with as many as before', () => {
    const three: SetUpChoices = { players: 3, people: ['guide', 'healer', 'priest'], values: {} };
    expect(seats(after(three, reassigned(three, 'guide', 2)))).toBe('guide 2, healer 1, priest 0');
  });

  test('who moves up keeps the player; the first stays where they are', () => {
    expect(seats(after(two, movedEarlier(two, 1)))).toBe('healer 1, guide 0, priest 0, sapper 1');
    expect(seats(after(two, movedEarlier(two, 0)))).toBe(seats(two));
  });

  test('somebody who joins is led by the player who leads fewest, and the others stay', () => {
    const without = after(two, toggled(two, 'guide'));
    expect(seats(without)).toBe('healer 1, priest 0, sapper 1');
    expect(seats(after(without, toggled(without, 'veteran')))).toBe('healer 1, priest 0, sapper 1, veteran 0');
  });
});

describe('who goes first', () => {
  const open = (chosen: SetUpChoices) => infernosEdge.open(inferno.options(chosen));

  test('IE-SETUP-2 the first listed, or the one named', () => {
    expect(open(two)).not.toHaveProperty('value.options.lead');
    expect(open({ ...two, first: 'priest' })).toMatchObject({ ok: true, value: { options: { lead: 'priest' } } });
  });

  test('ST-SETUP-7 in the cave too', () => {
    const people = teamFor(descent.people, 1);
    const opened = subTerra.open(descent.options({ players: 1, people, first: 'scout', values: {} }));
    expect(opened).toMatchObject({ ok: true, value: { options: { start: 'scout' } } });
  });

  test('anyone who leaves the team does not lead it; the others go on', () => {
    const led = { ...two, first: 'priest' };
    expect(toggled(led, 'priest').first).toBeUndefined();
    expect(toggled(led, 'guide').first).toBe('priest');
    expect(movedEarlier(led, 2).first).toBe('priest');
  });
});

describe('what a difficulty means', () => {
  const rounds = (values: SetUpChoices['values']) =>
    descent.levels?.all(4, values).map(({ does }) => Number.parseInt(does, 10));

  test('ST-SETUP-5, ST-SETUP-6, ST-RM-1 in rounds of light, with what else is set', () => {
    expect(rounds({})).toEqual([22, 20, 18]);
    expect(rounds({ gentle: true })).toEqual([25, 20, 18]);
    expect(rounds({ variant: 'reference-manual' })).toEqual(
      (['normal', 'advanced', 'expert'] as const).map((difficulty) => {
        const opened = subTerra.open({ difficulty, variant: 'reference-manual' });
        return opened.ok ? opened.value.deck : undefined;
      }),
    );
  });
});

// What can be set before a descent.

import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import { type SetUpChoices, type SetUpView, withSeats } from '@undercroft/page-kit/set-up-view';
import { CAVERS, type Caver, DIFFICULTIES, startingHealth } from '@undercroft/sub-terra';
import { subTerra } from './rules.ts';
import type { Words } from './scene.ts';

/** Teams to go down with at once. */
/** The first is the one that won most in the laboratory's sweep of all teams, of each size (docs/balance.md). */
const TEAMS: Readonly<Record<'good' | 'swift' | 'hardy', readonly Caver[]>> = {
  good: ['leader', 'medic', 'bodyguard', 'scout', 'diver', 'geologist'],
  swift: ['scout', 'medic', 'climber', 'diver', 'leader', 'geologist'],
  hardy: ['bodyguard', 'engineer', 'medic', 'geologist', 'leader', 'climber'],
};

export function subTerraSetUp({ game: words, page }: Words): SetUpView {
  const { setUp } = words;
  /** As many as the game would deal; what does not go with this difficulty is left out of it. */
  const rounds = (difficulty: (typeof DIFFICULTIES)[number], team: number, values: SetUpChoices['values']): number => {
    const cavers = CAVERS.slice(0, Math.min(6, Math.max(4, team))).map((caver) => ({ caver, seat: 0 }));
    const usual = { gentle: false, variant: 'standard' as const };
    const opened = [values, { ...values, gentle: false }].map((more) =>
      subTerra.open({ ...usual, ...more, cavers, difficulty }),
    );
    const dealt = opened.find((one) => one.ok);
    return dealt?.ok ? dealt.value.deck : 0;
  };
  return {
    title: setUp.title,
    players: [1, 2, 3, 4, 5, 6],
    people: {
      title: setUp.cavers,
      note: setUp.chosen,
      all: CAVERS.map((caver) => {
        const health = startingHealth(caver, 'standard');
        return {
          id: caver,
          face: portrait(caver),
          ...words.cavers[caver],
          health: { left: health, of: health, words: words.team.health(health, health) },
        };
      }),
      teams: Object.entries(TEAMS).map(([name, members]) => ({ ...setUp.teams[name as keyof typeof TEAMS], members })),
      sizes: [4, 5, 6],
      first: { ...setUp.start, rule: 'ST-SETUP-7' },
    },
    levels: {
      title: setUp.light,
      option: 'difficulty',
      all: (team, values) =>
        DIFFICULTIES.map((value) => ({
          value,
          name: setUp.difficulties[value].name,
          does: setUp.rounds(rounds(value, team, values), value),
        })),
      usual: 'normal',
    },
    switches: [
      { option: 'gentle', ...setUp.gentle, on: true, off: false, rule: 'ST-SETUP-6' },
      { option: 'variant', ...setUp.manual, on: 'reference-manual', off: 'standard', rule: 'ST-RM-1' },
    ],
    choices: [],
    begin: setUp.begin,
    options: (chosen) => ({
      ...chosen.values,
      cavers: withSeats(chosen).map(({ who, seat }) => ({ caver: who, seat })),
      ...(chosen.first === undefined ? {} : { start: chosen.first }),
    }),
    seat: (chosen, seat) => seatOf(chosen, seat, words),
    errorText: (error) => setUp.fault(error) ?? page.setUp.fault(error),
  };
}

function seatOf(chosen: SetUpChoices, seat: number, words: Words['game']) {
  const own = withSeats(chosen).flatMap((one) => (one.seat === seat ? [one.who as Caver] : []));
  const face = own[0] ? portrait(own[0]) : '';
  return { face, name: own.map((caver) => words.cavers[caver].name).join(', ') };
}

// The end of a descent.

import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { EndView, ResultView } from '@undercroft/page-kit/game-view';
import { type Caver, type SubTerra, type SubTerraEnding, startingHealth } from '@undercroft/sub-terra';
import type { AllWords } from '@undercroft/words';
import { caverState } from './draw/board.ts';
import { subTerraMedal } from './draw/medal.ts';
import { subTerra } from './rules.ts';
import type { Words } from './scene.ts';

export const end = (words: Words & { readonly page: AllWords }): EndView<SubTerra> => ({
  result: (ending, descent) => resultOf(ending as unknown as SubTerraEnding, descent, words),
  measures: measuresOf,
  measureNames: {
    health: words.page.end.measures.health,
    tiles: words.page.end.measures.tiles,
    danger: words.page.end.measures.danger,
  },
});

function resultOf(ending: SubTerraEnding, descent: SubTerra['State'], { game }: Words): ResultView {
  const snapshot = subTerra.save(descent);
  const people = snapshot.options.cavers.map(({ caver }) => person(caver));
  function person(caver: Caver) {
    const member = snapshot.cavers[caver];
    const lost = ending.leftBehind.includes(caver);
    const text = lost
      ? member?.state.includes('removed')
        ? game.end.lost()
        : game.end.leftBehind()
      : game.end.health(member?.health ?? 0);
    const state = member ? caverState(member) : 'lost';
    return {
      face: portrait(caver, { state: lost && state === 'awake' ? 'down' : state }),
      name: game.cavers[caver].name,
      text,
      lost,
    };
  }
  return {
    medal: subTerraMedal(ending.how),
    title: game.end.medals[ending.how],
    text: game.end.result(ending, people.length),
    decided: game.end.ends[ending.end],
    rule: ending.rule,
    people,
  };
}

/** Shares of one: health of the team, tiles found, danger about. */
function measuresOf(descent: SubTerra['State']): Record<string, number> {
  const snapshot = subTerra.save(descent);
  const members = snapshot.options.cavers.map(({ caver }) => ({ caver, health: snapshot.cavers[caver]?.health ?? 0 }));
  const full = members.reduce((sum, { caver }) => sum + startingHealth(caver, snapshot.options.variant), 0);
  const health = members.reduce((sum, one) => sum + one.health, 0);
  const floods = snapshot.cave.filter(({ marks }) => marks.includes('flood') || marks.includes('rubble')).length;
  return {
    health: health / full,
    tiles: snapshot.cave.length / 66,
    danger: Math.min(1, (snapshot.horrors.length + (snapshot.gas ? 1 : 0) + floods / 4) / 6),
  };
}

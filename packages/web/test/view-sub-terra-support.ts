// Positions of Sub Terra made by hand, and how tests look at their scenes.
import { clone, Playout, Stream, unwrap } from '@undercroft/engine';
import { type SubTerra, subTerra } from '@undercroft/sub-terra';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import { possible } from '../../../games/sub-terra/test/possible.ts';
import type { ActionOption, Scene, Target } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import { subTerraEn as game, subTerraHu as gameHu } from './game-words.ts';

export type Descent = SubTerra['State'];

export const view = subTerraView({ game, page });
export const hungarian = subTerraView({ game: gameHu, page: pageHu });

// Why something is not possible comes with them.
await Promise.all([view.loadDangers?.(), hungarian.loadDangers?.()]);

export const NOBODY = { names: [], bots: [] };

export const load = (change: object, options: object = {}): Descent => unwrap(subTerra.load(possible(change, options)));
export const team = (...cavers: string[]) => ({ cavers: cavers.map((caver) => ({ caver, seat: 0 })) });
export const at = (cell: string, health = 3) => ({ at: cell, health });
export const sceneOf = (state: Descent): Scene => view.at(state).scene(NOBODY);

export const option = (scene: Scene, id: string): ActionOption => {
  const found = scene.actions.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/** What a touch on a place means: the first option with a target there. */
export const verbAt = (scene: Scene, place: string): [id: string, target: Target] | undefined => {
  for (const { id, targets } of scene.actions)
    for (const target of targets) if (target.place === place) return [id, target];
  return undefined;
};

/** A crossing with plain tiles around it, and a corridor to the east. */
export const CROSS = [
  { at: '0,0', tile: 'start X' },
  { at: '0,-1', tile: 'normal X' },
  { at: '-1,0', tile: 'horror D', turn: 1 },
  { at: '1,0', tile: 'normal I', turn: 1 },
  { at: '2,0', tile: 'normal I', turn: 1 },
  { at: '3,0', tile: 'normal X' },
];

export const FOUR = team('medic', 'bodyguard', 'scout', 'climber');

/** Decisions of turns in random games. */
export function watchGames(watch: (state: Descent) => void, games = 6): void {
  const playout = new Playout(subTerra);
  const { variants } = subTerra.facts;
  for (let i = 0; i < games; i++) {
    const stream = Stream.of(`table ${i}`);
    const state = unwrap(subTerra.open(variants[(i * 5) % variants.length]?.options ?? {}));
    while (subTerra.status(state).type !== 'over') {
      const status = subTerra.status(state);
      if (status.type === 'seat' && status.asks === 'action') watch(clone(subTerra, state));
      subTerra.play(state, playout.choose(state, stream));
    }
  }
}

// Whatever is lit on the board has a button in the dock that can be pressed, and what is to be chosen is called by its name: at
// the decisions of real games, in both languages.
import type { Game } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { ActionOption, GameView, Scene } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import { hasPlaces, slotMates, turnEnd } from '../src/stage/aiming.ts';
import { slotsOf } from '../src/stage/answers.ts';
import { chooseText } from '../src/stage/line.ts';
import {
  subTerraEn as cave,
  subTerraHu as caveHu,
  pocketSubEn as sea,
  pocketSubHu as seaHu,
  infernosEdgeEn as temple,
  infernosEdgeHu as templeHu,
} from './game-words.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const RECORDS = 8;

const views = (...both: readonly unknown[]) => both as readonly [GameView, GameView];
const GAMES: readonly [string, Game, readonly [GameView, GameView]][] = [
  [
    'sub-terra',
    subTerra as unknown as Game,
    views(subTerraView({ game: cave, page }), subTerraView({ game: caveHu, page: pageHu })),
  ],
  [
    'infernos-edge',
    infernosEdge as unknown as Game,
    views(infernosEdgeView({ game: temple, page }), infernosEdgeView({ game: templeHu, page: pageHu })),
  ],
  [
    'pocket-sub',
    pocketSub as unknown as Game,
    views(pocketSubView({ game: sea, page }), pocketSubView({ game: seaHu, page: pageHu })),
  ],
];

// What is to be chosen is loaded with the dangers.
await Promise.all(GAMES.flatMap(([, , both]) => both.map((view) => view.loadDangers?.())));

const known = new Map<GameView, readonly Scene[]>();

/** Every decision of some golden games. */
function scenesOf(game: Game, view: GameView): readonly Scene[] {
  const scenes = known.get(view) ?? readScenes(game, view);
  known.set(view, scenes);
  return scenes;
}

function readScenes(game: Game, view: GameView): Scene[] {
  const scenes: Scene[] = [];
  for (const record of goldenRecords(game).slice(0, RECORDS))
    replayed(game, record, ({ after }) => {
      if (game.status(after).type === 'seat') scenes.push(view.at(after).scene({ names: [], bots: [] }));
    });
  return scenes.filter(({ decider }) => decider !== undefined);
}

const isOpen = (option: ActionOption): boolean =>
  hasPlaces(option) && option.role === undefined && !option.isPreselected;

/** Options that are lit without a button that can be pressed; a question is answered on the board alone. */
function withoutButton({ actions }: Scene): string[] {
  const slots = slotsOf(actions).filter(({ option }) => option.targets.length > 0);
  if (!turnEnd(actions) && slots.length === 0) return [];
  return actions
    .filter(isOpen)
    .filter((option) => !slots.some((slot) => slotMates(actions, slot.option).includes(option)))
    .map(({ id }) => id);
}

describe.each(GAMES)('%s', (_id, game, [english, hungarian]) => {
  test('every lit action has a button that can be pressed', () => {
    let lit = 0;
    for (const scene of scenesOf(game, english)) {
      lit += scene.actions.filter(isOpen).length;
      expect(withoutButton(scene)).toEqual([]);
    }
    // Courses of Pocket Sub are planned: only pieces are placed so.
    expect(lit).toBeGreaterThan(game.id === 'pocket-sub' ? 5 : 200);
  });

  test.each([
    ['English', english, page],
    ['Hungarian', hungarian, pageHu],
  ] as const)('what is to be chosen on the board is named in %s', (_language, view, words) => {
    const asked = new Set<string>();
    for (const { actions } of scenesOf(game, view))
      for (const option of actions.filter(isOpen)) asked.add(chooseText(option, words));
    expect([...asked]).not.toContain(words.board.chooseWhere);
    for (const text of asked) expect(text).toMatch(/^(Choose|Válassz) .*\.$/);
    expect(asked.size).toBeGreaterThan(0);
  });
});

test('a guardian, a path and the victim of a blow are called that', async () => {
  const templeAbout = await temple.loadAbout();
  expect(['guardian', 'path', 'victim', 'wake', 'explore'].map((type) => templeAbout.choose(type as 'path'))).toEqual([
    'Choose a guardian.',
    'Choose a path.',
    'Choose an explorer.',
    'Choose a guardian space.',
    'Choose a gap.',
  ]);
  expect((await templeHu.loadAbout()).choose('guardian')).toBe('Válassz egy őrzőt.');
  expect((await cave.loadAbout()).choose('horror')).toBe('Choose a horror.');
  expect((await caveHu.loadAbout()).choose('horror')).toBe('Válassz egy rémet.');
});

// Wake for the stage.
import { explain } from '@undercroft/page-kit/explanation';
import type { AnimationStep, EventView, GameView, PlaceInfo, Position } from '@undercroft/page-kit/game-view';
import { type Event, type Wake, wake } from '@undercroft/wake';
import { boardOf, contentOf } from './board.ts';
import { MINE_SHAPE, middleOf, picture, REEF_SHAPE, subShape } from './drawing.ts';
import { sceneOf } from './scene.ts';
import type { Words } from './words.ts';

const RULES = { reef: 'WK-SET-2', mine: 'WK-MINE-1', empty: 'WK-MOVE-1' } as const;
const SHAPES = { reef: REEF_SHAPE, mine: MINE_SHAPE, empty: '' } as const;

export const view = (words: Words): GameView<Wake> => ({
  game: wake,
  theme: 'wake',
  echo: 0.9,
  showsWholeBoard: true,
  title: words.game.name,
  boardName: words.game.board,
  defs: '',
  at: (state) => {
    const position = { state, snapshot: wake.save(state) };
    return {
      ...position,
      scene: (seating) => sceneOf(position, seating, words),
      board: (targeting) => boardOf(position, targeting, words.game),
    };
  },
  noun: () => words.game.move.name,
  refusal: (refused) => words.game.refusal(refused),
  loadPlaceInfo: async () => (position, place) => placeInfoOf(position, place, words),
  loadEvents: async () => eventView(words),
});

const eventView = ({ game }: Words): EventView<Wake> => ({
  logLine: (event) => ({
    icon: event.type === 'moved' ? 'move' : event.type === 'stuck' ? 'gone' : 'burst',
    text: game.describe(event),
    rule: event.rule,
    tone: event.type === 'stuck' ? 'bad' : 'plain',
  }),
  logGrouping: ({ type }) =>
    type === 'moved' ? 'opens' : type === 'mine-laid' || type === 'stuck' ? 'joins' : undefined,
  animationStep: (event, { snapshot }) => stepOf(event, snapshot.size),
});

const stepOf = (event: Event, size: number): AnimationStep | undefined =>
  event.type === 'moved' ? { ms: 450, moves: [{ key: `sub ${event.seat}`, ...middleOf(event.at, size) }] } : undefined;

function placeInfoOf({ state, snapshot }: Position<Wake>, place: string, { game }: Words): PlaceInfo {
  const content = contentOf(snapshot, place);
  const checked = wake.status(state).type === 'seat' ? wake.check(state, { type: 'move', to: place }) : undefined;
  const text = game.cell(place, content);
  const isSub = typeof content === 'number';
  return {
    items: [
      {
        picture: picture(isSub ? subShape(content) : SHAPES[content]),
        name: place,
        facts: [explain(text, isSub ? 'WK-MOVE-1' : RULES[content])],
      },
    ],
    ...(checked && !checked.ok ? { blocked: explain(game.refusal(checked.error), checked.error.rule) } : {}),
  };
}

// Everything around the board: the question, the one action there is, the players, the turn.
import type { ActionOption, Position, Scene, Seating, Target } from '@undercroft/page-kit/game-view';
import { legalCodes, tryCode } from '@undercroft/page-kit/trial';
import { type Action, type Wake, type Water, wake } from '@undercroft/wake';
import { picture, subShape } from './drawing.ts';
import type { Words } from './words.ts';

export function sceneOf({ state, snapshot }: Position<Wake>, { names, bots }: Seating, words: Words): Scene {
  const { game, page } = words;
  const status = wake.status(state);
  const decider = status.type === 'seat' ? status.seat : undefined;
  const question = status.type === 'over' ? words.game.over : questionOf(decider, { names, bots }, words);
  const actions = decider === undefined ? [] : [moveOption(state, words)];
  return {
    decider,
    question,
    goal: { icon: 'gone', title: game.goal.title, text: game.goal.text(actions[0]?.targets.length ?? 0) },
    actions,
    cardsTitle: game.players,
    cards: ([0, 1] as const).map((seat) => ({
      id: String(seat),
      face: picture(subShape(seat)),
      name: game.fleets[seat],
      who: bots[seat] ? page.common.bot : (names[seat] ?? ''),
      seat,
      state:
        seat === decider
          ? game.states.moving
          : status.type === 'over' && seat === snapshot.seat
            ? game.states.stuck
            : game.states.waiting,
      turn: seat === decider ? 'acting' : 'next',
      chips: [],
      tone: seat === decider ? 'acting' : status.type === 'over' && seat === snapshot.seat ? 'gone' : 'plain',
      abilities: [],
      notes: [],
      place: snapshot.subs[seat],
    })),
    upcoming: [],
    clock: {
      label: game.round(snapshot.mines.length + 1),
      left: undefined,
      words: decider === undefined ? question : game.toMove(decider),
      spoken: question,
    },
    panels: [],
    emptyLog: game.begins,
  };
}

function questionOf(decider: number | undefined, { names, bots }: Seating, { game }: Words): string {
  if (decider === undefined) return game.chance;
  return bots[decider] ? game.waiting(decider) : game.question(decider, names[decider]);
}

function moveOption(water: Water, { game }: Words): ActionOption {
  const targets = legalCodes(wake, water).map((code): Target => {
    const { to } = wake.decode(water, code) as Action;
    const ways = legalCodes(wake, tryCode(wake, water, code).after).length;
    return {
      action: { type: 'move', to },
      place: to,
      name: game.moveTo(to),
      text: `${game.move.does} ${game.afterwards(ways)}`,
      rules: ['WK-MOVE-1', 'WK-MINE-1'],
    };
  });
  return {
    id: 'move',
    icon: 'move',
    name: game.move.name,
    key: '1',
    fact: game.ways(targets.length),
    targets,
  };
}

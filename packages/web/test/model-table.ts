// A table with a game of a few steps, whose scene a test makes up: for the model of the table.
import { type Signal, signal } from '@preact/signals';
import { type GameTypes, type Playable, type SeatOccupant, unwrap } from '@undercroft/engine';
import { type Lanterns, lanterns } from '@undercroft/testkit';
import type {
  ActionOption,
  Board,
  DangersOf,
  GameView,
  Place,
  Planner,
  Risk,
  Scene,
  Target,
} from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { MemorySaves } from '../src/play/saves.ts';
import type { Session } from '../src/play/session.ts';
import { Control } from '../src/stage/control.ts';
import type { ControlOptions, Timers } from '../src/stage/control-face.ts';

export const WALK = { type: 'walk', by: 1 } as const;
export const RUN = { type: 'walk', by: 2 } as const;
export const FEEL = { type: 'feel' } as const;

export const RISK: Risk = {
  icon: 'gas',
  title: 'Gas',
  odds: '6 in 51',
  share: 6 / 51,
  text: 'If it is a gas tile you lose *2 health*.',
  short: '6 in 51: lose 2',
  tag: '6 in 51',
  rules: ['TY-WALK-1'],
};

export const target = (action: object, more: Partial<Target> = {}): Target => ({
  action,
  name: `Do ${JSON.stringify(action)}`,
  text: 'It costs a point.',
  rules: ['TY-WALK-1'],
  ...more,
});

export const option = (id: string, targets: readonly Target[], more: Partial<ActionOption> = {}): ActionOption => ({
  id,
  icon: id,
  name: id,
  fact: '',
  targets,
  ...more,
});

export const endTurn = (more: Partial<Target> = {}, endsItself = false): ActionOption =>
  option('end', [target(WALK, { name: 'End turn', ...more })], {
    role: 'end',
    name: 'End turn',
    ending: { note: 'then dice', endsItself },
  });

/** A clock that stands still until it is moved on. */
export class FakeTimers implements Timers {
  time = 0;
  #due: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const one = { at: this.time + ms, call };
    this.#due.push(one);
    return () => {
      this.#due = this.#due.filter((other) => other !== one);
    };
  }

  advance(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

export const place = (id: string, x = 0, y = 0): Place => ({ id, x, y, width: 200, height: 200, label: `Tile ${id}.` });

export interface ModelOptions {
  /** What can be done, by the step that the deciding player stands on. */
  readonly actions?: (steps: number) => readonly ActionOption[];
  readonly own?: string;
  readonly planner?: Planner<Lanterns>;
  readonly dangers?: DangersOf<Lanterns>;
  readonly occupants?: readonly SeatOccupant[];
  readonly game?: Playable;
  readonly control?: Partial<ControlOptions>;
}

export function modelTable({
  actions = () => [],
  own,
  planner,
  dangers,
  occupants,
  game,
  control: given,
}: ModelOptions) {
  const played = (game ?? lanterns) as unknown as Playable<GameTypes>;
  const session = unwrap(
    LocalSession.open(played, {}, { saves: new MemorySaves(), seed: 'model', ...(occupants ? { occupants } : {}) }),
  );
  const view = {
    game: played,
    title: 'Lanterns',
    boardName: 'The stairs',
    at: (state: Lanterns['State']) => {
      const steps = state.steps?.[state.seat] ?? 0;
      const seat = state.seat ?? 0;
      const scene: Scene = {
        decider: seat,
        goal: { icon: '', title: '', text: '' },
        question: `Seat ${seat} on step ${steps}?`,
        actions: actions(steps),
        cardsTitle: '',
        cards: [
          {
            id: `${seat}`,
            face: '',
            name: `Walker ${seat}`,
            who: '',
            seat,
            state: '',
            tone: 'acting',
            turn: 'acting',
            chips: [],
            abilities: [],
            notes: [],
            ...(own === undefined ? {} : { place: own }),
          },
        ],
        clock: { label: '', left: undefined, words: '', spoken: '' },
        panels: [],
        emptyLog: '',
      };
      const board: Board = {
        box: { x: 0, y: 0, width: 800, height: 800 },
        ground: [],
        marks: '',
        pieces: [],
        overlay: '',
        places: ['a', 'b', 'c', 'd'].map((id, i) => place(id, i * 200)),
        centre: { x: 0, y: 0 },
      };
      return { state, snapshot: {}, scene: () => scene, board: () => board };
    },
    noun: () => 'Step',
    refusal: ({ kind }: { readonly kind: string }) => `Refused: ${kind}`,
    ...(planner ? { planner } : {}),
    ...(dangers ? { loadDangers: async () => dangers } : {}),
  };
  const timers = new FakeTimers();
  const playing: Signal<unknown> = signal(undefined);
  const skips: number[] = [];
  const control = new Control(session as unknown as Session, signal(view as unknown as GameView), {
    words: () => page,
    playing,
    skip: () => skips.push(timers.time),
    endAfter: () => 2000,
    timers,
    ...given,
  });
  const acts = () => session.record.entries.flatMap((entry) => (entry.type === 'act' ? [entry.action] : []));
  return { control, session, acts, timers, playing, skips };
}

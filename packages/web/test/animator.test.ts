// One clock for everything that is shown: nothing is told, and no card changes, before it has been seen.
import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { EventView, GameView } from '../../page-kit/src/game-view.ts';
import type { Moment, MomentsOf } from '../../page-kit/src/moments/moment.ts';
import type { Transition } from '../src/play/session.ts';
import { Animator, type AnimatorOptions, type MomentStage } from '../src/stage/animator.ts';
import { FakeTimers, settled } from './fake-timers.ts';

/** Events of a game that is only told: what they are called is what happens. */
const event = (type: string) => ({ type, rule: 'XX-1' });
const transition = (entry: number, ...types: string[]): Transition =>
  ({ entry, events: types.map(event), before: `before ${entry}`, after: `after ${entry}` }) as unknown as Transition;

const view = { at: (state: unknown) => ({ state }) } as unknown as GameView;

/** The card at 0, the die rests at 1000, the loss arrives at 2000. */
const tremor: Moment = {
  name: 'tremor',
  count: 3,
  ms: 2500,
  rest: 1500,
  beats: [
    { at: 0, sound: 'card' },
    { at: 600, told: 1 },
    { at: 1000, told: 2 },
    { at: 2000, told: 3 },
    { at: 2000, cards: ['medic'], sound: 'hurt' },
  ],
  picture: () => {
    throw new Error('drawn by nobody here');
  },
};
const moments: MomentsOf = ([first]) => (first?.event.type === 'hazard' ? tremor : undefined);
const events = {
  animationStep: ({ type }: { type: string }) => (type.startsWith('step') ? { ms: 300, sound: 'step' } : undefined),
  logLine: ({ type }: { type: string }) => ({
    text: type,
    ...(type.includes(' of ') ? { who: type.split(' of ')[1] } : {}),
  }),
  moments,
} as unknown as EventView;

function table(changes: Partial<AnimatorOptions<never>> = {}) {
  const timers = new FakeTimers();
  const told: string[] = [];
  const sounds: string[] = [];
  const animator = new Animator({
    view: () => view,
    speed: () => 1,
    sound: (name) => sounds.push(name),
    onTold: ({ entry, events }, count) => told.push(`${entry} ${events[count - 1]?.type}`),
    events: () => events,
    timers,
    ...(changes as object),
  });
  return { timers, told, sounds, animator };
}

const HAZARD = [transition(1, 'hazard'), transition(2, 'rolled', 'lost'), transition(3, 'round')];

describe('order', () => {
  test('a step is told once it has been made', async () => {
    const { animator, told, timers } = table();
    animator.play([transition(1, 'step east')]);
    expect(animator.state.value).toBe('before 1');
    await timers.pass(299);
    expect(told).toEqual([]);
    await timers.pass(1);
    expect(told).toEqual(['1 step east']);
    expect(animator.state.value).toBeUndefined();
  });

  test('no line before its die has landed, no loss before it has arrived', async () => {
    const { animator, told, timers } = table();
    animator.play(HAZARD);
    await timers.pass(599);
    expect(told).toEqual([]);
    await timers.pass(1);
    expect(told).toEqual(['1 hazard']);
    await timers.pass(399);
    expect(told).toEqual(['1 hazard']);
    await timers.pass(1);
    expect(told).toEqual(['1 hazard', '2 rolled']);
    await timers.pass(999);
    expect(told).not.toContain('2 lost');
    await timers.pass(1);
    expect(told).toContain('2 lost');
    expect(told).not.toContain('3 round');
  });

  test('the position stays until the calm; only the card that is struck changes at the damage', async () => {
    const { animator, timers } = table();
    animator.play(HAZARD);
    await timers.pass(1999);
    expect(animator.struck.value).toBeUndefined();
    await timers.pass(1);
    expect(animator.state.value).toBe('before 1');
    expect([...(animator.struck.value?.cards ?? [])]).toEqual(['medic']);
    expect(animator.struck.value?.after).toBe('after 2');
    await timers.pass(500);
    expect(animator.struck.value).toBeUndefined();
    expect(animator.state.value).toBeUndefined();
  });

  test('the clock and the goal change at their beat, and nothing else with them', async () => {
    const bar = { ...tremor, beats: [...tremor.beats, { at: 2200, bar: ['clock'] as const }] };
    const { animator, timers } = table({ events: (() => ({ ...events, moments: () => bar })) as never });
    animator.play(HAZARD.slice(0, 2));
    await timers.pass(2199);
    expect(animator.struck.value?.bar.has('clock')).toBe(false);
    await timers.pass(1);
    expect([...(animator.struck.value?.bar ?? [])]).toEqual(['clock']);
    expect(animator.state.value).toBe('before 1');
  });

  test('everything is told once, in order', async () => {
    const { animator, told, timers } = table();
    animator.play([transition(0), ...HAZARD, transition(4, 'step east', 'step west')]);
    await timers.pass(10_000);
    expect(told.filter((line) => !line.includes('undefined'))).toEqual([
      ...['1 hazard', '2 rolled', '2 lost', '3 round', '4 step east', '4 step west'],
    ]);
  });

  test('sounds come at their beats', async () => {
    const { animator, sounds, timers } = table();
    animator.play(HAZARD);
    await timers.pass(1999);
    expect(sounds).toEqual(['card']);
    await timers.pass(1);
    expect(sounds).toEqual(['card', 'hurt']);
  });
});

describe('pace', () => {
  test('slow takes 1.6 times as long, brisk half as long', async () => {
    for (const [speed, ms] of [
      [1 / 1.6, 4000],
      [2, 1250],
    ] as const) {
      const { animator, timers } = table({ speed: () => speed });
      animator.play(HAZARD);
      await timers.pass(ms - 1);
      expect(animator.isPlaying).toBe(true);
      await timers.pass(1);
      expect(animator.isPlaying).toBe(false);
    }
  });

  test('steps of others take 160 ms each, and all of a turn at most 1500', async () => {
    const { animator, timers, told } = table({ isOthers: () => true });
    animator.play([transition(1, 'step'), transition(2, 'step')]);
    await timers.pass(160);
    expect(told).toHaveLength(1);
    await timers.pass(160);
    expect(told).toHaveLength(2);
    animator.play(Array.from({ length: 20 }, (_, i) => transition(i + 3, 'step')));
    await timers.pass(1500 - 320);
    expect(animator.isPlaying).toBe(false);
  });

  test('the next of the others has 1500 ms of their own', async () => {
    const { animator, timers, told } = table({ isOthers: () => true });
    const steps = (who: string, first: number) =>
      Array.from({ length: 10 }, (_, i) => transition(first + i, `step of ${who}`));
    animator.play([...steps('medic', 1), ...steps('scout', 11)]);
    await timers.pass(1500);
    expect(told).toHaveLength(10);
    await timers.pass(1499);
    expect(animator.isPlaying).toBe(true);
    await timers.pass(1);
    expect(told).toHaveLength(20);
    expect(animator.isPlaying).toBe(false);
  });

  test('steps of others are as long as one’s own, or not shown at all, if somebody wants it so', async () => {
    const slow = table({ isOthers: () => true, othersPace: () => 'steps' });
    slow.animator.play([transition(1, 'step')]);
    await slow.timers.pass(160);
    expect([slow.told, slow.animator.isPlaying]).toEqual([[], true]);
    const none = table({ isOthers: () => true, othersPace: () => 'result' });
    none.animator.play([transition(1, 'step'), transition(2, 'step')]);
    await none.timers.pass(0);
    await settled();
    expect([none.told.length, none.animator.isPlaying]).toEqual([2, false]);
  });

  test('at no speed everything is there at once', async () => {
    const { animator, told } = table({ speed: () => 0 });
    animator.play(HAZARD);
    await settled();
    expect(told).toHaveLength(4);
    expect(animator.isPlaying).toBe(false);
  });
});

describe('skipping', () => {
  test('once goes to the calm after the moment, and what follows is played', async () => {
    const { animator, told, timers, sounds } = table();
    animator.play([...HAZARD, transition(4, 'hazard'), transition(5, 'rolled', 'lost')]);
    await timers.pass(100);
    animator.skip();
    await settled();
    expect(told).toEqual(['1 hazard', '2 rolled', '2 lost', '3 round']);
    expect(sounds).toEqual(['card', 'card']);
    expect(animator.state.value).toBe('before 4');
  });

  test('twice goes to the next decision', async () => {
    const { animator, told, timers } = table();
    animator.play([...HAZARD, transition(4, 'hazard'), transition(5, 'rolled', 'lost')]);
    await timers.pass(100);
    animator.skip();
    await settled();
    animator.skip();
    await settled();
    expect(told).toHaveLength(7);
    expect(animator.isPlaying).toBe(false);
    expect(animator.state.value).toBeUndefined();
  });

  test('the next moves are played again', async () => {
    const { animator, timers } = table();
    animator.play(HAZARD);
    animator.finish();
    await settled();
    expect(animator.isPlaying).toBe(false);
    animator.play([transition(9, 'step east')]);
    await timers.pass(100);
    expect(animator.state.value).toBe('before 9');
  });
});

describe('reduced motion', () => {
  test('the result stands for a second, told as soon as it is seen', async () => {
    const { animator, told, timers } = table({ isStill: () => true });
    animator.play([transition(0, 'step east'), ...HAZARD]);
    await timers.pass(119);
    expect(told).toEqual(['0 step east']);
    await timers.pass(1);
    expect(told).toEqual(['0 step east', '1 hazard', '2 rolled', '2 lost']);
    expect(animator.struck.value?.cards.has('medic')).toBe(true);
    await timers.pass(1119);
    expect(animator.isPlaying).toBe(true);
    await timers.pass(1);
    expect(animator.isPlaying).toBe(false);
  });
});

describe('a bot that waits for the end of what plays', () => {
  test('its move is animated and told at once, not with the next move', async () => {
    const { animator, told, timers } = table();
    let isOwed = true;
    const stop = effect(() => {
      if (animator.state.value !== undefined || !isOwed || told.length === 0) return;
      isOwed = false;
      animator.play([transition(2, 'step of the bot')]);
    });
    animator.play([transition(1, 'step east')]);
    await timers.pass(300);
    expect(animator.state.value).toBe('before 2');
    await timers.pass(300);
    expect(told).toEqual(['1 step east', '2 step of the bot']);
    stop();
  });
});

describe('the stage', () => {
  test('its time counts from the first frame, however late that comes', async () => {
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const { animator, told, sounds, timers } = table({
      stage: () => ({ begin: () => ({ started, end: () => undefined }), clear: () => undefined }),
    });
    animator.play(HAZARD);
    await timers.pass(700);
    expect([told, sounds]).toEqual([[], []]);
    start();
    await timers.pass(599);
    expect([told, sounds]).toEqual([[], ['card']]);
    await timers.pass(1);
    expect(told).toEqual(['1 hazard']);
  });

  test('a moment that is not drawn at all goes on, and a skip need not wait for it', async () => {
    const never = {
      begin: () => ({ started: new Promise<void>(() => undefined), end: () => undefined }),
      clear: () => undefined,
    };
    const { animator, told, timers } = table({ stage: () => never });
    animator.play(HAZARD);
    await timers.pass(1000 + 2500);
    expect(told).toHaveLength(4);
    animator.play(HAZARD);
    animator.skip();
    await settled();
    expect(told).toHaveLength(8);
  });

  test('is begun and ended with each moment, and cleared when the board shows what came of it', async () => {
    const calls: string[] = [];
    const stage: MomentStage = {
      begin: ({ name }) => {
        calls.push(name);
        return { started: Promise.resolve(), end: () => calls.push('end') };
      },
      clear: () => calls.push('clear'),
    };
    const { animator, timers } = table({ stage: () => stage });
    animator.play(HAZARD);
    await timers.pass(100);
    expect(calls).toEqual(['tremor']);
    await timers.pass(2400);
    expect(calls.slice(0, 3)).toEqual(['tremor', 'end', 'clear']);
  });
});

describe('what plays it is loaded later', () => {
  function early(speed = 1) {
    let arrive: () => void = () => undefined;
    let loaded: EventView | undefined;
    const loading = new Promise<void>((resolve) => {
      arrive = () => {
        loaded = events;
        resolve();
      };
    });
    const parts = table({ speed: () => speed, events: () => loaded as never, loadEvents: () => loading });
    return { ...parts, arrive: () => arrive() };
  }

  test('what happens before waits for it, with the position before it in sight', async () => {
    const { animator, told, timers, arrive } = early();
    animator.play([transition(1, 'step east'), transition(2, 'step west')]);
    expect([animator.state.value, animator.firstUnseen, told]).toEqual(['before 1', 1, []]);
    arrive();
    await settled();
    expect([animator.state.value, told]).toEqual(['before 1', []]);
    await timers.pass(300);
    expect([animator.firstUnseen, told]).toEqual([2, ['1 step east']]);
    await timers.pass(300);
    expect([animator.state.value, animator.firstUnseen, told.length]).toEqual([undefined, undefined, 2]);
  });

  test('where nothing is shown, too: the next decision comes after what is told', async () => {
    const { animator, told, arrive } = early(0);
    animator.play([transition(1, 'step east')]);
    expect([animator.state.value, told]).toEqual(['before 1', []]);
    arrive();
    await settled();
    expect([animator.state.value, told]).toEqual([undefined, ['1 step east']]);
  });
});

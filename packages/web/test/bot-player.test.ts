// Bots at a table: they play when it is their turn and everything has been seen, and are called off when it no longer is.
import { signal } from '@preact/signals';
import { ask, conclude, loadRoster } from '@undercroft/bots';
import { clone, type Game, must, Stream } from '@undercroft/engine';
import { type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { BotPlayer, botTurn, strengthOf } from '../src/bots/player.ts';
import type { Counsel } from '../src/bots/talk.ts';
import type { Pending, Position } from '../src/bots/thinker.ts';
import { PassingSaves } from '../src/play/saves.ts';
import { Session } from '../src/play/session.ts';

const { bots } = await loadRoster('pocket-sub');

/** The worker's answer, here and now. */
function think({ state, seed }: Position): Counsel {
  const { line, reason } = conclude(bots.novice.think(ask(pocketSub as never, state, Stream.of(seed)) as never), {
    iterations: 1,
  });
  const position = clone(pocketSub, state as PocketSub['State']);
  const actions = line.map((code) => {
    const action = pocketSub.write(position, code);
    pocketSub.play(position, code);
    return action;
  });
  return { actions, ideas: [], reason };
}

/** A thinker that answers when it is let. */
class Thinker {
  readonly asked: Position[] = [];
  cancelled = 0;
  #answer: ((counsel: Counsel | undefined) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  readonly ponder = (position: Position): Pending => {
    this.asked.push({ ...position, state: clone(pocketSub, position.state as PocketSub['State']) });
    const counsel = new Promise<Counsel | undefined>((resolve, reject) => {
      this.#answer = resolve;
      this.#fail = reject;
    });
    return {
      counsel,
      cancel: () => {
        this.cancelled++;
        this.#answer?.(undefined);
      },
    };
  };

  async answer(): Promise<void> {
    this.#answer?.(think(this.asked.at(-1) as Position));
    await settled();
  }

  async fail(): Promise<void> {
    this.#fail?.(new Error('no worker'));
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function table(seats: readonly ('human' | 'novice')[]) {
  const sitters = seats.map((who) =>
    who === 'human' ? { player: 'human' as const } : { player: 'bot' as const, name: who },
  );
  const session = must(
    Session.open(pocketSub as unknown as Game, {}, { sitters, saves: new PassingSaves(), seed: 'bots' }),
  );
  const isBusy = signal(false);
  const thinker = new Thinker();
  const player = new BotPlayer(session, { isBusy, pace: () => 0, ponder: thinker.ponder });
  return { session, isBusy, thinker, player };
}

describe('a bot at the table', () => {
  test('plays its turn, then waits for the person', async () => {
    const { session, thinker, player } = table(['novice', 'human']);
    expect(player.doing.value).toBe('thinking');
    await thinker.answer();
    expect(session.decider).toBe(1);
    expect(player.doing.value).toBe('nothing');
    expect(thinker.asked).toHaveLength(1);
  });

  test('acts only when what happened has been shown', async () => {
    const { session, isBusy, thinker } = table(['novice', 'human']);
    isBusy.value = true;
    await thinker.answer();
    expect(session.table.length).toBe(0);
    isBusy.value = false;
    expect(session.table.length).toBeGreaterThan(0);
  });

  test('two bots play a whole game against each other', async () => {
    const { session, thinker } = table(['novice', 'novice']);
    for (let i = 0; i < 500 && session.table.status().type !== 'over'; i++) await thinker.answer();
    expect(session.table.status().type).toBe('over');
  });

  test('is called off when a person takes the seat, and asked again when it is given back', async () => {
    const { session, thinker, player } = table(['novice', 'human']);
    session.sit(0, { player: 'human' });
    expect(thinker.cancelled).toBe(1);
    expect(player.doing.value).toBe('nothing');
    await settled();
    expect(session.decider).toBe(0);
    session.sit(0, { player: 'bot', name: 'novice' });
    expect(player.doing.value).toBe('thinking');
    await thinker.answer();
    expect(session.decider).toBe(1);
  });

  test('that cannot think says so, and can be asked again', async () => {
    const { session, thinker, player } = table(['novice', 'human']);
    await thinker.fail();
    expect(player.doing.value).toBe('failed');
    player.again();
    expect(player.doing.value).toBe('thinking');
    await thinker.answer();
    expect(session.decider).toBe(1);
  });

  test('is forgotten with the table', async () => {
    const { session, thinker, player } = table(['novice', 'human']);
    player.stop();
    expect(thinker.cancelled).toBe(1);
    await thinker.answer();
    expect(session.table.length).toBe(0);
  });

  test('thinks with numbers that follow from the game and the entry', () => {
    const one = table(['novice', 'human']).thinker.asked[0];
    const other = table(['novice', 'human']).thinker.asked[0];
    expect(one?.seed).toBe(other?.seed);
    expect(one?.strength).toBe('novice');
  });
});

test('a bot of a name we do not know is as good as we have', () => {
  expect(strengthOf({ player: 'bot', name: 'random' })).toBe('adept');
  expect(strengthOf({ player: 'human', name: 'novice' })).toBeUndefined();
  expect(botTurn(table(['human', 'novice']).session)).toBeUndefined();
});

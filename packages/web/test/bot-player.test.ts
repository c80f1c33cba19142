// Bots at a table: they play when it is their turn and everything has been seen, and are called off when it no longer is.
import { type ReadonlySignal, signal } from '@preact/signals';
import { conclude, questionFor } from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { clone, type Game, Stream, unwrap } from '@undercroft/engine';
import { type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { BotPlayer, botsWait, botTurn, strengthOf } from '../src/bots/bot-player.ts';
import type { BotAdvice } from '../src/bots/messages.ts';
import type { AdviceQuestion, PendingAdvice } from '../src/bots/worker-client.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { MemorySaves } from '../src/play/saves.ts';
import type { OpenOverlay } from '../src/stage/overlays.tsx';
import { tableCommands } from '../src/stage/use-table.ts';

const { bots } = await loadRoster('pocket-sub');

/** The worker's answer, here and now. */
function think({ state, seed }: AdviceQuestion): BotAdvice {
  const { line, reason } = conclude(
    bots.novice.think(questionFor(pocketSub as never, state, Stream.of(seed)) as never),
    {
      iterations: 1,
    },
  );
  const position = clone(pocketSub, state as PocketSub['State']);
  const actions = line.map((code) => {
    const action = pocketSub.decode(position, code);
    pocketSub.play(position, code);
    return action;
  });
  return { actions, suggestions: [], games: 0, reason };
}

/** A worker that answers when it is let. */
class FakeWorker {
  readonly asked: AdviceQuestion[] = [];
  cancelled = 0;
  #answer: ((advice: BotAdvice | undefined) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  readonly requestAdvice = (position: AdviceQuestion): PendingAdvice => {
    this.asked.push({ ...position, state: clone(pocketSub, position.state as PocketSub['State']) });
    const advice = new Promise<BotAdvice | undefined>((resolve, reject) => {
      this.#answer = resolve;
      this.#fail = reject;
    });
    return {
      advice,
      cancel: () => {
        this.cancelled++;
        this.#answer?.(undefined);
      },
    };
  };

  async answer(): Promise<void> {
    this.#answer?.(think(this.asked.at(-1) as AdviceQuestion));
    await settled();
  }

  async fail(): Promise<void> {
    this.#fail?.(new Error('no worker'));
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function table(seats: readonly ('human' | 'novice')[], waits?: ReadonlySignal<boolean>) {
  const occupants = seats.map((who) =>
    who === 'human' ? { player: 'human' as const } : { player: 'bot' as const, name: who },
  );
  const session = unwrap(
    LocalSession.open(pocketSub as unknown as Game, {}, { occupants, saves: new MemorySaves(), seed: 'bots' }),
  );
  const isBusy = signal(false);
  const worker = new FakeWorker();
  const player = new BotPlayer(session, {
    isBusy: waits ?? isBusy,
    pace: () => 0,
    requestAdvice: worker.requestAdvice,
  });
  return { session, isBusy, worker, player };
}

describe('a bot at the table', () => {
  test('plays its turn, then waits for the person', async () => {
    const { session, worker, player } = table(['novice', 'human']);
    expect(player.activity.value).toBe('thinking');
    await worker.answer();
    expect(session.decider).toBe(1);
    expect(player.activity.value).toBe('nothing');
    expect(worker.asked).toHaveLength(1);
  });

  test('acts only when what happened has been shown', async () => {
    const { session, isBusy, worker } = table(['novice', 'human']);
    isBusy.value = true;
    await worker.answer();
    expect(session.table.length).toBe(0);
    isBusy.value = false;
    expect(session.table.length).toBeGreaterThan(0);
  });

  test('waits while it is asked whether to take back, also when that is asked in the midst of what is shown', async () => {
    const playing = signal<unknown>({});
    const overlay = signal<OpenOverlay | undefined>(undefined);
    const { session, worker } = table(['novice', 'human'], botsWait(playing, overlay));
    await worker.answer();
    const control = { undo: () => 'needs-consent', stopCountdown: () => false };
    const animator = { finish: () => (playing.value = undefined) };
    tableCommands({ control, animator, overlay } as never).undo();
    expect([overlay.value?.type, session.table.length]).toEqual(['undo', 0]);
    overlay.value = undefined;
    expect(session.table.length).toBeGreaterThan(0);
  });

  test('two bots play a whole game against each other', async () => {
    const { session, worker } = table(['novice', 'novice']);
    for (let i = 0; i < 500 && session.table.status().type !== 'over'; i++) await worker.answer();
    expect(session.table.status().type).toBe('over');
  });

  test('is called off when a person takes the seat, and asked again when it is given back', async () => {
    const { session, worker, player } = table(['novice', 'human']);
    session.setOccupant(0, { player: 'human' });
    expect(worker.cancelled).toBe(1);
    expect(player.activity.value).toBe('nothing');
    await settled();
    expect(session.decider).toBe(0);
    session.setOccupant(0, { player: 'bot', name: 'novice' });
    expect(player.activity.value).toBe('thinking');
    await worker.answer();
    expect(session.decider).toBe(1);
  });

  test('that cannot think says so, and can be asked again', async () => {
    const { session, worker, player } = table(['novice', 'human']);
    await worker.fail();
    expect(player.activity.value).toBe('failed');
    player.retry();
    expect(player.activity.value).toBe('thinking');
    await worker.answer();
    expect(session.decider).toBe(1);
  });

  test('is forgotten with the table', async () => {
    const { session, worker, player } = table(['novice', 'human']);
    player.stop();
    expect(worker.cancelled).toBe(1);
    await worker.answer();
    expect(session.table.length).toBe(0);
  });

  test('thinks with numbers that follow from the game and the entry', () => {
    const one = table(['novice', 'human']).worker.asked[0];
    const other = table(['novice', 'human']).worker.asked[0];
    expect(one?.seed).toBe(other?.seed);
    expect(one?.strength).toBe('novice');
  });
});

test('a bot of a name we do not know is as good as we have', () => {
  expect(strengthOf({ player: 'bot', name: 'random' })).toBe('adept');
  expect(strengthOf({ player: 'human', name: 'novice' })).toBeUndefined();
  expect(botTurn(table(['human', 'novice']).session)).toBeUndefined();
});

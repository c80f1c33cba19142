// The live line on a bad day: it breaks, comes back, and is told too much, too little or too late.
import type { Entry } from '@undercroft/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  Client,
  type LineEvents,
  PROTOCOL,
  type Problem,
  type Telling,
  type Trouble,
  type Wire,
} from '../src/index.ts';

const TABLE = 'abcdefghijklmnop';

/** A server that says what a test wants it to, over lines that break when a test says so. */
class Town implements Wire {
  readonly base = 'http://town';
  /** Every line there ever was; the last is the one that counts. */
  readonly lines: { readonly events: LineEvents; readonly said: unknown[]; isClosed: boolean }[] = [];
  readonly requests: { readonly url: string; readonly body: unknown }[] = [];
  readonly waiting: { readonly milliseconds: number; readonly work: () => void }[] = [];
  answer: { readonly status: number; readonly body: unknown } | 'unreached' = 'unreached';

  random(): number {
    return 1 - Number.EPSILON;
  }

  async fetch(url: string, { body }: { readonly body?: string }) {
    this.requests.push({ url, body: JSON.parse(body ?? 'null') });
    if (this.answer === 'unreached') throw new Error('nobody there');
    const { status, body: said } = this.answer;
    return {
      status,
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
      text: async () => JSON.stringify(said),
    };
  }

  connect(_url: string, _headers: unknown, events: LineEvents) {
    const line = { events, said: [] as unknown[], isClosed: false };
    this.lines.push(line);
    return {
      send: (text: string) => void line.said.push(JSON.parse(text)),
      close: () => {
        line.isClosed = true;
      },
    };
  }

  after(milliseconds: number, work: () => void): void {
    this.waiting.push({ milliseconds, work });
  }

  get #line() {
    return this.lines.at(-1) as (typeof this.lines)[number];
  }

  get said(): unknown[] {
    return this.#line.said;
  }

  open(): void {
    this.#line.events.open();
    this.tell({ type: 'hello', protocol: PROTOCOL });
  }

  tell(telling: Telling): void {
    this.#line.events.heard(JSON.stringify(telling));
  }

  tellEntries(from: number, count: number): void {
    this.tell({
      type: 'entries',
      table: TABLE,
      from,
      entries: Array.from({ length: count }, (_, i) => entry(from + i)),
    });
  }

  /** The line breaks. */
  tunnel(): void {
    this.#line.events.gone();
  }

  /** As long as it takes until the next thing happens that waits for its time. */
  wait(): number {
    const next = this.waiting.shift();
    next?.work();
    return next?.milliseconds ?? -1;
  }
}

const action = { type: 'step', to: 'c4' };
const acted = (seat: number, action: { readonly type: string; readonly to: string }): Entry => ({
  type: 'act',
  seat,
  action,
});
const entry = (n: number): Entry => acted(n % 2, { type: 'step', to: `${n}` });
const act = { seat: 0, seq: 4, action };

let town: Town;
let client: Client;
/** What the one who follows has heard, by number. */
let heard: number[];
let changes: number;
let troubles: Trouble[];

const follow = (after: number): void =>
  client.live.follow(TABLE, after, {
    entries: (from, entries) => heard.push(...entries.map((_, i) => from + i)),
    changed: () => changes++,
    problem: (trouble) => troubles.push(trouble),
  });

beforeEach(() => {
  town = new Town();
  client = new Client(town);
  [heard, changes, troubles] = [[], 0, []];
});

describe('following', () => {
  test('through a tunnel: the rest is asked for, from where it was, and nothing twice', () => {
    follow(2);
    town.open();
    expect(town.said).toEqual([{ type: 'follow', table: TABLE, after: 2 }]);
    town.tellEntries(2, 3);
    town.tunnel();
    expect(client.live.isOpen).toBe(false);
    town.wait();
    town.open();
    expect(town.said).toEqual([{ type: 'follow', table: TABLE, after: 5 }]);
    expect(changes).toBe(1);
    // More than was asked for: some of it is known.
    town.tellEntries(3, 4);
    town.tellEntries(3, 1);
    expect(heard).toEqual([2, 3, 4, 5, 6]);
  });

  test('a gap is not passed on, but asked for', () => {
    follow(0);
    town.open();
    town.tellEntries(2, 1);
    expect(heard).toEqual([]);
    expect(town.said.at(-1)).toEqual({ type: 'follow', table: TABLE, after: 0 });
    town.tellEntries(0, 3);
    expect(heard).toEqual([0, 1, 2]);
  });

  test('it comes back ever more patiently, and at once in earnest when it has been back', () => {
    follow(0);
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      town.tunnel();
      waits.push(Math.round(town.wait()));
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    town.open();
    town.tunnel();
    expect(Math.round(town.wait())).toBe(250);
  });

  test('who follows nothing any more stays away', () => {
    follow(0);
    town.open();
    client.live.unfollow(TABLE);
    expect(town.said.at(-1)).toEqual({ type: 'unfollow', table: TABLE });
    town.tunnel();
    expect(town.waiting).toEqual([]);
  });

  test('what may be better in a moment is tried again, all else is told', () => {
    follow(0);
    town.open();
    const problem = (one: Problem): void => town.tell({ type: 'problem', table: TABLE, problem: one });
    problem({ kind: 'too-many', after: 3 });
    expect(town.wait()).toBe(3000);
    problem({ kind: 'unavailable' });
    expect(town.wait()).toBe(1000);
    expect(town.said).toEqual(Array.from({ length: 3 }, () => ({ type: 'follow', table: TABLE, after: 0 })));
    expect(troubles).toEqual([]);
    problem({ kind: 'unknown-table' });
    expect(troubles).toEqual([{ kind: 'unknown-table' }]);
  });

  test('another protocol: told, and not tried again', () => {
    follow(0);
    town.open();
    town.tell({ type: 'hello', protocol: PROTOCOL + 1 });
    expect(troubles).toEqual([{ kind: 'other-protocol', theirs: PROTOCOL + 1 }]);
    expect(town.lines.at(-1)?.isClosed).toBe(true);
    town.tunnel();
    expect(town.waiting).toEqual([]);
  });
});

describe('acting', () => {
  const stale = (missed: { readonly from: number; readonly entries: readonly Entry[] }) => ({
    status: 409,
    body: { problem: { kind: 'stale', missed } },
  });
  const mine = acted(0, action);

  test('over the line: the answer goes to who asked', async () => {
    follow(4);
    town.open();
    const [first, second] = [client.live.act(TABLE, act), client.live.act(TABLE, { ...act, seq: 5 })];
    const refs = town.said.slice(1).map((said) => (said as { ref: number }).ref);
    town.tell({ type: 'problem', ref: refs[1] as number, table: TABLE, problem: { kind: 'refused' } });
    town.tell({ type: 'done', ref: refs[0] as number, table: TABLE, from: 4, count: 1 });
    expect(await first).toEqual({ ok: true, value: { from: 4, entries: [] } });
    expect(await second).toEqual({ ok: false, error: { kind: 'refused' } });
    expect(town.requests).toEqual([]);
  });

  test('without a line: over HTTP', async () => {
    town.answer = { status: 200, body: { from: 4, entries: [mine] } };
    expect(await client.live.act(TABLE, act)).toEqual({ ok: true, value: { from: 4, entries: [mine] } });
    expect(town.requests).toEqual([{ url: `http://town/api/tables/${TABLE}/act`, body: act }]);
  });

  const broken = async (answer: Town['answer']) => {
    follow(4);
    town.open();
    const asked = client.live.act(TABLE, act);
    town.answer = answer;
    town.tunnel();
    return asked;
  };

  test('the line breaks before the answer, and it had not arrived: it is done now', async () => {
    const done = await broken({ status: 200, body: { from: 4, entries: [mine] } });
    expect(done).toEqual({ ok: true, value: { from: 4, entries: [mine] } });
  });

  const chance: Entry = { type: 'chance', outcome: { type: 'die' } };
  const known = acted(1, action);
  // Keys come in the order of the engine, not of who sent them.
  const sorted = acted(0, { to: 'c4', type: 'step' });
  test.each([
    ['what was missed begins there', { from: 4, entries: [mine, chance] }, [mine, chance]],
    ['what was missed begins before', { from: 3, entries: [known, mine, chance] }, [mine, chance]],
    ['its keys stand in another order', { from: 4, entries: [sorted] }, [sorted]],
  ])('the line breaks before the answer, and it had arrived: it is there (%s)', async (_, missed, entries) => {
    expect(await broken(stale(missed))).toEqual({ ok: true, value: { from: 4, entries } });
  });

  test.each([
    ['another seat', acted(1, action)],
    ['another action', acted(0, { type: 'step', to: 'c5' })],
    ['no action', { type: 'undo', seat: 0, takes: 1 } satisfies Entry],
  ] as const)('the line breaks before the answer, and somebody was faster: stale (%s)', async (_, first) => {
    const missed = { from: 4, entries: [first] };
    expect(await broken(stale(missed))).toEqual({ ok: false, error: { kind: 'stale', missed } });
  });

  test('nobody there at all: told so', async () => {
    expect(await broken('unreached')).toEqual({ ok: false, error: { kind: 'unreached' } });
  });
});

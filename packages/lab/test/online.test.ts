// The table online from a terminal: two people with homes of their own, one server.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { findGame } from '@undercroft/catalog';
import { readRecord, replay, unwrap, writeRecord } from '@undercroft/engine';
import { verify } from '@undercroft/protocol';
import { LIMITS, type RunningServer, startServer } from '@undercroft/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashing } from '../src/online/hashing.ts';
import { SUBCOMMAND_NAMES } from '../src/online/subcommands/index.ts';
import { english } from '../src/words/english.ts';
import { freshFolder, heard, inside, lines, type Ran, start } from './binary.ts';

let server: RunningServer;

beforeAll(async () => {
  const limits = { ...LIMITS, burst: 10_000, perSecond: 10_000 };
  const database = { file: join(freshFolder(), 'tables.db') };
  server = await startServer({ database, host: '127.0.0.1', port: 0, origins: [], proxies: 0, limits });
});
afterAll(async () => {
  await server.stop();
});

/** Somebody at a terminal of their own. The server runs here, so nobody may be waited for without letting it work. */
class Person {
  readonly home = freshFolder();
  readonly #env = { XDG_DATA_HOME: this.home, UNDERCROFT_SERVER: '' };
  readonly #server: RunningServer;

  constructor(at = server) {
    this.#server = at;
  }

  /** As a process of its own. */
  begin(args: readonly string[]) {
    return start(['online', ...args, '--server', this.#server.url], { home: this.home, env: this.#env });
  }

  run(args: readonly string[], input = ''): Promise<Ran> {
    return inside(['online', ...args, '--server', this.#server.url], { home: this.home, env: this.#env, input });
  }

  /** What it says, and nothing went wrong. */
  async says(...args: readonly string[]): Promise<string> {
    const ran = await this.run(args);
    expect(ran).toMatchObject({ code: 0, err: '' });
    return ran.out;
  }
}

async function named(name: string): Promise<Person> {
  const person = new Person();
  expect(await person.says('name', name)).toBe(`You are ${name} at ${server.url}.\n`);
  return person;
}

const tableIn = (text: string): { id: string; code: string } => {
  const [, id = '', code = ''] = /Table (\S{16}), code (\w{8})/.exec(text) ?? [];
  return { id, code };
};

describe('two people', () => {
  let anna: Person;
  let bela: Person;
  beforeAll(async () => {
    [anna, bela] = [await named('Anna'), await named('Béla')];
  });

  test('the identity is kept in a file that only its owner can read', () => {
    const file = join(anna.home, 'undercroft', 'online.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('undercroft=');
  });

  test('open, join by link and by code, list, show, seats, talk', async () => {
    const opened = await anna.says('open', 'pocket-sub', '--seats', 'me,link');
    const { id, code } = tableIn(opened);
    const link = /Seat 2: (\S+)/.exec(opened)?.[1] as string;
    expect(await bela.says('join', link)).toBe(`You have seat 2 at table ${id}.\n`);
    expect(await anna.says('seats', code)).toMatch(/^ {2}1 Red: you\n {2}2 Blue: Béla\n {2}Dice: [0-9a-f]{64}\n$/);
    expect(await anna.says('list')).toContain(`${code}  Pocket Sub: you and Béla; 1 move, your turn`);
    expect(await bela.says('show', code)).toContain(`Table ${code}. Move 1.`);
    await anna.says('say', id, 'Good', 'luck!');
    expect(await bela.says('said', id)).toBe('Anna: Good luck!\n');
    const open = tableIn(await anna.says('open', 'pocket-sub', '--setup', 'standard'));
    expect(await bela.says('join', open.code)).toBe(`You have seat 2 at table ${open.id}.\n`);
    expect(await bela.run(['join', open.code])).toMatchObject({
      code: 1,
      err: expect.stringContaining('No seat is open'),
    });
  });

  test('the link to a whole table stands for its code, and for its server', async () => {
    const { id, code } = tableIn(await anna.says('open', 'pocket-sub', '--setup', 'standard'));
    const link = `${server.url}/t/${code}`;
    const dora = new Person({ url: 'http://127.0.0.1:9' } as RunningServer);
    expect(await dora.says('join', link)).toBe(`You have seat 2 at table ${id}.\n`);
    expect(await dora.says('seats', link)).toContain('2 Blue: you');
    expect(await anna.run(['show', `${server.url}/t/BCDFGHJK`])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no such table'),
    });
  });

  test('seats: leave, bot, take, link and revoke', async () => {
    const { id } = tableIn(await anna.says('open', 'pocket-sub', '--seats', 'me,open'));
    await bela.says('take', id, '2');
    await bela.says('bot', id, '2', 'wanderer');
    expect(await anna.says('seats', id)).toContain('2 Blue: Random bot');
    await bela.says('take', id, '2');
    await bela.says('leave', id, '2');
    const link = (await anna.says('link', id, '2')).trim();
    await anna.says('revoke', id, '2');
    expect(await bela.run(['join', link])).toMatchObject({ code: 1, err: expect.stringContaining('does not work') });
    expect(await bela.run(['link', id, '2'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Only the person who opened'),
    });
  });

  test('play: moves are played as typed; the other player sees them at once, answers and undoes', async () => {
    const { id, code } = tableIn(await anna.says('open', 'pocket-sub', '--seats', 'me,open'));
    await bela.says('join', code);
    const watcher = bela.begin(['watch', id]);
    const moved = heard(watcher, 'Red');
    const played = await anna.run(['play', code], lines('1', 'why 1', 'say Your turn soon', 'q'));
    expect(played.code).toBe(0);
    await moved;
    watcher.kill('SIGINT');
    const after = unwrap(readRecord(await anna.says('record', id)));
    expect(after.entries.filter(({ type }) => type === 'act').length).toBeGreaterThan(0);
    expect(await bela.says('said', id)).toContain('Anna: Your turn soon');
    expect(await anna.says('undo', id)).toBe('Undone.\n');
    const undone = unwrap(readRecord(await anna.says('record', id)));
    expect(undone.entries.at(-1)).toMatchObject({ type: 'undo', seat: 0 });
    expect(await bela.run(['undo', id])).toMatchObject({ code: 1, err: expect.stringContaining('nothing to undo') });
    expect(await bela.run(['agree', id])).toMatchObject({ code: 1, err: expect.stringContaining('Nobody is asking') });
  });

  test('a whole game against a bot, whose dice verify afterwards', async () => {
    const { id } = tableIn(await anna.says('open', 'pocket-sub', '--setup', 'standard', '--seats', 'me,bot:wanderer'));
    const { code, out, err } = await anna.run(
      ['play', id],
      lines(...Array.from({ length: 400 }, () => ['1', 'y']).flat()),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/(wins?|A draw)\. (The last|A hero|Three)/);
    const file = join(anna.home, 'game.jsonl');
    expect(await anna.says('record', id, '--out', file)).toBe(`Saved: ${file}\n`);
    const record = unwrap(readRecord(readFileSync(file, 'utf8')));
    expect(unwrap(replay(findGame, record)).status().type).toBe('over');
    const judged = await verified(file);
    expect(judged.code).toBe(0);
    expect(judged.out).toMatch(/the dice were honest\. \d+ draws? checked/);
    expect(await anna.says('rematch', id)).toContain('Table ');
  });

  test('a record becomes a table; resign and abandon close it', async () => {
    const { id } = tableIn(await anna.says('open', 'pocket-sub', '--seats', 'me,open'));
    await anna.run(['play', id], lines('1', '1', 'q'));
    const file = join(anna.home, 'what-if.jsonl');
    await anna.says('record', id, '--out', file);
    const other = tableIn(await bela.says('import', file, '--at', '1', '--seats', 'me,me'));
    await bela.says('resign', other.id);
    const closed = await bela.says('show', other.id);
    expect(closed).toContain('Red resigned.');
    expect(closed).not.toMatch(/, which sub do you move|\?$/m);
    expect(await anna.says('abandon', id)).toBe('The table is closed.\n');
    expect(await anna.run(['undo', id])).toMatchObject({ code: 1, err: expect.stringContaining('closed') });
  });

  test('another device can become the same guest', async () => {
    const link = (await anna.says('recovery')).trim();
    expect(link).toMatch(/#recover\/[\w-]{32}$/);
    const phone = new Person();
    expect(await phone.says('recover', link)).toBe('Welcome back, Anna.\n');
    expect(await phone.says('list')).toBe(await anna.says('list'));
  });

  test("there are as many players as seats, as in the README's example", async () => {
    const opened = await anna.says('open', 'sub-terra', '--seats', 'me,link,bot:adept');
    expect(opened).toContain('Seat 2: ');
    expect(opened).toContain(`To play: online play ${tableIn(opened).code}`);
    expect(await anna.says('seats', tableIn(opened).id)).toMatch(/you\n.*open by link\n.*Medium bot\n/);
  });

  test('acting out of turn says whose turn it is; help lists what can be typed', async () => {
    const { id, code } = tableIn(await anna.says('open', 'pocket-sub', '--seats', 'open,me'));
    await bela.says('join', code);
    const child = anna.begin(['play', id]);
    await heard(child, 'you play Blue');
    child.kill('SIGINT');
    await bela.says('bot', id, '1', 'wanderer');
    const { out } = await anna.run(['play', id], lines('?', 'seats', 'undo 99', 'say', 'q'));
    expect(out).toContain('  agree, decline');
    expect(out).toContain('  1 Red: Random bot');
    expect(out).toMatch(/You can only undo your own moves|nothing to undo/);
    expect(out).toContain('Say what? Type say and your message.');
  });

  test('undoing an earlier entry asks the others, who agree', async () => {
    const { id } = tableIn(await anna.says('open', 'pocket-sub', '--seats', 'me,open'));
    await bela.says('take', id, '2');
    const child = anna.begin(['play', id]);
    const done = heard(child, 'you play Red');
    child.stdin?.write(lines('2', '1', '1', '1', '1'));
    await done;
    child.kill('SIGINT');
    await bela.run(['play', id], lines('1', 'q'));
    expect(await anna.says('undo', id, '2')).toBe('The others have to agree. They have been asked.\n');
    const asked = await bela.says('show', id);
    expect(asked.replaceAll(/\s+/g, ' ')).toContain(
      'wants to undo move 2 (Red chooses the sub at 2 centre) and everything since. Waiting for Blue. Type agree or decline.',
    );
    expect(await bela.says('agree', id)).toBe('You have agreed.\n');
    expect(unwrap(readRecord(await anna.says('record', id))).entries.at(-1)).toMatchObject({ type: 'undo', takes: 2 });
  });

  test('an outage of the server is reported once, so is its end, and nothing is missing', async () => {
    const limits = { ...LIMITS, burst: 10_000, perSecond: 10_000 };
    const database = { file: join(freshFolder(), 'tables.db') };
    const config = { database, host: '127.0.0.1', port: 0, origins: [], proxies: 0, limits };
    const first = await startServer(config);
    const cili = new Person(first);
    const { id } = tableIn(await cili.says('open', 'pocket-sub', '--seats', 'me,me'));
    const watcher = cili.begin(['watch', id]);
    watcher.stdin?.end();
    let out = '';
    watcher.stdout?.on('data', (data) => {
      out += data;
    });
    await heard(watcher, 'you are watching');
    const broken = heard(watcher, 'Your game is safe; reconnecting…');
    await first.stop();
    await broken;
    const back = heard(watcher, 'Connected again.');
    const second = await startServer({ ...config, port: first.port });
    await back;
    const moved = heard(watcher, 'Red chooses the sub at 1 N.');
    await cili.run(['play', id], lines('1', 'q'));
    await moved;
    watcher.kill('SIGINT');
    await second.stop();
    expect(out.match(/Connected again/g)).toHaveLength(1);
  });

  test('if the server does not come back a script ends and says why', async () => {
    const database = { file: join(freshFolder(), 'tables.db') };
    const server = await startServer({ database, host: '127.0.0.1', port: 0, origins: [], proxies: 0, limits: LIMITS });
    const dora = new Person(server);
    const { id } = tableIn(await dora.says('open', 'pocket-sub', '--seats', 'me,open'));
    const scripts = [dora.begin(['watch', id, '--patience', '1']), dora.begin(['play', id, '--patience', '1'])];
    const ends = scripts.map(async (child) => {
      let err = '';
      child.stderr?.on('data', (data) => {
        err += data;
      });
      const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
      return { code, err };
    });
    await Promise.all(
      scripts.map((child) => heard(child, child === scripts[0] ? 'you are watching' : 'a number or a place')),
    );
    // Its lines are at an end only when it is somebody's turn.
    scripts[0]?.stdin?.end();
    await server.stop();
    for (const ended of await Promise.all(ends))
      expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('for 1 second. The game is safe there.') });
  });

  test('every subcommand is explained', async () => {
    const help = await anna.says('help');
    for (const name of SUBCOMMAND_NAMES) expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    for (const [name, { usage }] of Object.entries(english.online.actions)) expect(usage.split(' ')[0]).toBe(name);
  });

  test('errors are sentences; wrong usage exits with 2, what the server rejects with 1', async () => {
    const cases: [string[], number, string][] = [
      [['opne'], 2, 'There is no action “opne”. Did you mean open?'],
      [['show'], 2, 'Which table?'],
      [['show', 'BCDFGHJK'], 1, 'There is no such table.'],
      [['open', 'chess'], 2, 'There is no game “chess”.'],
      [
        ['open', 'pocket-sub', '--seats', 'me,you'],
        2,
        '--seats takes me, link, open, bot:random, bot:easy and bot:medium, not “you”.',
      ],
      [['open', 'pocket-sub', '--seats', 'me'], 2, '--players: expected 2, 3 or 4, got 1.'],
      [
        ['open', 'pocket-sub', '--players', '2', '--seats', 'me'],
        1,
        'played like that: it has 2 seats, and you named 1.',
      ],
      [['name', 'a\u001b[31mb'], 1, 'The server does not accept that: name: no control characters.'],
      [['recover'], 2, 'Which link?'],
      [['import'], 2, 'Which saved game?'],
      [['recover', 'x'.repeat(20)], 1, 'This recovery link does not work.'],
      [['import', '/nowhere.jsonl'], 2, '/nowhere.jsonl does not exist.'],
      [['import', '/nowhere.jsonl', '--at', 'x'], 2, '--at'],
      [['take', 'AAAAAAAAAAAAAAAA', '9'], 2, 'There is no seat “9”.'],
      [['bot', 'AAAAAAAAAAAAAAAA', '1', 'genius'], 2, 'There is no bot “genius”.'],
      [['undo', 'AAAAAAAAAAAAAAAA', 'all'], 2, '“all” is not the number of a move.'],
      [['say', 'AAAAAAAAAAAAAAAA'], 2, 'What do you want to say?'],
      [['join'], 2, 'Join what?'],
      [['play', 'AAAAAAAAAAAAAAAA', '--patience', 'x'], 2, '--patience takes a whole number'],
      [['join', 'BCDFGHJK', 'first'], 2, 'There is no seat “first”.'],
      [['join', 'BCDFGHJK'], 1, 'There is no such table.'],
    ];
    for (const [args, code, text] of cases)
      expect(await anna.run(args)).toMatchObject({ code, err: expect.stringContaining(text) });
    expect(await inside(['online', 'list', '--server', 'http://127.0.0.1:1'], { home: anna.home })).toMatchObject({
      code: 1,
    });
  });
});

const verified = (file: string): Promise<Ran> => inside(['verify', file]);

describe('verify', () => {
  test('every verdict has its sentence and its exit code', async () => {
    const anna = await named('Cili');
    const { id } = tableIn(
      await anna.says('open', 'pocket-sub', '--setup', 'standard', '--seats', 'bot:wanderer,bot:wanderer'),
    );
    const file = join(anna.home, 'record.jsonl');
    await anna.says('record', id, '--out', file);
    const early = unwrap(readRecord(readFileSync(file, 'utf8')));
    for (let i = 0; i < 200 && !(await anna.says('list')).includes(', over'); i++)
      await new Promise((go) => setTimeout(go, 50));
    const record = unwrap(readRecord(await anna.says('record', id)));
    const dice = record.dice as NonNullable<typeof record.dice>;
    const flip = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
    const n = record.entries.findIndex(({ type }) => type === 'chance');
    const acted = record.entries.findIndex(({ type }) => type === 'act');
    const { secret: _, ...hidden } = dice;
    const { dice: __, ...plain } = record;
    const forged = record.entries.map((entry, i) =>
      i === n && entry.type === 'chance'
        ? { ...entry, outcome: { ...entry.outcome, turn: 5 - (entry.outcome as unknown as { turn: number }).turn } }
        : entry,
    );
    // Another table draws otherwise, though by chance not always at once.
    const elsewhere = Array.from({ length: 40 }, (_one, i) => ({
      ...record,
      dice: { ...dice, table: `other-${i}` },
    })).find((one) =>
      isDeepStrictEqual(verify(findGame, one, hashing), { kind: 'other-draw', entry: n + 1 }),
    ) as typeof record;
    const cases: [string, number, string][] = [
      [writeRecord(record), 0, 'the dice were honest.'],
      [writeRecord(record), 0, dice.hash],
      [
        writeRecord({ ...record, dice: { ...dice, from: record.entries.length } }),
        0,
        'nothing was drawn at this table',
      ],
      [writeRecord({ ...record, dice: { ...dice, from: record.entries.length + 1 } }), 1, 'more entries than it has'],
      [writeRecord({ ...record, dice: hidden }), 1, 'was not over when this record was fetched'],
      [writeRecord(plain), 1, 'does not come from a table online'],
      [
        writeRecord({ ...record, dice: { ...dice, secret: flip(dice.secret ?? '') } }),
        1,
        'not the one that was promised',
      ],
      [writeRecord(elsewhere), 1, `entry ${n + 1} is not what the secret draws`],
      [writeRecord({ ...record, entries: forged }), 1, `entry ${n + 1} is not what the secret draws`],
      [
        writeRecord({ ...record, entries: record.entries.filter((_one, i) => i !== acted) }),
        1,
        'does not fit the game',
      ],
      [writeRecord({ ...record, game: 'chess' }), 1, 'its game or options are not known here'],
      ['nonsense', 1, 'cannot be read'],
    ];
    expect(early.dice?.hash).toBe(dice.hash);
    for (const [text, code, sentence] of cases) {
      writeFileSync(file, text);
      const ran = await verified(file);
      expect([ran.code, ran.out + ran.err]).toEqual([code, expect.stringContaining(sentence)]);
    }
    expect((await verified('/nowhere.jsonl')).code).toBe(2);
  });
});

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { laboratory } from '../src/cli/laboratory.ts';
import { commandsIn } from '../src/commands/index.ts';
import { inside, undercroft } from './binary.ts';

const commands = commandsIn(laboratory);

describe('help', () => {
  test('names every command and game', () => {
    const { code, out } = undercroft(['--help']);
    expect(code).toBe(0);
    for (const { name } of commands) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    for (const { name } of commands)
      expect(out.replaceAll(/\s+/g, ' ')).toContain(laboratory.words.help.summaries[name]);
    expect(out).toContain('pocket-sub');
  });

  test.each(commands.map(({ name }) => name))('%s --help shows its options and examples', async (name) => {
    const command = commands.find((known) => known.name === name);
    const { code, out } = await inside([name, '--help']);
    expect(code).toBe(0);
    for (const option of command?.options ?? []) expect(out).toContain(`--${option.name}`);
    expect(out).toContain(`undercroft ${command?.examples[0]}`);
    expect((await inside(['help', name])).out).toBe(out);
  });

  test('replaces questions where nobody is there to answer', () => {
    expect(undercroft([]).out).toBe(undercroft(['--help']).out);
  });
});

describe('wrong usage exits with 2 and says what is known', () => {
  test('on stderr, from the binary as from the library', async () => {
    const ran = undercroft(['plya']);
    expect(ran).toEqual(await inside(['plya']));
    expect(ran.code).toBe(2);
  });

  test.each([
    [['plya'], 'There is no command “plya”. Did you mean play?'],
    [['--frob'], 'There is no option --frob before a command.'],
    [['help', 'sail'], 'There is no command “sail”.'],
    [['play'], 'Which game? Choose from: '],
    [['play', 'pocketsub'], 'There is no game “pocketsub”. Did you mean pocket-sub?'],
    [['play', 'pocket-sub', '--sed', '1'], 'There is no option --sed here. Did you mean --seed?'],
    [['play', 'pocket-sub', '--seed'], '--seed needs a value: --seed S.'],
    [['play', 'pocket-sub', '--captain=yes'], '--captain takes no value.'],
    [['play', 'pocket-sub', '--seed', '1', '--seed', '2'], 'You gave --seed twice.'],
    [['play', 'pocket-sub', '--players', '7'], '--players: expected 2, 3 or 4, got 7.'],
    [['play', 'pocket-sub', '--first', '3'], 'Seat 3 is empty. Choose somebody else to go first, or add players.'],
    [['play', 'pocket-sub', '--set', 'foo=1'], 'Pocket Sub has no option “foo”.'],
    [['play', 'pocket-sub', '--set', '__proto__=1'], 'Pocket Sub has no option “__proto__”.'],
    [['play', 'pocket-sub', '--set', 'players'], '--set takes NAME=VALUE, not “players”.'],
    [['play', 'pocket-sub', '--set', 'players=3', '--players', '3'], '--players and --set players set the same thing.'],
    [
      ['simulate', 'infernos-edge', '--explorers', 'guide,healer,priest', '--size', '5'],
      '--size and --explorers contradict each other',
    ],
    [['play', 'pocket-sub', '--bot', 'green'], 'The seats are 1 (Red) and 2 (Blue).'],
    [['play', 'pocket-sub', '--bot', 'blue=adpt'], 'There is no bot “adpt”. Did you mean adept?'],
    [['play', 'pocket-sub', '--bot', '=novice'], 'Name a seat.'],
    [['play', '--continue', '--players', '3'], '--players does not work here: a saved game keeps its own settings.'],
    [['play', '--continue'], 'You have no unfinished game'],
    [['play', '--from', '/nowhere.jsonl'], '/nowhere.jsonl does not exist.'],
    [['show'], 'Which saved game?'],
    [['show', '/nowhere.jsonl'], '/nowhere.jsonl does not exist.'],
    [['scenario', 'chekc'], 'Scenarios are checked: scenario check FILE…, not chekc.'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await inside(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toContain('--help');
  });
});

const mistake = fileURLToPath(new URL('break-parse-args.cjs', import.meta.url));

describe('an internal error', () => {
  test('prints one line and exits with 70, with the stack only on demand', () => {
    const broken = {
      env: { XDG_STATE_HOME: '/tmp', NODE_OPTIONS: `--require=${mistake}` },
    };
    const plain = undercroft(['show', 'x'], broken);
    expect(plain.code).toBe(70);
    expect(plain.err.trim().split('\n')).toHaveLength(1);
    expect(plain.err).toContain('That was our mistake: broken on purpose');
    const debug = undercroft(['show', 'x'], { env: { ...broken.env, UNDERCROFT_DEBUG: '1' } });
    expect(debug.code).toBe(70);
    expect(debug.err).toMatch(/ {4}at .*packages\/lab\/src\/.*\.ts:\d+/);
  });
});

test('colour only where it is wanted', () => {
  const help = (env: Record<string, string>) => undercroft(['--help'], { env }).out;
  expect(help({})).not.toContain('\x1b');
  expect(help({ FORCE_COLOR: '1' })).toContain('\x1b[1mCommands');
  expect(help({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(help({}));
});

test('options set by --set and by their own flags are the same', async () => {
  const json = async (...args: string[]) =>
    JSON.parse((await inside(['simulate', 'pocket-sub', '--games', '1', '--json', ...args])).out);
  const flags = await json('--players', '3', '--setup', 'standard', '--captain', '--mines', 'twelve', '--first', '2');
  const sets = ['players=3', 'setup=standard', 'captain=true', 'mines=twelve', 'first=1'].flatMap((pair) => [
    '--set',
    pair,
  ]);
  expect(flags.options).toEqual({ players: 3, setup: 'standard', captain: true, mines: 'twelve', first: 1 });
  expect((await json(...sets)).options).toEqual(flags.options);
});

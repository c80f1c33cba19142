// The terminal in two languages: which one it speaks, and that nothing of the other is left in it.
import { join } from 'node:path';
import { catalog } from '@undercroft/catalog';
import { describe, expect, test } from 'vitest';
import { loadCommandLineWords } from '../../words/src/terminal.ts';
import { systemLanguage } from '../src/cli/language.ts';
import { english } from '../src/words/english.ts';
import { freshFolder, inside, keptRecord, lines, undercroft } from './binary.ts';
import { fragmentsOf, phrasesOf } from './phrases.ts';
import { typedFor } from './typed.ts';

const hungarian = await loadCommandLineWords('hu');

/** Without line breaks. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('which language', () => {
  test.each([
    [{}, 'en'],
    [{ LANG: 'hu_HU.UTF-8' }, 'hu'],
    [{ LANG: 'hu' }, 'hu'],
    [{ LANG: 'HU_hu' }, 'hu'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'hupa_US' }, 'en'],
    [{ LANG: 'hu.UTF-8' }, 'hu'],
    [{ LANG: 'hu-HU' }, 'hu'],
    [{ LC_MESSAGES: 'hu_HU', LANG: 'en_GB' }, 'hu'],
    [{ LC_ALL: 'en_GB', LC_MESSAGES: 'hu_HU', LANG: 'hu_HU' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'hu_HU' }, 'hu'],
    [{ LC_ALL: 'de_DE', LANG: 'hu_HU' }, 'en'],
  ])('%j: %s', (env, language) => {
    expect(systemLanguage(env)).toBe(language);
  });

  const titles = { en: english.page.title, hu: hungarian.page.title };

  test.each([
    [['--help'], {}, titles.en],
    [['--help'], { LANG: 'hu_HU.UTF-8' }, titles.hu],
    [['--help', '--language', 'hu'], { LANG: 'en_GB' }, titles.hu],
    [['--language', 'hu', '--help'], {}, titles.hu],
    [['--language=en', 'help'], { LC_ALL: 'hu_HU' }, titles.en],
    [['--language', 'hu'], {}, titles.hu],
  ])('%j with %j', async (args, env, title) => {
    const { code, out } = await inside(args, { env });
    expect(code).toBe(0);
    expect(out).toContain(title);
  });

  test.each([
    [['--language', 'de', 'play'], {}, '--language takes en or hu, not “de”.'],
    [['play', '--language', 'de'], { LANG: 'hu' }, 'A --language értéke en vagy hu lehet, nem „de”.'],
    [['play', '--language=', 'pocket-sub'], {}, '--language takes en or hu, not “”.'],
    [['play', 'pocket-sub', '--language'], {}, '--language needs a value: --language LANGUAGE.'],
    [['play', '--language', '--seed', '1'], {}, '--language needs a value'],
    [['--language', 'hu', 'show', '--language', 'en'], {}, 'You gave --language twice.'],
  ])('%j is wrong usage', async (args, env, message) => {
    const { code, out, err } = await inside(args, { env });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('a message may contain it after --', async () => {
    const { err } = await inside(['online', 'shwo', '--', '--language', 'xx']);
    expect(err).toContain('There is no action “shwo”.');
  });

  test('the data of the laboratory are the same in every language', async () => {
    const run = ['simulate', 'pocket-sub', '--games', '1', '--seed', '1', '--json'];
    const data = async (...more: string[]) => {
      const { speed: _, ...rest } = JSON.parse((await inside([...run, ...more])).out);
      return rest;
    };
    expect(await data('--language', 'hu')).toEqual(await data());
  });
});

describe('in Hungarian', () => {
  const ids = catalog.map(({ id }) => id);
  const inHungarian = (args: readonly string[]) => inside([...args, '--language', 'hu']);

  test.each([
    [['plya'], 'Nincs „plya” parancs. Erre gondoltál: play?'],
    [['play'], `Melyik játék? Ezekből választhatsz: ${ids.slice(0, -1).join(', ')} és ${ids.at(-1)}.`],
    [['play', 'pocket-sub', '--players', '7'], '--players: 2, 3 vagy 4 lehet, nem 7.'],
    [['play', 'pocket-sub', '--bot', '2=adpt'], 'Nincs „adpt” nevű gép. Erre gondoltál: adept?'],
    [['play', 'pocket-sub', '--sed', '1'], 'Itt nincs --sed kapcsoló. Erre gondoltál: --seed?'],
    [['play', '--continue'], 'Nincs befejezetlen játékod ebben a mappában:'],
    [['show', '/nowhere.jsonl'], '/nowhere.jsonl nem létezik.'],
    [['online', 'opne'], 'Nincs „opne” művelet. Erre gondoltál: open?'],
    [['online', 'take', 'AAAAAAAAAAAAAAAA', '9', '--server', 'nowhere'], 'ilyen cím kell: https://table.example'],
  ])('%j', async (args, message) => {
    const { code, err } = await inHungarian(args);
    expect(code).toBe(2);
    expect(flat(err)).toContain(message);
    expect(err).toContain('Súgó: undercroft ');
  });

  test('a server that cannot be reached', async () => {
    const { code, err } = await inHungarian(['online', 'list', '--server', 'http://127.0.0.1:1']);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'undercroft: Nem érhető el: http://127.0.0.1:1. Nézd meg, fut-e, és jó-e a cím; másikat a --server CÍM ad meg.\n',
    });
  });

  test.each(['play', 'show', 'replay', 'online'] as const)('help on %s', async (name) => {
    const { out } = await inHungarian([name, '--help']);
    expect(out).toContain(`undercroft ${name} ${hungarian.help[name].usage}`);
    expect(englishIn(out, [english.help, english.online.actions])).toEqual([]);
  });

  test('help on all commands', async () => {
    const { out } = await inHungarian(['--help']);
    expect(flat(out)).toContain(hungarian.help.summaries.play);
    expect(englishIn(out, [english.help])).toEqual([]);
  });

  test('the laboratory speaks English', async () => {
    expect((await inHungarian(['simulate', '--help'])).out).toBe((await inside(['simulate', '--help'])).out);
    expect((await inHungarian(['verify'])).err).toContain('Which saved game?');
  });
});

/** What of English words is found in a text. */
function englishIn(text: string, words: readonly unknown[]): string[] {
  const all = flat(text);
  const phrases = words.flatMap((tree) => [...phrasesOf(tree).values()]);
  return [...new Set(phrases.flatMap(fragmentsOf))].filter((fragment) => all.includes(fragment));
}

describe('a whole game in Hungarian', () => {
  const home = freshFolder();
  undercroft(['simulate', 'pocket-sub', '--games', '1', '--seed', '4', '--records', home]);
  const [first = '', ...rest] = typedFor(join(home, 'pocket-sub-000000.jsonl'), 'i');
  /** The last move, with its confirmation if there was one. */
  const last = rest.slice(rest.findLastIndex((line) => line !== 'i'));
  const asides = [
    'súgó',
    'napló mind',
    'miert 1',
    'szabály PS-MOVE-1',
    'szabály PS-SETUP-2',
    'szabály XX-1',
    'esélyek',
    'tipp',
    '99',
  ];
  const more = ['', 'xyzzy', 'mentés', 'hely', 'hely 9', 'hely 2=okos', 'vissza zöld', 'tábla'];
  const typed = [...asides, ...more, first, 'vissza', first, ...rest, 'vissza', ...last, 'kilépés'];
  const { code, out, err } = undercroft(['play', 'pocket-sub'], {
    home,
    input: lines(...typed),
    env: { LANG: 'hu_HU.UTF-8' },
  });

  test('is played to its end', () => {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { record, path } = keptRecord(home);
    expect(record.entries.filter(({ type }) => type === 'undo')).toHaveLength(2);
    expect(out).toContain(`Visszajátszás:\n  undercroft replay ${path}`);
  });

  test.each([
    ['the beginning', 'Súgó: ?, kilépés: q.'],
    ['help', 'vissza, u az utolsó választás visszavonása;'],
    ['an empty log', 'Még nem történt semmi.'],
    ['a choice explained', 'Ezt megteheted: '],
    ['a rule', 'Egy útra 3 pont jut.'],
    ['a ruling', '[döntés]'],
    ['no such rule', 'Nincs ilyen szabály: XX-1.'],
    ['odds', 'Most nincs mit húzni vagy dobni.'],
    ['a hint', 'Javaslat: '],
    ['its reason', 'Miért? Mert '],
    ['no such choice', 'Nincs 99. választás. 1 és 3 között választhatsz.'],
    ['Enter', 'Írj be egy számot 1 és 3 között'],
    ['nonsense', '„xyzzy” nem választás, nem hely és nem parancs.'],
    ['save', 'Melyik fájlba? Írd be: mentés FÁJL.'],
    ['seat', 'Melyik hely, és ki játszik ott?'],
    ['no such seat', 'Nincs „9” hely.'],
    ['no such bot', 'Nincs „okos” nevű gép. Ezekből választhatsz: véletlen, könnyű és közepes, gondolkodási kerettel'],
    ['nobody', 'Itt senkit sem hívnak így: zöld.'],
    ['undo', 'A Piros visszavonta: '],
    ['the end', 'A játékod ide van mentve: '],
  ])('%s', (_what, sentence) => {
    expect(flat(out)).toContain(sentence);
  });

  test('bots are called by their Hungarian names', () => {
    const seated = freshFolder();
    const input = lines('hely 2=könnyű', 'hely 2=Kozepes:50', 'hely 2=novice', 'kilépés');
    undercroft(['play', 'pocket-sub'], { home: seated, input, env: { LANG: 'hu_HU.UTF-8' } });
    const named = keptRecord(seated).record.entries.map((entry) => entry.type === 'sit' && entry.sitter.name);
    expect(named).toEqual(['novice', 'adept:50', 'novice']);
  });

  test('no English sentence around the game is left', () => {
    const { language: _, ...words } = english;
    expect(englishIn(out, [words])).toEqual([]);
  });

  test('and a test that could not find any would prove nothing', () => {
    const { out: inEnglish } = undercroft(['play', 'pocket-sub'], { input: lines('help', 'undo', 'q') });
    const { language: _, ...words } = english;
    expect(englishIn(inEnglish, [words]).length).toBeGreaterThan(10);
  });
});

/** Without a word of any language, or with one that is the same in both. */
const SAME = [
  'help.at.value',
  'help.forGame',
  'help.online.at.value',
  'online.actions.list.usage',
  'online.actions.recovery.usage',
  'online.listed',
  'questions.no.0',
  'records.in',
  'seats.inOption',
];

const { page: _page, pages: _pages, hints: _hints, language: _language, ...own } = english;

test('every sentence of the terminal can be compared', () => {
  for (const [path, text] of phrasesOf(own)) expect(text, path).not.toBe('');
});

test('every sentence of the terminal is another one in Hungarian', () => {
  const translated = phrasesOf(hungarian);
  const same = [...phrasesOf(own)].filter(([path, text]) => translated.get(path) === text).map(([path]) => path);
  expect(same.sort()).toEqual(SAME);
});

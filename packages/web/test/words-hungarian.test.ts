import { CAVERS } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { capital, parts, plain, strong } from '../../words/src/grammar.ts';
import {
  addressed,
  article,
  away,
  harmonyOf,
  inAll,
  numberWord,
  object,
  owner,
  type Suffix,
  suffixed,
  The,
  the,
} from '../../words/src/hungarian.ts';

describe('the article follows the first sound', () => {
  test.each([
    ['Orvos', 'az Orvos'],
    ['Testőr', 'a Testőr'],
    ['iszony', 'az iszony'],
    ['Úszás', 'az Úszás'],
    ['üreg', 'az üreg'],
    ['*Orvos*', 'az *Orvos*'],
    ['„Anna”', 'az „Anna”'],
    ['híd', 'a híd'],
  ])('%s', (noun, words) => {
    expect(the(noun)).toBe(words);
  });

  test.each([
    [1, 'az'],
    [2, 'a'],
    [3, 'a'],
    [4, 'a'],
    [5, 'az'],
    [10, 'a'],
    [11, 'a'],
    [15, 'a'],
    [50, 'az'],
    [51, 'az'],
    [100, 'a'],
    [150, 'a'],
    [500, 'az'],
    [1000, 'az'],
    [1500, 'az'],
    [2000, 'a'],
    [5000, 'az'],
    [10_000, 'a'],
    [1_000_000, 'az'],
  ])('%i.', (n, word) => {
    expect(article(`${n}. forduló`)).toBe(word);
  });

  test('at the beginning of a sentence it is large, before a mark too', () => {
    expect(The('*Orvos*')).toBe('Az *Orvos*');
    expect(The('5. forduló')).toBe('Az 5. forduló');
  });
});

describe('suffixes follow the vowels of a word', () => {
  test.each<[string, Suffix, string]>([
    ['Orvos', 'from', 'Orvostól'],
    ['Testőr', 'from', 'Testőrtől'],
    ['Orvos', 'towards', 'Orvoshoz'],
    ['Testőr', 'towards', 'Testőrhöz'],
    ['Mérnök', 'towards', 'Mérnökhöz'],
    ['Régész', 'towards', 'Régészhez'],
    ['Mesterlövész', 'towards', 'Mesterlövészhez'],
    ['Gyógyítás', 'towards', 'Gyógyításhoz'],
    ['Bepréselődés', 'towards', 'Bepréselődéshez'],
    ['Kötél lehelyezése', 'towards', 'Kötél lehelyezéséhez'],
    ['Sprint', 'towards', 'Sprinthez'],
    ['lapka', 'in', 'lapkában'],
    ['ereklye', 'onto', 'ereklyére'],
    ['Arisztokrata', 'dative', 'Arisztokratának'],
    ['Pap', 'dative', 'Papnak'],
    ['Gyógyító', 'at', 'Gyógyítónál'],
    ['gáz', 'from', 'gáztól'],
    ['földrengés', 'from', 'földrengéstől'],
    ['*kék*', 'dative', '*kék*nek'],
    ['*fekete*', 'dative', '*feketé*nek'],
    ['Zsófi', 'dative', 'Zsófinak'],
    ['Katalin', 'dative', 'Katalinnak'],
    ['Ágnes', 'dative', 'Ágnesnek'],
    ['József', 'dative', 'Józsefnek'],
    ['Bence', 'dative', 'Bencének'],
  ])('%s, %s', (word, suffix, words) => {
    expect(suffixed(word, suffix)).toBe(words);
  });

  test.each([
    ['hajó', 'back'],
    ['szem', 'front'],
    ['kör', 'round'],
    ['kávé', 'back'],
    ['víz', 'front'],
    ['rövid', 'front'],
  ])('%s is %s', (word, harmony) => {
    expect(harmonyOf(word)).toBe(harmony);
  });
});

describe('figures take the suffix of the word they are read as', () => {
  test.each([
    [0, '0-ból', '0-t'],
    [1, '1-ből', '1-et'],
    [2, '2-ből', '2-t'],
    [3, '3-ból', '3-at'],
    [4, '4-ből', '4-et'],
    [5, '5-ből', '5-öt'],
    [6, '6-ból', '6-ot'],
    [7, '7-ből', '7-et'],
    [8, '8-ból', '8-at'],
    [9, '9-ből', '9-et'],
    [10, '10-ből', '10-et'],
    [12, '12-ből', '12-t'],
    [20, '20-ból', '20-at'],
    [23, '23-ból', '23-at'],
    [30, '30-ból', '30-at'],
    [40, '40-ből', '40-et'],
    [50, '50-ből', '50-et'],
    [60, '60-ból', '60-at'],
    [64, '64-ből', '64-et'],
    [70, '70-ből', '70-et'],
    [80, '80-ból', '80-at'],
    [90, '90-ből', '90-et'],
    [100, '100-ból', '100-at'],
    [1000, '1000-ből', '1000-et'],
    [1_000_000, '1000000-ból', '1000000-t'],
  ])('%i', (n, outOf, accusative) => {
    expect(suffixed(n, 'outOf')).toBe(outOf);
    expect(object(n)).toBe(accusative);
  });

  test.each([
    [1, '1-hez'],
    [2, '2-höz'],
    [3, '3-hoz'],
    [5, '5-höz'],
    [6, '6-hoz'],
  ])('%i towards', (n, words) => {
    expect(suffixed(n, 'towards')).toBe(words);
  });

  test('odds are read from the whole: 23-ból 5', () => {
    expect(inAll({ n: 5, of: 23 })).toBe('23-ból 5');
    expect(inAll({ n: 1, of: 2 })).toBe('2-ből 1');
    expect(inAll({ n: 4, of: 6 })).toBe('3-ból 2');
  });

  test('before a noun two is két', () => {
    expect(numberWord(2)).toBe('két');
  });
});

describe('the accusative', () => {
  test.each([
    ['Orvos', 'Orvost'],
    ['Testőr', 'Testőrt'],
    ['Búvár', 'Búvárt'],
    ['Mérnök', 'Mérnököt'],
    ['Vezető', 'Vezetőt'],
    ['Pap', 'Papot'],
    ['Utász', 'Utászt'],
    ['Veterán', 'Veteránt'],
    ['Arisztokrata', 'Arisztokratát'],
    ['kulcs', 'kulcsot'],
    ['ereklye', 'ereklyét'],
    ['zsákutca', 'zsákutcát'],
    ['kereszteződés', 'kereszteződést'],
    ['sziklaperem', 'sziklaperemet'],
    ['szűkület', 'szűkületet'],
    ['kijárat', 'kijáratot'],
    ['durva terep', 'durva terepet'],
  ])('%s', (word, words) => {
    expect(object(word)).toBe(words);
  });
});

test('an option that belongs to something is owned by the dative', () => {
  expect(`${owner('Mozgás')} visszavonása`).toBe('Mozgás visszavonása');
  expect(`${owner('Kör befejezése')} visszavonása`).toBe('Kör befejezésének visszavonása');
});

test('places are told in directions and steps', () => {
  expect(away({ east: 2, south: 0 })).toBe('keletre két lépésre');
  expect(away({ east: 1, south: -3 }, 'Orvos')).toBe('az Orvostól északra három, keletre egy lépésre');
  expect(away({ east: 0, south: 0 }, 'Orvos')).toBe('');
});

test('a question names its player, or stands alone', () => {
  expect(addressed('Anna', 'mit tesz az Orvos?')).toBe('Anna, mit tesz az Orvos?');
  expect(addressed(undefined, 'mit tesz az Orvos?')).toBe('Mit tesz az Orvos?');
});

describe('marks', () => {
  test('a line falls into strong and plain parts', () => {
    expect(parts('A *Testőr* fut.')).toEqual([
      { text: 'A ', strong: false },
      { text: 'Testőr', strong: true },
      { text: ' fut.', strong: false },
    ]);
    expect(plain('A *Testőr* fut.')).toBe('A Testőr fut.');
  });

  test('what people call themselves opens no mark', () => {
    expect(parts(`${strong('A*n*na')} lép.`)).toEqual([
      { text: 'Anna', strong: true },
      { text: ' lép.', strong: false },
    ]);
  });

  test('the first letter is large behind a mark, and a figure stays', () => {
    expect(capital('*élet*')).toBe('*Élet*');
    expect(capital('5 in 23')).toBe('5 in 23');
  });
});

test('every caver has an article and an accusative that a reader would write', async () => {
  const { default: hu } = await import('../../../games/sub-terra/words/hu/index.ts');
  expect(CAVERS.map((caver) => the(object(hu.cavers[caver].name)))).toEqual([
    'a Búvárt',
    'a Felderítőt',
    'a Geológust',
    'a Mérnököt',
    'a Hegymászót',
    'az Orvost',
    'a Testőrt',
    'a Vezetőt',
  ]);
});

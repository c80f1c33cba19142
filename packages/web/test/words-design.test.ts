// Sentences as they were designed, one of each pattern.
import { unwrap } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import templeAbout from '../../../games/infernos-edge/words/en/about.ts';
import templeAboutHu from '../../../games/infernos-edge/words/hu/about.ts';
import { seaPlaces } from '../../../games/pocket-sub/words/places.ts';
import caveAbout from '../../../games/sub-terra/words/en/about.ts';
import caveAboutHu from '../../../games/sub-terra/words/hu/about.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import {
  subTerraEn as cave,
  subTerraHu as caveHu,
  pocketSubEn as sea,
  pocketSubHu as seaHu,
  infernosEdgeEn as temple,
  infernosEdgeHu as templeHu,
} from './game-words.ts';

describe('the patterns of the design', () => {
  const position = unwrap(subTerra.open({}));
  const at = (change: object) => ({ ...subTerra.save(position), actor: 'medic' as const, ...change });

  test('question', () => {
    expect(cave.question(at({}), 'Anna').text).toBe('Anna, what will the Medic do?');
    expect(cave.question(at({})).text).toBe('What will the Medic do?');
    expect(caveHu.question(at({}), 'Anna').text).toBe('Anna, mit tesz az Orvos?');
  });

  test('somebody else’s question', () => {
    const path = at({ asks: 'path', hunt: { horror: '1,1', victim: 'bodyguard' } });
    expect(cave.question(path, 'Bence').text).toBe('Bence, which way does the horror come?');
    expect(caveHu.question(path, 'Bence')).toEqual({
      text: 'Bence, merre lépjen a rém?',
      note: 'A Testőrhöz vezető utak egyformán rövidek.',
    });
  });

  test('waiting', () => {
    expect(cave.waiting(at({ actor: 'scout' }), 'Bence')).toBe('The Scout is thinking');
    expect(caveHu.waiting(at({ actor: 'scout' }), 'Bence')).toBe('A Felderítő gondolkodik');
  });

  test('points, time', () => {
    expect(cave.pointsLeft(1, 2)).toBe('1 of 2 points left');
    expect(caveHu.pointsLeft(1, 2)).toBe('2 akciópontból 1 maradt');
    expect(cave.time.light(12)).toBe('12 rounds of light');
    expect([1, 2].map(cave.time.lightOf)).toEqual(['round of light', 'rounds of light']);
    expect([1, 2].map(caveHu.time.lightOf)).toEqual(['fordulónyi fény', 'fordulónyi fény']);
    expect(caveHu.time.light(12)).toBe('Még 12 fordulóig van fény');
  });

  test('risk', () => {
    const gas = { source: 'gas', amount: 2, falls: true, odds: { n: 5, of: 23 } } as const;
    expect(cave.risk.short(gas)).toBe('5 in 23: gas');
    expect(caveHu.risk.short(gas)).toBe('23-ból 5: gáz');
    expect(cave.risk.harm(gas)).toBe('5 in 23: you lose 2 health to gas and fall unconscious.');
    expect(caveHu.risk.harm(gas)).toBe('23-ból 5: 2 egészséget veszítesz a gáz miatt, és eszméletlen leszel.');
    const tremor = { source: 'tremor', amount: 1, falls: false, odds: { n: 3, of: 6 }, whose: 'medic' } as const;
    expect(cave.risk.harm(tremor)).toBe('1 in 2: the Medic loses 1 health to the tremor.');
    expect(caveHu.risk.harm(tremor)).toBe('2-ből 1: az Orvos 1 egészséget veszít a földrengés miatt.');
    expect(cave.risk.lose({ n: 2, of: 6 }, 1)).toBe('1 in 3: lose 1 health');
  });

  test('too dear, refused', () => {
    const dear = { kind: 'too-few-points', rule: 'ST-TURN-1', detail: { cost: 2, left: 1, exerting: true } } as const;
    expect(caveAbout.refusal(dear, { action: 'heal' })).toBe(
      'Heal costs 2 points and you have 1 left. Exert to gain one more.',
    );
    expect(caveAboutHu.refusal(dear, { action: 'heal' })).toBe(
      'A Gyógyításhoz 2 akciópont kell, neked 1 van. Ráhajtással meglenne.',
    );
    expect(cave.notPossible('squeeze')).toBe('Squeeze is not possible here.');
    expect(caveHu.notPossible('squeeze')).toBe('A Bepréselődés itt nem lehetséges.');
    expect(caveAboutHu.nowhere.squeeze).toBe('Nincs elérhető szűkület melletted.');
  });

  test('a move at the wrong time says what comes first', () => {
    const early = (asks: string) =>
      ({ kind: 'not-asked', rule: 'ST-ACT-REVEAL', detail: { asks, got: 'move' } }) as const;
    expect(caveAbout.refusal(early('place'))).toBe('Not now: first lay the tile.');
    expect(caveAboutHu.refusal(early('place'))).toBe('Most nem: előbb rakd le a lapkát.');
    expect(caveAbout.refusal(early('over'))).toBe('The game is over.');
    const asked = ['action', 'directed', 'chain', 'take', 'choose', 'place', 'appear', 'horror', 'path', 'spawn'];
    for (const asks of [...asked, 'tile', 'aside', 'die', 'hazard'])
      for (const words of [caveAbout, caveAboutHu])
        expect(words.refusal(early(asks))).toMatch(/^(Not now: first|Most nem: előbb) /);
  });

  test('a move at the wrong time in the temple says what comes first, of each question something else', () => {
    const early = (asks: string) => ({ kind: 'not-asked', rule: 'IE-TURN-1', detail: { asks, got: 'move' } }) as const;
    expect(templeAbout.refusal(early('over'))).toBe('The expedition is over.');
    expect(templeAboutHu.refusal(early('over'))).toBe('Vége a játéknak.');
    expect(templeAboutHu.refusal(early('sanctum'))).toBe('Most nem: előbb döntsd el, hol nyílik meg a szentély.');
    const asked = ['action', 'crawl', 'commanded', 'chain', 'illuminate', 'choose', 'place', 'sanctum', 'luck'];
    const others = ['first', 'wake', 'guardian', 'victim', 'path', 'tile', 'die', 'hazard'];
    for (const words of [templeAbout, templeAboutHu]) {
      const texts = [...asked, ...others].map((asks) => words.refusal(early(asks)));
      for (const text of texts) expect(text).toMatch(/^(Not now: first|Most nem: előbb) /);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('end of the turn', () => {
    expect(cave.table.pointsNote(1)).toBe('1 point left');
    expect(cave.table.pointsNote(0)).toBe('no points left');
    expect(caveHu.table.pointsNote(1)).toBe('1 akciópont maradt');
  });

  test('undo names the action; on a phone every name has room in two lines', () => {
    expect(page.undo.of(cave.noun('move'))).toBe('Undo move');
    expect(pageHu.undo.of(caveHu.noun('move'))).toBe('Mozgás visszavonása');
    const all = [cave, temple, sea, caveHu, templeHu, seaHu].flatMap(({ actions, noun }) =>
      Object.keys(actions).map((type) => noun(type as never)),
    );
    expect(all.filter((noun) => !/^\p{Lu}[\p{L} -]{2,15}$/u.test(noun))).toEqual([]);
    expect(all.filter((noun) => /^(This|Ez|Erre|Itt|It)\b/.test(noun))).toEqual([]);
  });

  test('a course that loses the sub, hero', () => {
    expect(sea.risk.loss('no-mine').why).toMatch(/^It must lay a mine in .* and cannot$/);
    expect(seaHu.risk.loss('no-mine').why).toMatch(/aknát raknia, de nem tud$/);
    expect(sea.risk.loss('mine', 'blue')).toEqual({
      why: 'A Blue mine is in the way',
      what: 'your sub and the mine are both lost',
    });
    expect(seaHu.risk.loss('mine', 'blue')).toEqual({ why: 'Kék akna van az útjában', what: 'mindkettő elvész' });
    expect(seaHu.risk.hero('blue')).toBe(
      'A kék utolsó tengeralattjárója hős: elsüllyeszti az ellenséget, akire ráfut, és halad tovább. Ellenséges aknán ő is elvész.',
    );
  });

  test('result', async () => {
    const ending = { how: 'silver', rule: '', scores: [], end: 'left', leftBehind: ['climber'], out: [0] } as const;
    const [end, endHu] = [await cave.loadEnd(), await caveHu.loadEnd()];
    expect(end.result(ending, 4)).toBe('Three of you climbed out into daylight. The Climber is still down there.');
    expect(endHu.result(ending, 4)).toBe('Hárman kijutottatok a fényre. A Hegymászó odalent maradt.');
  });

  test('for screen readers', () => {
    const ledge = {
      tile: 'ledge I',
      from: { east: 0, south: 1 },
      marks: ['rope'],
      people: [{ caver: 'climber', state: 'unconscious' }],
      can: [{ action: 'move', points: 1 }],
    } as const;
    expect(cave.place(ledge)).toBe('Ledge, with a rope, one step south. Climber, unconscious. Move, 1 point.');
    expect(caveHu.place(ledge)).toBe(
      'Sziklaperem, kötéllel, délre egy lépésre. Hegymászó, eszméletlen. Mozgás, 1 akciópont.',
    );
    const mine = { region: '1,0:e4', water: 'shallow', pieces: [{ piece: 'mine', of: 'blue' }], deadly: true } as const;
    const places = seaPlaces(['0,0', '-1,0', '1,0']);
    expect(sea.region(mine, places)).toBe('Tile 3, south-west, shallow. Blue mine. Deadly.');
    expect(seaHu.region(mine, places)).toBe('3. lapka, délnyugat, sekély. Kék akna. Halálos.');
    expect(sea.spoken('Red sails to 3 SW and mines 2 S.')).toBe('Red sails to 3 south-west and mines 2 south.');
    expect(seaHu.spoken('A piros a 3 DNy mezőre hajózik.')).toBe('A piros a 3 délnyugat mezőre hajózik.');
  });
});

test('Reveal and Explore, which stand side by side, do not look alike in any language', () => {
  for (const { actions } of [cave, caveHu, temple, templeHu])
    expect(actions.reveal.name.slice(0, 2)).not.toBe(actions.explore.name.slice(0, 2));
  const names = Object.values(templeHu.actions).map(({ name }) => name);
  expect(new Set(names.map((name) => name.slice(0, 6))).size).toBe(new Set(names).size);
});

import { open, position, result, weights } from '@undercroft/infernos-edge/slow';
import { describe, expect, test } from 'vitest';
import { asked, bag, placedTile, placeOf, play, scene, team, texts } from './table.ts';

const THREE = { sapper: {}, healer: {}, priest: {} };
const SCHOLARS = { archaeologist: {}, healer: {}, priest: {} };

/** Dead ends close every exit from the entrance except the one south of the crossroads. */
const LAST_GAP = ['-2,1', '-1,1', '1,1', '2,1'].map((at) => placedTile(at, 'key D', 0));

describe('setup', () => {
  test('IE-COMP-1, IE-COMP-2, IE-COMP-3 there are thirty tiles and the entrance', () => {
    const drawing = play(open(team(['sapper', 'healer', 'priest'])), 'reveal south');
    expect(weights(drawing).reduce((sum, weight) => sum + weight, 0)).toBe(30);
    expect(weights(drawing)[texts(drawing).indexOf('tile dart L')]).toBe(4);
    expect(texts(drawing, 'tile ruin')).toEqual(
      ['X 1', 'T 2', 'X 3', 'T 4', 'X 5', 'T 6'].map((n) => `tile ruin ${n}`),
    );
    expect(
      position(drawing)
        .temple.map(({ at }) => at)
        .join(' '),
    ).toBe('0,-1 0,0 1,0 2,0 3,0 -1,0 -2,0 -3,0');
  });

  test('IE-SETUP-2, IE-SETUP-3 all start on the crossroads, the lead begins, and the marker depends on team and difficulty', () => {
    const opened = open(team(['guide', 'healer', 'veteran', 'sapper'], { lead: 'veteran', difficulty: 'expert' }));
    expect(asked(opened)).toBe('action 2');
    expect(position(opened)).toMatchObject({ marker: 16, active: 'veteran', points: 2, round: 1, demolitions: 3 });
    expect(position(opened).explorers.veteran).toEqual({ at: '0,0', health: 7, holds: null, state: 'inside' });
  });

  test('IE-MAP-1, IE-MOVE-1 wings are open along the row and to the south', () => {
    const at = (cell: string) => texts(scene({ explorers: { ...THREE, sapper: { at: cell } } }), 'move');
    expect(at('1,0')).toEqual(['move east', 'move west']);
    expect(at('3,0')).toEqual(['move west']);
    expect(at('-3,0')).toEqual(['move east']);
    expect(at('0,0')).toEqual(['move north', 'move east', 'move west']);
  });
});

describe('placing', () => {
  test('IE-ACT-REVEAL the tile must connect to the space of the revealing explorer', () => {
    const drawn = play(scene({ explorers: THREE }), 'reveal south', 'tile normal T');
    expect(asked(drawn)).toBe('place 0');
    expect(texts(drawn)).toEqual(['place 0', 'place 1', 'place 3']);
    const dead = play(scene({ explorers: THREE }), 'reveal south', 'tile key D');
    expect(position(dead).temple.at(-1)).toMatchObject({ at: '0,1', turn: 0, keys: 1 });
    expect(position(dead)).toMatchObject({ bag: 29, points: 1 });
  });

  test('IE-MAP-2, IE-MAP-3 no gap beyond column 3, and nothing to demolish above depth 1', () => {
    const temple = [placedTile('3,1', 'lava X'), placedTile('2,1', 'lava X')];
    const edge = scene({ explorers: { ...THREE, sapper: { at: '3,1' } }, temple });
    expect(texts(edge, 'reveal')).toEqual(['reveal south']);
    expect(texts(edge, 'demolish')).toEqual(['demolish north']);
    const wing = scene({ explorers: { ...THREE, sapper: { at: '3,0' } } });
    expect(texts(wing, 'demolish')).toEqual(['demolish south']);
  });

  test('IE-MAP-4 a tile that would seal the temple is returned, and another is drawn', () => {
    const state = scene({ explorers: THREE, temple: LAST_GAP, rest: bag('key D', 'lava X', 'lava X') });
    const again = play(state, 'explore south', 'tile key D');
    expect(asked(again)).toBe('tile chance');
    expect(position(again).bag).toBe(3);
    const placed = play(again, 'tile lava X');
    expect(position(placed)).toMatchObject({ bag: 2, points: 1, discarded: false });
    expect(placeOf(placed, 'sapper')).toBe('0,1');
  });

  test('IE-MAP-4, IE-SANC-3 if no tile fits, the bag is discarded and the sanctum and its keys are placed', () => {
    const rest = bag('key D', 'key D', 'key D', 'guardian D');
    const temple = LAST_GAP.map((laid) => ({ ...laid, tile: 'guardian D' }));
    const choosing = play(scene({ explorers: THREE, temple, rest }), 'explore south');
    expect(asked(choosing)).toBe('action 0'); // it fits in the only gap
    expect(position(choosing)).toMatchObject({ bag: 0, discarded: true, points: 1, artifact: '0,2' });
    expect(position(choosing).temple.at(-1)).toEqual(placedTile('0,2', 'ledge D', 0, { keys: 3 }));
    expect(placeOf(choosing, 'sapper')).toBe('0,0');
  });

  describe('IE-MAP-4 what becomes of discarded keys', () => {
    const temple = LAST_GAP.map((laid) => ({ ...laid, tile: 'guardian D' }));
    const discard = (closing: 'strict' | 'crossroads' | 'ledge', ...tiles: string[]) =>
      play(scene({ explorers: THREE, temple, options: { closing }, rest: bag(...tiles) }), 'explore south');

    test('IE-MAP-4 strict: with a key in the bag the game is over at once, forgotten', () => {
      for (const keys of [1, 2, 3]) {
        const over = discard('strict', 'guardian D', ...Array.from({ length: keys }, () => 'key D'));
        expect(asked(over)).toBe('over over');
        const lost = ['sapper', 'healer', 'priest'];
        expect(result(over)).toEqual({ rank: 'forgotten', end: 'keys-lost', lost, keys });
        expect(position(over)).toMatchObject({ bag: 0, discarded: true, artifact: null });
      }
    });

    test('IE-MAP-4 strict: without a key in the bag the sanctum is placed', () => {
      const placed = discard('strict', 'guardian D', 'guardian D');
      expect(asked(placed)).toBe('action 0');
      expect(position(placed).temple.at(-1)).toEqual(placedTile('0,2', 'ledge D'));
    });

    test('IE-MAP-4 crossroads: they lie on the crossroads', () => {
      const placed = discard('crossroads', 'guardian D', 'key D', 'key D');
      expect(position(placed).temple.filter(({ keys }) => keys > 0)).toEqual([
        placedTile('0,0', 'crossroads X', 0, { keys: 2 }),
      ]);
      expect(position(placed)).toMatchObject({ discarded: true, artifact: null });
      expect(texts(placed, 'pick-up')).toEqual(['pick-up key']);
    });

    test('IE-MAP-4 ledge, and the first rules: they lie on the ledge', () => {
      expect(position(discard('ledge', 'guardian D', 'key D')).temple.at(-1)).toEqual(
        placedTile('0,2', 'ledge D', 0, { keys: 1 }),
      );
    });
  });

  test('IE-MAP-4 the last tile may leave no gap', () => {
    const placed = play(
      scene({ explorers: THREE, temple: LAST_GAP, rest: bag('key D') }),
      'reveal south',
      'tile key D',
    );
    expect(position(placed)).toMatchObject({ bag: 0, discarded: false });
    expect(asked(placed)).toBe('sanctum 0');
    expect(texts(placed)).toContain('sanctum 0,1 south');
  });

  test('IE-ACT-EXPLORE, IE-TILE-RUIN a ruin comes with rubble and is not entered', () => {
    const ruin = play(scene({ explorers: THREE }), 'explore south', 'tile ruin X 1');
    expect(position(ruin).temple.at(-1)?.marks).toEqual(['rubble']);
    expect(placeOf(ruin, 'sapper')).toBe('0,0');
    const agile = play(scene({ explorers: { guide: {}, healer: {}, priest: {} } }), 'explore south', 'tile ruin X 1');
    expect(placeOf(agile, 'guide')).toBe('0,1');
  });

  test('IE-TILE-GUARDIAN a guardian comes with its tile, while the supply lasts', () => {
    const guarded = (guardians: readonly string[]) =>
      play(scene({ explorers: THREE, rest: { guardians } }), 'reveal south', 'tile guardian D');
    expect(position(guarded([])).guardians).toEqual(['0,1']);
    expect(position(guarded(['1,0', '1,0', '1,0', '1,0', '1,0'])).guardians).not.toContain('0,1');
  });
});

describe('the sanctum', () => {
  const way = [placedTile('0,1', 'lava X'), placedTile('0,2', 'lava X')];
  const atTheEnd = { ...THREE, sapper: { at: '0,3' } };

  test('IE-SANC-1 joins the deepest tile before the Move of the Explore', () => {
    const temple = [...way, placedTile('0,3', 'normal T', 1)];
    const state = scene({ explorers: atTheEnd, temple, rest: bag('guardian D') });
    const placed = play(state, 'explore east', 'tile guardian D');
    expect(position(placed).temple.slice(-2)).toEqual([
      placedTile('0,4', 'sanctum I', 0),
      placedTile('0,5', 'ledge D', 0),
    ]);
    expect(placeOf(placed, 'sapper')).toBe('1,3');
  });

  test('IE-SANC-1, IE-LEAD-1, IE-GUARD-7 the lead explorer’s player chooses among equals, even after escaping', () => {
    const explorers = { ...atTheEnd, healer: { at: null, state: 'escaped' as const } };
    const rest = { ...bag('guardian D'), lead: 'healer' as const };
    const choosing = play(
      scene({ explorers, temple: [...way, placedTile('0,3', 'lava X')], rest }),
      'explore west',
      'tile guardian D',
    );
    expect(asked(choosing)).toBe('sanctum 1');
    expect(placeOf(choosing, 'sapper')).toBe('0,3');
    expect(texts(choosing)).toEqual(['sanctum 0,3 east', 'sanctum 0,3 south']);
    const placed = play(choosing, 'sanctum 0,3 east');
    expect(position(placed).temple.slice(-2)).toEqual([
      placedTile('1,3', 'sanctum I', 1),
      placedTile('2,3', 'ledge D', 3),
    ]);
    expect(placeOf(placed, 'sapper')).toBe('-1,3');
  });

  test('IE-SANC-1 joins a shallower tile if it does not fit at the deepest', () => {
    const temple = [placedTile('0,1', 'lava X'), placedTile('0,2', 'guardian D'), placedTile('2,1', 'guardian D', 3)];
    const state = scene({ explorers: { ...THREE, sapper: { at: '0,1' } }, temple, rest: bag('guardian D') });
    const placed = play(state, 'reveal east', 'tile guardian D');
    expect(position(placed).temple.at(-1)).toEqual(placedTile('-2,1', 'ledge D', 1));
  });

  test('IE-SANC-2 if it fits nowhere, a wall of a deepest tile is removed', () => {
    const closed = ['-2,1', '-1,1', '1,1', '2,1'].map((at) => placedTile(at, 'guardian D'));
    const choosing = play(scene({ explorers: THREE, temple: closed, rest: bag('guardian D') }), 'reveal south');
    const walls = play(choosing, 'tile guardian D');
    expect(texts(walls)).toEqual(['-2,1', '-1,1', '1,1', '2,1', '0,1'].map((at) => `sanctum ${at} south`));
    const [joined] = position(play(walls, 'sanctum 1,1 south')).temple.filter(({ at }) => at === '1,1');
    expect(joined?.blasted).toEqual(['south']);
  });
});

describe('Scholar', () => {
  test('IE-ARC-1 draws two, places one, returns the other', () => {
    const drawn = play(scene({ explorers: SCHOLARS }), 'explore south', 'tile lava X', 'tile key D');
    expect(asked(drawn)).toBe('choose 0');
    expect(position(drawn).bag).toBe(28);
    const placed = play(drawn, 'choose lava X');
    expect(position(placed)).toMatchObject({ bag: 29, points: 1 });
    expect(placeOf(placed, 'archaeologist')).toBe('0,1');
  });

  test('IE-ARC-1, IE-ASK-1 no question for two equal tiles or if only one fits', () => {
    const alike = play(scene({ explorers: SCHOLARS }), 'reveal south', 'tile lava X', 'tile lava X');
    expect(position(alike).temple.at(-1)?.tile).toBe('lava X');
    const one = play(
      scene({ explorers: SCHOLARS, temple: LAST_GAP, rest: bag('key D', 'lava X') }),
      'reveal south',
      'tile key D',
      'tile lava X',
    );
    expect(position(one).temple.at(-1)?.tile).toBe('lava X');
    expect(position(one).bag).toBe(1);
  });

  test('IE-ARC-1, IE-MAP-4 if neither fits, both return and two are drawn again', () => {
    const rest = bag('key D', 'guardian D', 'lava X');
    const state = scene({ explorers: SCHOLARS, temple: LAST_GAP, rest });
    const again = play(state, 'reveal south', 'tile key D', 'tile guardian D');
    expect(asked(again)).toBe('tile chance');
    expect(texts(again)).toHaveLength(3);
  });

  test('IE-ARC-1 draws one from a bag of one', () => {
    const last = play(scene({ explorers: SCHOLARS, rest: bag('lava X') }), 'reveal south', 'tile lava X');
    expect(position(last).temple.map(({ tile }) => tile)).toContain('lava X');
  });
});

describe('other ways to reveal', () => {
  test('IE-GUI-2 Illuminate is one or two Reveals', () => {
    const temple = [placedTile('0,1', 'normal T', 2)];
    const state = scene({ explorers: { guide: { at: '0,1' }, healer: {}, priest: {} }, temple });
    const again = play(state, 'illuminate east', 'tile key D');
    expect(asked(again)).toBe('illuminate 0');
    expect(texts(again)).toEqual(['reveal south', 'reveal west', 'stop']);
    expect(position(play(again, 'reveal west', 'tile lava X'))).toMatchObject({ bag: 28, points: 1 });
    expect(position(play(again, 'stop'))).toMatchObject({ bag: 29, points: 1 });
  });

  test('IE-SHA-1, IE-MAP-6 Scope reaches three steps, not through rubble', () => {
    const explorers = { sharpshooter: {}, healer: {}, priest: {} };
    const row = (marks: readonly 'rubble'[], ...more: readonly string[]) =>
      scene({
        explorers,
        temple: [
          placedTile('0,1', 'lava X'),
          placedTile('0,2', 'ruin X 1', 0, { marks }),
          ...more.map((at) => placedTile(at, 'lava X')),
        ],
      });
    expect(texts(row([]), 'scope')).toEqual(['scope 0,3']);
    expect(texts(row(['rubble']), 'scope')).toEqual([]);
    expect(texts(row([], '0,3'), 'scope')).toEqual([]);
    const drawn = play(row([]), 'scope 0,3', 'tile dart L');
    expect(texts(drawn)).toEqual(['place 0', 'place 3']);
    expect(placeOf(play(drawn, 'place 0'), 'sharpshooter')).toBe('0,0');
  });

  test('IE-ARI-2 Research places a journal in any gap, three times, but not in the last gap', () => {
    const explorers = { aristocrat: {}, healer: {}, priest: {} };
    const placing = play(scene({ explorers }), 'research 2,1');
    expect(texts(placing)).toEqual(['place 0', 'place 1', 'place 3']);
    expect(position(play(placing, 'place 0'))).toMatchObject({ journals: 2, bag: 30, points: 0 });
    expect(texts(scene({ explorers, rest: { journals: 0 } }), 'research')).toEqual([]);
    const corner = [
      ...LAST_GAP.filter(({ at }) => at !== '2,1'),
      placedTile('0,1', 'key D'),
      placedTile('3,1', 'key D', 1),
    ];
    const around = [...corner, placedTile('2,2', 'key D', 3), placedTile('1,2', 'key D', 0)];
    expect(texts(scene({ explorers, temple: around }), 'research')).toEqual([]);
    expect(texts(scene({ explorers, temple: around, rest: bag() }), 'research')).toEqual(['research 2,1']);
  });

  test('IE-SAP-2 through a demolished wall every rotation connects', () => {
    const temple = [placedTile('3,1', 'key D', 3), placedTile('2,1', 'lava X')];
    const state = scene({ explorers: { ...THREE, sapper: { at: '3,1' } }, temple });
    const blasted = play(state, 'demolish south');
    expect(position(blasted)).toMatchObject({ demolitions: 2, points: 1 });
    expect(position(blasted).temple.at(-2)?.blasted).toEqual(['south']);
    const drawn = play(blasted, 'explore south', 'tile dart L');
    expect(texts(drawn)).toEqual(['place 0', 'place 1', 'place 2', 'place 3']);
    expect(placeOf(play(drawn, 'place 1'), 'sapper')).toBe('3,2');
  });
});

import { open, position, type SlowState, weights } from '@undercroft/sub-terra/slow';
import { describe, expect, test } from 'vitest';
import { asked, FAR_EXIT, play, scene, team, texts, tileAt } from './table.ts';

const FOUR = { medic: {}, leader: {}, engineer: {}, climber: {} };
const GEOLOGISTS = { geologist: {}, leader: {}, engineer: {}, medic: {} };
const SCOUTS = { scout: {}, leader: {}, engineer: {}, climber: {} };

/** Only one gap is left: to the east of the start tile. */
const LAST_GAP = [tileAt('0,-1', 'normal D', 2), tileAt('0,1', 'normal D', 0), tileAt('-1,0', 'normal D', 1)];

function outcome(state: SlowState, name: string): number {
  return weights(state)[texts(state).indexOf(`tile ${name}`)] ?? 0;
}

describe('placing', () => {
  test('ST-CAVE-2 the tile must connect to the tile of the revealing caver', () => {
    const drawn = play(scene({ cavers: FOUR }), 'reveal east', 'tile normal T');
    expect(asked(drawn)).toBe('place 0');
    expect(texts(drawn)).toEqual(['place 0', 'place 2', 'place 3']);
    expect(asked(play(scene({ cavers: FOUR }), 'reveal east', 'tile normal I'))).toBe('action 0');
  });

  test('ST-CAVE-2 through a blasted side every rotation connects, ST-TILE-LEDGE-1 of a ledge only one', () => {
    const cave = [tileAt('1,0', 'normal D', 3, { blasted: ['east'] })];
    const blasted = play(scene({ cavers: { ...FOUR, medic: { at: '1,0' } }, cave }), 'explore east');
    expect(texts(play(blasted, 'tile normal L'))).toEqual(['place 0', 'place 1', 'place 2', 'place 3']);
    const entered = play(blasted, 'tile normal L', 'place 0');
    expect(position(entered).cavers.medic?.at).toBe('2,0');
    const ledge = play(blasted, 'tile ledge I');
    expect(position(ledge).cave[2]).toMatchObject({ tile: 'ledge I', turn: 3 });
    expect(position(ledge).cavers.medic?.side).toBe('west');
  });

  test('ST-ENG-2 a ledge placed beside explosives keeps its side wall', () => {
    const cave = [tileAt('1,0', 'normal D', 3, { blasted: ['east'] }), tileAt('2,-1', 'normal X')];
    const cavers = { ...FOUR, medic: { at: '2,-1' }, engineer: { at: '1,0' } };
    const placed = play(scene({ cavers, cave }), 'reveal south', 'tile ledge I', 'end', 'end');
    expect(placed.active).toBe('engineer');
    expect(texts(placed).filter((text) => /^(move|demolish) east/.test(text))).toEqual([]);
  });

  test('ST-CAVE-4 rotations that leave no gap are not allowed; without any the tile is discarded', () => {
    const rejected = play(scene({ cavers: FOUR, cave: LAST_GAP }), 'explore east', 'tile horror D');
    expect(asked(rejected)).toBe('tile chance');
    expect(position(rejected).discarded).toEqual(['horror D']);
    const placed = play(rejected, 'tile normal I');
    expect(position(placed)).toMatchObject({ stack: 63, points: 1 });
    const closing = [...LAST_GAP, tileAt('2,0', 'normal I', 0), tileAt('1,-1', 'normal I', 1)];
    expect(texts(play(scene({ cavers: FOUR, cave: closing }), 'reveal east', 'tile normal L'))).toContain('place 2');
  });

  test('ST-CAVE-4 the exit is exempt, and so is every tile once it is placed', () => {
    const last = scene({ cavers: FOUR, cave: LAST_GAP, rest: { stack: 6 } });
    expect(position(play(last, 'reveal east', 'tile exit D')).cave.at(-1)?.tile).toBe('exit D');
    const after = scene({ cavers: FOUR, cave: [...LAST_GAP, FAR_EXIT] });
    expect(position(play(after, 'reveal east', 'tile horror D')).cave.at(-1)?.tile).toBe('horror D');
  });

  test('ST-CAVE-5 the stack ends during a redraw: the point is spent, and nobody steps', () => {
    const spent = play(scene({ cavers: FOUR, cave: LAST_GAP, rest: { stack: 1 } }), 'explore east', 'tile horror D');
    expect(asked(spent)).toBe('action 0');
    expect(position(spent)).toMatchObject({ points: 1, stack: 0, discarded: ['horror D'] });
    expect(position(spent).cavers.medic?.at).toBe('0,0');
    expect(texts(spent).filter((text) => /^(reveal|explore)/.test(text))).toEqual([]);
  });

  test('ST-SETUP-3 the exit is among the last six', () => {
    const drawing = (stack: number) => play(scene({ cavers: FOUR, rest: { stack } }), 'reveal east');
    expect(outcome(drawing(7), 'exit D')).toBe(0);
    expect(outcome(drawing(6), 'exit D')).toBe(1);
    expect(outcome(play(open(team(['medic', 'leader', 'engineer', 'climber'])), 'reveal east'), 'gas L')).toBe(6);
  });
});

describe('Pathfinder', () => {
  test('ST-SCO-1 the drawn tile may be discarded, three times', () => {
    const drawn = play(scene({ cavers: SCOUTS }), 'explore east', 'tile normal X');
    expect(texts(drawn)).toEqual(['place 0', 'discard']);
    const again = play(drawn, 'discard', 'tile gas L', 'discard', 'tile gas L', 'discard');
    expect(position(again)).toMatchObject({ pathfinder: 0, discarded: ['gas L', 'gas L', 'normal X'], points: 1 });
    expect(position(play(again, 'tile normal X')).cavers.scout?.at).toBe('1,0');
  });

  test('ST-SCO-1 not the exit, and not with the stack empty', () => {
    const exit = play(scene({ cavers: SCOUTS, rest: { stack: 6 } }), 'reveal east', 'tile exit D');
    expect(asked(exit)).toBe('action 0');
    const last = play(scene({ cavers: SCOUTS, cave: [FAR_EXIT], rest: { stack: 1 } }), 'reveal east', 'tile gas L');
    expect(texts(last)).toEqual(['place 2', 'place 3']);
  });

  test('ST-SCO-1 a discard by ST-CAVE-4 costs no use', () => {
    const rejected = play(scene({ cavers: SCOUTS, cave: LAST_GAP }), 'reveal east', 'tile horror D');
    expect(position(rejected)).toMatchObject({ pathfinder: 3, discarded: ['horror D'] });
  });
});

describe('Intuition', () => {
  test('ST-SETUP-8 the top tile is set aside before the first turn', () => {
    const opened = open(team(['geologist', 'leader', 'engineer', 'medic']));
    expect(asked(opened)).toBe('aside chance');
    expect(position(play(opened, 'tile gas L'))).toMatchObject({ aside: 'gas L', stack: 64 });
  });

  test('ST-GEO-2 the refill comes after placing and before stepping', () => {
    const aside = scene({ cavers: GEOLOGISTS, rest: { aside: 'normal X', stack: 64 } });
    const taking = play(aside, 'explore east');
    expect(asked(taking)).toBe('take 0');
    const placed = play(taking, 'take aside');
    expect(asked(placed)).toBe('aside chance');
    expect(position(placed).cavers.geologist?.at).toBe('0,0');
    const stepped = play(placed, 'tile gas T');
    expect(position(stepped)).toMatchObject({ aside: 'gas T', stack: 63 });
    expect(position(stepped).cavers.geologist?.at).toBe('1,0');
  });

  test('ST-GEO-2 drawing from the stack leaves the set-aside tile', () => {
    const aside = scene({ cavers: GEOLOGISTS, rest: { aside: 'normal X', stack: 64 } });
    const placed = play(aside, 'reveal east', 'take stack', 'tile rough X');
    expect(position(placed)).toMatchObject({ aside: 'normal X', stack: 63, points: 1 });
  });

  test('ST-GEO-2 a rejected set-aside tile is refilled and the choice offered again', () => {
    const aside = scene({ cavers: GEOLOGISTS, cave: LAST_GAP, rest: { aside: 'horror D', stack: 60 } });
    const rejected = play(aside, 'reveal east', 'take aside');
    expect(asked(rejected)).toBe('aside chance');
    const again = play(rejected, 'tile horror D');
    expect(asked(again)).toBe('take 0');
    const drawn = play(again, 'take stack', 'tile horror D');
    expect(asked(drawn)).toBe('take 0');
    expect(position(drawn)).toMatchObject({ aside: 'horror D', discarded: ['horror D', 'horror D'], stack: 58 });
  });

  test('ST-GEO-2 an exit that would be set aside stays on top, and comes with the next draw', () => {
    const aside = scene({ cavers: GEOLOGISTS, rest: { aside: 'normal X', stack: 6 } });
    const top = play(aside, 'reveal east', 'take aside', 'tile exit D');
    expect(position(top)).toMatchObject({ aside: null, top: 'exit D', stack: 6 });
    const placed = play(top, 'end', 'reveal west');
    expect(position(placed).cave.at(-1)).toMatchObject({ tile: 'exit D', turn: 1 });
    expect(asked(placed)).toBe('aside chance');
    expect(position(play(placed, 'tile gas L'))).toMatchObject({ aside: 'gas L', top: null, stack: 4 });
  });

  test('ST-CAVE-5 with the stack empty the Geologist still places the tile set aside', () => {
    const last = scene({ cavers: GEOLOGISTS, cave: [FAR_EXIT], rest: { aside: 'normal X', stack: 0 } });
    const placed = play(last, 'reveal east');
    expect(asked(placed)).toBe('action 0');
    expect(position(placed)).toMatchObject({ aside: null, stack: 0 });
    expect(texts(placed).filter((text) => text.startsWith('reveal'))).toEqual([]);
  });

  test('ST-GEO-3 the tile of a removed Geologist returns to the top, seen by everyone', () => {
    const state = scene({ cavers: GEOLOGISTS, rest: { aside: 'normal X', stack: 9, deck: 0, active: 'medic' } });
    const dark = play(state, 'end', 'die 1', 'die 6', 'die 6', 'die 6');
    expect(position(dark)).toMatchObject({ aside: null, top: 'normal X', stack: 10, start: 'leader', round: 2 });
    const placed = play(dark, 'explore east');
    expect(position(placed)).toMatchObject({ top: null, stack: 9, aside: null });
    expect(position(placed).cavers.leader?.at).toBe('1,0');
  });

  test('ST-RM-6 in the reference manual the Geologist draws first', () => {
    const options = { variant: 'reference-manual' } as const;
    const rest = { aside: 'normal X', stack: 6 };
    const drawing = play(scene({ cavers: GEOLOGISTS, options, rest }), 'reveal east');
    expect(asked(drawing)).toBe('tile chance');
    const drawn = play(drawing, 'tile rough X');
    expect(asked(drawn)).toBe('choose 0');
    expect(position(play(drawn, 'take aside'))).toMatchObject({ aside: 'rough X', stack: 5 });
    expect(position(play(drawn, 'take stack'))).toMatchObject({ aside: 'normal X', stack: 5 });
    expect(position(play(drawing, 'tile exit D', 'take aside'))).toMatchObject({
      aside: null,
      top: 'exit D',
      stack: 6,
    });
  });

  test('ST-RM-6 a rejected tile is discarded, the other stays aside, and the Geologist chooses again', () => {
    const options = { variant: 'reference-manual' } as const;
    const rest = { aside: 'horror D', stack: 40 };
    const state = scene({ cavers: GEOLOGISTS, options, rest, cave: LAST_GAP });
    const rejected = play(state, 'reveal east', 'tile rough X', 'take aside');
    expect(asked(rejected)).toBe('tile chance');
    expect(position(rejected)).toMatchObject({ aside: 'rough X', discarded: ['horror D'], stack: 39 });
    expect(asked(play(rejected, 'tile gas L'))).toBe('choose 0');
  });
});

import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { type SeaBoard, seaBoard, seaChart } from '../../../games/pocket-sub/page/draw/chart.ts';
import { fleetOf, fromSnapshot } from '../../../games/pocket-sub/page/draw/from-snapshot.ts';
import { waterOf } from '../../../games/pocket-sub/page/draw/ground.ts';
import { laid } from '../../../games/pocket-sub/page/draw/outlines.ts';
import { regionNamed, touching } from '../../../games/pocket-sub/page/draw/plan.ts';
import type { Marks, Position } from '../../../games/pocket-sub/page/draw/position.ts';
import { idsOf, read, referencesOf } from './draw-markup.ts';
import { gameNames, momentsOf, opening, say } from './draw-sea-positions.ts';

const bytes = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
const topOf = ({ marks, pieces, over }: SeaBoard): string[] => [marks, ...pieces.map(({ svg }) => svg), over];
const groundBytes = ({ ground }: SeaBoard): number => bytes(ground.map(({ svg }) => svg));

/** Everything that can be marked at once. */
function everyMark({ tiles, pieces }: Position): Marks {
  const [cell = '0,0', over = '0,0'] = tiles.map(({ at }) => at);
  const steps = [
    { at: `${cell}:e0`, cost: 1 },
    { at: `${cell}:c`, cost: 1 },
    { at: `${over}:c`, cost: 2 },
  ];
  return {
    lit: pieces.filter(({ kind }) => kind === 'sub').map(({ at }) => at),
    chosen: `${cell}:e1`,
    numbered: [{ at: `${cell}:e1`, key: '1' }],
    wakes: [{ fleet: 'white', path: [`${cell}:e1`, `${cell}:e0`, `${over}:c`] }],
    courses: [
      { fleet: 'red', from: `${cell}:e1`, steps },
      { fleet: 'blue', from: `${cell}:e1`, steps, losesSub: true },
    ],
    deadly: pieces.filter(({ kind }) => kind === 'mine').map(({ at }) => at),
    mines: [
      { at: `${cell}:e1`, fleet: 'red', key: '7' },
      { at: `${cell}:e0`, fleet: 'red', key: '8', chosen: true },
    ],
    ghost: { at: `${cell}:c`, spin: 'clockwise' },
    focus: `${over}:e4`,
  };
}

describe('every set-up', () => {
  test.each(pocketSub.facts.variants.map(({ name, options }) => [name, options] as const))('%s', (_name, options) => {
    const position = fromSnapshot(opening(options));
    for (const turn of [0, 90] as const) {
      const svg = seaChart(position, everyMark(position), { turn, say, label: 'Sea & chart' });
      const reading = read(svg);
      expect(reading.faults).toEqual([]);
      const ids = idsOf(reading);
      expect(new Set(ids).size).toBe(ids.length);
      expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
      expect(seaChart(position, everyMark(position), { turn, say, label: 'Sea & chart' })).toBe(svg);
    }
  });
});

test('figures on the chart are for the eye: what is read out are its places', () => {
  const position = fromSnapshot(opening({}));
  const { ground, ...top } = seaBoard(position, everyMark(position), { turn: 0, say });
  const texts = [...ground.map(({ svg }) => svg), ...topOf({ ground, ...top })]
    .flatMap((svg) => read(svg).elements)
    .filter(({ name }) => name === 'text');
  const isHidden = ({ attributes }: (typeof texts)[number]) => attributes.get('aria-hidden') === 'true';
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => ![text, ...text.ancestors].some(isHidden))).toEqual([]);
});

describe('golden games', () => {
  const grounds = new Map<string, string>();

  test.each(gameNames)('%s', (name) => {
    for (const { snapshot } of momentsOf(name)) {
      const position = fromSnapshot(snapshot);
      const board = seaBoard(position, everyMark(position), { say });
      for (const { key, svg } of board.ground) {
        if (!grounds.has(key)) expect(read(svg).faults).toEqual([]);
        grounds.set(key, svg);
      }
      expect(read(topOf(board).join('')).faults).toEqual([]);
      expect(bytes(topOf(board))).toBeLessThanOrEqual(15_000);
      expect(new Set(board.pieces.map(({ key }) => key)).size).toBe(board.pieces.length);
      const spots = board.pieces.map(({ key, x, y }) => (key.startsWith('whirlpool') ? key : `${x},${y}`));
      expect(new Set(spots).size).toBe(spots.length);
    }
  });

  test('PS-MOVE-1, PS-MOVE-2: the water that is drawn costs what the rules took for it', () => {
    let steps = 0;
    for (const name of gameNames)
      for (const { snapshot, events } of momentsOf(name)) {
        // The tiles as they lay when the step was taken: whirlpools turn them afterwards.
        if (events.some(({ type }) => type === 'whirlpool-turned')) continue;
        const { tiles, cells } = fromSnapshot(snapshot);
        const waterAt = (region: string): string | undefined => {
          const tile = tiles.find(({ at }) => at === regionNamed(region).cell);
          return tile && waterOf(tile, regionNamed(region));
        };
        for (const event of events) {
          if (event.type !== 'stepped') continue;
          const near = touching({ cells, turn: 0 }, event.from).includes(event.to);
          steps++;
          if (near) expect(event.cost).toBe(waterAt(event.to) === 'rocky' ? 2 : 1);
          else expect([waterAt(event.from), waterAt(event.to), event.cost]).toEqual(['deep', 'deep', 2]);
        }
      }
    expect(steps).toBeGreaterThan(500);
  });

  test('PS-HERO-1: a hero is drawn where the rules told of one', () => {
    for (const name of gameNames)
      for (const { snapshot, events } of momentsOf(name)) {
        const heroes = fromSnapshot(snapshot).pieces.filter(({ hero }) => hero);
        for (const event of events) {
          if (event.type !== 'hero' || snapshot.subs[event.fleet]?.length !== 1) continue;
          expect(heroes.map(({ fleet }) => fleet)).toContain(event.fleet);
        }
      }
  });

  test('PS-COMP-1: the fleet of a seat is the one the rules call by its colour', () => {
    for (const name of gameNames)
      for (const { snapshot, events } of momentsOf(name))
        for (const event of events)
          if (event.type === 'sub-chosen') expect(fleetOf(snapshot.seat, snapshot.options.players)).toBe(event.fleet);
  });
});

describe('the moving sub', () => {
  test('keeps its key from the dock on, and those who stay keep theirs', () => {
    const moments = momentsOf('3-players-introductory').map(({ snapshot }) => snapshot);
    const sailing = moments.find(({ move }) => move && move.path.length > 1 && move.alive);
    if (!sailing?.move) throw new Error('nobody sails in this game');
    const { pieces } = seaBoard(fromSnapshot(sailing), {}, { say });
    const fleet = fleetOf(sailing.seat, sailing.options.players);
    expect(pieces.filter(({ key }) => key === `sub ${fleet} ${sailing.move?.path[0]}`)).toHaveLength(1);
  });
});

describe('the ground', () => {
  const four = fromSnapshot(opening({ players: 4 }));

  test('weighs at most 150 kB for eight tiles', () => {
    expect(four.tiles).toHaveLength(8);
    expect(groundBytes(seaBoard(four, {}, { say }))).toBeLessThanOrEqual(150_000);
  });

  test('is kept: another look at the same board draws nothing anew', () => {
    const [first, second] = [seaBoard(four, {}, { say }), seaBoard(four, { focus: '0,0:c' }, { say })];
    expect(second.ground.every((layer, i) => layer === first.ground[i])).toBe(true);
  });

  test('PS-CAP-3: a tile turned by a whirlpool keeps its floor and is the only one drawn anew', () => {
    const tiles = four.tiles.map((tile) => (tile.at === '0,0' ? laid('0,0', 'C', 1) : tile));
    const before = seaBoard(four, {}, { say }).ground;
    const after = seaBoard({ ...four, tiles }, {}, { say }).ground;
    const changed = after.filter((layer) => !before.includes(layer));
    expect(changed.map(({ key }) => key.split(' ')[0])).toEqual(['tile']);
    const old = before.find((layer) => layer.key.startsWith('tile') && !after.includes(layer));
    const figures = (svg = ''): string[] => [...svg.matchAll(/>(\d+)</g)].map(([, depth = '']) => depth).sort();
    expect(figures(changed[0]?.svg)).toEqual(figures(old?.svg));
    expect(figures(old?.svg).length).toBeGreaterThan(6);
  });

  test('another seed is another sea', () => {
    const tile = (seed: string): string | undefined =>
      seaBoard(four, {}, { say, seed }).ground.find(({ key }) => key.startsWith('tile'))?.svg;
    expect(tile('a')).not.toBe(tile('b'));
  });
});

test('letters stay upright however the chart lies', () => {
  const position = fromSnapshot(opening({ players: 2, captain: true }));
  const { elements } = read(seaChart(position, everyMark(position), { turn: 90, say, label: 'Sea chart' }));
  const texts = elements.filter(({ name }) => name === 'text');
  expect(texts.length).toBeGreaterThan(20);
  const turned = texts.filter(({ attributes, ancestors }) =>
    [attributes, ...ancestors.map((one) => one.attributes)].some((one) =>
      /rotate|scale\(-/.test(one.get('transform') ?? ''),
    ),
  );
  expect(turned).toEqual([]);
});

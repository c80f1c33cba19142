import { expect, test } from 'vitest';
import type { Box } from '../../page-kit/src/game-view.ts';
import { meets } from '../src/stage/boxes.ts';
import { roomForTags, type TagBox, type TagRoom } from '../src/stage/tag-room.ts';

const tag = (x: number, y: number, width: number, shortWidth?: number): TagBox => ({
  x: x - width / 2,
  y: y - 11,
  width,
  height: 22,
  ...(shortWidth === undefined ? {} : { shortWidth }),
});

const standing = (tags: readonly TagBox[], rooms: readonly TagRoom[]): Box[] =>
  tags.flatMap(({ x, y, width, height, shortWidth = width }, i) => {
    const { dx, dy, size } = rooms[i] as TagRoom;
    if (size === 'none') return [];
    const drawn = size === 'short' ? shortWidth : width;
    return [{ x: x + dx + (width - drawn) / 2, y: y + dy, width: drawn, height }];
  });

const covered = (boxes: readonly Box[]): number =>
  boxes.filter((box, i) => boxes.slice(i + 1).some((other) => meets(box, other))).length;

test('tags that have room stand where they belong', () => {
  const alone = { dx: 0, dy: 0, size: 'whole' };
  expect(roomForTags([tag(0, 0, 60), tag(80, 0, 60), tag(0, 30, 60)])).toEqual([alone, alone, alone]);
});

test('the first stays, its neighbour moves out of its way, no further than needed', () => {
  const tags = [tag(0, 0, 90), tag(84, 4, 90)];
  const rooms = roomForTags(tags);
  expect(rooms[0]).toEqual({ dx: 0, dy: 0, size: 'whole' });
  expect(rooms[1]).toEqual({ dx: 8, dy: 0, size: 'whole' });
  expect(covered(standing(tags, rooms))).toBe(0);
});

test('where moving is not enough words give way to the icon, and where that is not enough the tag to the first', () => {
  const wide = (shortWidth?: number) => tag(0, 0, 200, shortWidth);
  const above = [tag(0, -24, 200), tag(0, 24, 200), tag(-60, 0, 60)];
  expect(roomForTags([...above, wide(24)])[3]?.size).toBe('short');
  expect(roomForTags([...above, wide()])[3]?.size).toBe('none');
});

test('in a crowd none covers another', () => {
  const crowd = Array.from({ length: 24 }, (_, i) => tag((i % 6) * 50, Math.floor(i / 6) * 40, 70 + (i % 3) * 20, 24));
  const rooms = roomForTags(crowd);
  expect(covered(standing(crowd, rooms))).toBe(0);
  expect(rooms.filter(({ size }) => size !== 'none').length).toBeGreaterThan(18);
});

test('what belongs to the part that is seen is not cut by its edge, and no tag covers a disc', () => {
  const seen: Box = { x: 0, y: 0, width: 390, height: 400 };
  const [left, gone] = roomForTags([tag(72, 100, 160), tag(-40, 200, 60)], { seen });
  expect(left).toEqual({ dx: 12, dy: 0, size: 'whole' });
  expect(gone).toEqual({ dx: 0, dy: 0, size: 'whole' });
  const disc: Box = { x: 185, y: 285, width: 30, height: 30 };
  const below = [tag(200, 300, 90, 24)];
  const rooms = roomForTags(below, { seen, discs: [disc] });
  expect(rooms[0]?.size).toBe('whole');
  expect(standing(below, rooms).some((box) => meets(box, disc))).toBe(false);
  // Nowhere else to stand: better cut than not there.
  expect(roomForTags([tag(5, 100, 300)], { seen })[0]?.size).toBe('whole');
});

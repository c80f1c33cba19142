// IE-MAP-4 in the terminal: the keys in the bag, and the warnings before it is discarded with some of them in it.
import { readFileSync } from 'node:fs';
import { type Game, readRecord, replay, unwrap } from '@undercroft/engine';
import { type Closing, infernosEdge } from '@undercroft/infernos-edge';
import { expect, test } from 'vitest';
import { type Expedition, opened } from './positions.ts';
import { english, hungarian } from './screens.ts';

const url = new URL('../../golden/rules-2/closed-strict-1.jsonl', import.meta.url);
const record = unwrap(readRecord(readFileSync(url, 'utf8')));

/** After this many entries of a game that is lost by discarding a key, under any rule of closing. */
function reached(entries: number, closing: Closing = 'strict'): Expedition {
  const begun = { ...record, entries: record.entries.slice(0, entries) };
  const { state } = unwrap(replay(() => infernosEdge as unknown as Game, begun));
  const position = infernosEdge.save(state as Expedition);
  return unwrap(infernosEdge.load({ ...position, options: { ...position.options, closing } }));
}

/** One gap is left and takes a tile. */
const LAST_GAP = 46;
/** One of three rotations leaves no gap that takes a tile. */
const LAYING = 160;
/** No gap takes a tile; Reveal and Explore would discard the bag. */
const TRAPPED = 189;

const ofType = (expedition: Expedition, type: string, screen = english) =>
  screen.choices(expedition).find(({ action }) => action.type === type);

test('IE-MAP-4 the header counts the keys in the bag', () => {
  const picture = (expedition: Expedition, screen = english) =>
    screen.draw(expedition, { choices: [], occupants: [] }, { columns: 200, colour: false });
  expect(picture(opened()).players[0]).toContain('Tiles: 30 in the bag, 3 keys among them ·');
  expect(picture(opened()).brief?.[0]).toContain('bag 30 (3 keys)');
  expect(picture(reached(TRAPPED)).brief?.[0]).toMatch(/bag \d+ \(1 key\)/);
  expect(picture(opened(), hungarian).players[0]).toContain('Lapkák: 30 a zsákban, köztük 3 kulcs ·');
});

test.each(['reveal', 'explore'])('IE-MAP-4 to %s where no tile fits is a loss', (type) => {
  expect(ofType(reached(TRAPPED), type)?.loss).toEqual({
    what: 'no tile in the bag fits here. The bag would be discarded with one key in it, and the game would be lost',
    rule: 'IE-MAP-4',
  });
  expect(ofType(reached(TRAPPED), type, hungarian)?.loss?.what).toMatch(/kulccsal együtt kikerülne a játékból/);
  expect(ofType(reached(TRAPPED), 'end')?.loss).toBeUndefined();
});

test('IE-MAP-4 a rotation that leaves no gap for any tile is a loss, the others are not', () => {
  const losses = english.choices(reached(LAYING)).map(({ loss }) => loss);
  expect(losses.length).toBe(3);
  expect(losses.filter((loss) => loss !== undefined)).toEqual([
    {
      what: 'after this, no tile in the bag fits any gap. Unless another gap opens before the next reveal, the bag would be discarded with one key in it, and the game would be lost',
      rule: 'IE-MAP-4',
    },
  ]);
});

test.each([
  ['crossroads', 'no tile in the bag fits here. The bag would be discarded and the key in it laid on the crossroads'],
  ['ledge', 'no tile in the bag fits here. The bag would be discarded and the key in it placed on the sanctum'],
] as const)('IE-MAP-4 with keys to the %s it is a note, and nothing is lost', (closing, note) => {
  const reveal = ofType(reached(TRAPPED, closing), 'reveal');
  expect(reveal?.notes).toContain(note);
  const all = [...english.choices(reached(TRAPPED, closing)), ...english.choices(reached(LAYING, closing))];
  expect(all.filter(({ loss }) => loss?.rule === 'IE-MAP-4')).toEqual([]);
});

test('IE-MAP-4 a last gap is told with the question while keys are in the bag', () => {
  expect(english.question(reached(LAST_GAP))).toMatch(
    / Only one gap is left, with two keys still in the bag\. Should no tile fit there, the bag would be discarded with two keys in it, and the game would be lost\.$/,
  );
  expect(hungarian.question(reached(LAST_GAP))).toContain('Már csak egy rés maradt, és még két kulcs van a zsákban.');
  expect(english.question(reached(TRAPPED))).toContain('No tile in the bag fits any gap. Unless another gap opens');
  expect(english.question(opened())).not.toContain('gap');
});

// IE-MAP-4 on the table: the keys in the bag, and the warnings before it is discarded with some of them in it.
import { readFileSync } from 'node:fs';
import { readRecord, unwrap } from '@undercroft/engine';
import { type Closing, type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import { words } from '@undercroft/infernos-edge/words';
import { expect, test } from 'vitest';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import about from '../../../games/infernos-edge/words/en/about.ts';
import aboutHu from '../../../games/infernos-edge/words/hu/about.ts';
import type { Scene, Target } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import { replayed } from './view-faults.ts';

type State = InfernosEdge['State'];

const english = infernosEdgeView({ game: (await words.load.en()).default, page });
const hungarian = infernosEdgeView({ game: (await words.load.hu()).default, page: pageHu });
await Promise.all([english.loadDangers?.(), hungarian.loadDangers?.()]);
const NOBODY = { names: [], bots: [] };

const url = new URL('../../../games/infernos-edge/golden/rules-2/closed-strict-1.jsonl', import.meta.url);
const record = unwrap(readRecord(readFileSync(url, 'utf8')));
const states: State[] = [];
replayed(infernosEdge, record, ({ after }) => states.push(after));

/** After this many entries of a game that is lost by discarding a key, under any rule of closing. */
function reached(entries: number, closing: Closing = 'strict'): State {
  const position = infernosEdge.save(states[entries - 1] as State);
  return unwrap(infernosEdge.load({ ...position, options: { ...position.options, closing } }));
}

/** One gap is left and takes a tile. */
const LAST_GAP = 46;
/** One of three rotations leaves no gap that takes a tile. */
const LAYING = 160;
/** No gap takes a tile; Reveal and Explore would discard the bag. */
const TRAPPED = 189;

const sceneOf = (state: State, view = english): Scene => view.at(state).scene(NOBODY);
const targetsOf = (state: State, view = english): readonly Target[] =>
  sceneOf(state, view).actions.flatMap(({ targets }) => targets);
const ofType = (state: State, type: string, view = english): Target =>
  targetsOf(state, view).find(({ action }) => (action as { type: string }).type === type) as Target;

test('IE-MAP-4: the keys in the bag are counted beside its tiles', () => {
  const noteOf = (state: State, view = english) =>
    sceneOf(state, view).panels.find(({ title }) => title === about.odds.tiles || title === aboutHu.odds.tiles)?.note;
  expect(noteOf(unwrap(infernosEdge.open({})))).toBe('30 in the bag, 3 keys among them');
  expect(noteOf(reached(TRAPPED))).toMatch(/^\d+ in the bag, 1 key among them$/);
  expect(noteOf(reached(TRAPPED), hungarian)).toMatch(/^\d+ a zsákban, köztük 1 kulcs$/);
});

test('IE-MAP-4: the goal says how many keys are still in the bag', () => {
  expect(sceneOf(unwrap(infernosEdge.open({}))).goal).toEqual({
    icon: 'key',
    title: 'Find the keys',
    text: '*0* found, *3* in the bag of 30 tiles',
  });
  expect(sceneOf(reached(TRAPPED), hungarian).goal?.text).toMatch(/^\*2\* megvan, \*1\* a zsák \d+ lapkája közt$/);
});

test.each(['reveal', 'explore'])('IE-MAP-4: to %s where no tile fits takes a second touch', (type) => {
  const { text, danger, rules } = ofType(reached(TRAPPED), type);
  const warning =
    'No tile in the bag fits here. The bag would be discarded with one key in it, and the game would be lost.';
  expect(text).toContain(warning);
  expect(text).not.toContain('ends the game');
  expect(rules).toContain('IE-MAP-4');
  expect(danger).toMatchObject({ text: warning, short: '1 key lost', share: 1, confirm: 'Discard the bag' });
  expect(danger?.rules).toContain('IE-MAP-4');
  expect(ofType(reached(TRAPPED), type, hungarian).danger).toMatchObject({
    text: 'A zsákból egy lapka sem illik ide: a zsák a benne lévő kulccsal együtt kikerülne a játékból, és elveszítenétek a játékot.',
    confirm: 'A zsák eldobása',
  });
});

test('IE-MAP-4: a rotation that leaves no gap for any tile takes a second touch, and is marked; the others do not', () => {
  const state = reached(LAYING);
  const targets = targetsOf(state);
  const [deadly, ...more] = targets.filter(({ danger }) => danger);
  expect([targets.length, more]).toEqual([3, []]);
  expect(deadly?.danger).toMatchObject({
    text: 'After this, no tile in the bag fits any gap. Unless another gap opens before the next reveal, the bag would be discarded with one key in it, and the game would be lost.',
    rules: ['IE-MAP-4'],
    confirm: 'Lay it and seal the temple',
  });
  const overlay = (target: Target) =>
    english.at(state).board({ highlighted: targets, target, isPortrait: false }).overlay;
  expect(targets.filter((target) => overlay(target).includes('m-grave'))).toEqual([deadly]);
});

test.each([
  ['crossroads', 'The bag would be discarded and the key in it laid on the crossroads.'],
  ['ledge', 'The bag would be discarded and the key in it placed on the sanctum.'],
] as const)('IE-MAP-4: with keys to the %s, the same is told, and nothing is lost', (closing, fate) => {
  const reveal = ofType(reached(TRAPPED, closing), 'reveal');
  expect(reveal.text).toContain(`No tile in the bag fits here. ${fate}`);
  expect(reveal.danger).toBeUndefined();
  const turns = targetsOf(reached(LAYING, closing));
  expect(turns.filter(({ text }) => text.includes('After this, no tile in the bag fits any gap.')).length).toBe(1);
  expect(turns.every(({ danger }) => danger === undefined)).toBe(true);
});

test('IE-MAP-4: a last gap is noted beside the question while keys are in the bag', () => {
  expect(sceneOf(reached(LAST_GAP)).note).toBe(
    'Only one gap is left, with two keys still in the bag. Should no tile fit there, the bag would be discarded with two keys in it, and the game would be lost.',
  );
  expect(sceneOf(reached(LAST_GAP, 'crossroads')).note).toMatch(/the two keys in it laid on the crossroads\.$/);
  expect(sceneOf(reached(LAST_GAP), hungarian).note).toBe(
    'Már csak egy rés maradt, és még két kulcs van a zsákban. Ha oda egy lapka sem illene, a zsák a benne lévő két kulccsal együtt kikerülne a játékból, és elveszítenétek a játékot.',
  );
  expect(sceneOf(reached(TRAPPED)).note).toMatch(/^No tile in the bag fits any gap\. Unless another gap opens/);
  expect(sceneOf(unwrap(infernosEdge.open({}))).note).toBeUndefined();
  expect(english.at(reached(LAST_GAP)).scene({ names: [], bots: [true] }).note).toBeUndefined();
});

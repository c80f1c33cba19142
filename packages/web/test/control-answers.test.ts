// How questions are answered, tiles turned, places pointed at and moves taken back at the model of the table.
import { signal } from '@preact/signals';
import { clone, type GameTypes, unwrap } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test, vi } from 'vitest';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { GameView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { MemorySaves } from '../src/play/saves.ts';
import type { Session } from '../src/play/session.ts';
import { Control } from '../src/stage/control.ts';
import type { ControlOptions } from '../src/stage/control-face.ts';
import { ARMING } from '../src/stage/grace.ts';
import { cavern, EXPLORE, MOVE } from './control-cavern.ts';
import { subTerraEn as cave } from './game-words.ts';
import { endTurn, FEEL, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

describe('answers to a question', () => {
  test('are cards, one touch each; the one beside them is marked', () => {
    const keep = option('keep', [target(WALK)], { role: 'card', picture: '<svg/>' });
    const stop = option('stop', [target(RUN)], { role: 'aside' });
    const { control, acts } = modelTable({ actions: () => [keep, stop] });
    expect(control.answers.value.map(({ id, isAside, picture }) => [id, isAside, picture])).toEqual([
      ['keep', false, '<svg/>'],
      ['stop', true, undefined],
    ]);
    expect(control.button.value.tone).toBe('none');
    control.press();
    expect(acts()).toEqual([]);
    const [first] = control.answers.value;
    if (first) control.perform(first.target);
    expect(acts()).toEqual([WALK]);
  });

  test('the one beside actions is the big button, and every action keeps its slot', () => {
    const move = option('move', [target(WALK, { place: 'a' })], { key: '1' });
    const stop = option('stop', [target(RUN)], { role: 'aside' });
    const { control, acts } = modelTable({ actions: () => [move, stop] });
    expect(control.answers.value).toEqual([]);
    expect(control.slots.value.map(({ key }) => key)).toEqual(['1']);
    expect(control.button.value).toEqual({ label: 'stop', note: '', tone: 'end' });
    control.press();
    expect(acts()).toEqual([RUN]);
  });

  test('the one beside actions is armed first where it would lose something, and waits while an action is chosen', () => {
    const stop = option('stop', [target(RUN, { danger: RISK })], { role: 'aside' });
    const { control, acts, timers } = modelTable({ actions: () => [MOVE, EXPLORE, stop] });
    control.choose('explore');
    control.press();
    expect([acts(), control.button.value.tone]).toEqual([[], 'none']);
    control.back();
    control.press();
    expect([acts(), control.button.value.tone]).toEqual([[], 'risky']);
    timers.advance(ARMING);
    control.press();
    expect(acts()).toEqual([RUN]);
  });

  test('beside a tile in hand are cards: the button lays the tile', () => {
    const hand = option('place', [target(WALK, { place: 'b' }), target(FEEL, { place: 'b' })], { isPreselected: true });
    const discard = option('discard', [target(RUN)], { role: 'aside' });
    const { control } = modelTable({ actions: () => [hand, discard] });
    expect(control.answers.value.map(({ id }) => id)).toEqual(['discard']);
    expect(control.button.value).toMatchObject({ label: 'Place tile', tone: 'ready' });
  });

  test('with places are given on the board, and have no slot', () => {
    const path = option('path', [target(WALK, { place: 'a' }), target(RUN, { place: 'b' })]);
    const { control, acts } = modelTable({ actions: () => [path] });
    expect([control.slots.value, control.answers.value]).toEqual([[], []]);
    expect(control.button.value).toEqual({ label: 'Your choice', note: 'Choose on the board.', tone: 'none' });
    control.touch('b');
    expect(acts()).toEqual([RUN]);
  });

  test('of which there is only one are given by the big button', () => {
    const { control, acts } = modelTable({
      actions: () => [option('go', [target(RUN, { name: 'Go on' })], { role: 'card' })],
    });
    expect(control.button.value).toEqual({ label: 'Go on', note: '', tone: 'ready' });
    control.press();
    expect(acts()).toEqual([RUN]);
  });
});

describe('a tile in hand', () => {
  const hand = (n: number, more = {}) =>
    option(
      'place',
      [WALK, RUN, FEEL].slice(0, n).map((action) => target(action, { place: 'b', name: 'Place tile', ...more })),
      {
        isPreselected: true,
      },
    );

  test('lies there at once; touching it and turning go round its rotations; the button lays it', () => {
    const { control, acts } = modelTable({ actions: () => [hand(3, { name: 'Lay it', note: 'open north' })] });
    expect([control.target.value?.action, control.button.value]).toEqual([
      WALK,
      { label: 'Place tile', note: 'open north', tone: 'ready' },
    ]);
    control.touch('b');
    expect([control.target.value?.action, acts()]).toEqual([RUN, []]);
    control.rotate(1);
    expect(control.target.value?.action).toEqual(FEEL);
    control.rotate(1);
    control.rotate(-1);
    expect([control.target.value?.action, control.back(), control.armed.value]).toEqual([FEEL, false, undefined]);
    control.press();
    expect(acts()).toEqual([FEEL]);
  });

  test('is laid by Enter on it, which no turn of it can stand in the way of', () => {
    const { control, acts } = modelTable({ actions: () => [hand(3)] });
    control.rotate(1);
    control.touch('b', { isByKey: true });
    expect(acts()).toEqual([RUN]);
  });

  test('that fits in one way only is laid by itself, once it has been drawn', () => {
    const { control, acts, playing, session } = modelTable({
      actions: (steps) => (steps === 0 ? [hand(1)] : [endTurn()]),
    });
    playing.value = clone(session.game, session.state);
    const stop = control.watch();
    expect(acts()).toEqual([]);
    playing.value = undefined;
    // One for each of the two at the table.
    expect(acts()).toEqual([WALK, WALK]);
    stop();
  });

  test('is not laid again by itself when it was taken back', () => {
    const { control, acts } = modelTable({ actions: (steps) => (steps === 0 ? [hand(1)] : [endTurn()]) });
    const stop = control.watch();
    expect(acts()).toHaveLength(2);
    expect(control.undo()).toBe('done');
    expect([acts().length, control.button.value.label]).toEqual([2, 'Place tile']);
    stop();
  });
});

describe('who may act now at this screen', () => {
  test('nobody plays an option of a bot', () => {
    const { control, acts } = modelTable({
      actions: () => [MOVE, endTurn()],
      occupants: [{ player: 'bot' }, { player: 'human' }],
    });
    expect([control.canAct.value, control.isBusy.value, control.line.value.kind]).toEqual([false, true, 'waiting']);
    expect(control.line.value.text).toBe('Seat 0 on step 0?');
    control.touch('a');
    control.choose('move');
    control.press();
    expect(acts()).toEqual([]);
  });
});

describe('what is pointed at', () => {
  test('says what a touch would do, or what lies there', () => {
    const { control } = cavern();
    expect(control.line.value).toMatchObject({ kind: 'question', title: 'Seat 0 on step 0?' });
    control.point('a');
    expect(control.line.value).toMatchObject({ kind: 'target', icon: 'move', title: 'Move west.' });
    control.point('b');
    expect(control.line.value).toMatchObject({ kind: 'risk', title: 'Explore north.' });
    control.point('d');
    expect(control.line.value).toMatchObject({ kind: 'target', text: 'Tile d.' });
    control.pointAction('explore');
    expect(control.line.value).toMatchObject({ kind: 'target', title: 'explore.', text: 'Choose on the board.' });
  });

  test('is what dangers are computed for', async () => {
    const seen: unknown[] = [];
    const { control, playing, session } = modelTable({
      actions: () => [MOVE, EXPLORE, endTurn()],
      dangers: (_position, scope) => {
        seen.push([scope.whose, scope.target?.name]);
        return { marks: '', tags: [], chips: {}, landmarks: [], text: 'The horror is near.' };
      },
    });
    expect(control.dangers.value).toBeUndefined();
    await control.loadDangers();
    expect([control.dangers.value?.text, control.line.value.text]).toEqual([
      'The horror is near.',
      'The horror is near.',
    ]);
    control.point('a');
    control.dangers.value;
    control.touch('b');
    control.dangers.value;
    control.cycleDangers();
    control.dangers.value;
    expect(seen).toEqual([
      ['yours', undefined],
      ['yours', 'Move west'],
      ['yours', 'Explore north'],
      ['all', 'Explore north'],
    ]);
    control.cycleDangers();
    expect([control.dangersShown.value, control.dangers.value]).toEqual(['off', undefined]);
    control.cycleDangers();
    playing.value = clone(session.game, session.state);
    expect(control.dangers.value).toBeUndefined();
  });
});

describe('what somebody recommends', () => {
  test('is aimed at, and only has to be committed', () => {
    const { control, acts } = cavern();
    control.suggest([FEEL]);
    expect([control.target.value?.name, acts()]).toEqual(['Explore east', []]);
    expect(control.targetFor(RUN)?.name).toBe('Explore north');
    control.press();
    expect(acts()).toEqual([FEEL]);
    control.suggest([{ type: 'nothing' }]);
    expect(control.target.value).toBeUndefined();
  });
});

const anyView = <K extends GameTypes>(view: GameView<K>) => view as unknown as GameView;

function descent(more: Partial<ControlOptions> = {}): Control {
  const session = unwrap(LocalSession.open(subTerra, {}, { saves: new MemorySaves(), seed: 'control' }));
  return new Control(session as unknown as Session, signal(anyView(subTerraView({ game: cave, page }))), {
    words: () => page,
    playing: signal(undefined),
    skip: () => undefined,
    endAfter: () => undefined,
    ...more,
  });
}

describe('taking back', () => {
  test('TB-UNDO-1: words for what holds at every table are loaded then, and come too late after something else', async () => {
    const text = 'You have nothing to undo.';
    const control = descent({ tableRefusal: async () => text });
    control.undo();
    expect(control.refusal.value).toBeUndefined();
    await vi.waitFor(() => expect(control.refusal.value).toEqual({ text, rule: 'TB-UNDO-1' }));
    control.undo();
    control.release();
    await new Promise((done) => setTimeout(done));
    expect(control.refusal.value).toBeUndefined();
    const offline = descent({ tableRefusal: () => Promise.reject(new Error('offline')) });
    offline.undo();
    await vi.waitFor(() => expect(offline.refusal.value?.text).toBe(page.board.notNow));
  });

  test('TB-UNDO-1: nothing to take back is said', () => {
    const control = descent();
    expect(control.undoPreview.value).toBeUndefined();
    expect(control.undo()).toBe('refused');
    expect(control.refusal.value).toMatchObject({ rule: 'TB-UNDO-1' });
    expect(control.line.value).toMatchObject({ kind: 'refusal', rules: ['TB-UNDO-1'] });
    control.point('0,0');
    control.back();
    expect(control.refusal.value).toBeUndefined();
  });

  test('an action without chance is taken back at once', () => {
    const { control, acts } = cavern();
    control.touch('a');
    expect(control.undo()).toBe('done');
    expect([control.scene.value.question, acts().length]).toEqual(['Seat 0 on step 0?', 1]);
  });

  test('TB-UNDO-2: beyond chance it is asked first, and then done', () => {
    const control = descent();
    const reveal = control.scene.value.actions.find(({ id }) => id === 'reveal')?.targets[0];
    control.suggest([reveal?.action ?? {}]);
    control.press();
    const played = control.session.record.entries.length;
    expect(control.undoPreview.value).toEqual({ seat: 0, noun: 'Reveal', since: 'tile' });
    expect(control.undo()).toBe('needs-consent');
    expect(control.session.record.entries.length).toBe(played);
    const asked = control.undoRequest();
    if (asked) control.undoAgreed(asked);
    expect(control.session.table.snapshot()).toMatchObject({ cave: [{ at: '0,0' }], points: 2 });
    expect(control.undoPreview.value).toBeUndefined();
  });

  test('takes back what was asked, and nothing when more has happened since', () => {
    const { control, session, acts } = modelTable({
      actions: () => [MOVE, endTurn()],
      occupants: [{ player: 'human' }, { player: 'bot' }],
    });
    control.touch('a');
    const asked = control.undoRequest();
    session.act(1, [WALK]);
    const length = session.record.entries.length;
    if (asked) control.undoAgreed(asked);
    expect([asked?.seat, session.record.entries.length, acts().length]).toEqual([0, length, 2]);
  });
});

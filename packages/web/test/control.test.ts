// What a player is about to do: choosing, targeting, stepping back, committing, taking back. No browser is needed for it.
import { signal } from '@preact/signals';
import { type GameTypes, type SeatOccupant, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import sea from '../../../games/pocket-sub/words/en/index.ts';
import seaHu from '../../../games/pocket-sub/words/hu/index.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import cave from '../../../games/sub-terra/words/en/index.ts';
import type { GameView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import { MemorySaves } from '../src/play/saves.ts';
import { Session } from '../src/play/session.ts';
import { Control } from '../src/stage/control.ts';

const anyView = <K extends GameTypes>(view: GameView<K>) => view as unknown as GameView;

function descent(seed = 'control'): Control {
  const session = unwrap(Session.open(subTerra, {}, { saves: new MemorySaves(), seed }));
  return new Control(session as unknown as Session, signal(anyView(subTerraView({ game: cave, page }))));
}

function battle(options: object = {}, occupants?: readonly SeatOccupant[]) {
  const saves = new MemorySaves();
  const session = unwrap(Session.open(pocketSub, options, { saves, seed: 'sea', ...(occupants ? { occupants } : {}) }));
  const view = signal(anyView(pocketSubView({ game: sea, page })));
  const control = new Control(session as unknown as Session, view);
  const touch = (...places: readonly string[]) => {
    for (const place of places) control.touch(place);
  };
  return { control, touch, view };
}

const entries = (control: Control) => control.session.record.entries.length;

describe('naming the option, targeting it, committing it', () => {
  test('an option with several targets waits for one; all its places are highlighted', () => {
    const control = descent();
    control.choose('explore');
    expect(control.target.value).toBeUndefined();
    expect(control.targeting.value.highlighted.map(({ place }) => place).sort()).toEqual([
      '-1,0',
      '0,-1',
      '0,1',
      '1,0',
    ]);
    control.commit();
    expect(entries(control)).toBe(0);
  });

  test('an option with one target is aimed at once', () => {
    const control = descent();
    control.choose('end');
    expect(control.target.value?.name).toBe('End turn');
  });

  test('touching a place targets the chosen option there, and committing plays it with what chance adds', () => {
    const control = descent();
    control.choose('reveal');
    control.touch('0,-1');
    expect(control.target.value?.name).toBe('Reveal north');
    control.commit();
    expect(control.session.record.entries[0]).toMatchObject({ type: 'act', action: { type: 'reveal', to: 'north' } });
    expect(control.session.record.entries[1]).toMatchObject({ type: 'chance' });
    expect(control.actionId.value).toBeUndefined();
  });

  test('touching a place first chooses an option that can be done there', () => {
    const control = descent();
    control.touch('1,0');
    expect(control.target.value?.place).toBe('1,0');
    expect(control.actionsAt('1,0').map(({ id }) => id)).toEqual(expect.arrayContaining(['explore', 'reveal']));
  });

  test('turning goes round the targets', () => {
    const control = descent();
    control.choose('explore');
    const names = [1, 2, 3, 4, 5].map(() => {
      control.cycleTarget(1);
      return control.target.value?.name;
    });
    expect(new Set(names.slice(0, 4)).size).toBe(4);
    expect(names[4]).toBe(names[0]);
    control.cycleTarget(-1);
    expect(control.target.value?.name).toBe(names[3]);
  });

  test('a tile that was drawn is in hand at once: it is turned and laid without another choice', () => {
    const control = descent();
    const { actions } = control.scene.value;
    // Until one comes up that fits in several ways.
    for (const place of ['0,-1', '0,1', '1,0', '-1,0']) {
      if (control.scene.value.actions.some(({ id }) => id === 'place')) break;
      if (control.scene.value.points?.left === 0) control.choose('end');
      else {
        control.choose('reveal');
        control.touch(place);
      }
      control.commit();
    }
    const place = control.scene.value.actions.find(({ id }) => id === 'place');
    expect(place?.targets.length).toBeGreaterThan(1);
    expect([control.actionId.value, control.target.value]).toEqual([undefined, place?.targets[0]]);
    expect(control.back()).toBe(false);
    control.cycleTarget(1);
    expect(control.target.value).toEqual(place?.targets[1]);
    control.cycleTarget(-1);
    control.cycleTarget(-1);
    expect(control.target.value).toEqual(place?.targets.at(-1));
    control.commit();
    expect(control.session.record.entries.at(-1)).toMatchObject({ type: 'act', action: place?.targets.at(-1)?.action });
    expect(actions.some(({ id }) => id === 'place')).toBe(false);
  });

  test('stepping back: the target, then the option, then nothing', () => {
    const control = descent();
    control.choose('explore');
    control.touch('0,1');
    expect(control.back()).toBe(true);
    expect([control.actionId.value, control.target.value]).toEqual(['explore', undefined]);
    expect(control.back()).toBe(true);
    expect(control.actionId.value).toBeUndefined();
    expect(control.back()).toBe(false);
  });

  test('what cannot be done says why, with its rule', () => {
    const control = descent();
    const rope = control.scene.value.actions.find(({ id }) => id === 'rope');
    expect(rope).toMatchObject({ targets: [], reason: { text: expect.stringContaining('rope') } });
    expect(rope?.reason?.rules[0]).toMatch(/^ST-/);
  });
});

describe('taking back', () => {
  test('nothing to take back is said', () => {
    const control = descent();
    expect(control.undoPreview.value).toBeUndefined();
    expect(control.undo()).toBe('refused');
    expect(control.refusal.value).toMatchObject({ rule: 'TB-UNDO-1' });
  });

  test('an action without chance is taken back at once', () => {
    const control = descent();
    control.choose('exert');
    control.commit();
    expect(control.scene.value.points?.left).toBe(3);
    expect(control.undo()).toBe('done');
    expect(control.scene.value.points?.left).toBe(2);
  });

  test('beyond chance it is asked first, and then done', () => {
    const control = descent();
    control.touch('0,-1');
    control.commit();
    const played = entries(control);
    expect(control.undo()).toBe('needs-consent');
    expect(entries(control)).toBe(played);
    expect(control.undo({ isAgreed: true })).toBe('done');
    expect(control.session.table.snapshot()).toMatchObject({ cave: [{ at: '0,0' }], points: 2 });
  });

  test('it is named, and so is what has come between, until that is taken back itself', () => {
    const control = descent();
    control.choose('exert');
    control.commit();
    expect(control.undoPreview.value).toEqual({ seat: 0, noun: 'Exert', since: undefined });
    control.choose('reveal');
    control.touch('0,-1');
    control.commit();
    expect(control.undoPreview.value).toEqual({ seat: 0, noun: 'Reveal', since: 'tile' });
    expect([page.undo.of('Reveal'), page.undo.since.tile]).toEqual(['Undo reveal', 'A tile was drawn']);
    control.undo({ isAgreed: true });
    expect(control.undoPreview.value).toEqual({ seat: 0, noun: 'Exert', since: undefined });
    control.undo();
    expect(control.undoPreview.value).toBeUndefined();
  });

  test('of a course it is the last that was chosen, in the language of the page', () => {
    const { control, touch, view } = battle();
    touch('-1,1:c', '-1,1:e1', '0,0:e4', '0,0:c', '-1,1:e1');
    control.commit();
    expect(control.undoPreview.value?.noun).toBe('Mine');
    view.value = anyView(pocketSubView({ game: seaHu, page: pageHu }));
    expect(pageHu.undo.of(control.undoPreview.value?.noun ?? '')).toBe('Aknarakás visszavonása');
    control.undo();
    expect(control.undoPreview.value?.noun).toBe('Lépés');
  });

  test('one undo after another goes back through what everybody at the screen did', () => {
    const { control } = battle({ setup: 'standard' });
    for (let placed = 0; placed < 3; placed++) {
      control.touch(control.scene.value.actions[0]?.targets[0]?.place as string);
      control.commit();
    }
    const seats = [0, 1, 2].map(() => {
      const seat = control.undoPreview.value?.seat;
      expect(control.undo()).toBe('done');
      return seat;
    });
    expect([seats, control.undoPreview.value]).toEqual([[0, 1, 0], undefined]);
  });
});

describe('a turn that is put together before it is played', () => {
  test('touches gather a course; the mine stays a target until it is sailed', () => {
    const { control, touch } = battle();
    touch('-1,1:c', '-1,1:e1', '0,0:e4', '0,0:c', '0,0:e4');
    expect([entries(control), control.draft.value.length]).toEqual([0, 4]);
    expect(control.scene.value.question).toBe('Red, where do you lay your mine?');
    expect(control.target.value?.name).toBe('Sail and mine 3 SW');
    touch('-1,1:e1');
    expect(control.target.value?.name).toBe('Sail and mine 2 NE');
    control.commit();
    expect([entries(control), control.draft.value]).toEqual([5, []]);
    expect(control.scene.value.question).toBe('Blue, which sub do you move?');
    expect(control.session.acting).toBe(1);
  });

  test('a number chooses a sub, a letter the mine, and steps are taken back one by one', () => {
    const { control, touch } = battle();
    control.choose('sub -1,1:c');
    expect(control.draft.value.map(({ name }) => name)).toEqual(['Move the sub at 2 centre']);
    expect(control.place.value).toBe('-1,1:c');
    touch('-1,1:e1', '0,0:e4', '0,0:c');
    expect([control.pickLetter('b'), control.pickLetter('z')]).toEqual([true, false]);
    expect(control.target.value?.letter).toBe('b');
    expect(control.back()).toBe(true);
    expect([control.target.value, control.draft.value.length]).toEqual([undefined, 4]);
    expect(control.undo()).toBe('done');
    for (const left of [2, 1, 0]) {
      expect(control.back()).toBe(true);
      expect(control.draft.value).toHaveLength(left);
    }
    expect([control.back(), entries(control), control.isDrafting.value]).toEqual([false, 0, false]);
  });

  test('turning through the steps only shows them; committing takes one', () => {
    const { control, touch } = battle();
    touch('-1,1:c');
    control.choose('step');
    control.cycleTarget(1);
    control.cycleTarget(1);
    expect(control.draft.value).toHaveLength(1);
    const shown = control.target.value?.name;
    control.commit();
    expect(control.draft.value.at(-1)?.name).toBe(shown);
    expect(entries(control)).toBe(0);
  });

  test('PS-MINE-1: a course that loses the sub is asked about once, over the position before it', () => {
    const { control, touch } = battle({ setup: 'introductory', players: 3 });
    // White's docked sub runs deep: the position of PS-EX-3 on the sea of three.
    touch('0,-1:c', '0,0:c', '0,0:e3');
    const { question } = control.scene.value;
    expect(control.target.value?.loss?.rule).toBe('PS-MINE-1');
    control.commit();
    expect(control.warning.value?.title).toBe('This course sinks your sub');
    expect([control.scene.value.question, control.scene.value.decider, entries(control)]).toEqual([question, 0, 0]);
    control.back();
    expect([control.warning.value, control.draft.value.length, entries(control)]).toEqual([undefined, 2, 0]);
    expect(control.target.value?.place).toBe('0,0:e3');
    control.commit();
    control.commit({ isConfirmed: true });
    expect([entries(control), control.session.decider]).toEqual([3, 1]);
  });

  test('PS-STD-2: a piece is placed by a turn of one step', () => {
    const { control, touch } = battle({ setup: 'standard' });
    const seats: (number | undefined)[] = [];
    for (let placed = 1; placed <= 8; placed++) {
      seats.push(control.session.decider);
      const place = control.scene.value.actions[0]?.targets[0]?.place as string;
      touch(place);
      expect([control.target.value?.place, control.draft.value]).toEqual([place, []]);
      control.commit();
      expect(control.session.record.entries.filter(({ type }) => type === 'act')).toHaveLength(placed);
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(control.session.table.status()).toMatchObject({ asks: 'sub' });
  });

  test('PS-CAP-2: who goes on after having placed something plays that first, and the turn apart from it', () => {
    const { control, touch } = battle({ captain: true });
    touch('0,0:c');
    control.commit();
    touch('-1,1:c');
    expect([control.scene.value.draft?.isEmpty, control.draft.value]).toEqual([true, []]);
    control.commit();
    expect([control.session.decider, entries(control)]).toEqual([0, 2]);
    control.choose('tokens');
    for (const letter of ['a', 'c', 'a', 'b']) control.pickLetter(letter);
    expect(control.target.value?.action).toEqual({ type: 'tokens', use: ['map', 'current'] });
    control.commit();
    expect([control.draft.value.length, entries(control)]).toEqual([1, 2]);
  });
});

describe('a draft is kept with the game', () => {
  /** As the table does when it is opened. */
  const again = (control: Control, draft: readonly object[]) => {
    control.session.saveDraft(draft);
    return new Control(control.session, control.view);
  };

  test('with the choice that makes it whole, but not with one that is only looked at', () => {
    const { control, touch } = battle();
    touch('-1,1:c');
    control.cycleTarget(1);
    expect(control.draftedActions.value).toEqual([{ type: 'sub', at: '-1,1:c' }]);
    control.back();
    touch('-1,1:e1', '0,0:e4', '0,0:c', '-1,1:e1');
    expect(control.draftedActions.value).toHaveLength(5);
    const taken = again(control, control.draftedActions.value);
    expect(taken.draft.value).toEqual(control.draft.value);
    expect(taken.target.value).toEqual(control.target.value);
    taken.commit();
    expect([entries(taken), taken.session.draft]).toEqual([5, []]);
  });

  test('it is told anew in another language', () => {
    const { control, touch, view } = battle();
    touch('-1,1:c', '-1,1:e1');
    control.session.saveDraft(control.draftedActions.value);
    const [, english] = control.draft.value;
    view.value = anyView(pocketSubView({ game: seaHu, page: pageHu }));
    control.restoreDraft();
    expect(control.draft.value.map(({ action }) => action)).toEqual(control.session.draft);
    expect(control.draft.value[1]?.draftStep?.note).not.toBe(english?.draftStep?.note);
  });

  test.each([
    ['of another position', [{ type: 'sub', at: '1,-1:c' }]],
    [
      'with a step that is not possible',
      [
        { type: 'sub', at: '-1,1:c' },
        { type: 'step', to: '9,9:c' },
      ],
    ],
    ['that is none', [null, 7, 'sub'] as never],
  ])('one %s is dropped', (_what, draft: readonly object[]) => {
    const taken = again(battle().control, draft);
    expect([taken.draft.value, taken.target.value]).toEqual([[], undefined]);
    expect(taken.scene.value.actions.length).toBeGreaterThan(0);
  });

  test('where no turn is put together there is none', () => {
    expect(again(descent(), [{ type: 'end' }]).target.value).toBeUndefined();
  });
});

describe('who may act now at this screen', () => {
  test('nobody plays an option of a bot', () => {
    const { control, touch } = battle({}, [{ player: 'bot' }, { player: 'human' }]);
    expect([control.session.decider, control.session.acting, control.session.humanSeats]).toEqual([0, undefined, [1]]);
    expect(control.scene.value.actions).toEqual([]);
    touch('-1,1:c');
    control.commit();
    expect([control.draft.value, entries(control)]).toEqual([[], 0]);
  });
});

// What a player is about to do: choosing, aiming, stepping back, committing, taking back. No browser is needed for it.
import { signal } from '@preact/signals';
import { type Kinds, must, type Sitter } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { pocketSubView } from '../src/games/pocket-sub/view.ts';
import { subTerraView } from '../src/games/sub-terra/view.ts';
import { PassingSaves } from '../src/play/saves.ts';
import { Session } from '../src/play/session.ts';
import type { GameView } from '../src/stage/contract.ts';
import { Control } from '../src/stage/control.ts';
import page from '../src/words/en/page.ts';
import sea from '../src/words/en/pocket-sub.ts';
import cave from '../src/words/en/sub-terra.ts';
import pageHu from '../src/words/hu/page.ts';
import seaHu from '../src/words/hu/pocket-sub.ts';

const anyView = <K extends Kinds>(view: GameView<K>) => view as unknown as GameView;

function descent(seed = 'control'): Control {
  const session = must(Session.open(subTerra, {}, { saves: new PassingSaves(), seed }));
  return new Control(session as unknown as Session, signal(anyView(subTerraView({ game: cave, page }))));
}

function battle(options: object = {}, sitters?: readonly Sitter[]) {
  const saves = new PassingSaves();
  const session = must(Session.open(pocketSub, options, { saves, seed: 'sea', ...(sitters ? { sitters } : {}) }));
  const view = signal(anyView(pocketSubView({ game: sea, page })));
  const control = new Control(session as unknown as Session, view);
  const touch = (...places: readonly string[]) => {
    for (const place of places) control.touch(place);
  };
  return { control, touch, view };
}

const entries = (control: Control) => control.session.record.entries.length;

describe('naming the deed, aiming it, committing it', () => {
  test('a deed with several aims waits for one; all its places are lit', () => {
    const control = descent();
    control.choose('explore');
    expect(control.aim.value).toBeUndefined();
    expect(control.aiming.value.lit.map(({ place }) => place).sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
    control.commit();
    expect(entries(control)).toBe(0);
  });

  test('a deed with one aim is aimed at once', () => {
    const control = descent();
    control.choose('end');
    expect(control.aim.value?.name).toBe('End turn');
  });

  test('touching a place aims the chosen deed there, and committing plays it with what chance adds', () => {
    const control = descent();
    control.choose('reveal');
    control.touch('0,-1');
    expect(control.aim.value?.name).toBe('Reveal north');
    control.commit();
    expect(control.session.record.entries[0]).toMatchObject({ type: 'act', action: { type: 'reveal', to: 'north' } });
    expect(control.session.record.entries[1]).toMatchObject({ type: 'chance' });
    expect(control.deedId.value).toBeUndefined();
  });

  test('touching a place first chooses a deed that can be done there', () => {
    const control = descent();
    control.touch('1,0');
    expect(control.aim.value?.place).toBe('1,0');
    expect(control.deedsAt('1,0').map(({ id }) => id)).toEqual(expect.arrayContaining(['explore', 'reveal']));
  });

  test('turning goes round the aims', () => {
    const control = descent();
    control.choose('explore');
    const names = [1, 2, 3, 4, 5].map(() => {
      control.turn(1);
      return control.aim.value?.name;
    });
    expect(new Set(names.slice(0, 4)).size).toBe(4);
    expect(names[4]).toBe(names[0]);
    control.turn(-1);
    expect(control.aim.value?.name).toBe(names[3]);
  });

  test('a tile that was drawn is in hand at once: it is turned and laid without another choice', () => {
    const control = descent();
    const { deeds } = control.scene.value;
    // Until one comes up that fits in several ways.
    for (const place of ['0,-1', '0,1', '1,0', '-1,0']) {
      if (control.scene.value.deeds.some(({ id }) => id === 'place')) break;
      if (control.scene.value.points?.left === 0) control.choose('end');
      else {
        control.choose('reveal');
        control.touch(place);
      }
      control.commit();
    }
    const place = control.scene.value.deeds.find(({ id }) => id === 'place');
    expect(place?.aims.length).toBeGreaterThan(1);
    expect([control.deedId.value, control.aim.value]).toEqual([undefined, place?.aims[0]]);
    expect(control.back()).toBe(false);
    control.turn(1);
    expect(control.aim.value).toEqual(place?.aims[1]);
    control.turn(-1);
    control.turn(-1);
    expect(control.aim.value).toEqual(place?.aims.at(-1));
    control.commit();
    expect(control.session.record.entries.at(-1)).toMatchObject({ type: 'act', action: place?.aims.at(-1)?.action });
    expect(deeds.some(({ id }) => id === 'place')).toBe(false);
  });

  test('stepping back: the aim, then the deed, then nothing', () => {
    const control = descent();
    control.choose('explore');
    control.touch('0,1');
    expect(control.back()).toBe(true);
    expect([control.deedId.value, control.aim.value]).toEqual(['explore', undefined]);
    expect(control.back()).toBe(true);
    expect(control.deedId.value).toBeUndefined();
    expect(control.back()).toBe(false);
  });

  test('what cannot be done says why, with its rule', () => {
    const control = descent();
    const squeeze = control.scene.value.deeds.find(({ id }) => id === 'squeeze');
    expect(squeeze).toMatchObject({ aims: [], why: { text: expect.stringContaining('squeeze') } });
    expect(squeeze?.why?.rules[0]).toMatch(/^ST-/);
  });
});

describe('taking back', () => {
  test('nothing to take back is said', () => {
    const control = descent();
    expect(control.takenBack.value).toBeUndefined();
    expect(control.undo()).toBe('no');
    expect(control.complaint.value).toMatchObject({ rule: 'TB-UNDO-1' });
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
    expect(control.undo()).toBe('ask');
    expect(entries(control)).toBe(played);
    expect(control.undo(true)).toBe('done');
    expect(control.session.table.snapshot()).toMatchObject({ cave: [{ at: '0,0' }], points: 2 });
  });

  test('it is named, and so is what has come between, until that is taken back itself', () => {
    const control = descent();
    control.choose('exert');
    control.commit();
    expect(control.takenBack.value).toEqual({ seat: 0, noun: 'Exert', since: undefined });
    control.choose('reveal');
    control.touch('0,-1');
    control.commit();
    expect(control.takenBack.value).toEqual({ seat: 0, noun: 'Reveal', since: 'tile' });
    expect([page.undo.of('Reveal'), page.undo.since.tile]).toEqual(['Undo Reveal', 'A tile was drawn']);
    control.undo(true);
    expect(control.takenBack.value).toEqual({ seat: 0, noun: 'Exert', since: undefined });
    control.undo();
    expect(control.takenBack.value).toBeUndefined();
  });

  test('of a course it is the last that was chosen, in the language of the page', () => {
    const { control, touch, view } = battle();
    touch('-1,1:c', '-1,1:e1', '0,0:e4', '0,0:c', '-1,1:e1');
    control.commit();
    expect(control.takenBack.value?.noun).toBe('Mine');
    view.value = anyView(pocketSubView({ game: seaHu, page: pageHu }));
    expect(pageHu.undo.of(control.takenBack.value?.noun ?? '')).toBe('Aknarakás visszavonása');
    control.undo();
    expect(control.takenBack.value?.noun).toBe('Lépés');
  });

  test('one undo after another goes back through what everybody at the screen did', () => {
    const { control } = battle({ setup: 'standard' });
    for (let placed = 0; placed < 3; placed++) {
      control.touch(control.scene.value.deeds[0]?.aims[0]?.place as string);
      control.commit();
    }
    const seats = [0, 1, 2].map(() => {
      const seat = control.takenBack.value?.seat;
      expect(control.undo()).toBe('done');
      return seat;
    });
    expect([seats, control.takenBack.value]).toEqual([[0, 1, 0], undefined]);
  });
});

describe('a turn that is put together before it is played', () => {
  test('touches gather a course; the mine stays an aim until it is sailed', () => {
    const { control, touch } = battle();
    touch('-1,1:c', '-1,1:e1', '0,0:e4', '0,0:c', '0,0:e4');
    expect([entries(control), control.draft.value.length]).toEqual([0, 4]);
    expect(control.scene.value.ask).toBe('Red, where does the mine go?');
    expect(control.aim.value?.name).toBe('Sail, mine in 3 SW');
    touch('-1,1:e1');
    expect(control.aim.value?.name).toBe('Sail, mine in 2 NE');
    control.commit();
    expect([entries(control), control.draft.value]).toEqual([5, []]);
    expect(control.scene.value.ask).toBe('Blue, which sub do you move?');
    expect(control.session.acting).toBe(1);
  });

  test('a number chooses a sub, a letter the mine, and steps are taken back one by one', () => {
    const { control, touch } = battle();
    control.choose('sub -1,1:c');
    expect(control.draft.value.map(({ name }) => name)).toEqual(['Move the sub at 2 centre']);
    expect(control.place.value).toBe('-1,1:c');
    touch('-1,1:e1', '0,0:e4', '0,0:c');
    expect([control.pick('b'), control.pick('z')]).toEqual([true, false]);
    expect(control.aim.value?.letter).toBe('b');
    expect(control.back()).toBe(true);
    expect([control.aim.value, control.draft.value.length]).toEqual([undefined, 4]);
    expect(control.undo()).toBe('done');
    for (const left of [2, 1, 0]) {
      expect(control.back()).toBe(true);
      expect(control.draft.value).toHaveLength(left);
    }
    expect([control.back(), entries(control), control.isGathering.value]).toEqual([false, 0, false]);
  });

  test('turning through the steps only shows them; committing takes one', () => {
    const { control, touch } = battle();
    touch('-1,1:c');
    control.choose('step');
    control.turn(1);
    control.turn(1);
    expect(control.draft.value).toHaveLength(1);
    const shown = control.aim.value?.name;
    control.commit();
    expect(control.draft.value.at(-1)?.name).toBe(shown);
    expect(entries(control)).toBe(0);
  });

  test('PS-MINE-1: a course that loses the sub is asked about once, over the position before it', () => {
    const { control, touch } = battle({ setup: 'introductory', players: 3 });
    // White's docked sub runs deep: the position of PS-EX-3 on the sea of three.
    touch('0,-1:c', '0,0:c', '0,0:e3');
    const { ask } = control.scene.value;
    expect(control.aim.value?.loss?.rule).toBe('PS-MINE-1');
    control.commit();
    expect(control.warning.value?.title).toBe('This course loses the sub');
    expect([control.scene.value.ask, control.scene.value.decider, entries(control)]).toEqual([ask, 0, 0]);
    control.back();
    expect([control.warning.value, control.draft.value.length, entries(control)]).toEqual([undefined, 2, 0]);
    expect(control.aim.value?.place).toBe('0,0:e3');
    control.commit();
    control.commit(true);
    expect([entries(control), control.session.decider]).toEqual([3, 1]);
  });

  test('PS-STD-2: a piece is placed by a turn of one step', () => {
    const { control, touch } = battle({ setup: 'standard' });
    const seats: (number | undefined)[] = [];
    for (let placed = 1; placed <= 8; placed++) {
      seats.push(control.session.decider);
      const place = control.scene.value.deeds[0]?.aims[0]?.place as string;
      touch(place);
      expect([control.aim.value?.place, control.draft.value]).toEqual([place, []]);
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
    expect([control.scene.value.plan?.isNew, control.draft.value]).toEqual([true, []]);
    control.commit();
    expect([control.session.decider, entries(control)]).toEqual([0, 2]);
    control.choose('tokens');
    for (const letter of ['a', 'c', 'a', 'b']) control.pick(letter);
    expect(control.aim.value?.action).toEqual({ type: 'tokens', use: ['map', 'current'] });
    control.commit();
    expect([control.draft.value.length, entries(control)]).toEqual([1, 2]);
  });
});

describe('a draft is kept with the game', () => {
  /** As the table does when it is opened. */
  const again = (control: Control, draft: readonly object[]) => {
    control.session.keep(draft);
    return new Control(control.session, control.view);
  };

  test('with the choice that makes it whole, but not with one that is only looked at', () => {
    const { control, touch } = battle();
    touch('-1,1:c');
    control.turn(1);
    expect(control.gathered.value).toEqual([{ type: 'sub', at: '-1,1:c' }]);
    control.back();
    touch('-1,1:e1', '0,0:e4', '0,0:c', '-1,1:e1');
    expect(control.gathered.value).toHaveLength(5);
    const taken = again(control, control.gathered.value);
    expect(taken.draft.value).toEqual(control.draft.value);
    expect(taken.aim.value).toEqual(control.aim.value);
    taken.commit();
    expect([entries(taken), taken.session.draft]).toEqual([5, []]);
  });

  test('it is told anew in another language', () => {
    const { control, touch, view } = battle();
    touch('-1,1:c', '-1,1:e1');
    control.session.keep(control.gathered.value);
    const [, english] = control.draft.value;
    view.value = anyView(pocketSubView({ game: seaHu, page: pageHu }));
    control.takeUp();
    expect(control.draft.value.map(({ action }) => action)).toEqual(control.session.draft);
    expect(control.draft.value[1]?.stop?.note).not.toBe(english?.stop?.note);
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
    expect([taken.draft.value, taken.aim.value]).toEqual([[], undefined]);
    expect(taken.scene.value.deeds.length).toBeGreaterThan(0);
  });

  test('where no turn is put together there is none', () => {
    expect(again(descent(), [{ type: 'end' }]).aim.value).toBeUndefined();
  });
});

describe('who may act now at this screen', () => {
  test('nobody does a deed of a bot', () => {
    const { control, touch } = battle({}, [{ player: 'bot' }, { player: 'human' }]);
    expect([control.session.decider, control.session.acting, control.session.people]).toEqual([0, undefined, [1]]);
    expect(control.scene.value.deeds).toEqual([]);
    touch('-1,1:c');
    control.commit();
    expect([control.draft.value, entries(control)]).toEqual([[], 0]);
  });
});

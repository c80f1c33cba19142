// What a player is about to do: choosing, aiming, stepping back, committing, taking back. No browser is needed for it.
import { signal } from '@preact/signals';
import { type Kinds, must } from '@undercroft/engine';
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

const anyView = <K extends Kinds>(view: GameView<K>) => view as unknown as GameView;

function descent(seed = 'control'): Control {
  const session = must(Session.open(subTerra, {}, { saves: new PassingSaves(), seed }));
  return new Control(session as unknown as Session, signal(anyView(subTerraView({ game: cave, page }))));
}

function battle(): Control {
  const session = must(Session.open(pocketSub, {}, { saves: new PassingSaves(), seed: 'sea' }));
  return new Control(session as unknown as Session, signal(anyView(pocketSubView({ game: sea, page }))));
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
});

describe('a turn that is put together before it is played', () => {
  test('nothing is played before the whole turn is there', () => {
    const control = battle();
    const chooseFirst = () => {
      const deed = control.scene.value.deeds.find(({ aims }) => aims.some(({ loss }) => !loss));
      const aim = deed?.aims.find(({ loss }) => !loss);
      if (!deed || !aim) throw new Error('nothing to choose');
      if (aim.place === undefined) {
        control.choose(deed.id);
        control.extend();
      } else {
        control.deedId.value = deed.id;
        control.touch(aim.place);
      }
    };
    for (let i = 0; i < 12 && !control.isWhole.value; i++) {
      expect(entries(control)).toBe(0);
      chooseFirst();
    }
    expect(control.isWhole.value).toBe(true);
    const drafted = control.draft.value.length;
    expect(control.undo()).toBe('done');
    expect(control.draft.value).toHaveLength(drafted - 1);
    chooseFirst();
    control.commit(true);
    expect(entries(control)).toBe(drafted);
    expect(control.draft.value).toEqual([]);
    expect(control.seat).toBe(1);
  });
});

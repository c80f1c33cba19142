import { clone, merged, must, Playout, Stream } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { listChoices } from '../src/screens/pocket-sub/choices.ts';
import { question } from '../src/screens/pocket-sub/question.ts';
import { pocketSubScreen } from '../src/screens/pocket-sub/screen.ts';

/** Positions on the introductory sea for two; only what differs is named. */
function position(change: object, options: object = {}) {
  const opening = pocketSub.save(must(pocketSub.open(options)));
  return must(pocketSub.load(JSON.parse(JSON.stringify(merged(opening, change)))));
}

const moving = (path: string[], points: number, rest: object) =>
  position({ phase: 'step', move: { path, points, alive: true }, ...rest });

/** A choice by its name, as it stands in the list. */
function choice(sea: ReturnType<typeof position>, name: string) {
  const found = listChoices(sea).find((known) => known.name === name);
  if (!found) throw new Error(`no ${name} among ${listChoices(sea).map((known) => known.name)}`);
  return found;
}

const loss = (sea: ReturnType<typeof position>, name: string) => choice(sea, name).loss;

describe('prices and waters', () => {
  const sea = moving(['-1,1:c'], 3, {});

  test('PS-MOVE-1 shallow 1, rocky 2', () => {
    expect(choice(sea, '2 N')).toMatchObject({ notes: ['1 point', 'shallow'] });
    expect(choice(sea, '2 S')).toMatchObject({ notes: ['2 points', 'rocky'] });
  });

  test('PS-MOVE-2 running deep', () => {
    const home = moving(['0,0:c'], 3, { subs: { red: ['0,0:c', '-1,1:c', '-1,1:e4'] } });
    expect(choice(home, '1 centre').notes).toEqual(['2 points', 'running deep']);
  });

  test('PS-MEET-1 passing an own sub is said', () => {
    expect(choice(sea, '2 SW').notes).toEqual(['1 point', 'shallow', 'passes your own sub']);
  });
});

describe('what a step would lose, with the rule', () => {
  const at = (red: string, rest: object = {}) => ({ subs: { red: [red, '-1,1:e4'] }, ...rest });

  test('PS-MEET-3 an enemy mine', () => {
    const sea = moving(['0,0:e4'], 3, at('0,0:e4', { mines: { blue: ['0,0:e5'] }, laid: { blue: 1 } }));
    expect(loss(sea, '3 NW')).toEqual({ why: 'Blue mine', what: 'your sub and the mine are lost', rule: 'PS-MEET-3' });
  });

  test('PS-MEET-1 ending on an own mine', () => {
    const sea = moving(['0,0:e5', '0,0:e4'], 1, at('0,0:e4', { mines: { red: ['-1,1:e1'] }, laid: { red: 1 } }));
    expect(loss(sea, '2 NE')).toEqual({ why: 'ends on your own mine', what: 'both are lost', rule: 'PS-MEET-1' });
  });

  test('PS-MEET-1 ending on an own sub', () => {
    const sea = moving(['-1,1:e1', '-1,1:c'], 1, { subs: { red: ['-1,1:c', '-1,1:e4'] } });
    expect(loss(sea, '2 SW')).toEqual({ why: 'ends on your own sub', what: 'both are lost', rule: 'PS-MEET-1' });
  });

  test('PS-MEET-4 an enemy sub', () => {
    const sea = moving(
      ['0,0:e1'],
      3,
      at('0,0:e1', { subs: { red: ['0,0:e1', '-1,1:c'], blue: ['1,-1:e4', '1,-1:c'] } }),
    );
    expect(loss(sea, '4 SW')).toEqual({ why: 'Blue sub', what: 'both subs are lost', rule: 'PS-MEET-4' });
  });

  test('PS-HERO-3 a hero', () => {
    const sea = moving(['0,0:e1'], 3, at('0,0:e1', { subs: { red: ['0,0:e1', '-1,1:c'], blue: ['1,-1:e4'] } }));
    expect(loss(sea, '4 SW')).toMatchObject({ why: 'a hero', rule: 'PS-HERO-3' });
  });

  test('PS-MEET-5 an enemy Command Centre', () => {
    const sea = moving(['0,0:e0', '0,0:c'], 2, at('0,0:c'));
    expect(loss(sea, '5 centre')).toEqual({ why: 'enemy Command Centre', what: 'your sub is lost', rule: 'PS-MEET-5' });
  });

  test('PS-MINE-1 no mine could be laid', () => {
    const sea = moving(['-1,0:c', '0,0:c'], 1, at('0,0:c'));
    expect(loss(sea, '3 NE')).toMatchObject({ why: 'no mine could be laid after this', rule: 'PS-MINE-1' });
  });

  test('PS-MOVE-4 no step could be taken', () => {
    const sea = moving(['1,0:e3', '1,0:c'], 2, { seat: 1, subs: { blue: ['1,0:c', '1,-1:c'] } });
    expect(loss(sea, '5 SW')).toMatchObject({ why: 'no step could be taken after this', rule: 'PS-MOVE-4' });
  });

  test('PS-TURN-2 a step that can only end badly', () => {
    const deep = moving(['-1,0:c'], 3, { subs: { red: ['-1,0:c', '-1,1:e4'] } });
    expect(loss(deep, '3 centre')).toMatchObject({ why: 'no way on from there', rule: 'PS-TURN-2' });
    expect(loss(deep, '1 N')).toBeUndefined();
  });

  test('PS-HERO-2 what wins is no loss', () => {
    const sea = moving(['0,0:e1'], 3, { subs: { red: ['0,0:e1'], blue: ['1,-1:e4'] } });
    expect(choice(sea, '4 SW')).toMatchObject({ notes: ['1 point', 'shallow', "sinks Blue's sub", 'wins the game'] });
    expect(loss(sea, '4 SW')).toBeUndefined();
  });
});

/** Whether a sub can be moved without losing it: every course to its end, one after the other. */
function canSurvive(sea: ReturnType<typeof position>, fleet: string, code: number): boolean {
  const waiting = [{ from: sea, code }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const after = clone(pocketSub, next.from);
    let lost = false;
    pocketSub.play(after, next.code, (event) => {
      lost ||= event.type === 'sub-lost' && event.fleet === fleet;
    });
    if (lost) continue;
    if (pocketSub.save(after).phase !== 'step') return true;
    const codes = new Int32Array(pocketSub.facts.maxLegal);
    for (const legal of codes.subarray(0, pocketSub.legal(after, codes))) waiting.push({ from: after, code: legal });
  }
  return false;
}

describe('choosing a sub', () => {
  test('PS-TURN-2 in random games exactly those choices are marked that no course can save', () => {
    const found = { marked: 0, doomed: 0, safe: 0 };
    for (let game = 0; game < 60; game++) {
      const sea = must(pocketSub.open({ players: 2 + (game % 3) }));
      const stream = Stream.of('doom').split(game);
      const playout = new Playout(pocketSub);
      for (; pocketSub.status(sea).type !== 'over'; pocketSub.play(sea, playout.choose(sea, stream))) {
        for (const { action, loss: marked } of listChoices(sea)) {
          if (action.type !== 'sub' && action.type !== 'step') continue;
          const survives = canSurvive(sea, sea.board.colours[sea.seat] ?? '', must(pocketSub.check(sea, action)));
          expect(marked === undefined).toBe(survives);
          found[survives ? 'safe' : marked?.rule === 'PS-TURN-2' ? 'doomed' : 'marked']++;
        }
      }
    }
    expect(found.marked).toBeGreaterThan(500);
    expect(found.doomed).toBeGreaterThan(50);
    expect(found.safe).toBeGreaterThan(1000);
  });

  test('PS-TURN-2 a sub that cannot go anywhere safely is marked', () => {
    const mines = ['-1,1:e3', '-1,1:e5', '-1,1:c'];
    const sea = position({ subs: { red: ['-1,1:e4', '-1,0:e0'] }, mines: { blue: mines }, laid: { blue: 3 } });
    expect(loss(sea, 'the sub at 2 SW')).toMatchObject({ why: 'no way for it to go', rule: 'PS-TURN-2' });
    expect(loss(sea, 'the sub at 1 N')).toBeUndefined();
  });

  test('PS-CAP-4 tokens stand in the list, with what they do', () => {
    const whirlpools = [
      { at: '0,0:c', spin: 'clockwise' },
      { at: '1,-1:c', spin: 'counter-clockwise' },
    ];
    const sea = position({ phase: 'sub', seat: 0, whirlpools }, { captain: true });
    expect(choice(sea, 'first spend the Map').notes).toEqual(['enemy Command Centres are passed unharmed']);
    expect(choice(sea, 'first spend the Intelligence Report and Strong Current').notes).toEqual([]);
  });
});

describe('places as answers', () => {
  test('a place means what is asked for', () => {
    const aims = (sea: ReturnType<typeof position>, text: string) => pocketSubScreen.aims(sea, text);
    expect(aims(position({}), '2 c')).toEqual({ ok: true, value: [{ type: 'sub', at: '-1,1:c' }] });
    expect(aims(moving(['-1,1:c'], 3, {}), '2 n')).toEqual({ ok: true, value: [{ type: 'step', to: '-1,1:e0' }] });
    const pools = must(pocketSub.open({ captain: true }));
    expect(aims(pools, '3 c')).toMatchObject({ value: [{ spin: 'clockwise' }, { spin: 'counter-clockwise' }] });
    expect(aims(position({}), '9 n')).toMatchObject({ ok: false });
    expect(aims(position({}), 'hello')).toBeUndefined();
  });

  test('questions are addressed and say what is left', () => {
    expect(question(position({}))).toBe('Red, which sub do you move?');
    expect(question(moving(['-1,1:c'], 1, {}))).toBe('Red, where does the sub go from 2 centre? 1 point left.');
  });
});

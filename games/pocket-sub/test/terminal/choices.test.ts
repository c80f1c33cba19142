import { clone, merge, Playout, Stream, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { pocketSubScreen } from '../../terminal/screen.ts';
import { ENGLISH, HUNGARIAN } from './both-languages.ts';

const screen = pocketSubScreen(ENGLISH);

/** Positions on the introductory sea for two; only what differs is named. */
function position(change: object, options: object = {}) {
  const opening = pocketSub.save(unwrap(pocketSub.open(options)));
  return unwrap(pocketSub.load(JSON.parse(JSON.stringify(merge(opening, change)))));
}

const moving = (path: string[], points: number, rest: object) =>
  position({ phase: 'step', move: { path, points, alive: true }, ...rest });

/** A choice by its name, as it stands in the list. */
function choice(sea: ReturnType<typeof position>, name: string) {
  const found = screen.choices(sea).find((known) => known.name === name);
  if (!found) throw new Error(`no ${name} among ${screen.choices(sea).map((known) => known.name)}`);
  return found;
}

const loss = (sea: ReturnType<typeof position>, name: string) => choice(sea, name).loss;

describe('costs and waters', () => {
  const sea = moving(['-1,1:c'], 3, {});

  test('PS-MOVE-1 shallow 1, rocky 2', () => {
    expect(choice(sea, '2 N')).toMatchObject({ notes: ['1 point', 'shallow'] });
    expect(choice(sea, '2 S')).toMatchObject({ notes: ['2 points', 'rocky'] });
  });

  test('PS-MOVE-2 running deep', () => {
    const home = moving(['0,0:c'], 3, { subs: { red: ['0,0:c', '-1,1:c', '-1,1:e4'] } });
    expect(choice(home, '1 centre').notes).toEqual(['2 points, running deep']);
  });

  test('PS-MEET-1 passing your own sub is announced', () => {
    expect(choice(sea, '2 SW').notes).toEqual(['1 point', 'shallow', 'passes your own sub']);
  });
});

describe('what a step would lose, with the rule', () => {
  const at = (red: string, rest: object = {}) => ({ subs: { red: [red, '-1,1:e4'] }, ...rest });

  test('PS-MEET-3 an enemy mine', () => {
    const sea = moving(['0,0:e4'], 3, at('0,0:e4', { mines: { blue: ['0,0:e5'] }, laid: { blue: 1 } }));
    expect(loss(sea, '3 NW')).toEqual({
      why: 'A Blue mine is in the way',
      what: 'your sub and the mine are both lost',
      rule: 'PS-MEET-3',
    });
  });

  test('PS-MEET-1 ending on an own mine', () => {
    const sea = moving(
      ['0,0:c', '0,0:e5', '0,0:e4'],
      1,
      at('0,0:e4', { mines: { red: ['-1,1:e1'] }, laid: { red: 1 } }),
    );
    expect(loss(sea, '2 NE')).toEqual({
      why: 'It ends on one of your own pieces',
      what: 'you lose both',
      rule: 'PS-MEET-1',
    });
  });

  test('PS-MEET-1 ending on an own sub', () => {
    const sea = moving(['-1,1:e0', '-1,1:e1', '-1,1:c'], 1, { subs: { red: ['-1,1:c', '-1,1:e4'] } });
    expect(loss(sea, '2 SW')).toEqual({
      why: 'It ends on one of your own pieces',
      what: 'you lose both',
      rule: 'PS-MEET-1',
    });
  });

  test('PS-MEET-4 an enemy sub', () => {
    const sea = moving(
      ['0,0:e1'],
      3,
      at('0,0:e1', { subs: { red: ['0,0:e1', '-1,1:c'], blue: ['1,-1:e4', '1,-1:c'] } }),
    );
    expect(loss(sea, '4 SW')).toEqual({ why: 'A Blue sub is in the way', what: 'both subs sink', rule: 'PS-MEET-4' });
  });

  test('PS-HERO-3 a hero', () => {
    const sea = moving(['0,0:e1'], 3, at('0,0:e1', { subs: { red: ['0,0:e1', '-1,1:c'], blue: ['1,-1:e4'] } }));
    expect(loss(sea, '4 SW')).toEqual({
      why: "Blue's hero is in the way",
      what: 'only your sub sinks',
      rule: 'PS-HERO-3',
    });
  });

  test('PS-MEET-5 an enemy Command Centre', () => {
    const sea = moving(['0,0:e0', '0,0:c'], 2, at('0,0:c'));
    expect(loss(sea, '5 centre')).toEqual({
      why: "Blue's Command Centre is in the way",
      what: 'your sub sinks',
      rule: 'PS-MEET-5',
    });
  });

  test('PS-MINE-1 no mine could be laid', () => {
    const sea = moving(['-1,0:c', '0,0:c'], 1, at('0,0:c'));
    expect(loss(sea, '3 NE')).toEqual({
      why: 'It must lay a mine in an empty shallow or rocky region it left, and cannot',
      what: 'your sub sinks',
      rule: 'PS-MINE-1',
    });
  });

  test('PS-MINE-4 no mine is left', () => {
    const change = {
      phase: 'step',
      move: { path: ['0,0:c', '0,0:e5', '0,0:e4'], points: 1, alive: true },
      laid: { red: 12 },
    };
    const sea = position({ ...at('0,0:e4'), ...change }, { mines: 'twelve' });
    expect(loss(sea, '2 NE')).toEqual({
      why: 'You have no mines left',
      what: 'a sub that cannot lay one sinks',
      rule: 'PS-MINE-1',
    });
  });

  test('PS-MOVE-4 no step could be taken', () => {
    const sea = moving(['1,0:e3', '1,0:c'], 2, { seat: 1, subs: { blue: ['1,0:c', '1,-1:c'] } });
    expect(loss(sea, '5 SW')).toEqual({
      why: 'It has points left but nowhere to go',
      what: 'your sub sinks',
      rule: 'PS-MOVE-4',
    });
  });

  test('PS-TURN-2 a step that can only end badly', () => {
    const deep = moving(['-1,0:c'], 3, { subs: { red: ['-1,0:c', '-1,1:e4'] } });
    expect(loss(deep, '3 centre')).toEqual({ what: 'Every way on from here sinks it', rule: 'PS-TURN-2' });
    expect(loss(deep, '1 N')).toBeUndefined();
  });

  test('PS-HERO-2 winning is no loss', () => {
    const sea = moving(['0,0:e1'], 3, { subs: { red: ['0,0:e1'], blue: ['1,-1:e4'] } });
    expect(choice(sea, '4 SW')).toMatchObject({ notes: ['1 point', 'shallow', 'sinks a Blue sub', 'wins the game'] });
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
  test('PS-TURN-2 in random games exactly the choices without a safe course are marked', () => {
    const found = { marked: 0, certain: 0, safe: 0 };
    for (let game = 0; game < 60; game++) {
      const sea = unwrap(pocketSub.open({ players: 2 + (game % 3) }));
      const stream = Stream.of('doom').split(game);
      const playout = new Playout(pocketSub);
      for (; pocketSub.status(sea).type !== 'over'; pocketSub.play(sea, playout.choose(sea, stream))) {
        for (const { action, loss: marked } of screen.choices(sea)) {
          if (action.type !== 'sub' && action.type !== 'step') continue;
          const survives = canSurvive(sea, sea.board.colours[sea.seat] ?? '', unwrap(pocketSub.check(sea, action)));
          expect(marked === undefined).toBe(survives);
          found[survives ? 'safe' : marked?.rule === 'PS-TURN-2' ? 'certain' : 'marked']++;
        }
      }
    }
    expect(found.marked).toBeGreaterThan(500);
    expect(found.certain).toBeGreaterThan(50);
    expect(found.safe).toBeGreaterThan(1000);
  });

  test('PS-TURN-2 a sub without a safe course is marked', () => {
    const mines = ['-1,1:e3', '-1,1:e5', '-1,1:c'];
    const sea = position({ subs: { red: ['-1,1:e4', '-1,0:e0'] }, mines: { blue: mines }, laid: { blue: 3 } });
    expect(loss(sea, 'Move the sub at 2 SW')).toEqual({ what: 'Every way on from here sinks it', rule: 'PS-TURN-2' });
    expect(loss(sea, 'Move the sub at 1 N')).toBeUndefined();
  });

  test('PS-CAP-4 tokens are in the list, with their effects', () => {
    const whirlpools = [
      { at: '0,0:c', spin: 'clockwise' },
      { at: '1,-1:c', spin: 'counter-clockwise' },
    ];
    const sea = position({ phase: 'sub', seat: 0, whirlpools }, { captain: true });
    expect(choice(sea, 'Spend Map').notes).toEqual(['pass enemy Command Centres unharmed']);
    expect(choice(sea, 'Spend Intelligence Report and Strong Current').notes).toEqual([]);
  });
});

describe('places as input', () => {
  test('a place means the action that is asked for', () => {
    const interpret = (sea: ReturnType<typeof position>, text: string) => screen.interpret(sea, text);
    expect(interpret(position({}), '2 c')).toEqual({ ok: true, value: [{ type: 'sub', at: '-1,1:c' }] });
    expect(interpret(moving(['-1,1:c'], 3, {}), '2 n')).toEqual({ ok: true, value: [{ type: 'step', to: '-1,1:e0' }] });
    const pools = unwrap(pocketSub.open({ captain: true }));
    expect(interpret(pools, '3 c')).toMatchObject({ value: [{ spin: 'clockwise' }, { spin: 'counter-clockwise' }] });
    expect(interpret(position({}), '9 n')).toMatchObject({ ok: false });
    expect(interpret(position({}), 'hello')).toBeUndefined();
  });

  test('questions name the player, the points left and the course', () => {
    expect(screen.question(position({}))).toBe('Red, which sub do you move?');
    const sea = moving(['-1,1:e1', '-1,1:e0', '-1,1:c'], 1, {});
    expect(screen.question(sea)).toBe(
      'Red, where does your sub go? 1 point left. Use it. Course so far: 2 NE → 2 N → 2 centre.',
    );
    expect(pocketSubScreen(HUNGARIAN).question(sea)).toBe(
      'Piros, merre megy a tengeralattjáród? 1 pontod maradt, használd fel. Az eddigi út: 2 ÉK → 2 É → 2 közép.',
    );
  });
});

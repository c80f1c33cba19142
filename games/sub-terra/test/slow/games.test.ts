/** Whole games with all kinds of teams: invariants at every entry. Set GAMES and FIRST to play more or other games. */
import {
  apply,
  asks,
  type Caver,
  choices,
  decider,
  type Options,
  open,
  position,
  result,
  type SlowState,
  weights,
} from '@undercroft/sub-terra/slow';
import { afterAll, describe, expect, test } from 'vitest';
import { hasAnyGap } from '../../slow/cave.ts';
import { exitCell, pick, playOut, type Random, type Style, series, survivor, wanderer } from './players.ts';

const GAMES = Number(process.env['GAMES'] ?? 6);
const FIRST = Number(process.env['FIRST'] ?? 0);

const ALL: readonly Caver[] = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'];

function anyOptions(random: Random): Options {
  const drawn = ALL.map((caver) => ({ caver, lot: random() })).toSorted((a, b) => a.lot - b.lot);
  const cavers = drawn.slice(0, pick([4, 5, 6], random)).map(({ caver }) => caver);
  const players = pick(cavers.length === 5 ? [1, 5] : cavers.length === 4 ? [1, 2, 4] : [1, 3, 6], random);
  const options: Options = {
    cavers: cavers.map((caver, index) => ({ caver, seat: index % players })),
    difficulty: pick(['normal', 'advanced', 'expert'] as const, random),
    gentle: random() < 0.3,
    variant: pick(['standard', 'reference-manual'] as const, random),
  };
  return random() < 0.5 ? options : { ...options, start: pick(cavers, random) };
}

const seen = new Map<string, number>();

function count(what: string, times = 1): void {
  seen.set(what, (seen.get(what) ?? 0) + times);
}

describe('whole games', () => {
  test.each([
    ['wanderers', { player: wanderer, luck: 'fair' }],
    ['lucky wanderers', { player: wanderer, luck: 'lucky' }],
    ['survivors', { player: survivor, luck: 'fair' }],
    ['lucky survivors', { player: survivor, luck: 'lucky' }],
  ] as const)('ST-END-1 games of %s end, and the invariants hold throughout', (name, style) => {
    for (let seed = 0; seed < GAMES; seed++) playOne(name, style, series((seed + FIRST) * 7919 + name.length));
  });

  test('a state is plain JSON: a copy continues in the same way', () => {
    const random = series(5);
    const opened = open(anyOptions(random));
    playOut(opened, { player: wanderer, luck: 'fair' }, random, (state) => {
      const copy = JSON.parse(JSON.stringify(state)) as SlowState;
      expect(copy).toEqual(state);
      for (const choice of choices(state)) expect(apply(copy, choice)).toEqual(apply(state, choice));
    });
  });

  afterAll(() => {
    if (process.env['GAMES'] === undefined) return;
    for (const what of [...seen.keys()].toSorted()) console.log(`${what}: ${seen.get(what)}`);
  });
});

function playOne(name: string, style: Style, random: Random): void {
  let before: SlowState | undefined;
  const end = playOut(open(anyOptions(random)), style, random, (state) => {
    freeze(state);
    check(state);
    note(name, state, before);
    before = state;
  });
  const how = result(end);
  count(`${name} games`);
  count(`${name} end ${how?.end}`);
  count(`${name} medal ${how?.medal}`);
  count(`${name} rounds`, end.round);
  if (exitCell(end) !== undefined) count(`${name} games with exit laid`);
}

function note(name: string, state: SlowState, before: SlowState | undefined): void {
  const what = asks(state);
  count(`${name} entries`);
  count(`${name} asks ${what}`);
  if (what === 'action' && state.points === 0 && choices(state).some(({ type }) => type === 'leave'))
    count(`${name} leave at 0 points`);
  if (before === undefined) return;
  if (state.top === 'exit D' && before.top === null) count(`${name} exit known on top`);
  if (state.top !== null && state.top !== 'exit D' && before.top === null) count(`${name} aside returned`);
  if (state.stack === 0 && before.stack > 0) count(`${name} stack empty`);
  if (state.stack === 0 && before.aside !== null && state.aside === null) count(`${name} last aside tile used`);
  if (state.discarded.length > before.discarded.length && before.pathfinder === state.pathfinder)
    count(`${name} tile rejected`);
  if (state.explosives < before.explosives) count(`${name} demolished`);
  if (!before.dark && state.dark) count(`${name} darkness falls`);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

function check(state: SlowState): void {
  const by = decider(state);
  const open = choices(state);
  const odds = weights(state);
  const ok: Record<string, boolean> = {
    'over exactly when there is a result': (by === 'over') === (result(state) !== undefined),
    'nothing to choose when over': by !== 'over' || open.length === 0,
    'something to choose': by === 'over' || by === 'chance' || open.length > 1,
    'an outcome': by !== 'chance' || open.length > 0,
    'no choice twice': new Set(open.map((choice) => JSON.stringify(choice))).size === open.length,
    'a weight for each outcome': odds.length === (by === 'chance' ? open.length : 0),
    'whole positive weights': odds.every((weight) => Number.isInteger(weight) && weight > 0),
    'a seat of the team': typeof by !== 'number' || state.options.cavers.some(({ seat }) => seat === by),
    'all tiles there': tilesSomewhere(state) === 66,
    'the odds of a tile add up': oddsAddUp(state),
    'a gap or the exit': exitCell(state) !== undefined || hasAnyGap(state.cave),
    'three horrors at most': state.horrors.length <= 3,
    'nobody stands beside a horror': ALL.every((caver) => !standsBesideHorror(state, caver)),
    'sides on ledges only': ALL.every((caver) => hasRightSide(state, caver)),
    'points in bounds': state.points >= 0 && state.points <= 3,
    'the agenda is finite': state.agenda.length < 20,
  };
  const broken = Object.keys(ok).filter((what) => !ok[what]);
  if (broken.length > 0) throw new Error(`${broken.join('; ')} at ${JSON.stringify(position(state))}`);
}

/** Including the start and the exit. */
function tilesSomewhere(state: SlowState): number {
  const inHand = state.agenda[0]?.do === 'place' || state.agenda[0]?.do === 'choose' ? 1 : 0;
  return state.cave.length + state.discarded.length + state.stack + (state.aside === null ? 0 : 1) + inHand;
}

/** Before the last six tiles the exit cannot come, so the weights add up to one less than the stack. */
function oddsAddUp(state: SlowState): boolean {
  if (state.agenda[0]?.do !== 'draw-from-stack' && state.agenda[0]?.do !== 'refill') return true;
  const sum = weights(state).reduce((total, weight) => total + weight, 0);
  return sum === (exitCell(state) === undefined && state.stack > 6 ? state.stack - 1 : state.stack);
}

function standsBesideHorror(state: SlowState, caver: Caver): boolean {
  const { at, health } = state.cavers[caver] ?? { at: null, health: 0 };
  if (at === null || health === 0 || caver === 'scout' || at === exitCell(state)) return false;
  return state.horrors.includes(at);
}

function hasRightSide(state: SlowState, caver: Caver): boolean {
  const found = state.cavers[caver];
  if (found === undefined) return true;
  const tile = state.cave.find(({ at }) => at === found.at)?.tile;
  return (found.side !== null) === (tile === 'ledge I' || tile === 'slide I');
}

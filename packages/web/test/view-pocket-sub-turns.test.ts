// Turns of Pocket Sub as they are planned on the chart: every legal turn can be planned, and every plan is legal.
import { canonicalJson, clone, Playout, Stream, unwrap } from '@undercroft/engine';
import { type Action, pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import type { CoursePlan } from '../../../games/pocket-sub/page/plan.ts';
import { pocketSubPlanner } from '../../../games/pocket-sub/page/planner.ts';
import type { PlanView } from '../../page-kit/src/game-view.ts';
import { legalCodes } from '../../page-kit/src/trial.ts';
import { pocketSubHu as gameHu } from './game-words.ts';
import { type At, planner, positionOf, type Sea } from './planned-turns.ts';

/** All turns the rules allow from here, each as its actions. */
function turnsFrom(sea: Sea, seat = sea.seat): Action[][] {
  return legalCodes(pocketSub, sea).flatMap((code) => {
    const action = pocketSub.decode(sea, code) as Action;
    const after = clone(pocketSub, sea);
    pocketSub.play(after, code);
    const goesOn = isSameTurn(after, seat, action);
    return goesOn ? turnsFrom(after, seat).map((rest) => [action, ...rest]) : [[action]];
  });
}

const isSameTurn = (after: Sea, seat: number, { type }: Action): boolean => {
  const { phase } = pocketSub.save(after);
  return phase !== 'over' && after.seat === seat && (phase !== 'sub' || type === 'tokens');
};

const TOKEN_KEYS = { intelligence: '4', map: '5', current: '6' } as const;

/** Plans exactly this turn by touches and keys, and where those mean something else by the menu of a place. */
function planned(at: At, turn: readonly Action[]): CoursePlan {
  let plan = planner.empty;
  const press = (key: string): void => {
    plan = planner.press(at, plan, key) ?? plan;
  };
  const choose = (place: string, verb: string, isDone: () => boolean): void => {
    const before = plan;
    plan = planner.touch(at, plan, place);
    if (isDone()) return;
    plan = before;
    press(`${verb} ${place}`);
  };
  const path = turn.flatMap((action) => (action.type === 'step' ? [action.to] : []));
  const course = () => planner.view(at, plan).actions.flatMap((action) => ('to' in action ? [String(action.to)] : []));
  for (const action of turn) {
    if (action.type === 'tokens') for (const token of action.use) press(TOKEN_KEYS[token]);
    if (action.type === 'sub') press(String((at.snapshot.subs[fleetOf(at)]?.indexOf(action.at) ?? 0) + 1));
  }
  const end = path.at(-1);
  if (end !== undefined) choose(end, 'end', () => plan.end === end);
  for (let tries = 0; tries < 12 && course().join() !== path.join(); tries++) {
    const missing = path.slice(0, -1).find((region) => !course().includes(region));
    const extra = course().find((region) => !path.includes(region));
    if (missing !== undefined) choose(missing, 'bend', () => course().includes(missing) && plan.end === end);
    else if (extra !== undefined) press(`avoid ${extra}`);
    else for (const region of path.slice(0, -1)) press(`bend ${region}`);
  }
  const mine = turn.find((action) => action.type === 'mine');
  if (mine?.type === 'mine') plan = planner.touch(at, plan, mine.at);
  return plan;
}

const fleetOf = ({ state }: At) => state.board.colours[state.seat] ?? 'red';

/** Every few moves of random games, a position that begins a turn. */
function positions(options: object, seed: string, every: number): Sea[] {
  const playout = new Playout(pocketSub);
  const stream = Stream.of(seed);
  const state = unwrap(pocketSub.open(options));
  const found: Sea[] = [];
  for (let moves = 0; pocketSub.status(state).type !== 'over'; moves++) {
    const { phase } = pocketSub.save(state);
    if (phase === 'sub' || phase === 'step') if (moves % every === 0) found.push(clone(pocketSub, state));
    pocketSub.play(state, playout.choose(state, stream));
  }
  return found;
}

/** How many turns of a position are planned: enough of each kind, at the pace of a test. */
const MOST = 60;

function sample(turns: readonly Action[][], seed: string): Action[][] {
  const stream = Stream.of(seed);
  if (turns.length <= MOST) return [...turns];
  return Array.from({ length: MOST }, () => turns[stream.below(turns.length)] ?? []);
}

describe('PS-TURN-1, PS-TURN-2: every legal turn can be planned', () => {
  test.each(pocketSub.facts.variants.map(({ name, options }) => [name, options] as const))('%s', (name, options) => {
    const faults: string[] = [];
    for (const [i, state] of positions(options, `plan ${name}`, 17).entries()) {
      const at = positionOf(state);
      for (const turn of sample(turnsFrom(state), `${name} ${i}`)) {
        const plan = planned(at, turn);
        const got = canonicalJson(planner.view(at, plan).actions);
        if (got !== canonicalJson(turn)) faults.push(`${canonicalJson(turn)} became ${got}`);
      }
    }
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

describe('every plan is legal, can be kept and says what it means', () => {
  test.each(pocketSub.facts.variants.map(({ name, options }, i) => [name, options, i] as const))(
    '%s',
    (name, options, i) => {
      const stream = Stream.of(`touch ${name}`);
      const own = i % 2 === 0 ? planner : pocketSubPlanner(gameHu);
      const faults = new Set<string>();
      for (const state of positions(options, `touch ${name}`, 11)) {
        const at = positionOf(state);
        let plan = own.empty;
        for (let touches = 0; touches < 14; touches++) {
          const view = own.view(at, plan);
          for (const fault of planFaults(at, view)) faults.add(fault);
          for (const fault of restoreFaults(at, plan, view)) faults.add(fault);
          plan = anyTouch(at, plan, view, stream, own);
        }
      }
      expect([...faults].slice(0, 4)).toEqual([]);
    },
  );

  /** No trace of the code in anything a player reads. */
  const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|\{|\}| {2}|\.\.| \.|^\s*$/;

  function anyTouch(at: At, plan: CoursePlan, view: PlanView, stream: Stream, own: typeof planner): CoursePlan {
    const keys = view.buttons.filter(({ reason }) => !reason).map(({ key }) => key);
    const choice = stream.below(10);
    const place = view.places[stream.below(Math.max(1, view.places.length))]?.place ?? '';
    if (choice < 6) return own.touch(at, plan, place);
    if (choice < 8) return own.press(at, plan, keys[stream.below(Math.max(1, keys.length))] ?? '') ?? plan;
    const verbs = own.verbs?.(at, plan, place) ?? [];
    const verb = verbs[stream.below(Math.max(1, verbs.length))];
    if (choice === 8 && verb) return own.press(at, plan, verb.key) ?? plan;
    return own.back(at, plan) ?? plan;
  }

  /** Played by the rules, and told as they tell it. */
  function planFaults(
    at: At,
    { actions, commit, line, buttons, stops, places, points, destination }: PlanView,
  ): string[] {
    const sea = clone(pocketSub, at.state);
    const { seat } = sea;
    const subs = sea.fleet[seat] ?? 0;
    for (const action of actions) {
      const code = pocketSub.check(sea, action as Action);
      if (!code.ok) return [`${canonicalJson(actions)} is refused: ${code.error.kind}`];
      pocketSub.play(sea, code.value);
    }
    const isOver =
      pocketSub.status(sea).type === 'over' ||
      sea.seat !== seat ||
      actions.some((one) => 'at' in one && 'type' in one && one.type === 'mine');
    const isLost = (sea.fleet[seat] ?? 0) < subs;
    const texts = [
      ...(line === '' ? [] : [line]),
      ...(commit
        ? [commit.name, commit.note, ...(commit.danger ? [commit.danger.text, commit.danger.title] : [])]
        : []),
      ...buttons.flatMap(({ name, reason }) => [name, ...(reason ? [reason.text] : [])]),
      ...stops.map((stop) => stop.name),
      ...places.map(({ label }) => label),
      points?.words ?? '',
    ];
    return [
      ...((commit !== undefined) === isOver
        ? []
        : [`${canonicalJson(actions)} is ${isOver ? '' : 'not '}a whole turn`]),
      ...((commit?.danger !== undefined) === (isOver && isLost)
        ? []
        : [`${canonicalJson(actions)} ${isLost ? '' : 'does not '}lose the sub`]),
      ...((destination !== undefined) === (commit !== undefined) ? [] : ['the destination']),
      ...(new Set(buttons.map(({ key }) => key)).size === buttons.length ? [] : ['two buttons have one key']),
      ...texts.filter((text) => TRACE.test(text)).map((text) => `says “${text}”`),
    ];
  }

  function restoreFaults(at: At, plan: CoursePlan, { actions }: PlanView): string[] {
    const back = planner.restore(at, actions);
    if (actions.length === 0) return back === undefined ? [] : ['nothing is restored as something'];
    const again = back && planner.view(at, back).actions;
    return canonicalJson(again ?? []) === canonicalJson(actions)
      ? []
      : [`${canonicalJson(actions)} is restored as ${canonicalJson(again ?? [])} from ${canonicalJson(plan)}`];
  }

  test('a plan of a position where nothing is planned is nothing', () => {
    const at = positionOf(unwrap(pocketSub.open({ captain: true })));
    expect(at.snapshot.phase).toBe('whirlpool');
    expect(planner.view(at, planner.empty)).toEqual({ actions: [], line: '', buttons: [], stops: [], places: [] });
    expect(planner.touch(at, planner.empty, '0,0:c')).toBe(planner.empty);
    expect(planner.press(at, planner.empty, '1')).toBeUndefined();
    expect(planner.restore(at, [{ type: 'sub', at: '-1,1:c' }])).toBeUndefined();
  });
});

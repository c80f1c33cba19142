// Ending a turn: whether it may end by itself, and whether a point could still help somebody.
import type { Risk, TurnEnding } from '@undercroft/page-kit/game-view';
import { legalCodes, possibleOutcomes, tryCode } from '@undercroft/page-kit/trial';
import {
  type Action,
  CAVERS,
  type Caver,
  DRAW_HAZARD,
  isOnExit,
  nextStrikes,
  type SubTerra,
} from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import { subTerra } from './rules.ts';
import { type Aimed, afterTarget, legalActions } from './targets.ts';

type Descent = SubTerra['State'];

/** Somebody whom something that is still possible would help. */
interface Help {
  readonly caver: Caver;
  readonly why: 'down' | 'hunted';
}

export interface EndOfTurn {
  readonly ending: TurnEnding;
  readonly danger?: Risk;
}

/** With points left it asks only where they could help; without any it waits only where exerting could. */
export function endOfTurn(state: Descent, targets: readonly Aimed[], words: SubTerraWords): EndOfTurn {
  const { points } = state;
  const note = words.table.pointsNote(points);
  // Nothing can happen to anybody on the exit (ST-TILE-EXIT): there it never asks.
  const isOut = isOnExit(state, state.active);
  if (points > 0) {
    const help = isOut ? undefined : helpBy(state, targets);
    return { ending: { note, endsItself: false }, ...(help ? { danger: endRisk(state, help, words) } : {}) };
  }
  const others = targets.filter(({ type }) => type !== 'exert' && type !== 'end');
  return { ending: { note, endsItself: others.length === 0 && (isOut || !couldExertHelp(state, targets)) } };
}

function couldExertHelp(state: Descent, targets: readonly Aimed[]): boolean {
  const exert = targets.find(({ type }) => type === 'exert');
  return exert !== undefined && helpAfter(state, exert.seen.trial.after) !== undefined;
}

// ---------------------------------------------------------------- help

const IDLE: readonly Action['type'][] = ['exert', 'end', 'leave'];

function helpBy(state: Descent, targets: readonly Aimed[]): Help | undefined {
  if (!isNeeded(state)) return undefined;
  const useful = targets.filter(({ type }) => !IDLE.includes(type));
  return firstHelp(
    state,
    useful.map(({ target }) => afterTarget(state, target)),
  );
}

/** The same from a position that is only tried: one action more. */
function helpAfter(state: Descent, tried: Descent): Help | undefined {
  if (!isNeeded(state)) return undefined;
  const useful = legalActions(tried).filter(({ action }) => !IDLE.includes(action.type));
  return firstHelp(
    state,
    useful.map(({ code }) => tryCode(subTerra, tried, code).after),
  );
}

/** Nobody down, nobody hunted: nothing has to be tried. */
const isNeeded = (state: Descent): boolean =>
  nextStrikes(state).certain.length > 0 || state.health.subarray(0, state.cavers).includes(0);

function firstHelp(state: Descent, afters: readonly Descent[]): Help | undefined {
  const struck = nextStrikes(state).certain;
  for (const after of afters.flatMap((one) => [one, ...nextPositions(state, one)])) {
    const woken = state.health.findIndex((health, i) => i < state.cavers && health === 0 && isAwake(after, i));
    if (woken >= 0) return { caver: nameOf(state, woken), why: 'down' };
    const saved = struck.length > 0 && savedBy(struck, after);
    if (saved) return { caver: saved, why: 'hunted' };
  }
  return undefined;
}

/** What a die, somebody who was directed, or a hand to heal can make of it. */
function nextPositions(state: Descent, after: Descent): Descent[] {
  if (after.end >= 0 || after.round !== state.round) return [];
  const status = subTerra.status(after);
  if (status.type === 'chance')
    return status.asks === 'die' ? possibleOutcomes(subTerra, after).map((one) => one.after) : [];
  if (after.active !== state.active) return [];
  const isOthers = after.actor !== state.actor;
  return legalCodes(subTerra, after)
    .filter((code) => isOthers || isCare(subTerra.decode(after, code) as Action))
    .map((code) => tryCode(subTerra, after, code).after);
}

const isCare = ({ type }: Action): boolean => type === 'heal' || type === 'bandage';

const isAwake = ({ health }: Descent, i: number): boolean => (health[i] ?? 0) > 0;

/** One of them is safe, and nobody else is struck instead. */
function savedBy(struck: readonly Caver[], after: Descent): Caver | undefined {
  if (after.asks === DRAW_HAZARD) return undefined;
  const { certain, possible } = nextStrikes(after);
  const then = [...certain, ...possible];
  return then.every((caver) => struck.includes(caver)) ? struck.find((caver) => !then.includes(caver)) : undefined;
}

const nameOf = ({ who }: Descent, i: number): Caver => CAVERS[who[i] ?? 0] as Caver;

function endRisk(state: Descent, { caver, why }: Help, { table: { danger } }: SubTerraWords): Risk {
  const { down, hunted, huntedYourself } = danger.end;
  const isYou = caver === nameOf(state, state.active);
  const words = why === 'down' ? down(caver) : isYou ? huntedYourself : hunted(caver);
  return {
    ...words,
    icon: why === 'down' ? 'unconscious' : 'horror',
    odds: danger.certain,
    share: 1,
    tag: words.title,
    rules: why === 'down' ? ['ST-KO-2'] : ['ST-HOR-PHASE', 'ST-HOR-TOUCH'],
    confirm: danger.end.confirm,
  };
}

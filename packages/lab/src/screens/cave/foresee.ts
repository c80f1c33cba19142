// What a deed would bring, said beforehand. Read off trials on a copy, so it can promise nothing the rules do not.
import type { Game, Kinds, Tagged } from '@undercroft/engine';
import type { Loss } from '../screen.ts';
import { legalCodes, tryCode } from '../trial.ts';
import { gathered, oddsAt } from './odds.ts';

export interface Foreseen {
  readonly notes: readonly string[];
  readonly loss?: Loss;
}

/** What comes after the turn is not of the deed's making. */
export function upToTurnEnd<E extends Tagged>(events: readonly E[]): readonly E[] {
  const end = events.findIndex(({ type }) => type === 'turn-ended');
  return end < 0 ? events : events.slice(0, end);
}

export interface Roll<E> {
  readonly face: number;
  readonly events: readonly E[];
}

/** Every face of the die that is to be rolled, with what it would bring. `then` answers what is asked of the roller. */
export function rolls<K extends Kinds>(
  game: Game<K>,
  state: K['State'],
  then: (state: K['State']) => number | undefined = () => undefined,
): Roll<K['Event']>[] {
  return legalCodes(game, state).map((face) => {
    const fell = tryCode(game, state, face);
    const answer = then(fell.after);
    const more = answer === undefined ? [] : tryCode(game, fell.after, answer).events;
    return { face, events: upToTurnEnd([...fell.events, ...more]) };
  });
}

/** 'rough −1 on 1–3': harm, and the faces that bring it. */
export function harmfulRolls<E>(all: readonly Roll<E>[], harmOf: (events: readonly E[]) => string): string[] {
  const told = all.map(({ face, events }) => ({ face, harm: harmOf(events) }));
  const harms = [...new Set(told.map(({ harm }) => harm))].filter((harm) => harm !== '');
  return harms.map((harm) => {
    const faces = told.filter((one) => one.harm === harm).map(({ face }) => face);
    return `${harm} on ${range(faces)}`;
  });
}

/** 'succeeds on 4–6'. */
export const successfulRolls = <E>(all: readonly Roll<E>[], isSuccess: (event: E) => boolean): string =>
  `succeeds on ${range(all.filter(({ events }) => events.some(isSuccess)).map(({ face }) => face))}`;

/** '1–3', '1, 4', '6'. */
export function range(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 1 && last - first === numbers.length - 1) return `${first}–${last}`;
  return numbers.join(', ');
}

/** '8 in 52 gas −2': what the next tile may bring. */
export function tileRisks<K extends Kinds>(
  game: Game<K>,
  state: K['State'],
  riskOf: (tile: number) => string,
): string[] {
  const { total, cases } = oddsAt(game, state);
  return [...gathered(cases, riskOf)].flatMap(([risk, weight]) =>
    risk === '' ? [] : [`${weight} in ${total} ${risk}`],
  );
}

/** Dice: the number die, the hazard dice, and the Archaeologist's rerolls. */

import { collapse } from './hazards.ts';
import { pay } from './health.ts';
import { doFirst, explorerOf, isInside, removeGuardian, type SlowState, without } from './state.ts';
import { askDie, askPlayer, type Question, type TaskOf } from './task.ts';
import { type Choice, HAZARDS, type Hazard } from './vocabulary.ts';

/** IE-ACT-ATTACK, IE-MOVE-3 */
const LOWEST_SUCCESS = 4;

// The number die

export function dieQuestion(): Question {
  return askDie(
    'die',
    [1, 2, 3, 4, 5, 6].map((face) => ({ type: 'die', face })),
  );
}

export function roll(state: SlowState, { roll }: TaskOf<'roll'>, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'die') throw new Error('no die was rolled');
  return doFirst(state, { do: 'rolled', roll, face: choice.face });
}

export function rolledQuestion(state: SlowState, { face }: TaskOf<'rolled'>): Question | undefined {
  return luckQuestion(state, [face]);
}

export function rolled(state: SlowState, { roll, face }: TaskOf<'rolled'>, choice: Choice | undefined): SlowState {
  if (choice?.type === 'reroll') return doFirst(payForLuck(state), { do: 'roll', roll });
  const succeeds = face >= LOWEST_SUCCESS;
  switch (roll.for) {
    case 'attack':
      return succeeds ? removeGuardian(state, roll.at) : state;
    case 'spike':
      return succeeds ? state : doFirst(state, { do: 'trigger', at: roll.at });
    case 'collapse':
      return collapse(state, face);
    default:
      return roll satisfies never;
  }
}

// The hazard dice (IE-HAZ-1)

export function hazardQuestion(): Question {
  return askDie(
    'hazard',
    HAZARDS.map((face) => ({ type: 'hazard', face })),
  );
}

export function rollHazard(state: SlowState, task: TaskOf<'hazard-dice'>, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'hazard') throw new Error('no hazard die was rolled');
  const faces = [...task.faces, choice.face];
  const dice = state.cursed ? 2 : 1;
  return doFirst(state, { do: faces.length < dice ? 'hazard-dice' : 'hazards-rolled', faces });
}

export function hazardsRolledQuestion(state: SlowState, { faces }: TaskOf<'hazards-rolled'>): Question | undefined {
  return luckQuestion(state, faces);
}

export function hazardsRolled(
  state: SlowState,
  { faces }: TaskOf<'hazards-rolled'>,
  choice: Choice | undefined,
): SlowState {
  if (choice?.type !== 'reroll') return doFirst(state, { do: 'hazard-order', faces });
  return doFirst(payForLuck(state), {
    do: 'hazard-dice',
    faces: without<Hazard | number>(faces, choice.face) as Hazard[],
  });
}

/** A question for the roller whenever two different faces show, whether or not their order can matter. */
export function orderQuestion(state: SlowState, { faces }: TaskOf<'hazard-order'>): Question | undefined {
  const different = [...new Set(faces)];
  if (different.length < 2) return undefined;
  return askPlayer(
    state,
    state.active,
    'first',
    different.map((face) => ({ type: 'first', face })),
  );
}

export function applyInOrder(
  state: SlowState,
  { faces }: TaskOf<'hazard-order'>,
  choice: Choice | undefined,
): SlowState {
  const ordered = choice?.type === 'first' ? [choice.face, ...without(faces, choice.face)] : faces;
  return doFirst(state, ...ordered.map((face) => ({ do: 'hazard', face }) as const));
}

// Rerolls (IE-ARC-2, IE-ED-2)

function luckQuestion(state: SlowState, faces: readonly (number | Hazard)[]): Question | undefined {
  if (!mayReroll(state)) return undefined;
  const rerolls = [...new Set(faces)].map((face) => ({ type: 'reroll', face }) as const);
  return askPlayer(state, 'archaeologist', 'luck', [...rerolls, { type: 'keep' }]);
}

/** In her own turn nobody else rolls. */
function mayReroll(state: SlowState): boolean {
  if (state.active !== 'archaeologist' || !isInside(state, 'archaeologist')) return false;
  if (state.options.variant === 'first-edition') return state.luck > 0;
  return explorerOf(state, 'archaeologist').health >= 2;
}

function payForLuck(state: SlowState): SlowState {
  if (state.options.variant === 'second-edition') return pay(state, 'archaeologist', 1);
  return { ...state, luck: state.luck - 1 };
}

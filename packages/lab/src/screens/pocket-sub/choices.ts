// The list a player chooses from, each with its price and what becomes of it.
import { type Action, type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { list } from '../../words/grammar.ts';
import type { Choice, Loss } from '../screen.ts';
import { legalCodes, tryCode } from '../trial.ts';
import { foresee } from './annotate.ts';
import { fleetOf, piecesAt, type Sea, waterAt } from './chart.ts';
import { isDoomed } from './doom.ts';
import { SPIN_SIGNS } from './inks.ts';
import { placeName } from './places.ts';
import { TOKEN_NAMES, TOKEN_NOTES } from './words.ts';

export type SubChoice = Choice<PocketSub>;

export function listChoices(sea: Sea): SubChoice[] {
  if (pocketSub.status(sea).type !== 'seat') return [];
  return legalCodes(pocketSub, sea).map((code) => {
    const action = pocketSub.write(sea, code) as Action;
    return { action, ...describe(sea, action, code) };
  });
}

type Description = Omit<SubChoice, 'action'>;

function describe(sea: Sea, action: Action, code: number): Description {
  switch (action.type) {
    case 'place-cc':
    case 'place-sub':
    case 'mine':
      return { name: nameOf(sea, action.at), notes: [groundAt(sea, action.at)] };
    case 'whirlpool':
      return { name: `${action.spin} ${SPIN_SIGNS[action.spin]} at ${nameOf(sea, action.at)}`, notes: [] };
    case 'tokens':
      return describeTokens(action.use);
    case 'sub':
      return describeSub(sea, action.at, code);
    case 'step':
      return describeStep(sea, action.to, code);
    default:
      return action satisfies never;
  }
}

const nameOf = (sea: Sea, region: string): string => placeName(sea.board.cells, region);

function groundAt(sea: Sea, region: string): string {
  const isCentre = piecesAt(pocketSub.save(sea), region).some(({ kind }) => kind === 'cc');
  return isCentre ? 'Command Centre' : waterAt(sea, region);
}

function describeTokens(use: readonly (keyof typeof TOKEN_NAMES)[]): Description {
  const [only] = use;
  const notes = use.length === 1 && only ? [TOKEN_NOTES[only]] : [];
  return { name: `first spend the ${list(use.map((token) => TOKEN_NAMES[token]))}`, notes };
}

function describeSub(sea: Sea, at: string, code: number): Description {
  const trial = tryCode(pocketSub, sea, code);
  const { notes, loss } = foresee(trial.events, fleetOf(sea, sea.seat));
  const doom = loss ?? doomOf(trial.after, 'no way for it to go');
  return {
    name: `the sub at ${nameOf(sea, at)}`,
    notes: [groundAt(sea, at), ...notes],
    ...(doom ? { loss: doom } : {}),
  };
}

function describeStep(sea: Sea, to: string, code: number): Description {
  const trial = tryCode(pocketSub, sea, code);
  const { notes, loss } = foresee(trial.events, fleetOf(sea, sea.seat));
  const doom = loss ?? doomOf(trial.after, 'no way on from there');
  const stepped = trial.events.find((event) => event.type === 'stepped');
  const price = `${stepped?.cost ?? 0} ${stepped?.cost === 1 ? 'point' : 'points'}`;
  const ground = stepped?.rule === 'PS-MOVE-2' ? 'running deep' : groundAt(sea, to);
  return { name: nameOf(sea, to), notes: [price, ground, ...notes], ...(doom ? { loss: doom } : {}) };
}

/** `why` where whatever comes next loses the sub. */
const doomOf = (after: Sea, why: string): Loss | undefined =>
  isDoomed(after) ? { why, what: 'every course loses the sub', rule: 'PS-TURN-2' } : undefined;

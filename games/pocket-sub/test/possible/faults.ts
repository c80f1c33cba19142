// Why a snapshot cannot be a position; an independent judgement, by the slow rules.
import type { Snapshot } from '../../rules/index.ts';
import { setUpFaults } from './set-up.ts';
import { turnFaults } from './turn.ts';
import { faultsIn } from './turn-start.ts';

const SET_UP = ['tile', 'place-cc', 'place-sub', 'whirlpool'];

export function faultsOf(snapshot: Snapshot): string[] {
  const { options, tokens, phase } = snapshot;
  const faults = faultsIn({
    'nobody begins': options.first >= options.players,
    'tokens without the expansion': !options.captain && Object.keys(tokens).length > 0,
    'a fleet that does not play': hasStranger(snapshot),
  });
  if (faults.length > 0) return faults;
  return SET_UP.includes(phase) ? setUpFaults(snapshot) : turnFaults(snapshot);
}

/** Two players are Red and Blue, and only four play with Black (PS-COMP-1). */
function hasStranger({ options, ...rest }: Snapshot): boolean {
  const tables = [rest.commandCentres, rest.subs, rest.mines, rest.laid, rest.tokens];
  const named = tables.flatMap((table) => Object.keys(table));
  return (options.players < 4 && named.includes('black')) || (options.players < 3 && named.includes('white'));
}

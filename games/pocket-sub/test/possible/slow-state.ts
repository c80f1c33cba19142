// A snapshot as a state of the slow rules.
import type { Snapshot } from '../../rules/index.ts';
import type { Fleet, Phase, SlowState } from '../../slow/state.ts';
import { COLOURS, type Colour, TOKENS } from '../../slow/vocabulary.ts';

/** The state with these pieces, in this phase. */
export function slowState(snapshot: Snapshot, phase: Phase): SlowState {
  const { options, tiles, whirlpools, seat, quiet } = snapshot;
  return {
    ...{ options, tiles, whirlpools, seat, phase },
    fleets: COLOURS[options.players].map((colour) => fleetOf(snapshot, colour)),
    quietRounds: quiet.rounds,
    quietSoFar: quiet.thisRound,
  };
}

function fleetOf(snapshot: Snapshot, colour: Colour): Fleet {
  const mines = snapshot.mines[colour] ?? [];
  return {
    cc: snapshot.commandCentres[colour] ?? null,
    subs: snapshot.subs[colour] ?? [],
    mines,
    minesLaid: snapshot.laid[colour] ?? mines.length,
    tokens: tokensOf(snapshot, colour),
  };
}

/** In the usual order; repeated ones stay. */
function tokensOf({ tokens, options }: Snapshot, colour: Colour): Fleet['tokens'] {
  const all = options.captain ? TOKENS : [];
  return (tokens[colour] ?? all).toSorted((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b));
}

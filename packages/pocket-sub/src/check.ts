// Finds the code of an action, or says why it may not be played. Written apart from the lists of legal actions:
// the contract suite holds the two against each other.
import { fail, ok, type Refusal, type Result } from '@undercroft/engine';
import { isCentre, MAX_TOUCHING, tileOf } from './board.ts';
import { bitsOf, codeOf, DECLARE, poolCode, tileCode, tokensOf } from './codes.ts';
import { copiesLeft } from './legal.ts';
import { isRun, isVisited, stepCost } from './moving.ts';
import { colour, friends, isEmpty, isHaven, nameOf, type Sea, whereabouts } from './sea.ts';
import {
  type Action,
  CHOOSE_SUB,
  DEEP,
  FACES,
  MINE,
  type Outcome,
  PHASES,
  PLACE_CC,
  PLACE_SUB,
  SPINS,
  STEP,
  type TOKENS,
} from './vocabulary.ts';

type Verdict = Refusal | undefined;
type Detail = Readonly<Record<string, unknown>>;

export const refuse = (kind: string, rule: string, detail?: Detail): Refusal =>
  detail ? { kind, rule, detail } : { kind, rule };

export function check(sea: Sea, move: Action | Outcome): Result<number, Refusal> {
  const refused = notNow(sea, move) ?? unknownPlace(sea, move) ?? judgeMove(sea, move);
  return refused ? fail(refused) : ok(encode(sea, move));
}

/** The clause that says what is asked in each phase. */
export function ruleOfPhase(sea: Sea): string {
  const rules = { tile: 'PS-STD-1', 'place-cc': 'PS-STD-2', 'place-sub': 'PS-STD-2', whirlpool: 'PS-CAP-2' } as Record<
    string,
    string
  >;
  return rules[PHASES[sea.phase] as string] ?? (PHASES[sea.phase] === 'over' ? 'PS-END-1' : 'PS-TURN-1');
}

function notNow(sea: Sea, move: Action | Outcome): Verdict {
  const asks = PHASES[sea.phase] as string;
  if (move.type === asks || (move.type === 'tokens' && asks === 'sub')) return undefined;
  if (move.type === 'tokens' && !sea.options.captain) return refuse('no-expansion', 'PS-CAP-1');
  if (move.type === 'tokens') return refuse('too-late-for-tokens', 'PS-CAP-4');
  return refuse('not-asked', ruleOfPhase(sea), { asks, got: move.type });
}

const placeOf = (move: Action | Outcome): string | undefined =>
  'at' in move ? move.at : 'to' in move ? move.to : undefined;

function unknownPlace(sea: Sea, move: Action | Outcome): Verdict {
  const place = placeOf(move);
  if (place === undefined || sea.board.names.includes(place)) return undefined;
  return refuse('no-such-region', 'PS-GEO-1', { region: place });
}

function judgeMove(sea: Sea, move: Action | Outcome): Verdict {
  switch (move.type) {
    case 'tile':
      return copiesLeft(sea, FACES.indexOf(move.face)) > 0
        ? undefined
        : refuse('no-such-tile-left', 'PS-BOARD-2', { face: move.face });
    case 'place-cc':
      return judgeCentre(sea, regionOf(sea, move.at));
    case 'place-sub':
      return judgePlacing(sea, regionOf(sea, move.at));
    case 'whirlpool':
      return judgeWhirlpool(sea, regionOf(sea, move.at), SPINS.indexOf(move.spin));
    case 'tokens':
      return judgeTokens(sea, move.use);
    case 'sub':
      return judgeSub(sea, regionOf(sea, move.at));
    case 'step':
      return judgeStep(sea, regionOf(sea, move.to));
    case 'mine':
      return judgeMine(sea, regionOf(sea, move.at));
    default:
      return move satisfies never;
  }
}

const regionOf = (sea: Sea, name: string): number => sea.board.names.indexOf(name);

function judgeCentre(sea: Sea, region: number): Verdict {
  if (sea.water[region] !== DEEP) return refuse('not-deep', 'PS-STD-2', { region: nameOf(sea, region) });
  return isEmpty(sea, region) ? undefined : occupied(sea, region, 'PS-STD-2');
}

function judgePlacing(sea: Sea, region: number): Verdict {
  if (isHaven(sea, region, sea.seat)) return undefined;
  if (!isEmpty(sea, region)) return occupied(sea, region, 'PS-STD-2');
  return sea.water[region] === DEEP ? refuse('deep', 'PS-STD-2', { region: nameOf(sea, region) }) : undefined;
}

function judgeWhirlpool(sea: Sea, region: number, spin: number): Verdict {
  if (!isCentre(region)) return refuse('not-a-centre', 'PS-CAP-2', { region: nameOf(sea, region) });
  if (sea.centres[region] !== 0) return refuse('command-centre-there', 'PS-CAP-2', { region: nameOf(sea, region) });
  if (sea.pools[spin] !== -1) return refuse('whirlpool-taken', 'PS-CAP-2', { spin: SPINS[spin] });
  const other = sea.pools[1 - spin];
  return other === tileOf(region) ? refuse('same-tile', 'PS-CAP-2', { region: nameOf(sea, region) }) : undefined;
}

function judgeTokens(sea: Sea, use: readonly (typeof TOKENS)[number][]): Verdict {
  if (!sea.options.captain) return refuse('no-expansion', 'PS-CAP-1');
  if (sea.using !== 0) return refuse('tokens-declared', 'PS-CAP-4', { declared: tokensOf(sea.using) });
  if (use.join() !== tokensOf(bitsOf(use)).join())
    return refuse('tokens-unordered', 'PS-CAP-4', { expected: tokensOf(bitsOf(use)) });
  const spent = bitsOf(use) & ~sea.tokens[sea.seat]!;
  return spent ? refuse('token-spent', 'PS-CAP-4', { spent: tokensOf(spent) }) : undefined;
}

function judgeSub(sea: Sea, region: number): Verdict {
  const owners = ownersAt(sea, region);
  if (owners.includes(sea.seat)) return undefined;
  const owner = owners[0];
  if (owner === undefined) return refuse('no-sub-there', 'PS-TURN-1', { region: nameOf(sea, region) });
  const rule = friends(sea, owner, sea.seat) ? 'PS-MEET-7' : 'PS-TURN-1';
  return refuse('not-your-sub', rule, { region: nameOf(sea, region), of: colour(sea, owner) });
}

function ownersAt(sea: Sea, region: number): number[] {
  return sea.board.colours.map((_, seat) => seat).filter((seat) => subsOf(sea, seat).includes(region));
}

export const subsOf = (sea: Sea, seat: number): number[] => [
  ...sea.subs.subarray(seat * 3, seat * 3 + sea.fleet[seat]!),
];

function judgeStep(sea: Sea, to: number): Verdict {
  const from = whereabouts(sea);
  const place = { from: nameOf(sea, from), to: nameOf(sea, to) };
  if (isVisited(sea, to)) return refuse(to === from ? 'already-here' : 'been-there', 'PS-MOVE-3', place);
  if (!touches(sea, from, to) && !isRun(sea, from, to)) return notReached(from, to, place);
  const cost = stepCost(sea, from, to);
  if (cost <= sea.points) return undefined;
  return refuse('too-few-points', isRun(sea, from, to) ? 'PS-MOVE-2' : 'PS-MOVE-1', {
    ...place,
    cost,
    left: sea.points,
  });
}

function touches(sea: Sea, from: number, to: number): boolean {
  return sea.board.touching.subarray(from * MAX_TOUCHING, (from + 1) * MAX_TOUCHING).includes(to);
}

/** Between two centres a player meant to run deep: say that both must be deep. */
function notReached(from: number, to: number, place: Detail): Refusal {
  const centres = isCentre(from) && isCentre(to);
  return centres ? refuse('not-deep', 'PS-MOVE-2', place) : refuse('not-touching', 'PS-GEO-2', place);
}

function judgeMine(sea: Sea, region: number): Verdict {
  const place = { region: nameOf(sea, region) };
  if (region === whereabouts(sea)) return refuse('move-ended-there', 'PS-MINE-2', place);
  if (!isVisited(sea, region)) return refuse('not-on-the-course', 'PS-MINE-1', place);
  if (sea.water[region] === DEEP) return refuse('deep', 'PS-MINE-2', place);
  return isEmpty(sea, region) ? undefined : occupied(sea, region, 'PS-MINE-2');
}

function occupied(sea: Sea, region: number, rule: string): Refusal {
  const piece = sea.centres[region] ? 'cc' : sea.mines[region] ? 'mine' : 'sub';
  const owner = (sea.centres[region] || sea.mines[region] || sea.afloat[region])! - 1;
  return refuse('occupied', rule, { region: nameOf(sea, region), piece, of: colour(sea, owner) });
}

function encode(sea: Sea, move: Action | Outcome): number {
  switch (move.type) {
    case 'tile':
      return tileCode(FACES.indexOf(move.face), move.turn);
    case 'place-cc':
      return codeOf(PLACE_CC, regionOf(sea, move.at));
    case 'place-sub':
      return codeOf(PLACE_SUB, regionOf(sea, move.at));
    case 'whirlpool':
      return poolCode(SPINS.indexOf(move.spin), tileOf(regionOf(sea, move.at)));
    case 'tokens':
      return codeOf(DECLARE, bitsOf(move.use));
    case 'sub':
      return codeOf(CHOOSE_SUB, regionOf(sea, move.at));
    case 'step':
      return codeOf(STEP, regionOf(sea, move.to));
    case 'mine':
      return codeOf(MINE, regionOf(sea, move.at));
    default:
      return move satisfies never;
  }
}

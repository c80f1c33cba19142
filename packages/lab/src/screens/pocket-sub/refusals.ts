// Why something may not be done, in words. The rule's id is added by whoever prints it.
import type { Refusal } from '@undercroft/engine';
import { list, plural } from '../../words/grammar.ts';
import { fleetName, type Naming, PIECES, TOKEN_NAMES, type Token } from './words.ts';

/** The details of a refusal, each read as what the rules put there. */
class Detail {
  readonly rule: string;
  readonly #detail: Readonly<Record<string, unknown>>;
  readonly #naming: Naming;

  constructor({ rule, detail = {} }: Refusal, naming: Naming) {
    this.rule = rule;
    this.#detail = detail;
    this.#naming = naming;
  }

  text(key: string): string {
    return String(this.#detail[key] ?? 'something');
  }

  number(key: string): number {
    return Number(this.#detail[key] ?? 0);
  }

  place(key: string): string {
    return this.#naming.place(this.text(key));
  }

  fleet(key: string): string {
    return fleetName(this.text(key) as Parameters<typeof fleetName>[0]);
  }

  piece(key: string): string {
    return PIECES[this.text(key) as keyof typeof PIECES] ?? this.text(key);
  }

  tokens(key: string): string {
    const tokens = (this.#detail[key] ?? []) as readonly Token[];
    return list(tokens.map((token) => TOKEN_NAMES[token]));
  }

  has(key: string): boolean {
    return key in this.#detail;
  }
}

/** What each phase asks for. */
const ASKED: Readonly<Record<string, string>> = {
  tile: 'the next tile is drawn',
  'place-cc': 'a Command Centre is placed',
  'place-sub': 'a sub is placed',
  whirlpool: 'a whirlpool is placed',
  sub: 'a sub is chosen',
  step: 'the sub takes a step',
  mine: 'the mine is laid',
  over: 'nothing: the game is over',
};

export const REFUSALS: Readonly<Record<string, (detail: Detail) => string>> = {
  malformed: () => 'This is not written as the rules write an action.',
  'not-asked': (d) => `This is not asked now: ${ASKED[d.text('asks')] ?? d.text('asks')}.`,
  'no-such-region': (d) => `There is no region ${d.text('region')} in this sea.`,
  'no-expansion': () => "Tokens belong to the Captain's expansion, which is not in this game.",
  'too-late-for-tokens': () => 'Tokens are declared first in a turn, before a sub is chosen.',
  'tokens-declared': (d) => `The ${d.tokens('declared')} was declared this turn; a turn has one declaration.`,
  'tokens-unordered': (d) => `Name tokens once each and in this order: ${d.tokens('expected')}.`,
  'token-spent': (d) => `The ${d.tokens('spent')} has been spent: each token serves once a game.`,
  'no-such-tile-left': (d) => `All tiles with face ${d.text('face')} are laid.`,
  'not-deep': notDeep,
  deep: (d) => `${d.place('region')} is deep water.`,
  occupied: (d) => `${d.place('region')} is taken: a ${d.fleet('of')} ${d.piece('piece')} is there.`,
  'not-a-centre': (d) => `A whirlpool lies on the centre of a tile; ${d.place('region')} is an edge.`,
  'command-centre-there': (d) => `A Command Centre stands at ${d.place('region')}.`,
  'whirlpool-taken': (d) => `The ${d.text('spin')} whirlpool has its place already.`,
  'same-tile': (d) => `The other whirlpool is at ${d.place('region')}; they lie on different tiles.`,
  'no-sub-there': (d) => `There is no sub at ${d.place('region')}.`,
  'not-your-sub': (d) => `The sub at ${d.place('region')} is ${d.fleet('of')}'s.`,
  'already-here': (d) => `The sub is at ${d.place('to')} now.`,
  'been-there': (d) => `The sub has been at ${d.place('to')} this turn.`,
  'not-touching': (d) => `${d.place('to')} does not touch ${d.place('from')}.`,
  'too-few-points': tooDear,
  'out-of-mines': () => 'All twelve mines of this fleet are laid.',
  'move-ended-there': (d) => `The move ended at ${d.place('region')}; the mine goes where the sub has left.`,
  'not-on-the-course': (d) => `The sub did not leave ${d.place('region')} this turn.`,
};

/** A run, or rocks: everything else costs 1, and who has less than 1 has ended the move. */
function tooDear(d: Detail): string {
  const deed = d.rule === 'PS-MOVE-2' ? `Running deep to ${d.place('to')}` : `${d.place('to')} is rocky: entering`;
  return `${deed} costs ${plural(d.number('cost'), 'point')}, and ${d.number('left')} is left.`;
}

/** Of a Command Centre's place, or of a run between two centres. */
function notDeep(d: Detail): string {
  if (d.has('region')) return `${d.place('region')} is not deep.`;
  return `${d.place('to')} does not touch ${d.place('from')}, and running deep needs deep water at both ends.`;
}

export function tellRefusal(refusal: Refusal, naming: Naming): string | undefined {
  return REFUSALS[refusal.kind]?.(new Detail(refusal, naming));
}

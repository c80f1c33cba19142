// Moves: what is legal, what is refused, and that somebody can always act.

import { CHANCE, canonicalJson, OVER, type Stream, unwrap } from '@undercroft/engine';
import { walkRandomGame } from '../random-game.ts';
import { legalCodes, type Property, throughJson } from './property.ts';

/** How many moves from other positions are tried in each position. */
const FOREIGN_MOVES = 12;

export const checkIsLegal: Property = {
  id: 'check-is-legal',
  description: 'check accepts exactly what legal lists, for seats and for chance',
  check(randomGame, report) {
    const { game } = randomGame;
    const seen = new Map<string, unknown>();
    const dice = randomGame.stream.split('strangers');
    walkRandomGame(randomGame, (state, entry) => {
      const legal = new Set<string>();
      for (const code of legalCodes(game, state)) {
        const move = throughJson(game.decode(state, code));
        legal.add(canonicalJson(move));
        seen.set(canonicalJson(move), move);
        const verdict = game.check(state, move);
        if (!verdict.ok) report(entry, `legal but refused: ${canonicalJson(move)} ${JSON.stringify(verdict.error)}`);
        else if (verdict.value !== code) report(entry, `${canonicalJson(move)} is read as another code`);
      }
      for (const [text, move] of sample(seen, dice)) {
        if (!legal.has(text) && game.check(state, move).ok) report(entry, `accepted but not legal: ${text}`);
      }
    });
  },
};

function sample(seen: ReadonlyMap<string, unknown>, dice: Stream): [string, unknown][] {
  const all = [...seen];
  return Array.from({ length: FOREIGN_MOVES }, () => all[dice.below(all.length)] as [string, unknown]);
}

const JUNK = [
  undefined,
  null,
  0,
  -1,
  Number.NaN,
  '',
  'type',
  true,
  [],
  {},
  [[]],
  { type: 'no such thing' },
  { type: null },
  { type: '__proto__' },
  JSON.parse('{"__proto__": {"type": "x"}}'),
  { type: 'constructor', at: {} },
  { length: 1e9 },
];

export const refusesJunk: Property = {
  id: 'refuses-junk',
  description: 'malformed input is refused with a kind and a rule, and nothing throws',
  check(randomGame, report) {
    const { game } = randomGame;
    const dice = randomGame.stream.split('junk');
    walkRandomGame(randomGame, (state, entry) => {
      const first = legalCodes(game, state)[0];
      const twisted = first === undefined ? {} : { ...game.decode(state, first), extra: 1 };
      for (const junk of [JUNK[dice.below(JUNK.length)], twisted]) {
        const verdict = game.check(state, junk);
        if (verdict.ok) report(entry, `accepted ${JSON.stringify(junk)}`);
        else if (!verdict.error.kind || !/^[A-Z]{2}-/.test(verdict.error.rule))
          report(entry, `no reason for ${JSON.stringify(junk)}`);
      }
    });
    for (const junk of JUNK)
      if (junk !== undefined && game.load(junk).ok) report(0, `load accepted ${JSON.stringify(junk)}`);
  },
};

export const someoneCanAct: Property = {
  id: 'someone-can-act',
  description: 'somebody can act unless the game is over, and decider and status agree on who',
  check(randomGame, report) {
    const { game } = randomGame;
    const seats = game.seats(unwrap(game.open(randomGame.options)));
    walkRandomGame(randomGame, (state, entry) => {
      const decider = game.decider(state);
      const status = game.status(state);
      const n = legalCodes(game, state).length;
      if ((decider === OVER) !== (n === 0)) report(entry, `${n} legal moves, but decider ${decider}`);
      const who = status.type === 'seat' ? status.seat : status.type === 'chance' ? CHANCE : OVER;
      if (who !== decider) report(entry, `status says ${who}, decider ${decider}`);
      if (decider < OVER || decider >= seats) report(entry, `no such seat: ${decider}`);
      if (new Set(legalCodes(game, state)).size !== n) report(entry, 'a move is listed twice');
    });
  },
};

// What every game owes its table. Each property looks at one random game and complains of what it finds.
import {
  buffer,
  CHANCE,
  canonical,
  clone,
  drawOutcome,
  type Game,
  must,
  type Odds,
  OVER,
  odds,
  readRecord,
  replay,
  type Stream,
  same,
  Table,
  writeRecord,
} from '@undercroft/engine';
import { chiSquare, critical } from './chi-square.ts';
import { type Complain, type Probe, walk } from './walk.ts';

export interface Property {
  readonly id: string;
  readonly says: string;
  judge(probe: Probe, complain: Complain): void;
}

const throughJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

function listed(game: Game, state: unknown): number[] {
  const codes = buffer(game);
  return [...codes.subarray(0, game.legal(state, codes))];
}

/** Everything about a position that can be seen from outside. */
const view = (game: Game, state: unknown): string =>
  JSON.stringify([game.save(state), game.status(state), game.decider(state), listed(game, state)]);

const saveAndLoad: Property = {
  id: 'save-and-load',
  says: 'save and load give back the same state through JSON',
  judge(probe, complain) {
    const { game } = probe;
    walk(probe, (state, entry, next) => {
      const loaded = game.load(throughJson(game.save(state)));
      if (!loaded.ok) return complain(entry, `its own snapshot is refused: ${JSON.stringify(loaded.error)}`);
      if (view(game, loaded.value) !== view(game, state)) return complain(entry, 'the loaded position looks different');
      if (next === undefined) return;
      const original = clone(game, state);
      game.play(original, next);
      game.play(loaded.value, next);
      if (view(game, loaded.value) !== view(game, original))
        complain(entry, 'the loaded position plays on differently');
    });
  },
};

/** How many moves from elsewhere are tried in each position. */
const STRANGERS = 12;

const checkIsLegal: Property = {
  id: 'check-is-legal',
  says: 'check accepts exactly what legal lists, for seats and for chance',
  judge(probe, complain) {
    const { game } = probe;
    const seen = new Map<string, unknown>();
    const dice = probe.stream.split('strangers');
    walk(probe, (state, entry) => {
      const legal = new Set<string>();
      for (const code of listed(game, state)) {
        const move = throughJson(game.write(state, code));
        legal.add(canonical(move));
        seen.set(canonical(move), move);
        const verdict = game.check(state, move);
        if (!verdict.ok) complain(entry, `legal but refused: ${canonical(move)} ${JSON.stringify(verdict.error)}`);
        else if (verdict.value !== code) complain(entry, `${canonical(move)} is read as another code`);
      }
      for (const [text, move] of sample(seen, dice)) {
        if (!legal.has(text) && game.check(state, move).ok) complain(entry, `accepted but not legal: ${text}`);
      }
    });
  },
};

function sample(seen: ReadonlyMap<string, unknown>, dice: Stream): [string, unknown][] {
  const all = [...seen];
  return Array.from({ length: STRANGERS }, () => all[dice.below(all.length)] as [string, unknown]);
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

const refusesJunk: Property = {
  id: 'refuses-junk',
  says: 'nonsense is refused with a kind and a rule, and nothing throws',
  judge(probe, complain) {
    const { game } = probe;
    const dice = probe.stream.split('junk');
    walk(probe, (state, entry) => {
      const first = listed(game, state)[0];
      const twisted = first === undefined ? {} : { ...game.write(state, first), extra: 1 };
      for (const junk of [JUNK[dice.below(JUNK.length)], twisted]) {
        const verdict = game.check(state, junk);
        if (verdict.ok) complain(entry, `accepted ${JSON.stringify(junk)}`);
        else if (!verdict.error.kind || !/^[A-Z]{2}-/.test(verdict.error.rule))
          complain(entry, `no reason for ${JSON.stringify(junk)}`);
      }
    });
    for (const junk of JUNK)
      if (junk !== undefined && game.load(junk).ok) complain(0, `load accepted ${JSON.stringify(junk)}`);
  },
};

const replays: Property = {
  id: 'replays',
  says: 'every record replays to the same snapshot',
  judge({ game, options, stream }, complain) {
    const table = must(Table.open(game, options));
    const events: unknown[] = [];
    while (table.status().type !== 'over' && table.length <= game.facts.maxEntries) {
      for (const happened of table.roll(stream)) events.push(...happened.events);
      const status = table.status();
      if (status.type !== 'seat') break;
      const legal = table.legal();
      events.push(...must(table.propose(status.seat, legal[stream.below(legal.length)])).events);
    }
    const record = readRecord(writeRecord(table.record));
    if (!record.ok) return complain(table.length, `its own record is refused: ${JSON.stringify(record.error)}`);
    const again: unknown[] = [];
    const replayed = replay(
      (id) => (id === game.id ? game : undefined),
      record.value,
      ({ events }) => again.push(...events),
    );
    if (!replayed.ok) return complain(replayed.error.entry ?? 0, `does not replay: ${JSON.stringify(replayed.error)}`);
    if (!same(replayed.value.snapshot(), table.snapshot())) complain(table.length, 'replays to another position');
    if (!same(again, events)) complain(table.length, 'tells another story');
  },
};

const copiesStay: Property = {
  id: 'copies-stay',
  says: 'old copies never change while play goes on',
  judge(probe, complain) {
    const { game } = probe;
    const kept: { copy: unknown; seen: string }[] = [];
    walk(probe, (state) => {
      kept.push({ copy: clone(game, state), seen: view(game, state) });
    });
    for (const [entry, { copy, seen }] of kept.entries())
      if (view(game, copy) !== seen) complain(entry, 'an old copy has changed');
  },
};

/** Draws at one chance node of each game, and how surprising their spread may be: once in a hundred million. */
const DRAWS = 600;

const oddsHold: Property = {
  id: 'odds-hold',
  says: 'stated odds are positive whole numbers that sum up, one per outcome, and sampling fits them',
  judge(probe, complain) {
    const { game } = probe;
    const nodes: { state: unknown; entry: number }[] = [];
    walk(probe, (state, entry) => {
      if (game.decider(state) !== CHANCE) return;
      complainOfSums(game, odds(game, state), (what) => complain(entry, what));
      nodes.push({ state: clone(game, state), entry });
    });
    const dice = probe.stream.split('draws');
    const node = nodes[nodes.length === 0 ? 0 : dice.below(nodes.length)];
    if (node && surprise(game, node.state, dice)) complain(node.entry, 'draws do not fit the stated odds');
  },
};

function complainOfSums(game: Game, { total, outcomes }: Odds<unknown>, complain: (what: string) => void): void {
  const sum = outcomes.reduce((all, { weight }) => all + weight, 0);
  if (sum !== total) complain(`weights sum to ${sum}, stated ${total}`);
  if (!outcomes.every(({ weight }) => Number.isInteger(weight) && weight > 0))
    complain('a weight is no positive whole number');
  if (new Set(outcomes.map(({ outcome }) => canonical(outcome))).size !== outcomes.length)
    complain('an outcome is listed twice');
  if (!game.facts.chance) complain('a chance node in a game without chance');
}

function surprise(game: Game, state: unknown, dice: Stream): boolean {
  const stated = odds(game, state);
  const codes = buffer(game);
  const weights = buffer(game);
  const counts = new Map(stated.outcomes.map(({ outcome }) => [canonical(outcome), 0]));
  for (let i = 0; i < DRAWS; i++) {
    const name = canonical(game.write(state, drawOutcome(game, state, dice, codes, weights)));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const expected = stated.outcomes.map(({ weight }) => (DRAWS * weight) / stated.total);
  return chiSquare([...counts.values()], expected) > critical(expected.length - 1);
}

const someoneCanAct: Property = {
  id: 'someone-can-act',
  says: 'somebody can always act unless the game is over, and who that is agrees everywhere',
  judge(probe, complain) {
    const { game } = probe;
    const seats = game.seats(must(game.open(probe.options)));
    walk(probe, (state, entry) => {
      const decider = game.decider(state);
      const status = game.status(state);
      const n = listed(game, state).length;
      if ((decider === OVER) !== (n === 0)) complain(entry, `${n} legal moves, but decider ${decider}`);
      const who = status.type === 'seat' ? status.seat : status.type === 'chance' ? CHANCE : OVER;
      if (who !== decider) complain(entry, `status says ${who}, decider ${decider}`);
      if (decider < OVER || decider >= seats) complain(entry, `no such seat: ${decider}`);
      if (new Set(listed(game, state)).size !== n) complain(entry, 'a move is listed twice');
    });
  },
};

const endsInTime: Property = {
  id: 'ends-in-time',
  says: 'games end within the stated bound, in a stated way, and no list is longer than stated',
  judge(probe, complain) {
    const { game } = probe;
    const { maxEntries, maxLegal, endings } = game.facts;
    const roomy = new Int32Array(maxLegal * 2 + 64);
    let last: unknown;
    const entries = walk(probe, (state, entry) => {
      const n = game.legal(state, roomy);
      if (n > maxLegal) complain(entry, `${n} legal moves, stated at most ${maxLegal}`);
      last = state;
    });
    if (entries > maxEntries) return complain(entries, `not over after the stated ${maxEntries} entries`);
    const status = game.status(last);
    if (status.type !== 'over') return complain(entries, 'ended without an ending');
    const { how, scores } = status.ending;
    if (!endings.includes(how)) complain(entries, `an ending that is not stated: ${how}`);
    if (scores.length !== game.seats(last) || scores.some((s) => !(s >= 0 && s <= 1)))
      complain(entries, `scores ${scores}`);
    if (scores.some((s, seat) => s !== game.score(last, seat))) complain(entries, 'score and ending disagree');
  },
};

const looksOnly: Property = {
  id: 'looks-only',
  says: 'nothing changes by legal, check, weights, save, status, write or copy',
  judge(probe, complain) {
    const { game } = probe;
    const weights = buffer(game);
    walk(probe, (state, entry, next) => {
      const looks: [string, () => unknown][] = [
        ['legal', () => listed(game, state)],
        ['save', () => game.save(state)],
        ['status', () => game.status(state)],
        ['copy', () => clone(game, state)],
        ['check', () => game.check(state, next === undefined ? {} : game.write(state, next))],
        ['write', () => (next === undefined ? undefined : game.write(state, next))],
        ['weights', () => (game.decider(state) === CHANCE ? game.weights(state, weights) : undefined)],
      ];
      const before = view(game, state);
      for (const [name, look] of looks) {
        look();
        if (view(game, state) !== before) return complain(entry, `${name} changes the position`);
      }
    });
  },
};

const silenceIsTheSame: Property = {
  id: 'silence-is-the-same',
  says: 'playing silently and playing with a narrator come to the same, and every event names its rule',
  judge(probe, complain) {
    const { game } = probe;
    walk(probe, (state, entry, next) => {
      if (next === undefined) return;
      const [silent, told] = [clone(game, state), clone(game, state)];
      game.play(silent, next);
      game.play(told, next, (event) => {
        if (!event.type || !/^[A-Z]{2}-/.test(event.rule))
          complain(entry, `an event without a rule: ${JSON.stringify(event)}`);
      });
      if (view(game, silent) !== view(game, told)) complain(entry, 'telling changes what happens');
    });
  },
};

export const PROPERTIES: readonly Property[] = [
  saveAndLoad,
  checkIsLegal,
  refusesJunk,
  replays,
  copiesStay,
  oddsHold,
  someoneCanAct,
  endsInTime,
  looksOnly,
  silenceIsTheSame,
];

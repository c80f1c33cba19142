// The contract suite must be able to fail: every property catches at least one game with a deliberate bug.
import { type Game, ok, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { checkContract, lanterns, lanternsV2, PROPERTIES, Stairs } from '../src/index.ts';

const pocket = { ...pocketSub, facts: { ...pocketSub.facts, variants: pocketSub.facts.variants.slice(4, 6) } } as Game;
const toy = lanterns as Game;
const toyV2 = lanternsV2 as Game;

let played = 0;
let weightCalls = 0;

/** Each of these changes one thing about a correct game. */
const BROKEN_GAMES: readonly { property: string; bug: string; game: Game }[] = [
  {
    property: 'save-and-load',
    bug: 'the snapshot forgets who is to move',
    game: { ...toy, save: (s) => ({ ...(toy.save(s) as object), seat: 0 }) },
  },
  {
    property: 'save-and-load',
    bug: 'loading forgets a mine',
    game: { ...pocket, load: (data) => pocket.load({ ...(data as object), mines: {} }) },
  },
  {
    property: 'save-and-load',
    bug: 'the snapshot holds what JSON cannot carry',
    game: { ...toy, save: (s) => ({ ...(toy.save(s) as object), feeling: undefined }) },
  },
  {
    property: 'changed-positions',
    bug: 'a seat that does not exist is to move',
    game: {
      ...toy,
      load: (data) => ok(Object.assign(new Stairs(), data)),
    },
  },
  {
    property: 'changed-positions',
    bug: 'an error does not say where',
    game: {
      ...toy,
      load: (data) => {
        const loaded = toy.load(data);
        return loaded.ok ? loaded : { ok: false, error: { kind: loaded.error.kind } };
      },
    },
  },
  {
    property: 'changed-positions',
    bug: 'an error names no clause',
    game: {
      ...toy,
      load: (data) => {
        const loaded = toy.load(data);
        return loaded.ok ? loaded : { ok: false, error: { kind: loaded.error.kind, path: [] } };
      },
    },
  },
  {
    property: 'check-is-legal',
    bug: 'legal forgets the last move',
    game: { ...pocket, legal: (s, out) => Math.max(1, pocket.legal(s, out) - 1) },
  },
  {
    property: 'check-is-legal',
    bug: 'check accepts moves it should refuse',
    game: {
      ...pocket,
      check: (s, move) => {
        const verdict = pocket.check(s, move);
        return !verdict.ok && verdict.error.kind === 'too-few-points' ? ok(1) : verdict;
      },
    },
  },
  {
    property: 'check-is-legal',
    bug: 'check refuses an outcome that can happen',
    game: {
      ...toy,
      check: (s, move) =>
        (move as { face?: number }).face === 3
          ? { ok: false, error: { kind: 'no', rule: 'TY-DIE-1' } }
          : toy.check(s, move),
    },
  },
  {
    property: 'refuses-junk',
    bug: 'check ignores its input',
    game: { ...toy, check: (s, move) => (typeof move === 'object' && move ? toy.check(s, move) : ok(1)) },
  },
  {
    property: 'refuses-junk',
    bug: 'check throws',
    game: {
      ...toy,
      check: (s, move) => toy.check(s, { ...(move as object), type: (move as { type: string }).type.trim() }),
    },
  },
  {
    property: 'replays',
    bug: 'the result of a move depends on more than the record',
    game: { ...toy, play: (s, code, emit) => toy.play(s, ++played % 5 === 0 ? 1 : code, emit) },
  },
  {
    property: 'copies-stay',
    bug: 'a copy shares a list with its original',
    game: { ...toy, copy: (from, into) => void Object.assign(into as Stairs, from) },
  },
  {
    property: 'odds-hold',
    bug: 'the weights do not add up to the stated total',
    game: { ...toy, weights: (s, out) => toy.weights(s, out) + 1 },
  },
  {
    property: 'odds-hold',
    bug: 'draws do not follow the stated odds',
    game: {
      ...toy,
      weights: (_, out) => {
        out.set(weightCalls++ % 2 === 0 ? [2, 1, 1] : [1, 1, 2]);
        return 4;
      },
    },
  },
  {
    property: 'someone-can-act',
    bug: 'a player is left without a move',
    game: { ...toy, legal: (s, out) => (toy.decider(s) === 1 ? 0 : toy.legal(s, out)) },
  },
  {
    property: 'someone-can-act',
    bug: 'status and decider name different seats',
    game: {
      ...toy,
      status: (s) => {
        const status = toy.status(s);
        return status.type === 'seat' ? { ...status, seat: 0 } : status;
      },
    },
  },
  {
    property: 'ends-in-time',
    bug: 'the bound is too low',
    game: { ...pocket, facts: { ...pocket.facts, maxEntries: 40 } },
  },
  {
    property: 'ends-in-time',
    bug: 'more legal moves than stated',
    game: { ...pocket, facts: { ...pocket.facts, maxLegal: 5 } },
  },
  {
    property: 'ends-in-time',
    bug: 'an ending that is not in the facts',
    game: { ...toy, facts: { ...toy.facts, endings: ['top'] } },
  },
  {
    property: 'looks-only',
    bug: 'listing what is legal changes the position',
    game: {
      ...toy,
      legal: (s, out) => {
        const stairs = s as Stairs;
        stairs.steps[0] = (stairs.steps[0] ?? 0) + 0.001;
        return toy.legal(s, out);
      },
    },
  },
  {
    property: 'looks-only',
    bug: 'saving changes the position',
    game: {
      ...toy,
      save: (s) => {
        (s as Stairs).seat ^= 1;
        return toy.save(s);
      },
    },
  },
  {
    property: 'silence-is-the-same',
    bug: 'playing without a listener skips something',
    game: { ...toy, play: (s, code, emit) => toy.play(s, emit ? code : 1, emit) },
  },
  {
    property: 'silence-is-the-same',
    bug: 'an event without its rule',
    game: { ...toy, play: (s, code, emit) => toy.play(s, code, emit && ((event) => emit({ ...event, rule: '' }))) },
  },
  {
    property: 'versions-share-states',
    bug: 'the present rules end a game of earlier rules at another step',
    game: { ...toyV2, status: (s) => toyV2.status({ ...(s as Stairs), bottom: 15 }) },
  },
  {
    property: 'versions-share-states',
    bug: 'the present rules play a move of earlier rules differently',
    game: { ...toyV2, play: (s, code, emit) => toyV2.play(s, (s as Stairs).feeling ? 1 : code, emit) },
  },
  {
    property: 'versions-share-states',
    bug: 'an earlier version has the number of the present one',
    game: { ...toyV2, rules: 1 },
  },
  {
    property: 'names-are-stated',
    bug: 'an event with a field that its schema does not have',
    game: {
      ...toy,
      play: (s, code, emit) => toy.play(s, code, emit && ((event) => emit(Object.assign({ more: 1 }, event)))),
    },
  },
  {
    property: 'names-are-stated',
    bug: 'a question that the facts do not list',
    game: { ...toy, facts: { ...toy.facts, asks: ['walk'] } },
  },
  {
    property: 'names-are-stated',
    bug: 'a refusal that the facts do not list',
    game: { ...toy, facts: { ...toy.facts, refusals: ['over'] } },
  },
];

describe('the contract suite', () => {
  test.each(BROKEN_GAMES.map((broken) => [broken.property, broken.bug, broken.game] as const))(
    '%s catches: %s',
    (id, _bug, game) => {
      const property = PROPERTIES.filter((candidate) => candidate.id === id);
      expect(property).toHaveLength(1);
      expect(checkContract(game, { games: 20, seed: 'planted', properties: property })).not.toEqual([]);
    },
  );

  test('every property has a broken game', () => {
    expect(
      PROPERTIES.map(({ id }) => id).filter((id) => !BROKEN_GAMES.some(({ property }) => property === id)),
    ).toEqual([]);
  });

  test('correct games pass', () => {
    expect(checkContract(toy, { games: 20, seed: 'planted' })).toEqual([]);
    expect(checkContract(toyV2, { games: 20, seed: 'planted' })).toEqual([]);
    expect(checkContract(pocket, { games: 5, seed: 'planted' })).toEqual([]);
    expect(unwrap(toy.open({})) instanceof Stairs).toBe(true);
  });
});

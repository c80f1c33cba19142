// The suite must bite: for each property at least one game with a planted fault that it, and it alone by name, catches.
import { type Game, must, ok } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { contract, lanterns, PROPERTIES, Stairs } from '../src/index.ts';

const pocket = { ...pocketSub, facts: { ...pocketSub.facts, variants: pocketSub.facts.variants.slice(4, 6) } } as Game;
const toy = lanterns as Game;

let played = 0;
let asked = 0;

/** Every plant changes one thing about a sound game. */
const PLANTS: readonly { property: string; fault: string; game: Game }[] = [
  {
    property: 'save-and-load',
    fault: 'the snapshot forgets who is to move',
    game: { ...toy, save: (s) => ({ ...(toy.save(s) as object), seat: 0 }) },
  },
  {
    property: 'save-and-load',
    fault: 'loading forgets a mine',
    game: { ...pocket, load: (data) => pocket.load({ ...(data as object), mines: {} }) },
  },
  {
    property: 'save-and-load',
    fault: 'the snapshot holds what JSON cannot carry',
    game: { ...toy, save: (s) => ({ ...(toy.save(s) as object), feeling: undefined }) },
  },
  {
    property: 'check-is-legal',
    fault: 'legal forgets the last move',
    game: { ...pocket, legal: (s, out) => Math.max(1, pocket.legal(s, out) - 1) },
  },
  {
    property: 'check-is-legal',
    fault: 'check takes steps it should not',
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
    fault: 'check refuses an outcome that can happen',
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
    fault: 'check does not look at what it is handed',
    game: { ...toy, check: (s, move) => (typeof move === 'object' && move ? toy.check(s, move) : ok(1)) },
  },
  {
    property: 'refuses-junk',
    fault: 'check throws',
    game: {
      ...toy,
      check: (s, move) => toy.check(s, { ...(move as object), type: (move as { type: string }).type.trim() }),
    },
  },
  {
    property: 'replays',
    fault: 'what happens depends on more than the record',
    game: { ...toy, play: (s, code, tell) => toy.play(s, ++played % 5 === 0 ? 1 : code, tell) },
  },
  {
    property: 'copies-stay',
    fault: 'a copy shares a list with its original',
    game: { ...toy, copy: (from, into) => void Object.assign(into as Stairs, from) },
  },
  {
    property: 'odds-hold',
    fault: 'the weights do not sum up',
    game: { ...toy, weights: (s, out) => toy.weights(s, out) + 1 },
  },
  {
    property: 'odds-hold',
    fault: 'what is drawn is not what was stated',
    game: {
      ...toy,
      weights: (_, out) => {
        out.set(asked++ % 2 === 0 ? [2, 1, 1] : [1, 1, 2]);
        return 4;
      },
    },
  },
  {
    property: 'someone-can-act',
    fault: 'a player is left without a move',
    game: { ...toy, legal: (s, out) => (toy.decider(s) === 1 ? 0 : toy.legal(s, out)) },
  },
  {
    property: 'someone-can-act',
    fault: 'status and decider name different seats',
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
    fault: 'the bound is too low',
    game: { ...pocket, facts: { ...pocket.facts, maxEntries: 40 } },
  },
  {
    property: 'ends-in-time',
    fault: 'more moves than stated',
    game: { ...pocket, facts: { ...pocket.facts, maxLegal: 5 } },
  },
  {
    property: 'ends-in-time',
    fault: 'an ending nobody stated',
    game: { ...toy, facts: { ...toy.facts, endings: ['top'] } },
  },
  {
    property: 'looks-only',
    fault: 'listing what is legal changes the position',
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
    fault: 'saving changes the position',
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
    fault: 'silence skips something',
    game: { ...toy, play: (s, code, tell) => toy.play(s, tell ? code : 1, tell) },
  },
  {
    property: 'silence-is-the-same',
    fault: 'an event without its rule',
    game: { ...toy, play: (s, code, tell) => toy.play(s, code, tell && ((event) => tell({ ...event, rule: '' }))) },
  },
];

describe('the contract suite bites', () => {
  test.each(PLANTS.map((plant) => [plant.property, plant.fault, plant.game] as const))(
    '%s catches: %s',
    (id, _fault, game) => {
      const property = PROPERTIES.filter((candidate) => candidate.id === id);
      expect(property).toHaveLength(1);
      expect(contract(game, { games: 20, seed: 'planted', properties: property })).not.toEqual([]);
    },
  );

  test('every property has a planted fault', () => {
    expect(PROPERTIES.map(({ id }) => id).filter((id) => !PLANTS.some(({ property }) => property === id))).toEqual([]);
  });

  test('and lets sound games pass', () => {
    expect(contract(toy, { games: 20, seed: 'planted' })).toEqual([]);
    expect(contract(pocket, { games: 5, seed: 'planted' })).toEqual([]);
    expect(must(toy.open({})) instanceof Stairs).toBe(true);
  });
});

// Positions: saving and loading, copying, and reading without changing anything.

import { buffer, CHANCE, clone } from '@undercroft/engine';
import { walkRandomGame } from '../random-game.ts';
import { legalCodes, observe, type Property, throughJson } from './property.ts';

export const saveAndLoad: Property = {
  id: 'save-and-load',
  description: 'save and load restore the same state through JSON',
  check(randomGame, report) {
    const { game } = randomGame;
    walkRandomGame(randomGame, (state, entry, next) => {
      const loaded = game.load(throughJson(game.save(state)));
      if (!loaded.ok) return report(entry, `its own snapshot is refused: ${JSON.stringify(loaded.error)}`);
      if (observe(game, loaded.value) !== observe(game, state))
        return report(entry, 'the loaded position looks different');
      if (next === undefined) return;
      const original = clone(game, state);
      game.play(original, next);
      game.play(loaded.value, next);
      if (observe(game, loaded.value) !== observe(game, original))
        report(entry, 'the loaded position plays on differently');
    });
  },
};

export const copiesStay: Property = {
  id: 'copies-stay',
  description: 'old copies never change while play goes on',
  check(randomGame, report) {
    const { game } = randomGame;
    const kept: { copy: unknown; seen: string }[] = [];
    walkRandomGame(randomGame, (state) => {
      kept.push({ copy: clone(game, state), seen: observe(game, state) });
    });
    for (const [entry, { copy, seen }] of kept.entries())
      if (observe(game, copy) !== seen) report(entry, 'an old copy has changed');
  },
};

export const looksOnly: Property = {
  id: 'looks-only',
  description: 'legal, check, weights, save, status, decode and copy change nothing',
  check(randomGame, report) {
    const { game } = randomGame;
    const weights = buffer(game);
    walkRandomGame(randomGame, (state, entry, next) => {
      const looks: [string, () => unknown][] = [
        ['legal', () => legalCodes(game, state)],
        ['save', () => game.save(state)],
        ['status', () => game.status(state)],
        ['copy', () => clone(game, state)],
        ['check', () => game.check(state, next === undefined ? {} : game.decode(state, next))],
        ['decode', () => (next === undefined ? undefined : game.decode(state, next))],
        ['weights', () => (game.decider(state) === CHANCE ? game.weights(state, weights) : undefined)],
      ];
      const before = observe(game, state);
      for (const [name, look] of looks) {
        look();
        if (observe(game, state) !== before) return report(entry, `${name} changes the position`);
      }
    });
  },
};

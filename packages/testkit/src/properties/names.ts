// Names: every event, question and refusal is one that the game states, so that tools can tell a misspelt one.

import { clone } from '@undercroft/engine';
import * as v from 'valibot';
import { walkRandomGame } from '../random-game.ts';
import type { Property } from './property.ts';

export const namesAreStated: Property = {
  id: 'names-are-stated',
  description: 'every event fits its schema, and every question and kind of refusal is a stated one',
  check(randomGame, report) {
    const { game } = randomGame;
    const { asks, refusals } = game.facts;
    walkRandomGame(randomGame, (state, entry, next) => {
      const status = game.status(state);
      if (status.type !== 'over' && !asks.includes(status.asks))
        report(entry, `a question that is not stated: ${status.asks}`);
      const verdict = game.check(state, {});
      if (!verdict.ok && !refusals.includes(verdict.error.kind))
        report(entry, `a refusal that is not stated: ${verdict.error.kind}`);
      if (next === undefined) return;
      game.play(clone(game, state), next, (event) => {
        const read = v.safeParse(game.schemas.event, event);
        if (!read.success) report(entry, `an event that is not stated: ${JSON.stringify(event)}`);
      });
    });
  },
};

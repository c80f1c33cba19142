// Pocket Sub as a game of the catalog.
import type { Game } from '@undercroft/engine';
import type { Players } from './board.ts';
import { eventSchema } from './event-schemas.ts';
import { ENDINGS } from './events.ts';
import { load } from './load.ts';
import { MINE_LIMITS, SETUPS } from './options.ts';
import { checkFrom, openFrom } from './parse.ts';
import { PHASES } from './phases.ts';
import { type PocketSub, playablePocketSub } from './playable.ts';
import { REFUSAL_KINDS } from './refusal-kinds.ts';
import { actionSchema, type Options, optionsSchema, outcomeSchema } from './schemas.ts';
import { snapshotSchema } from './snapshot.ts';

const counts: readonly Players[] = [2, 3, 4];

function variants(): { name: string; options: Options }[] {
  return counts.flatMap((players) =>
    SETUPS.flatMap((setup) =>
      [false, true].flatMap((captain) =>
        MINE_LIMITS.map((mines) => ({
          name: [
            `${players} players`,
            setup,
            ...(captain ? ['captain'] : []),
            ...(mines === 'twelve' ? ['twelve mines'] : []),
          ].join(', '),
          options: { players, setup, captain, mines, first: mines === 'twelve' ? players - 1 : 0 },
        })),
      ),
    ),
  );
}

export const pocketSub: Game<PocketSub> = {
  ...playablePocketSub,
  earlier: [],
  facts: {
    ...playablePocketSub.facts,
    title: 'Pocket Sub',
    seats: { min: 2, max: 4 },
    goal: 'duel',
    chance: true,
    endings: ENDINGS,
    asks: PHASES.filter((phase) => phase !== 'over'),
    refusals: REFUSAL_KINDS,
    variants: variants(),
  },
  schemas: {
    options: optionsSchema,
    action: actionSchema,
    outcome: outcomeSchema,
    event: eventSchema,
    snapshot: snapshotSchema,
  },
  open: openFrom,
  check: checkFrom,
  load,
};

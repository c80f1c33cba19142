// The whole of Pocket Sub behind the contract.
import type { Game } from '@undercroft/engine';
import type { Players } from './board.ts';
import { checkFrom, openFrom } from './door.ts';
import { type PocketSub, playablePocketSub } from './playable.ts';
import { actionShape, optionsShape, outcomeShape } from './shapes.ts';
import { load, snapshotShape } from './snapshot.ts';
import { ENDINGS, type Options } from './vocabulary.ts';

const counts: readonly Players[] = [2, 3, 4];

function variants(): { name: string; options: Options }[] {
  return counts.flatMap((players) =>
    (['introductory', 'standard'] as const).flatMap((setup) =>
      [false, true].flatMap((captain) =>
        (['unlimited', 'twelve'] as const).map((mines) => ({
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
  facts: {
    ...playablePocketSub.facts,
    title: 'Pocket Sub',
    seats: { min: 2, max: 4 },
    goal: 'duel',
    chance: true,
    endings: ENDINGS,
    variants: variants(),
  },
  shapes: { options: optionsShape, action: actionShape, outcome: outcomeShape, snapshot: snapshotShape },
  open: openFrom,
  check: checkFrom,
  load,
};

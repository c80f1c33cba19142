// The whole of Inferno's Edge behind the contract.
import type { Game } from '@undercroft/engine';
import { checkFrom, openFrom } from './door.ts';
import { RANKS } from './events.ts';
import { EXPLORERS, type Explorer } from './explorers.ts';
import { DIFFICULTIES } from './hazards.ts';
import { type InfernosEdge, playableInfernosEdge } from './playable.ts';
import { actionShape, optionsShape, outcomeShape } from './shapes.ts';
import { load, snapshotShape } from './snapshot.ts';
import { type Options, VARIANTS } from './vocabulary.ts';

/** Teams that between them hold every explorer, in every size, shared out among different numbers of players. */
const TEAMS: readonly { readonly explorers: readonly Explorer[]; readonly players: number }[] = [
  { explorers: ['archaeologist', 'scoundrel', 'foreman', 'healer'], players: 1 },
  { explorers: ['guide', 'sapper', 'priest'], players: 3 },
  { explorers: ['aristocrat', 'sharpshooter', 'veteran', 'archaeologist'], players: 2 },
  { explorers: ['sapper', 'healer', 'guide', 'aristocrat', 'veteran'], players: 5 },
  { explorers: ['priest', 'sharpshooter', 'foreman', 'scoundrel', 'archaeologist', 'aristocrat'], players: 1 },
  { explorers: EXPLORERS.slice(4), players: 6 },
];

function variants(): { name: string; options: Options }[] {
  return VARIANTS.flatMap((variant) =>
    DIFFICULTIES.flatMap((difficulty) =>
      TEAMS.map(({ explorers, players }) => ({
        name: [
          `${explorers.join(' ')}, ${players} players`,
          difficulty,
          ...(variant === 'first-edition' ? [] : [variant]),
        ].join(', '),
        options: { explorers: explorers.map((explorer, i) => ({ explorer, seat: i % players })), difficulty, variant },
      })),
    ),
  );
}

export const infernosEdge: Game<InfernosEdge> = {
  ...playableInfernosEdge,
  facts: {
    ...playableInfernosEdge.facts,
    title: "Sub Terra II: Inferno's Edge",
    seats: { min: 1, max: 6 },
    goal: 'co-op',
    chance: true,
    endings: RANKS,
    variants: variants(),
  },
  shapes: { options: optionsShape, action: actionShape, outcome: outcomeShape, snapshot: snapshotShape },
  open: openFrom,
  check: checkFrom,
  load,
};

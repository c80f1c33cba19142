// Inferno's Edge as a `Game` of the engine.
import type { Game } from '@undercroft/engine';
import { ASKS } from './asks.ts';
import { eventSchema } from './event-schemas.ts';
import { RANKS } from './events.ts';
import { EXPLORERS, type Explorer } from './explorers.ts';
import { load, loadFirst } from './load.ts';
import { left } from './load-left.ts';
import { CLOSINGS, DIFFICULTIES, VARIANTS } from './options.ts';
import { checkFrom, openFirstFrom, openFrom } from './parse.ts';
import { type InfernosEdge, playableFirstRules, playableInfernosEdge } from './playable.ts';
import { REFUSAL_KINDS } from './refusal-kinds.ts';
import type { Options } from './schemas.ts';
import { actionSchema, firstOptionsSchema, optionsSchema, outcomeSchema } from './schemas.ts';
import { firstSnapshotSchema, snapshotSchema } from './snapshot.ts';

type Variant = { readonly name: string; readonly options: Options };

/** Teams that together include every explorer, every team size and different numbers of players. */
const TEAMS: readonly { readonly explorers: readonly Explorer[]; readonly players: number }[] = [
  { explorers: ['archaeologist', 'scoundrel', 'foreman', 'healer'], players: 1 },
  { explorers: ['guide', 'sapper', 'priest'], players: 3 },
  { explorers: ['aristocrat', 'sharpshooter', 'veteran', 'archaeologist'], players: 2 },
  { explorers: ['sapper', 'healer', 'guide', 'aristocrat', 'veteran'], players: 5 },
  { explorers: ['priest', 'sharpshooter', 'foreman', 'scoundrel', 'archaeologist', 'aristocrat'], players: 1 },
  { explorers: EXPLORERS.slice(4), players: 6 },
];

/** The settings of rules 1. */
function firstVariants(): Variant[] {
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

/** IE-MAP-4: all settings with the default, and the first few with each house rule: a Scholar, a Guide, a Sharpshooter. */
function variants(): Variant[] {
  const first = firstVariants();
  return CLOSINGS.flatMap((closing) =>
    (closing === 'strict' ? first : first.slice(0, 3)).map(({ name, options }) => ({
      name: closing === 'strict' ? name : `${name}, ${closing}`,
      options: { ...options, closing },
    })),
  );
}

const firstRules: Game<InfernosEdge> = {
  ...playableFirstRules,
  earlier: [],
  facts: {
    ...playableFirstRules.facts,
    title: "Sub Terra II: Inferno's Edge",
    seats: { min: 1, max: 6 },
    goal: 'co-op',
    chance: true,
    endings: RANKS,
    asks: ASKS.filter((ask) => ask !== 'nothing' && ask !== 'over'),
    refusals: REFUSAL_KINDS,
    variants: firstVariants(),
  },
  schemas: {
    options: firstOptionsSchema,
    action: actionSchema,
    outcome: outcomeSchema,
    event: eventSchema,
    snapshot: firstSnapshotSchema,
  },
  left,
  open: openFirstFrom,
  check: checkFrom,
  load: loadFirst,
};

export const infernosEdge: Game<InfernosEdge> = {
  ...firstRules,
  ...playableInfernosEdge,
  earlier: [firstRules],
  facts: { ...firstRules.facts, variants: variants() },
  schemas: { ...firstRules.schemas, options: optionsSchema, snapshot: snapshotSchema },
  open: openFrom,
  check: checkFrom,
  load,
  left,
};

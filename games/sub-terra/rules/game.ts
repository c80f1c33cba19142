// Sub Terra as a game of the catalog.
import type { Game } from '@undercroft/engine';
import { ASKS } from './asks.ts';
import { CAVERS, type Caver } from './cavers.ts';
import { eventSchema } from './event-schemas.ts';
import { MEDALS } from './events.ts';
import { left } from './load/left.ts';
import { load } from './load.ts';
import { DIFFICULTIES, VARIANTS } from './options.ts';
import { checkFrom, openFrom } from './parse.ts';
import { playableSubTerra, type SubTerra } from './playable.ts';
import { REFUSAL_KINDS } from './refusal-kinds.ts';
import { actionSchema, type Options, optionsSchema, outcomeSchema } from './schemas.ts';
import { snapshotSchema } from './snapshot.ts';

/** Teams of every size and for different numbers of players; together they contain every caver. */
const TEAMS: readonly { readonly cavers: readonly Caver[]; readonly players: number }[] = [
  { cavers: ['leader', 'medic', 'climber', 'scout'], players: 1 },
  { cavers: ['diver', 'geologist', 'engineer', 'bodyguard'], players: 2 },
  { cavers: ['bodyguard', 'scout', 'diver', 'leader'], players: 4 },
  { cavers: ['geologist', 'climber', 'medic', 'engineer', 'diver'], players: 5 },
  { cavers: ['leader', 'bodyguard', 'engineer', 'scout', 'geologist', 'medic'], players: 3 },
  { cavers: [...CAVERS.slice(2)], players: 6 },
];

function variants(): { name: string; options: Options }[] {
  return VARIANTS.flatMap((variant) =>
    DIFFICULTIES.flatMap((difficulty) =>
      TEAMS.map(({ cavers, players }) => ({
        name: [
          `${cavers.join(' ')}, ${players} players`,
          difficulty,
          ...(variant === 'standard' ? [] : [variant]),
        ].join(', '),
        options: {
          cavers: cavers.map((caver, i) => ({ caver, seat: i % players })),
          difficulty,
          gentle: false,
          variant,
        },
      })),
    ),
  );
}

export const subTerra: Game<SubTerra> = {
  ...playableSubTerra,
  earlier: [],
  facts: {
    ...playableSubTerra.facts,
    title: 'Sub Terra',
    seats: { min: 1, max: 6 },
    goal: 'co-op',
    chance: true,
    endings: MEDALS,
    asks: ASKS.filter((ask) => ask !== 'nothing' && ask !== 'over'),
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
  left,
};

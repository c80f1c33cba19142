// The whole of Sub Terra behind the contract.
import type { Game } from '@undercroft/engine';
import { CAVERS, type Caver } from './cavers.ts';
import { checkFrom, openFrom } from './door.ts';
import { MEDALS } from './events.ts';
import { DIFFICULTIES } from './hazards.ts';
import { playableSubTerra, type SubTerra } from './playable.ts';
import { actionShape, optionsShape, outcomeShape } from './shapes.ts';
import { load, snapshotShape } from './snapshot.ts';
import { type Options, VARIANTS } from './vocabulary.ts';

/** Teams that between them hold every caver, in every size, shared out among different numbers of players. */
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
  facts: {
    ...playableSubTerra.facts,
    title: 'Sub Terra',
    seats: { min: 1, max: 6 },
    goal: 'co-op',
    chance: true,
    endings: MEDALS,
    variants: variants(),
  },
  shapes: { options: optionsShape, action: actionShape, outcome: outcomeShape, snapshot: snapshotShape },
  open: openFrom,
  check: checkFrom,
  load,
};

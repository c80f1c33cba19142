// How a game ended, as a coin.
import type { Rank } from '@undercroft/infernos-edge';
import type { Colour } from '@undercroft/pocket-sub';
import type { Medal } from '@undercroft/sub-terra';
import { caveCoin, seaCoin, templeCoin } from './coins.ts';
import { METALS, type MedalMetal } from './metals.ts';
import { voice } from './voice.ts';

/** The ranks of each game, as its rules call them. */
export interface MedalRanks {
  readonly 'sub-terra': Medal;
  readonly 'infernos-edge': Rank;
  readonly 'pocket-sub': 'victory' | 'draw' | 'loss';
}

type AnyRank = MedalRanks[keyof MedalRanks];

const METAL: Readonly<Record<AnyRank, MedalMetal>> = {
  legendary: 'gold',
  gold: 'gold',
  victory: 'gold',
  silver: 'silver',
  draw: 'silver',
  bronze: 'bronze',
  defeat: 'iron',
  forgotten: 'iron',
  loss: 'iron',
};

const tenth = (x: number): number => Math.round(x * 10) / 10;

const spokes = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [Math.cos((i / count) * Math.PI * 2), Math.sin((i / count) * Math.PI * 2)];
    return `M${tenth(120 + x * from)} ${tenth(120 + y * from)}L${tenth(120 + x * to)} ${tenth(120 + y * to)}`;
  }).join('');

export interface MedalLook {
  readonly label?: string;
  /** Whose sub is on it. */
  readonly fleet?: Colour;
}

function face(game: keyof MedalRanks, rank: AnyRank, fleet: Colour): string {
  if (game === 'sub-terra') return caveCoin(rank as MedalRanks['sub-terra']);
  if (game === 'infernos-edge') return templeCoin(rank as MedalRanks['infernos-edge']);
  return seaCoin(rank as MedalRanks['pocket-sub'], fleet);
}

export function medal<Game extends keyof MedalRanks>(
  game: Game,
  rank: MedalRanks[Game],
  { label, fleet = 'red' }: MedalLook = {},
): string {
  const { light, mid, dark } = METALS[METAL[rank]];
  const id = `medal-${game}-${rank}`;
  const shine = (name: string, ends: string): string =>
    `<linearGradient id="${id}-${name}" ${ends}><stop stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="medal" viewBox="0 0 240 240" ${voice(label)}>` +
    `<defs>${shine('out', 'x2=".7" y2="1"')}${shine('in', 'x1=".7" y1="1" x2="0" y2="0"')}<clipPath id="${id}-coin"><circle cx="120" cy="120" r="84"/></clipPath></defs>` +
    `<circle cx="120" cy="120" r="116" fill="url(#${id}-out)"/><path d="${spokes(60, 108, 115)}" stroke="${dark}" stroke-width="2"/>` +
    `<circle cx="120" cy="120" r="101" fill="url(#${id}-in)"/><circle cx="120" cy="120" r="95" fill="url(#${id}-out)"/>` +
    `<g clip-path="url(#${id}-coin)">${face(game, rank, fleet)}</g><circle cx="120" cy="120" r="84" fill="none" stroke="${dark}" stroke-width="2"/></svg>`
  );
}

// The medal of an expedition: the artifact above the mountain.
import type { Rank } from '@undercroft/infernos-edge';
import { standing } from '@undercroft/page-kit/draw/pictures/figure';
import { INK, laurel, medal, STEEL, shining } from '@undercroft/page-kit/draw/pictures/medal';
import type { MedalMetal } from '@undercroft/page-kit/draw/pictures/metals';

const METAL: Readonly<Record<Rank, MedalMetal>> = {
  legendary: 'gold',
  gold: 'gold',
  silver: 'silver',
  bronze: 'bronze',
  forgotten: 'iron',
};

export const infernosEdgeMedal = (rank: Rank, label?: string): string =>
  medal({ id: `infernos-edge-${rank}`, metal: METAL[rank], face: face(rank), label });

const MOUNTAIN =
  `<path d="M24 206L88 118H152L216 206V240H24Z" fill="${STEEL}"/><path d="M88 118H152L168 140 150 134 140 150 126 132 114 148 100 132 76 136Z" fill="#000" fill-opacity=".35"/>` +
  `<path d="M104 206V168H136V206ZM96 168H144V160H96ZM102 160 120 148 138 160Z" fill="#4a4d54"/><path d="M114 206V182a6 6 0 0 1 12 0V206Z" fill="#0d0e10"/>`;

const PLUME =
  '<path d="M98 118C92 96 78 92 80 74 92 80 96 74 98 62 108 72 114 66 118 50 126 64 132 70 140 60 144 74 150 80 160 72 162 92 148 98 142 118Z" fill="#c8421a"/>' +
  '<path d="M106 118C104 104 96 100 98 90 106 94 110 88 112 80 118 88 124 90 130 82 134 92 142 92 142 96 138 106 134 108 134 118Z" fill="#ffb24d"/>';

const gem = (y: number, size: number): string =>
  `<g transform="translate(120 ${y}) scale(${size})" stroke="${INK}" stroke-width="3" stroke-linejoin="round"><path d="M-14-18H14L24-4 0 26-24-4Z" fill="#ffcf5e"/><path d="M-24-4H24M-14-18-8-4 0 26 8-4 14-18M-8-4 0-18 8-4" fill="none" stroke-width="1.8"/></g>`;

const CRACKS =
  '<path d="M120 36L108 66 122 86 102 112 116 136M122 86L150 96M102 112L74 106M36 150L66 146 80 160M204 140L176 150 166 168" fill="none" stroke="#0d0e10" stroke-width="3" stroke-linejoin="round"/>';

const LAVA_SEA =
  '<path d="M20 176c14-10 26-10 40 0s26 10 40 0 26-10 40 0 26 10 40 0 26-10 40 0V240H20Z" fill="#7a2a12"/><path d="M20 190c14-8 26-8 40 0s26 8 40 0 26-8 40 0 26 8 40 0 26-8 40 0" fill="none" stroke="#d0582a" stroke-width="3"/>';

const ESCAPED = [
  { x: 92, y: 190, size: 0.56 },
  { x: 149, y: 190, size: 0.56 },
  { x: 75, y: 183, size: 0.46 },
  { x: 165, y: 183, size: 0.46 },
];
const OUT_OF_IT = { legendary: 4, gold: 4, silver: 2, bronze: 1 } as const;
const GEM = { legendary: 1.05, gold: 0.95, silver: 0.8, bronze: 0.65 } as const;

function face(rank: Rank): string {
  if (rank === 'forgotten') return `${MOUNTAIN}${LAVA_SEA}${CRACKS}`;
  const escaped = `<g fill="#fff4d8">${ESCAPED.slice(0, OUT_OF_IT[rank])
    .map((place) => standing(place))
    .join('')}</g>`;
  const crown = rank === 'legendary' ? laurel(1, 152) + laurel(-1, 152) : '';
  return `${shining(120, 84)}${PLUME}${MOUNTAIN}${gem(82, GEM[rank])}${escaped}${crown}`;
}

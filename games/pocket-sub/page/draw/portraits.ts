// Pieces and waters as small pictures beside words: fleet cards, the key of the chart.

import { ariaLabel } from '@undercroft/page-kit/draw/pictures/aria-label';
import type { Colour } from '@undercroft/pocket-sub';
import { emblem, FLEETS } from './fleets.ts';
import { AMBER, DANGER, DEEP, PAPER, ROCKY, SHALLOW } from './inks.ts';
import { commandCentre, mine, type SubLook, sub, token, whirlpool } from './pieces.ts';
import type { Spin, Token, Water } from './position.ts';

const framed = (box: string, name: string, drawing: string, label?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="${name}" viewBox="${box}" ${ariaLabel(label)}>${drawing}</svg>`;

export const subPicture = (
  fleet: Colour,
  { gone = false, label, ...look }: SubLook & { gone?: boolean; label?: string } = {},
): string =>
  framed(
    // Only a hero has a star above it.
    look.hero ? '-36 -36 72 54' : '-36 -24 72 42',
    gone ? 'sub gone' : 'sub',
    gone ? `<g opacity=".28">${sub(fleet, look)}</g>` : sub(fleet, look),
    label,
  );

export const minePicture = (fleet: Colour, label?: string): string =>
  framed('-20 -20 40 40', 'sea-mine', mine(fleet), label);

export const centrePicture = (fleet: Colour, label?: string): string =>
  framed('-36 -36 72 72', 'command-centre', commandCentre(fleet), label);

export const whirlpoolPicture = (spin: Spin, label?: string): string =>
  framed('-50 -50 100 100', 'whirlpool', whirlpool(spin), label);

export const tokenPicture = (name: Token, { spent = false, label }: { spent?: boolean; label?: string } = {}): string =>
  framed(
    '-13 -13 26 26',
    spent ? 'token gone' : 'token',
    spent ? `<g opacity=".3">${token(name)}</g>` : token(name),
    label,
  );

/** The fleet's emblem on its colour. */
export const fleetPicture = (fleet: Colour, label?: string): string =>
  framed(
    '-10.5 -10.5 21 21',
    'fleet',
    `<circle r="9.8" fill="${FLEETS[fleet].body}" stroke="${PAPER}" stroke-width="1.2"/>${emblem(fleet, 5.4)}`,
    label,
  );

/** A fleet in a row: those afloat, then those gone. */
export function fleetRow(fleet: Colour, { left, of }: { left: number; of: number }, label?: string): string {
  const hero = left === 1;
  const subs = Array.from({ length: of }, (_, i) => {
    const drawn = sub(fleet, { hero: hero && i === 0 });
    return `<g transform="translate(${36 + i * 76} 36)"${i < left ? '' : ' opacity=".28"'}>${drawn}</g>`;
  });
  return framed(`0 0 ${of * 76} 54`, 'fleet-row', subs.join(''), label);
}

const SAMPLES: Readonly<Record<Water, string>> = {
  shallow: `<path d="M0 0h40v24H0Z" fill="${SHALLOW.fill}"/><path d="M5 12c3-7 9-8 15-7s14 1 15 7-8 8-15 7-16 0-15-7Z" fill="${SHALLOW.shelf}" stroke="${SHALLOW.line}" stroke-opacity=".6" stroke-width=".8"/><path d="M11 12c3-3 6-4 10-3s8 1 8 3-5 4-9 3-8 0-9-3Z" fill="none" stroke="${SHALLOW.line}" stroke-dasharray=".1 2.6" stroke-linecap="round"/>`,
  deep: `<path d="M0 0h40v24H0Z" fill="${DEEP.fill}"/>${DEEP.floors.map((floor, i) => `<ellipse cx="${20 + i * 0.6}" cy="12" rx="${17 - i * 3}" ry="${10.5 - i * 2}" fill="${floor}"/>`).join('')}`,
  rocky: `<path d="M0 0h40v24H0Z" fill="${ROCKY.fill}"/><path d="M8 15l2-5 5-1 3 4-2 4h-6ZM23 12l3-5 6 1 2 5-3 4h-6Z" fill="#8f8666" stroke="#4a4329" stroke-linejoin="round"/><path d="M10 10l5-1 3 4-5-1ZM26 7l6 1 2 5-5-2Z" fill="#b5ac89"/><path d="M19 19h4m-2-2v4M4 6h3m-1.5-1.5v3" stroke="${ROCKY.text}"/>`,
};

export const waterPicture = (water: Water, label?: string): string =>
  framed('0 0 40 24', 'water', SAMPLES[water], label);

const REGION = 'M-10,-8H10L6,8H-6Z';
const sign = (drawing: string): string => framed('-12 -10 24 20', 'sign', drawing);

/** Signs of a plan, for the key of the chart. */
export const PLAN_SIGNS = {
  end: sign(`<path d="${REGION}" fill="${AMBER}" fill-opacity=".25" stroke="${AMBER}" stroke-width="1.8"/>`),
  deadly: sign(
    `<path d="${REGION}" fill="${DANGER}" fill-opacity=".3" stroke="#ff6a50" stroke-width="1.8" stroke-dasharray="4 3"/>` +
      `<path d="M-7,2l6,-9M-4,7l9,-14M2,7l6,-9" stroke="#ff6a50" stroke-width="1.4"/>`,
  ),
  wake: sign(
    `<path d="M-10,0H10" stroke="${PAPER}" stroke-width="2.4" stroke-dasharray="1 5" stroke-linecap="round"/>`,
  ),
};

/** Somebody can come here. */
export const reachPicture = (fleet: Colour): string =>
  sign(`<circle r="8" fill="${FLEETS[fleet].body}" stroke="${PAPER}" stroke-width="1.6"/>${emblem(fleet, 3.8)}`);

// The stage counts in units of the caves; a chart is enlarged so that the table's first look shows all of it.

import type { Board, Box, Layer } from '@undercroft/page-kit/game-view';
import type { SeaBoard } from './draw/chart.ts';
import type { GroundLayer } from './draw/ground.ts';
import { tenth } from './draw/lines.ts';
import type { Plan, Turn } from './draw/plan.ts';
import { boxOf } from './draw/shapes.ts';

const ROOM: Readonly<Record<Turn, Pick<Box, 'width' | 'height'>>> = {
  0: { width: 1256, height: 800 },
  90: { width: 760, height: 840 },
};

/** Units of the stage per unit of the chart. */
export function scaleOf(plan: Plan): number {
  const { width, height } = boxOf(plan);
  const room = ROOM[plan.turn];
  return Math.round(Math.min(room.width / width, room.height / height) * 100) / 100;
}

export const scaledSvg = (svg: string, by: number): string => svg && `<g transform="scale(${by})">${svg}</g>`;

/** The same layer must come as the same text, or it would be drawn anew. */
const scaledLayers = new WeakMap<GroundLayer, Layer>();

function groundLayer(layer: GroundLayer, by: number): Layer {
  const found = scaledLayers.get(layer) ?? { key: layer.key, svg: scaledSvg(layer.svg, by) };
  scaledLayers.set(layer, found);
  return found;
}

const numbers = /-?\d+(\.\d+)?/g;

export function scaledBoard({ box, ground, marks, pieces, over, places }: SeaBoard, by: number): Omit<Board, 'light'> {
  const larger = <T extends { readonly x: number; readonly y: number }>(one: T): T => ({
    ...one,
    x: one.x * by,
    y: one.y * by,
  });
  const wider = <T extends Box>(one: T): T => ({ ...larger(one), width: one.width * by, height: one.height * by });
  const whole = wider(box);
  return {
    box: whole,
    ground: ground.map((layer) => groundLayer(layer, by)),
    marks: scaledSvg(marks, by),
    pieces: pieces.map((piece) => ({ ...larger(piece), svg: scaledSvg(piece.svg, by) })),
    overlay: scaledSvg(over, by),
    places: places.map((place) => ({
      ...wider(place),
      path: place.path.replace(numbers, (n) => tenth(Number(n) * by)),
    })),
    // The whole chart is in sight: nothing is to be followed.
    centre: { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 },
  };
}

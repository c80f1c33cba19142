// What is seen and heard of an event at sea.

import type { AnimationStep, Position } from '@undercroft/page-kit/game-view';
import type { SoundName } from '@undercroft/page-kit/sound-recipes';
import type { Event, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import { pieceKey, piecesOnChart } from './draw/berths.ts';
import { fromSnapshot } from './draw/from-snapshot.ts';
import { groundOf } from './draw/ground.ts';
import { distance, rad } from './draw/lines.ts';
import { CELLS, laid } from './draw/outlines.ts';
import { middle, type Plan, R, spotOf, type Turn } from './draw/plan.ts';
import type { Sign } from './draw/signs.ts';
import { scaledSvg, scaleOf } from './scale.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** `turn` is how the chart lies on the screen. */
export function animationStepOf(
  event: Event,
  { snapshot }: Position<PocketSub>,
  turn: Turn,
): AnimationStep | undefined {
  const plan: Plan = { cells: CELLS[snapshot.options.players], turn };
  const size = scaleOf(plan);
  const at = (region: string) => {
    const [x, y] = spotOf(plan, region);
    return { x: x * size, y: y * size };
  };
  const over = (region: string, kind: Sign, sound: SoundName, ms: number): AnimationStep => ({
    ms,
    signs: [{ ...at(region), kind }],
    sound,
  });
  switch (event.type) {
    case 'tile-laid':
      return { ms: 240, ground: tileLayer(event, plan, size), sound: 'reveal' };
    case 'stepped':
      return {
        ms: event.rule === 'PS-MOVE-2' ? 320 : 200,
        moves: [{ key: moverKey(snapshot, event), ...at(event.to) }],
        sound: 'splash',
      };
    case 'cc-placed':
    case 'sub-placed':
    case 'whirlpool-placed':
      return over(event.at, 'ring', 'splash', 300);
    case 'mine-laid':
      return over(event.at, 'ring', 'tick', 300);
    case 'mine-lost':
      return over(event.at, 'harm', 'mine', 360);
    case 'sub-lost':
      return over(event.at, 'harm', 'mine', 420);
    case 'passed':
      return over(event.at, 'ring', 'tick', 160);
    case 'sheltered':
      return over(event.at, 'heal', 'heal', 300);
    case 'hero':
      return over(event.at, 'ring', 'success', 500);
    case 'whirlpool-turned':
      return { ms: 600, moves: carried(event, snapshot, plan, size), sound: 'flood' };
    case 'tokens-spent':
      return { ms: 240, sound: 'bell' };
    case 'eliminated':
      return { ms: 400, sound: 'fall' };
    case 'won':
      return { ms: 600, sound: 'exit' };
    case 'drawn':
      return { ms: 600, sound: 'bell' };
    case 'turn-began':
    case 'sub-chosen':
    case 'round-ended':
      return undefined;
    default:
      return event satisfies never;
  }
}

function tileLayer({ at, face, turn }: EventOf<'tile-laid'>, plan: Plan, size: number) {
  const layers = groundOf(plan, [laid(at, face, turn)], 'undercroft');
  const tile = layers.find(({ key }) => key.startsWith('tile '));
  return { key: `laid ${at}`, svg: scaledSvg(tile?.svg ?? '', size) };
}

/** The moving sub comes after those that stay where it set out. */
export function moverKey({ move, subs }: Snapshot, { fleet, from }: EventOf<'stepped'>): string {
  const start = move?.path[0] ?? from;
  const here = subs[fleet]?.filter((region) => region === start).length ?? 0;
  const staying = move?.path.length === 1 ? here - 1 : here;
  return pieceKey('sub', fleet, start, staying);
}

/** Everything on a turning tile goes round its middle by a sixth. */
function carried({ at, spin }: EventOf<'whirlpool-turned'>, snapshot: Snapshot, plan: Plan, size: number) {
  const [mx, my] = middle(plan, at.split(':')[0] ?? '');
  const angle = rad(spin === 'clockwise' ? 60 : -60);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return piecesOnChart(plan, fromSnapshot(snapshot))
    .filter(({ x, y }) => distance([x, y], [mx, my]) < R * 0.9 && distance([x, y], [mx, my]) > R * 0.5)
    .map(({ key, x, y }) => ({
      key,
      x: (mx + (x - mx) * cos - (y - my) * sin) * size,
      y: (my + (x - mx) * sin + (y - my) * cos) * size,
    }));
}

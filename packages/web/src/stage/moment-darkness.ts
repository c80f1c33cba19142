// The darkness of a moment, with soft holes where the board stays lit. It is painted once, over the place the board glides to,
// and only trembles with it; a hole opens and closes by a lid of its own, whose edge makes exactly as dark as it is around it.
import type { Frame, Hole, Picture, Stage } from '@undercroft/page-kit/moments/moment';

const DARK = '#050608';
/** Of a soft edge. */
const STEPS = 8;
/** As much more has to be dark around the window as the board trembles. */
const FAR = 16;

interface Drawn {
  readonly hole: Hole;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How broad its soft edge is, in pixels. */
  readonly edge: number;
}

export class Darkness {
  readonly node = document.createElement('div');
  readonly #lids: readonly HTMLElement[];
  readonly #outlines: HTMLElement[] = [];
  readonly #holes: readonly Drawn[];
  readonly #isThere: boolean;

  constructor(stage: Stage, picture: Picture) {
    this.node.className = 'moment-dark';
    this.#isThere = picture.depth > 0;
    this.#holes = picture.holes.map((hole) => drawnHole(hole, stage, picture));
    this.node.style.inset = `${-FAR}px`;
    this.node.style.opacity = '0';
    if (this.#isThere) this.node.innerHTML = darkSvg(stage, this.#holes, picture.depth);
    this.#lids = this.#holes.map((hole) => {
      const lid = document.createElement('div');
      lid.className = 'lid';
      const size = hole.radius + hole.edge;
      lid.style.cssText = `left:${hole.x + FAR - size}px;top:${hole.y + FAR - size}px;width:${2 * size}px;height:${2 * size}px`;
      lid.innerHTML = lidSvg(hole, picture.depth);
      if (this.#isThere) this.node.append(lid);
      return lid;
    });
  }

  draw({ dim, holes, shake: [x, y] }: Frame): void {
    if (!this.#isThere) return;
    this.node.style.opacity = dim.toFixed(3);
    this.node.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
    for (const [i, lid] of this.#lids.entries()) lid.style.opacity = (1 - (holes[i] ?? 0)).toFixed(3);
  }

  /** Where nothing moves, what is struck is outlined. */
  drawStill(frame: Frame, share: number): void {
    this.draw({ ...frame, dim: share });
    if (this.#outlines.length > 0) return;
    for (const [i, { radius }] of this.#holes.entries()) {
      const lid = this.#lids[i];
      if (!lid || (frame.holes[i] ?? 0) < 0.5) continue;
      const outline = document.createElement('div');
      outline.className = 'struck-outline';
      outline.style.cssText = `left:${Number.parseFloat(lid.style.left) + Number.parseFloat(lid.style.width) / 2 - radius}px;top:${Number.parseFloat(lid.style.top) + Number.parseFloat(lid.style.height) / 2 - radius}px;width:${2 * radius}px;height:${2 * radius}px`;
      this.node.append(outline);
      this.#outlines.push(outline);
    }
  }
}

function drawnHole(hole: Hole, { at, scale }: Stage, { sight: { pan, zoom } }: Picture): Drawn {
  const [left, top] = at(hole.x, hole.y);
  const radius = hole.radius * scale * zoom;
  return { hole, x: left * zoom + pan[0], y: top * zoom + pan[1], radius, edge: hole.isRound ? radius * 0.4 : 14 };
}

const darkSvg = ({ width, height }: Stage, holes: readonly Drawn[], depth: number): string =>
  `<svg width="${width + 2 * FAR}" height="${height + 2 * FAR}" viewBox="${-FAR} ${-FAR} ${width + 2 * FAR} ${height + 2 * FAR}">` +
  `<mask id="moment-holes" maskUnits="userSpaceOnUse" x="${-FAR}" y="${-FAR}" width="${width + 2 * FAR}" height="${height + 2 * FAR}"><rect x="${-FAR}" y="${-FAR}" width="100%" height="100%" fill="#fff"/>` +
  `${holes.map((hole) => rings(hole, '#000', (open) => open)).join('')}</mask>` +
  `<rect x="${-FAR}" y="${-FAR}" width="100%" height="100%" fill="${DARK}" opacity="${depth}" mask="url(#moment-holes)"/></svg>`;

/** As dark as the darkness takes away there: together they are as dark as it is everywhere. */
function lidSvg(hole: Drawn, depth: number): string {
  const size = hole.radius + hole.edge;
  const centred = { ...hole, x: size, y: size };
  const lid = (open: number): number => (depth * open) / (1 - depth + depth * open || 1);
  return `<svg width="${2 * size}" height="${2 * size}">${rings(centred, DARK, lid)}</svg>`;
}

/** From the rim inwards, more and more open. */
function rings({ x, y, radius, edge, hole }: Drawn, colour: string, shade: (open: number) => number): string {
  const width = (2 * edge) / STEPS;
  const shape = (half: number, paint: string): string =>
    hole.isRound
      ? `<circle cx="${x}" cy="${y}" r="${half}" ${paint}/>`
      : `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="${Math.min(half, 18)}" ${paint}/>`;
  const soft = Array.from({ length: STEPS }, (_, i) => {
    const half = Math.max(1, radius + edge - (i + 0.5) * width);
    return shape(
      half,
      `fill="none" stroke="${colour}" stroke-width="${width + 0.4}" stroke-opacity="${shade((i + 0.5) / STEPS).toFixed(3)}"`,
    );
  });
  return soft.join('') + shape(Math.max(1, radius - edge), `fill="${colour}" fill-opacity="${shade(1).toFixed(3)}"`);
}

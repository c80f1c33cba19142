// Draws moments over the table: darkness with holes in it, cards, dice and words, and what moves on the board itself. Only
// transforms and opacities change from frame to frame, and nothing is measured after the beginning. Loaded after the table.
import type { Frame, Moment, MomentLine, Picture, SpriteState, Stage } from '@undercroft/page-kit/moments/moment';
import { plain } from '@undercroft/words/grammar';
import { type MomentHow, type MomentStage, STILL } from './animator.ts';
import type { Camera } from './camera.ts';
import { Darkness } from './moment-darkness.ts';
import { stageOf } from './moment-geometry.ts';
import { MomentPieces } from './moment-pieces.ts';

interface Options {
  readonly table: () => HTMLElement | null;
  readonly camera: Camera;
  readonly isPortrait: () => boolean;
  readonly skipText: () => string;
  readonly skip: () => void;
}

export function momentStage(options: Options): MomentStage {
  const left: (() => void)[] = [];
  return {
    begin: (moment, how) => {
      const playing = new Playing(moment, options, how);
      left.push(() => playing.clear());
      return { started: playing.start(), end: () => playing.end() };
    },
    clear: () => {
      for (const clear of left.splice(0)) clear();
    },
  };
}

/** What those see for whom nothing moves. */
const STANDING: readonly string[] = ['card', 'bigdie', 'hugedie', 'word', 'medal-end'];

class Playing {
  readonly #moment: Moment;
  readonly #options: Options;
  readonly #how: MomentHow;
  #canvas: Canvas | undefined;
  #request = 0;
  #began: number | undefined;
  #isOver = false;

  constructor(moment: Moment, options: Options, how: MomentHow) {
    this.#moment = moment;
    this.#options = options;
    this.#how = how;
  }

  /** From the next frame on: by then the board shows the position it begins with. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      const tick = (now: number) => {
        this.#began ??= now;
        this.#draw((now - this.#began) * this.#how.speed);
        this.#request = requestAnimationFrame(tick);
        resolve();
      };
      this.#request = requestAnimationFrame(tick);
    });
  }

  #draw(t: number): void {
    this.#canvas ??= this.#open();
    if (!this.#canvas) return;
    const { ms } = this.#moment;
    if (this.#how.isStill) this.#canvas.drawStill(t);
    else this.#canvas.draw(Math.min(t, ms));
  }

  #open(): Canvas | undefined {
    const table = this.#options.table();
    if (!table) return undefined;
    const { camera, isPortrait, skipText, skip } = this.#options;
    const stage = stageOf(table, camera, { isPortrait: isPortrait(), moved: this.#how.moved });
    return new Canvas(this.#moment, table, stage, { skipText: skipText(), skip });
  }

  end(): void {
    cancelAnimationFrame(this.#request);
    if (this.#isOver) return;
    this.#isOver = true;
    this.#canvas ??= this.#open();
    this.#canvas?.finish();
  }

  clear(): void {
    this.end();
    this.#canvas?.clear();
  }
}

const element = (name: string, html = ''): HTMLElement => {
  const made = document.createElement('div');
  made.className = name;
  made.innerHTML = html;
  return made;
};

/** What does not change is not painted again. */
function fade(node: SVGElement, opacity = 0): void {
  const drawn = opacity.toFixed(2);
  if (node.style.opacity !== drawn) node.style.opacity = drawn;
}

const GROUND_MS = 160;

const SVG = 'http://www.w3.org/2000/svg';

/** The elements of one moment. */
class Canvas {
  readonly #moment: Moment;
  readonly #picture: Picture;
  readonly #table: HTMLElement;
  readonly #over = element('moment-over');
  readonly #tell: HTMLElement;
  readonly #darkness: Darkness;
  readonly #sprites: { readonly node: HTMLElement; face: number; state: string }[];
  readonly #layers: SVGGElement[];
  readonly #coming: SVGGElement[];
  readonly #pieces: MomentPieces;
  readonly #moving: readonly HTMLElement[];
  readonly #panels: readonly HTMLElement[];
  #line: MomentLine | undefined;

  constructor(
    moment: Moment,
    table: HTMLElement,
    stage: Stage,
    { skipText, skip }: { readonly skipText: string; readonly skip: () => void },
  ) {
    this.#moment = moment;
    this.#table = table;
    this.#picture = moment.picture(stage);
    this.#darkness = new Darkness(stage, this.#picture);
    this.#sprites = this.#picture.sprites.map(({ kind, tone = '', faces }) => {
      const node = element(`${kind.replace(/\S+/g, 'sp-$&')} ${tone}`, faces[0]);
      this.#over.append(node);
      return { node, face: 0, state: '' };
    });
    this.#layers = this.#insert('.ground', this.#picture.layers);
    this.#coming = this.#insert('.pieces', this.#picture.pieces);
    this.#pieces = new MomentPieces(table, this.#picture.sight.zoom);
    this.#moving = [...table.querySelectorAll<HTMLElement>('.board > .plane, .board > .pins')];
    this.#panels = [...table.querySelectorAll<HTMLElement>('.rail, .bar, .side')];
    this.#tell = this.#telling(skipText, skip);
    table.classList.add('in-moment');
    table.classList.toggle('in-dark', this.#picture.depth > 0);
    table.append(this.#darkness.node, this.#over, ...(this.#picture.depth > 0 ? [this.#tell] : []));
  }

  /** What is said, over the dock; those who listen are told elsewhere. */
  #telling(skipText: string, skip: () => void): HTMLElement {
    const [before = '', key = '', after = ''] = skipText.split('*');
    const tell = element('tell', '<p><b></b><small></small></p><span class="skip-it"></span>');
    tell.setAttribute('aria-hidden', 'true');
    const hint = tell.querySelector('.skip-it');
    const kbd = document.createElement('kbd');
    kbd.textContent = key;
    hint?.append(before, ...(key ? [kbd] : []), after);
    tell.addEventListener('click', skip);
    return tell;
  }

  /** Ground lies under the light, pieces above everything. */
  #insert(where: string, items: Picture['layers']): SVGGElement[] {
    const parent = this.#table.querySelector(`.board ${where}`);
    const light = parent?.querySelector(':scope > g:has(> .l-dark)') ?? null;
    return items.map(({ svg, x = 0, y = 0 }) => {
      const node = document.createElementNS(SVG, 'g');
      node.setAttribute('transform', `translate(${x} ${y})`);
      node.style.opacity = '0';
      node.innerHTML = svg;
      parent?.insertBefore(node, light);
      return node;
    });
  }

  // ---------------------------------------------------------------- frames

  draw(t: number): void {
    const frame = this.#picture.frame(t);
    this.#drawBoard({ ...frame, layers: this.#ground(t, frame) });
    this.#darkness.draw(frame);
    for (const [i, state] of frame.sprites.entries()) this.#drawSprite(i, state);
    for (const panel of this.#panels) panel.style.opacity = frame.panels < 1 ? frame.panels.toFixed(3) : '';
    this.#say(t);
  }

  /** Ground is painted anew with every change: a few times a second is enough. */
  #ground(t: number, { layers }: Frame): number[] {
    return layers.length === 0 ? layers : this.#picture.frame(Math.ceil(t / GROUND_MS) * GROUND_MS).layers;
  }

  /** The result at once; only the darkness comes and goes. */
  drawStill(t: number): void {
    const { rest, ms } = this.#moment;
    const frame = this.#picture.frame(rest);
    const { fade, stands } = STILL;
    const share = Math.max(0, Math.min(1, t / fade, (stands + 2 * fade - t) / fade));
    const end = this.#picture.frame(ms);
    this.#drawBoard({ ...end, board: frame.board, zoom: frame.zoom });
    this.#darkness.drawStill(frame, share);
    for (const [i, state] of frame.sprites.entries()) {
      const { kind } = this.#picture.sprites[i] ?? { kind: '' };
      const isShown = STANDING.includes(kind) && state.opacity > 0.5;
      this.#drawSprite(i, { ...state, turn: 0, squeeze: 1, opacity: isShown ? share : 0 });
    }
    this.#say(ms);
  }

  #drawBoard(frame: Frame): void {
    const [x, y] = [frame.board[0] + frame.shake[0], frame.board[1] + frame.shake[1]];
    for (const { style } of this.#moving) {
      style.translate = x || y ? `${x.toFixed(1)}px ${y.toFixed(1)}px` : '';
      style.scale = frame.zoom < 1 ? frame.zoom.toFixed(4) : '';
    }
    for (const [i, node] of this.#layers.entries()) fade(node, frame.layers[i]);
    for (const [i, node] of this.#coming.entries()) fade(node, frame.coming[i]);
    for (const [key, state] of frame.moved) this.#pieces.draw(key, state);
  }

  #drawSprite(i: number, state: SpriteState): void {
    const sprite = this.#sprites[i];
    const faces = this.#picture.sprites[i]?.faces ?? [];
    if (!sprite) return;
    const { x, y, scale, squeeze, turn, opacity, face, mark } = state;
    if (opacity > 0 && face !== sprite.face) {
      sprite.face = face;
      sprite.node.innerHTML = faces[face] ?? '';
    }
    const drawn = opacity <= 0 ? '' : `${x} ${y} ${scale} ${squeeze} ${turn} ${opacity} ${mark}`;
    if (drawn === sprite.state) return;
    sprite.state = drawn;
    const { style, dataset } = sprite.node;
    style.opacity = opacity <= 0 ? '0' : opacity.toFixed(3);
    if (opacity <= 0) return;
    style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${(scale * squeeze).toFixed(3)},${scale.toFixed(3)})`;
    if ((dataset['mark'] ?? '') !== mark) dataset['mark'] = mark;
  }

  #say(t: number): void {
    const line = this.#moment.beats.findLast((beat) => beat.line && beat.at <= t)?.line;
    if (!line || line === this.#line) return;
    this.#line = line;
    const [title, text] = [this.#tell.querySelector('b'), this.#tell.querySelector('small')];
    if (title) title.textContent = plain(line.title);
    if (text) text.textContent = plain(line.text);
  }

  // ---------------------------------------------------------------- the end

  /** What has changed on the board stays until the board itself shows it; after an end everything does. */
  finish(): void {
    const { ms, stays } = this.#moment;
    if (stays) return this.draw(ms);
    this.#drawBoard({ ...this.#picture.frame(ms), board: [0, 0], shake: [0, 0], zoom: 1 });
    this.#pieces.shrink();
    this.#darkness.node.remove();
    this.#over.remove();
    this.#tell.remove();
    this.#table.classList.remove('in-dark');
  }

  clear(): void {
    if (this.#moment.stays) return;
    // The board may still have to draw the position it comes to.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#table.classList.remove('in-moment')));
    queueMicrotask(() => {
      for (const node of [...this.#layers, ...this.#coming]) node.remove();
      this.#pieces.clear();
    });
  }
}

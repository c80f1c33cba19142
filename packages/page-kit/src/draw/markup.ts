// The few ways in which the drawings write SVG.

export type Point = readonly [x: number, y: number];

/** Where and how a symbol is drawn: `turn` in degrees, clockwise. */
export interface Spot {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
}

/** A symbol of the definitions. */
export function use(id: string, { x = 0, y = 0, turn = 0, scale = 1 }: Spot = {}): string {
  const place = turn || scale !== 1 ? moved({ x, y, turn, scale }) : attribute('x', x) + attribute('y', y);
  return `<use href="#${id}"${place}/>`;
}

/** A transform attribute with its leading space, or nothing where nothing moves. */
export function moved({ x = 0, y = 0, turn = 0, scale = 1 }: Spot): string {
  const moves =
    (x || y ? `translate(${tenth(x)} ${tenth(y)})` : '') +
    (turn ? `rotate(${turn})` : '') +
    (scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`);
  return moves && ` transform="${moves}"`;
}

const attribute = (name: string, value: number): string => (value ? ` ${name}="${tenth(value)}"` : '');

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** `attributes` with their leading space. */
export const group = (attributes: string, content: string): string => `<g${attributes}>${content}</g>`;

/** Numbers in as few characters as SVG allows. */
export const list = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join('');

export const tidy = (text: string): string => text.replaceAll('\n', '');

/**
 * A stack is the tile's outline drawn once per layer. The layers carry no class: the style sheet tells them apart by
 * their place, which halves the markup. A tile's children are, in this order:
 *   clipPath holding the outline · rock · wall layers · <g> floor layers, art </g> · rim layers · signs
 */
export type Stack<Layers = readonly string[]> = Readonly<Record<'wall' | 'floor' | 'rim', Layers>>;

export const stack = (id: string, layers: number): string => `<use href="#${id}"/>`.repeat(layers);

/** The style of a stack, one for each layer that is drawn. `root` is the class of the tile. */
export function stackStyle(root: string, { wall, floor, rim }: Stack, drawn: Stack<number>): string {
  if (wall.length !== drawn.wall || floor.length !== drawn.floor || rim.length !== drawn.rim)
    throw new Error(`${root} is drawn in other layers than it is painted`);
  const before = 2; // the clipPath and the rock
  return [
    ...wall.map((css, i) => `${root}>:nth-child(${i + 1 + before}){${css}}`),
    ...floor.map((css, i) => `${root}>g>:nth-child(${i + 1}){${css}}`),
    ...rim.map((css, i) => `${root}>g${'+use'.repeat(i + 1)}{${css}}`),
  ].join('');
}

/** The outline once more, for what only some tiles have. */
export const layers = (id: string, names: readonly string[]): string =>
  names.map((name) => `<use href="#${id}" class="${name}"/>`).join('');

// Everything a player needs to see at once, arranged so that it fits: board, players, legend, and what is asked.
import type { Picture } from '../screens/screen.ts';
import { beside, flow, widest, wrap } from '../text/layout.ts';
import { asked } from './asked.ts';
import type { Scene } from './scene.ts';

const GAP = 2;
/** Narrower columns are not worth it. */
const LEAST_COLUMN = 26;
/** For the line on which the player types. */
const PROMPT_ROWS = 1;

export function arrange(scene: Scene): string[] {
  const { screen, table, choices, paper } = scene;
  const picture = screen.draw(table.state, { choices, sitters: table.sitters }, paper);
  const fitting = arrangements(scene, picture).filter((lines) => widest(lines) <= paper.columns);
  const rows = (paper.rows ?? Number.POSITIVE_INFINITY) - PROMPT_ROWS;
  return fitting.find((lines) => lines.length <= rows) ?? shortest(fitting) ?? inWords(scene, picture);
}

/** The best first: as large as possible, and the board next to what is said about it. */
function arrangements(scene: Scene, picture: Picture): string[][] {
  return picture.boards.flatMap((board) => [
    legendBeside(scene, picture, board),
    ...askBeside(scene, picture, board),
    allBelow(scene, picture, board),
  ]);
}

function legendBeside(scene: Scene, { players, legend }: Picture, board: readonly string[]): string[] {
  return [...beside(board, ['', ...players, '', ...legend], GAP), '', ...asked(scene, scene.paper.columns)];
}

/** With the legend where it does not make the whole taller than the board. */
function askBeside(scene: Scene, { players, legend }: Picture, board: readonly string[]): string[][] {
  const room = scene.paper.columns - widest(board) - GAP;
  if (room < LEAST_COLUMN) return [];
  const side = [...narrow(players, room), '', ...asked(scene, room)];
  const full = [...side, '', ...narrow(legend, room)];
  return [beside(board, full.length <= board.length ? full : side, GAP)];
}

function allBelow(scene: Scene, { players, legend }: Picture, board: readonly string[]): string[] {
  const { columns } = scene.paper;
  return [...board, '', ...narrow(players, columns), '', ...flow(legend, columns), '', ...asked(scene, columns)];
}

/** No picture fits. */
function inWords(scene: Scene, { list, players }: Picture): string[] {
  const { columns } = scene.paper;
  return [...narrow(list, columns), '', ...narrow(players, columns), '', ...asked(scene, columns)];
}

const narrow = (lines: readonly string[], width: number): string[] => lines.flatMap((line) => wrap(line, width, 4));

function shortest(arranged: readonly string[][]): string[] | undefined {
  return arranged.toSorted((a, b) => a.length - b.length)[0];
}

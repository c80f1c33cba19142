// Arranges everything a player needs to see so that it fits: board, players, legend, news and question.
import type { Picture } from '@undercroft/terminal/screen';
import { beside, flow, widest, wrap } from '@undercroft/terminal/text/layout';
import type { Scene } from './scene.ts';
import { type Detail, newsLines, questionLines } from './scene-text.ts';

const GAP = 2;
/** Narrower columns would be hard to read. */
const LEAST_COLUMN = 26;
/** For the line on which the player types. */
const PROMPT_ROWS = 1;

interface Arrangement {
  readonly lines: readonly string[];
  /** Lines at the top that may scroll away: they are also in the log. */
  readonly spare: number;
}

export function arrange(scene: Scene): string[] {
  const { screen, table, choices, display, occupants = table.occupants } = scene;
  const picture = screen.draw(table.state, { choices, occupants }, display);
  const fitting = arrangements(scene, picture).filter(({ lines }) => widest(lines) <= display.columns);
  const rows = (display.rows ?? Number.POSITIVE_INFINITY) - PROMPT_ROWS;
  const best =
    fitting.find(({ lines }) => lines.length <= rows) ??
    fitting.find(({ lines, spare }) => lines.length - spare <= rows) ??
    shortest(fitting);
  return best ? [...best.lines] : inWords(scene, picture);
}

/** How much is shown of the players and of the choices. */
interface Level {
  readonly players: readonly string[];
  readonly detail: Detail;
}

const levels = ({ players, brief = players }: Picture): Level[] => [
  { players, detail: 'full' },
  { players, detail: 'columns' },
  ...(brief === players ? [] : [{ players: brief, detail: 'full' } as const]),
  ...(brief === players ? [] : [{ players: brief, detail: 'columns' } as const]),
  { players: brief, detail: 'names' },
];

/** The best first: all the text, the largest board, and both side by side. */
function arrangements(scene: Scene, picture: Picture): Arrangement[] {
  const { boards, spareBoards = [] } = picture;
  return [boards, spareBoards].flatMap((some) =>
    levels(picture).flatMap((level) => some.flatMap((board) => aroundBoard(scene, { ...picture, ...level }, board))),
  );
}

type Drawn = Picture & Level;

function aroundBoard(scene: Scene, drawn: Drawn, board: readonly string[]): Arrangement[] {
  return [
    { lines: playersBeside(scene, drawn, board), spare: 0 },
    ...askBeside(scene, drawn, board),
    { lines: playersBeside(scene, { ...drawn, legend: [] }, board), spare: 0 },
    newsAbove(scene, (quiet) => playersBeside(quiet, { ...drawn, legend: [] }, board)),
    { lines: allBelow(scene, drawn, board), spare: 0 },
    { lines: allBelow(scene, { ...drawn, legend: [] }, board), spare: 0 },
  ];
}

function playersBeside(scene: Scene, { players, legend, detail }: Drawn, board: readonly string[]): string[] {
  const { columns } = scene.display;
  const room = columns - widest(board) - GAP;
  const side = room < LEAST_COLUMN || legend.length > 0 ? players : narrow(players, room);
  return [
    ...beside(board, ['', ...side, ...(legend.length > 0 ? ['', ...legend] : [])], GAP),
    '',
    ...newsLines(scene, columns),
    ...questionLines(scene, columns, detail),
  ];
}

/** With the legend if it fits beside the board; with the news above if that is shorter. */
function askBeside(scene: Scene, drawn: Drawn, board: readonly string[]): Arrangement[] {
  const room = scene.display.columns - widest(board) - GAP;
  if (room < LEAST_COLUMN) return [];
  const [head, tail] = [[...narrow(drawn.players, room), ''], questionLines(scene, room, drawn.detail)];
  const together = [...head, ...newsLines(scene, room), ...tail];
  const full = [...together, '', ...narrow(drawn.legend, room)];
  return [
    { lines: beside(board, full.length <= board.length ? full : together, GAP), spare: 0 },
    newsAbove(scene, () => beside(board, [...head, ...tail], GAP)),
  ];
}

function newsAbove(scene: Scene, draw: (quiet: Scene) => readonly string[]): Arrangement {
  const above = newsLines(scene, scene.display.columns);
  return { lines: [...above, ...draw({ ...scene, news: [] })], spare: above.length };
}

function allBelow(scene: Scene, { players, legend, detail }: Drawn, board: readonly string[]): string[] {
  const { columns } = scene.display;
  return [
    ...board,
    '',
    ...narrow(players, columns),
    ...(legend.length > 0 ? ['', ...flow(legend, columns)] : []),
    '',
    ...newsLines(scene, columns),
    ...questionLines(scene, columns, detail),
  ];
}

/** No picture fits. */
function inWords(scene: Scene, { list, players }: Picture): string[] {
  const { columns } = scene.display;
  return [
    ...narrow(list, columns),
    '',
    ...narrow(players, columns),
    '',
    ...newsLines(scene, columns),
    ...questionLines(scene, columns, 'full'),
  ];
}

const narrow = (lines: readonly string[], width: number): string[] => lines.flatMap((line) => wrap(line, width, 4));

function shortest(arranged: readonly Arrangement[]): Arrangement | undefined {
  return arranged.toSorted((a, b) => a.lines.length - b.lines.length)[0];
}

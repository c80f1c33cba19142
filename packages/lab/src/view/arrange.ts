// Everything a player needs to see at once, arranged so that it fits: board, players, legend, and what is asked.
import type { Picture } from '../screens/screen.ts';
import { beside, flow, widest, wrap } from '../text/layout.ts';
import { asked, type Detail, told } from './asked.ts';
import type { Scene } from './scene.ts';

const GAP = 2;
/** Narrower columns are not worth it. */
const LEAST_COLUMN = 26;
/** For the line on which the player types. */
const PROMPT_ROWS = 1;

interface Arrangement {
  readonly lines: readonly string[];
  /** Lines at the top that may scroll away unharmed: they are in the log. */
  readonly spare: number;
}

export function arrange(scene: Scene): string[] {
  const { screen, table, choices, paper } = scene;
  const picture = screen.draw(table.state, { choices, sitters: table.sitters }, paper);
  const fitting = arrangements(scene, picture).filter(({ lines }) => widest(lines) <= paper.columns);
  const rows = (paper.rows ?? Number.POSITIVE_INFINITY) - PROMPT_ROWS;
  const best =
    fitting.find(({ lines }) => lines.length <= rows) ??
    fitting.find(({ lines, spare }) => lines.length - spare <= rows) ??
    shortest(fitting);
  return best ? [...best.lines] : inWords(scene, picture);
}

/** How much is said: of the players, and of the choices. */
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

/** The best first: everything said, as large as possible, and the board next to what is said about it. */
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
  const { columns } = scene.paper;
  const room = columns - widest(board) - GAP;
  const side = room < LEAST_COLUMN || legend.length > 0 ? players : narrow(players, room);
  return [
    ...beside(board, ['', ...side, ...(legend.length > 0 ? ['', ...legend] : [])], GAP),
    '',
    ...told(scene, columns),
    ...asked(scene, columns, detail),
  ];
}

/** With the legend where it does not make the whole taller than the board; with the news above where that is shorter. */
function askBeside(scene: Scene, drawn: Drawn, board: readonly string[]): Arrangement[] {
  const room = scene.paper.columns - widest(board) - GAP;
  if (room < LEAST_COLUMN) return [];
  const [head, tail] = [[...narrow(drawn.players, room), ''], asked(scene, room, drawn.detail)];
  const together = [...head, ...told(scene, room), ...tail];
  const full = [...together, '', ...narrow(drawn.legend, room)];
  return [
    { lines: beside(board, full.length <= board.length ? full : together, GAP), spare: 0 },
    newsAbove(scene, () => beside(board, [...head, ...tail], GAP)),
  ];
}

function newsAbove(scene: Scene, draw: (quiet: Scene) => readonly string[]): Arrangement {
  const above = told(scene, scene.paper.columns);
  return { lines: [...above, ...draw({ ...scene, news: [] })], spare: above.length };
}

function allBelow(scene: Scene, { players, legend, detail }: Drawn, board: readonly string[]): string[] {
  const { columns } = scene.paper;
  return [
    ...board,
    '',
    ...narrow(players, columns),
    ...(legend.length > 0 ? ['', ...flow(legend, columns)] : []),
    '',
    ...told(scene, columns),
    ...asked(scene, columns, detail),
  ];
}

/** No picture fits. */
function inWords(scene: Scene, { list, players }: Picture): string[] {
  const { columns } = scene.paper;
  return [
    ...narrow(list, columns),
    '',
    ...narrow(players, columns),
    '',
    ...told(scene, columns),
    ...asked(scene, columns, 'full'),
  ];
}

const narrow = (lines: readonly string[], width: number): string[] => lines.flatMap((line) => wrap(line, width, 4));

function shortest(arranged: readonly Arrangement[]): Arrangement | undefined {
  return arranged.toSorted((a, b) => a.lines.length - b.lines.length)[0];
}

// The Pocket Sub board: a paper-blue sea chart. It knows no rules; same input, same bytes.
import { escaped } from '@undercroft/page-kit/draw/pictures/aria-label';
import { type Lying, piecesOnChart } from './berths.ts';
import { drawCourse, drawLastMove, drawWake, spotsOf } from './course.ts';
import { type GroundLayer, groundOf } from './ground.ts';
import { distance, tenth } from './lines.ts';
import { aside, burst, focusRing, ghost, lettered, MARK_DEFS, mineChoice, subKey, underMarks } from './marks.ts';
import { type Plan, spotOf, type Turn } from './plan.ts';
import type { Marks, Position } from './position.ts';
import { type Place, placesOf, type Say } from './regions.ts';
import { type Box, boxOf } from './shapes.ts';
import { PIECE_DEFS } from './symbols.ts';

export interface SeaBoard {
  readonly box: Box;
  /** Once per page. */
  readonly defs: string;
  /** Slow: kept as long as the keys stay. */
  readonly ground: readonly GroundLayer[];
  /** Under the pieces. */
  readonly marks: string;
  readonly pieces: readonly Lying[];
  /** Above the pieces. */
  readonly over: string;
  /** Every region, to be touched. */
  readonly places: readonly Place[];
  /** What to keep in sight: the chosen sub, or the middle. */
  readonly centre: { readonly x: number; readonly y: number };
}

export interface View {
  readonly turn?: Turn;
  readonly seed?: string;
  readonly say: Say;
}

function overMarks(plan: Plan, position: Position, marks: Marks): string {
  const { deadly = [], numbered = [], courses = [], wakes = [], ghost: coming, focus } = marks;
  return (
    wakes.map((wake) => drawLastMove(plan, wake)).join('') +
    lettered(
      deadly.map((name) => burst(plan, name)).join('') +
        courses.map((course) => drawCourse(plan, course, position)).join('') +
        numbered.map(({ at, key }) => subKey(plan, at, key)).join('') +
        drawMines(plan, position, marks),
    ) +
    (coming ? ghost(plan, coming, position) : '') +
    (focus === undefined ? '' : focusRing(plan, focus))
  );
}

/** Each at the end of its region that is further from the course and from the mines before it. */
function drawMines(plan: Plan, position: Position, { mines = [], courses = [] }: Marks): string {
  const taken = courses.flatMap((course) => spotsOf(plan, course, position));
  return mines
    .map((choice) => {
      const room = (end: 1 | -1): number =>
        Math.min(...taken.map((spot) => distance(spot, aside(plan, choice.at, end))));
      const end = room(1) > room(-1) ? 1 : -1;
      taken.push(aside(plan, choice.at, end));
      return mineChoice(plan, choice, end);
    })
    .join('');
}

/** In the parts a table shows one above the other. */
export function seaBoard(position: Position, marks: Marks, { turn = 0, seed = 'undercroft', say }: View): SeaBoard {
  const plan: Plan = { cells: position.cells, turn };
  const box = boxOf(plan);
  const moving = position.pieces.find(({ from }) => from !== undefined);
  const kept = marks.chosen ?? moving?.at;
  const [x, y] = kept === undefined ? [box.x + box.width / 2, box.y + box.height / 2] : spotOf(plan, kept);
  return {
    box,
    defs: MARK_DEFS + PIECE_DEFS,
    ground: groundOf(plan, position.tiles, seed),
    marks: underMarks(plan, marks) + (marks.courses?.length ? '' : drawWake(plan, position.sailed ?? [])),
    pieces: piecesOnChart(plan, position),
    over: overMarks(plan, position, marks),
    places: placesOf(plan, position, marks, say),
    centre: { x, y },
  };
}

const hitArea = ({ id, path, label }: Place): string =>
  `<path class="hit" d="${path}" fill="transparent" data-region="${id}" role="button" tabindex="-1" aria-label="${escaped(label)}"/>`;

/** As one picture. */
export function seaChart(position: Position, marks: Marks, view: View & { readonly label: string }): string {
  const { box, defs, ground, marks: under, pieces, over, places } = seaBoard(position, marks, view);
  const lying = pieces.map(
    ({ key, x, y, svg }) => `<g data-piece="${key}" transform="translate(${tenth(x)} ${tenth(y)})">${svg}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="sea" viewBox="${[box.x, box.y, box.width, box.height].map(tenth).join(' ')}" role="group" aria-label="${escaped(view.label)}">` +
    `<defs>${defs}</defs><g aria-hidden="true"><g>${ground.map(({ svg }) => svg).join('')}</g>${under}${lying.join('')}${over}</g>` +
    `${places.map(hitArea).join('')}</svg>`
  );
}

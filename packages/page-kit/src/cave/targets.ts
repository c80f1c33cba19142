// What both cave games show alike: targets on the board with what they cost and risk, and places to touch.
import { type Cells, cellKey, connected } from '../draw/cave/cells.ts';
import { type Cell, type Mark, markAt, way } from '../draw/cave/marks.ts';
import { TILE } from '../draw/cave/tile.ts';
import { use } from '../draw/markup.ts';
import type { BoardTag, Piece, Place, Target, Targeting } from '../game-view.ts';
import { cellCentre, cellOf } from './cells.ts';
import { personAt } from './people.ts';

/** Where targets are shown. */
export interface TargetGround {
  /** A cell without a tile: shown as room for one. */
  readonly isGap: (at: string) => boolean;
  /** People who can be touched are found by the keys of their pieces. */
  readonly pieces: readonly Piece[];
  /** The cell of the actor: where ways begin. */
  readonly from: string;
  /** Other places, which are neither cells nor people: where they are. */
  readonly spots?: ReadonlyMap<string, Cell>;
}

/** Marks for every target, the way to the one that is pointed at, and the chosen one. */
export function targetMarks(targeting: Targeting, ground: TargetGround): string {
  const { highlighted, others = [], target, place, lastMoves } = targeting;
  const targets = firstAtPlaces(highlighted);
  const shown = [...targets].filter(([at]) => at !== ground.from || isOneKind(highlighted));
  const marks = shown.map(([at, one]) => targetMark(kindOf(one, at, ground), at, ground));
  // Gaps that somebody elsewhere chooses from, in bone.
  marks.push(...targetedGaps(others, (at) => !ground.isGap(at)).map((at) => markAt('hint', cellCentre(at))));
  const aimed = target?.place;
  if (target && aimed !== undefined) marks.push(targetMark(target.danger ? 'chosen' : 'aimed', aimed, ground));
  const pointed = target ?? (place === undefined ? undefined : targets.get(place));
  const spot =
    place === undefined || targets.has(place) || !isCell(place) ? '' : markAt('spot', placePoint(place, ground));
  const was =
    lastMoves
      ?.at(-1)
      ?.way.filter((at) => isCell(at) && !targets.has(at))
      .slice(0, 1) ?? [];
  const wake = was.map((at) => markAt('was', placePoint(at, ground))).join('');
  return wake + marks.join('') + spot + (pointed?.way ? walkWay(pointed, ground.from) : '');
}

/** Of a tile its frame; of a person a ring around the figure, larger where it is chosen. */
function targetMark(kind: Mark, place: string, ground: TargetGround): string {
  const point = placePoint(place, ground);
  if (isCell(place)) return markAt(kind, point);
  const width = ground.pieces.find(({ key }) => key === personAt(place))?.width ?? 40;
  return use('m-whom', { ...point, scale: (width / 72) * (kind === 'whom' ? 1 : 1.25) });
}

/** An option is chosen: then what can be done on your own tile is lit, too, which otherwise has its menu. */
const isOneKind = (targets: readonly Target[]): boolean =>
  new Set(targets.map(({ action }) => kindOfAction((action as { readonly type?: string }).type))).size === 1;

/** What is done with things has one button. */
const WITH_THINGS: readonly (string | undefined)[] = ['pick-up', 'take', 'give', 'put-down'];
const kindOfAction = (type: string | undefined) => (WITH_THINGS.includes(type) ? 'items' : type);

/** What a touch on each place means: the first target there. */
function firstAtPlaces(targets: readonly Target[]): Map<string, Target> {
  const first = new Map<string, Target>();
  for (const target of targets)
    if (target.place !== undefined && !first.has(target.place)) first.set(target.place, target);
  return first;
}

function kindOf({ danger, isFar }: Target, at: string, { isGap, spots }: TargetGround): Mark {
  if (personAt(at) || spots?.has(at)) return 'whom';
  if (isGap(at)) return 'gap';
  if (isFar) return 'far';
  return danger ? (danger.share < 1 ? 'risk' : 'grave') : 'safe';
}

const walkWay = ({ way: passed = [], place = '' }: Target, from: string): string =>
  way('go', [from, ...passed, place].map(cellOf));

/** Tags keep their size on the screen: what is at the lower edge of a tile stays on it at every zoom. */
const LOW = 80;
const HIGH = 56;
const AT_FEET = 48;
const AT_WALL = 40;

/** The verb and price of each place, of what is aimed at its own; and the chance of harm there, not where the plate says it already. */
export function targetTags({ highlighted, target }: Targeting, ground: TargetGround): BoardTag[] {
  return [...firstAtPlaces(highlighted)].flatMap(([place, first]): BoardTag[] => {
    const { x, y } = placePoint(place, ground);
    const isGap = ground.isGap(place);
    const isAimed = target?.place === place;
    const one = isAimed ? target : first;
    const danger = isAimed ? undefined : one.danger;
    const low = isCell(place) ? LOW : AT_FEET;
    const isHigh = isGap || danger !== undefined;
    // How far it is can be seen; what it risks cannot.
    const isHidden = one.tag === undefined || (one.isFar && danger !== undefined);
    return [
      ...(one.tag === undefined || isHidden
        ? []
        : [
            {
              key: `target ${place}`,
              x,
              y: y + (isHigh ? -HIGH : low),
              kind: isGap ? 'verb' : 'cost',
              text: one.tag,
              ...(one.isFar ? { isMinor: true } : {}),
            } as const,
          ]),
      ...(danger
        ? [dangerTag(`danger ${place}`, { x, y: y + (ground.spots?.has(place) ? AT_WALL : LOW) }, danger)]
        : []),
    ];
  });
}

/** A verb with its price: 'Explore · 1', 'Swim · 2'. */
export const verbTag = (name: string, cost: number): string => (cost === 0 ? name : `${name} · ${cost}`);

const dangerTag = (
  key: string,
  at: { readonly x: number; readonly y: number },
  { icon, tag, share }: NonNullable<Target['danger']>,
): BoardTag => ({ key, ...at, kind: share < 1 ? 'odds' : 'certain', icon, text: tag });

/** In board units: the middle of a cell, or where somebody stands. */
export function placePoint(place: string, { pieces, spots }: Pick<TargetGround, 'pieces' | 'spots'>): Cell {
  const person = personAt(place);
  const piece = person === undefined ? undefined : pieces.find(({ key }) => key === person);
  return spots?.get(place) ?? (piece ? { x: piece.x, y: piece.y } : cellCentre(place));
}

/** A tile or a gap as somewhere to touch. */
export const cellPlace = (at: string, label: string, cells: Cells): Place => {
  const tile = cells.get(at);
  const ways = tile && connected(cells, tile).map(({ x, y }) => cellKey(x, y));
  return { id: at, ...cellCentre(at), width: TILE, height: TILE, label, ...(ways ? { ways } : {}) };
};

/** Every empty cell that a target names. */
export const targetedGaps = (targets: readonly Target[], isLaid: (at: string) => boolean): string[] => [
  ...new Set(targets.flatMap(({ place }) => (place !== undefined && isCell(place) && !isLaid(place) ? [place] : []))),
];

/** As the rules write it: '2,-1'. */
const isCell = (place: string): boolean => !place.includes(':');

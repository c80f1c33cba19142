// Moments that both cave games have: dice over people, what they lose, who falls and who is helped up, tiles that change, beasts
// that strike, and how it ends.
import type { Board } from '../board-view.ts';
import { TILE } from '../draw/cave/tile.ts';
import type { AnyEvent, PositionView } from '../game-view.ts';
import type { BoardPoint, Composer } from '../moments/composer.ts';
import { hump, inOut, rise, sink } from '../moments/easing.ts';
import type { MomentLine, ShownEvent } from '../moments/moment.ts';
import { claws, die, fall, glow, loss, ring } from '../moments/parts.ts';
import type { Timeline } from '../moments/timeline.ts';
import { beastAt } from './animation.ts';
import { cellCentre } from './cells.ts';

/** What both games call things by in their events. */
export interface CaveEvent extends AnyEvent {
  readonly caver?: string;
  readonly explorer?: string;
  readonly at?: string | null;
  readonly from?: string;
  readonly to?: string;
  readonly tiles?: readonly string[];
  readonly amount?: number;
  readonly passed?: boolean;
  readonly face?: number | string;
  readonly why?: string;
  readonly item?: string;
  readonly ledge?: string;
}

export const eventOf = ({ event }: ShownEvent): CaveEvent => event as CaveEvent;
export const whoOf = ({ caver, explorer }: CaveEvent): string | undefined => caver ?? explorer;

/** How many of the next events belong together. */
export function countWhile(next: readonly ShownEvent[], belongs: (event: CaveEvent, i: number) => boolean): number {
  const end = next.findIndex((one, i) => !belongs(eventOf(one), i));
  return end < 0 ? next.length : end;
}

// ---------------------------------------------------------------- who is where

/** The board a moment begins on, and the one it leads to. */
export class CaveScene {
  readonly before: Board;
  readonly #drawAfter: () => Board;
  #after: Board | undefined;

  constructor(c: Composer, before: PositionView, after: PositionView) {
    const nothing = { highlighted: [], isPortrait: c.stage.isPortrait };
    const board = before.board(nothing);
    this.before = { ...board, pieces: board.pieces.map((piece) => ({ ...piece, ...c.stage.walked(piece.key) })) };
    this.#drawAfter = () => after.board(nothing);
  }

  /** Drawn only for those who look at it: a board takes its time. */
  get after(): Board {
    this.#after ??= this.#drawAfter();
    return this.#after;
  }

  /** Where somebody stands; or else, where they have walked on meanwhile, in the middle of a cell. */
  spot(key: string | undefined, cell: string): BoardPoint {
    const middle = cellCentre(cell);
    const piece = this.before.pieces.find((one) => one.key === key);
    const isThere = piece && Math.abs(piece.x - middle.x) < TILE / 2 && Math.abs(piece.y - middle.y) < TILE / 2;
    return isThere ? { x: piece.x, y: piece.y } : middle;
  }

  /** The tile of a cell as it comes to be, if it changes. */
  changed(cell: string) {
    const next = this.after.ground.find(({ key }) => key === cell);
    const last = this.before.ground.find(({ key }) => key === cell);
    return next && next.svg !== last?.svg ? { ...next, key: `to ${cell}` } : undefined;
  }
}

export const HOLE = 100;

export const holeAt = (c: Composer, cell: string, from: number, to = from + 160): void =>
  c.hole({ ...cellCentre(cell), radius: HOLE }, (t) => rise(t, from, to));

// ---------------------------------------------------------------- what is lost

/** What one person loses in a moment. */
export interface Hurt {
  readonly who: string;
  readonly cell: string;
  amount: number;
  falls: boolean;
  /** The events that tell of it. */
  readonly indices: number[];
}

const FALLS: readonly string[] = ['knocked-out', 'downed', 'died', 'removed'];

export function hurtsIn(shownEvents: readonly ShownEvent[]): Hurt[] {
  const hurts: Hurt[] = [];
  for (const [i, shownEvent] of shownEvents.entries()) {
    const event = eventOf(shownEvent);
    const who = whoOf(event);
    if (who === undefined || (event.type !== 'lost-health' && !FALLS.includes(event.type))) continue;
    const found = hurts.find((one) => one.who === who);
    const hurt = found ?? { who, cell: event.at ?? '', amount: 0, falls: false, indices: [] };
    if (!found) hurts.push(hurt);
    hurt.amount += event.amount ?? 0;
    hurt.falls ||= FALLS.includes(event.type);
    hurt.indices.push(i);
  }
  return hurts;
}

export interface DamageTimes {
  readonly from: number;
  readonly arrives: number;
}

/** Tells losses when they arrive: cards change then, and not before. */
export function addDamage(timeline: Timeline, hurts: readonly Hurt[], { from, arrives }: DamageTimes): void {
  for (const { indices } of hurts) for (const i of indices) timeline.tell(i, arrives);
  timeline.cards(
    arrives,
    hurts.map(({ who }) => who),
  );
  if (hurts.length > 0) timeline.sound(arrives, 'hurt');
  if (hurts.some(({ falls }) => falls)) timeline.sound(from, 'fall');
}

export function drawDamage(
  c: Composer,
  scene: CaveScene,
  hurts: readonly Hurt[],
  { from, arrives }: DamageTimes,
): void {
  for (const { who, cell, amount, falls } of hurts) {
    if (amount > 0) loss(c, { amount, card: who, at: scene.spot(who, cell), from, arrives });
    if (falls) fall(c, who, from - 40);
  }
}

// ---------------------------------------------------------------- dice over people

export interface PersonRoll {
  readonly index: number;
  readonly who: string;
  readonly cell: string;
  readonly face: number;
  readonly passed: boolean | undefined;
  readonly from: number;
  readonly lands: number;
  readonly gone: number;
}

export interface Roll {
  readonly index: number;
  readonly who: string;
  readonly cell: string;
  readonly face: number;
  readonly passed: boolean | undefined;
}

/** One die after another, a wave for each time that somebody rolls. */
export function timedRolls(rolls: readonly Roll[], start: number, end: number, gone: number): PersonRoll[] {
  const nth = rolls.map(({ who }, i) => rolls.slice(0, i).filter((one) => one.who === who).length);
  const waves = Math.max(1, ...nth.map((n) => n + 1));
  const length = (end - start) / waves;
  const placeIn = rolls.map((_, i) => nth.slice(0, i).filter((n) => n === nth[i]).length);
  const apart = Math.min(60, (length * 0.4) / Math.max(1, ...placeIn.map((n) => n + 1)));
  return rolls.map((roll, i) => {
    const from = start + (nth[i] ?? 0) * length + (placeIn[i] ?? 0) * apart;
    const lands = from + length * 0.6;
    return { ...roll, from, lands, gone: (nth[i] ?? 0) < waves - 1 ? lands + length * 0.2 : gone };
  });
}

export function addRolls(timeline: Timeline, rolls: readonly PersonRoll[]): void {
  for (const { index, lands } of rolls) timeline.tell(index, lands);
  const last = rolls.reduce((latest, { lands }) => Math.max(latest, lands), 0);
  const [first] = rolls;
  if (first) timeline.sound(first.from, 'dice');
  if (first) timeline.sound(last, rolls.every(({ passed }) => passed !== false) ? 'success' : 'failure');
}

/** In pixels, between dice of those who share a tile. */
const APART = 84;

export function drawRolls(c: Composer, scene: CaveScene, rolls: readonly PersonRoll[]): void {
  for (const { who, cell, face, passed, from, lands, gone } of rolls) {
    const together = [...new Set(rolls.filter((one) => one.cell === cell).map((one) => one.who))];
    const spot = scene.spot(who, cell);
    die(c, {
      face: face - 1,
      from,
      lands,
      gone,
      over: together.length > 1 ? { x: cellCentre(cell).x, y: spot.y } : spot,
      aside: (together.indexOf(who) - (together.length - 1) / 2) * APART,
      card: who,
      mark: passed === undefined ? '' : passed ? 'pass' : 'fail',
    });
  }
}

// ---------------------------------------------------------------- tiles that change

/** Tile after tile takes its new look. */
export function drawChanges(
  c: Composer,
  scene: CaveScene,
  cells: readonly string[],
  start: number,
  apart: number,
): void {
  for (const [i, cell] of cells.entries()) {
    const layer = scene.changed(cell);
    if (layer) c.layer(layer, (t) => rise(t, start + i * apart, start + i * apart + 480));
  }
}

// ---------------------------------------------------------------- beasts

export interface Step {
  readonly index: number;
  readonly key: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** Still for a moment, then one fast step. */
export function drawStep(c: Composer, { key, from, to }: Step, at: number): void {
  const [a, b] = [cellCentre(from), cellCentre(to)];
  if (key === undefined) return;
  c.piece(key, (t) => {
    const u = rise(t, at + 90, at + 260, inOut);
    const crouch = t > at && t < at + 90 ? -0.04 : 0;
    return { x: (b.x - a.x) * (u + crouch), y: (b.y - a.y) * (u + crouch) };
  });
}

/** Draws back, one blow, and back to its place. */
export function drawBlow(c: Composer, key: string | undefined, from: BoardPoint, at: BoardPoint, start: number): void {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  if (key !== undefined)
    c.piece(key, (t) => {
      const drawn = -24 * hump(t, start - 300, start + 60);
      const blow = Math.min(far, 140) * rise(t, start, start + 120, inOut) * sink(t, start + 180, start + 440);
      return { x: ux * (drawn + blow), y: uy * (drawn + blow) };
    });
  ring(c, { at, from: start + 100, to: start + 480, scale: [0.3, 1.1] });
  c.shake(start + 110, start + 240, 5);
}

export const drawClaws = (c: Composer, at: BoardPoint, start: number): void => claws(c, at, start);

/** Somebody or something comes to be where nothing was. */
export function drawComing(c: Composer, scene: CaveScene, kind: string, cell: string, at: number): void {
  const known = new Set(scene.before.pieces.map(({ key }) => key));
  const piece = scene.after.pieces.find(({ key }) => key.startsWith(`${kind} ${cell}`) && !known.has(key));
  if (piece) c.coming(piece, (t) => rise(t, at, at + 160));
  ring(c, { at: cellCentre(cell), from: at, to: at + 420, scale: [0.2, 1.15] });
}

// ---------------------------------------------------------------- lifted up

/** Light around somebody who stands up again. */
export function drawRescue(c: Composer, scene: CaveScene, who: string, cell: string): void {
  const at = scene.spot(who, cell);
  c.dim(0.45, [0, 220], 850);
  holeAt(c, cell, 0, 1);
  glow(c, { at, from: 120, full: 700, fades: [800, 1150], scale: [0.04, 0.22] });
  ring(c, { at, from: 240, to: 900, scale: [0.3, 1.3], tone: 'bone' });
  c.piece(who, (t) => ({ y: -10 * hump(t, 300, 800), scale: 1 + 0.08 * hump(t, 300, 800) }));
}

// ---------------------------------------------------------------- said

/** The first sentence is the title, the next two follow it. */
export function lineOf(texts: readonly string[]): MomentLine | undefined {
  const [title, ...rest] = texts;
  return title === undefined ? undefined : { title, text: rest.slice(0, 2).join(' ') };
}

/** The steps that beasts take, with their keys on the board. */
export function beastSteps(
  shownEvents: readonly ShownEvent[],
  kind: 'horror' | 'guardian',
  beasts: readonly { readonly at: string }[],
  removedBy: string,
): Step[] {
  const earlier: CaveEvent[] = [];
  return shownEvents.flatMap((shownEvent, index) => {
    const event = eventOf(shownEvent);
    const isStep = event.type === `${kind}-moved` && event.from !== undefined && event.to !== undefined;
    const steps = isStep
      ? [
          {
            index,
            key: beastAt(event.from ?? '', { kind, beasts, earlier, removedBy }),
            from: event.from ?? '',
            to: event.to ?? '',
          },
        ]
      : [];
    earlier.push(event);
    return steps;
  });
}

// The course of a game: lines over rounds, what happened under them, the turning points marked on the first line.
import { ariaLabel, escaped } from './aria-label.ts';

export interface CourseLine {
  readonly name: string;
  /** One value per round, from the set-up on. */
  readonly values: readonly number[];
  /** The value at the top of the chart; the largest of all lines, if none is said. */
  readonly max?: number;
  /** Drawn otherwise than by its number. */
  readonly style?: { readonly stroke: string; readonly isDashed: boolean };
}

export interface CourseEvent {
  readonly round: number;
  readonly icon: string;
  /** Something was lost by it. */
  readonly hot?: boolean;
}

export interface CourseOf {
  readonly lines: readonly CourseLine[];
  readonly events?: readonly CourseEvent[];
  /** Rounds in which the game turned; numbered from 1. */
  readonly turns?: readonly number[];
  /** Where the rounds are, where values are taken more often: counted in values. */
  readonly marks?: readonly number[];
  /** What is counted below: 'Rounds'. */
  readonly counts?: string;
  /** Writes a value beside the axis; no axis where there is none. */
  readonly axis?: (value: number) => string;
  /** The whole chart in words. */
  readonly label: string;
}

const BOX = { width: 860, left: 48, right: 132, top: 14, plot: 190 };
const INK = '#0e0f12';
const BONE = '#efe6d2';
const BONE_3 = '#a0988a';
const DANGER = '#ff8a70';
const LINES = [
  { stroke: '#f2b45a', width: 2.5, dashes: '' },
  { stroke: '#c9c0ad', width: 2, dashes: '1 5' },
  { stroke: '#8fb8c9', width: 2, dashes: '8 5' },
  { stroke: '#b99a7a', width: 2, dashes: '8 4 1 4' },
] as const;

const tenth = (x: number): number => Math.round(x * 10) / 10;

interface Scale {
  readonly rounds: number;
  readonly x: (round: number) => number;
  readonly y: (value: number, max: number) => number;
  readonly max: (line: CourseLine) => number;
}

function scaleOf({ lines, events = [] }: CourseOf): Scale {
  const rounds = Math.max(1, ...lines.map(({ values }) => values.length - 1), ...events.map(({ round }) => round));
  const largest = Math.max(1e-9, ...lines.flatMap(({ values }) => values));
  return {
    rounds,
    x: (round) => tenth(BOX.left + (round / rounds) * (BOX.width - BOX.left - BOX.right)),
    y: (value, max) => tenth(BOX.top + (1 - Math.min(1, Math.max(0, value / max))) * BOX.plot),
    max: ({ max }) => max ?? largest,
  };
}

const FOOT = BOX.top + BOX.plot;

function axisRows({ lines, axis }: CourseOf, { y, max }: Scale): string {
  const [first] = lines;
  const top = first ? max(first) : 1;
  const rows = [0, top / 2, top].map((value) => {
    const figure = axis
      ? `<text x="${BOX.left - 10}" y="${y(value, top) + 5}" text-anchor="end">${escaped(axis(value))}</text>`
      : '';
    return `<path d="M${BOX.left} ${y(value, top)}H${BOX.width - BOX.right}" stroke="#33373f"/>${figure}`;
  });
  return rows.join('');
}

function styleOf({ style }: CourseLine, index: number): { stroke: string; width: number; dashes: string } {
  if (style) return { stroke: style.stroke, width: 2.25, dashes: style.isDashed ? '2 6' : '' };
  return LINES[index % LINES.length] as (typeof LINES)[number];
}

function line(one: CourseLine, index: number, { x, y, max }: Scale): string {
  const { stroke, width, dashes } = styleOf(one, index);
  const top = max(one);
  const d = one.values.map((value, round) => `${round ? 'L' : 'M'}${x(round)} ${y(value, top)}`).join('');
  if (d === '') return '';
  const area = index === 0 ? `<path d="${d}V${FOOT}H${x(0)}Z" fill="${stroke}" fill-opacity=".1" stroke="none"/>` : '';
  return `${area}<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
}

/** The names at the ends of the lines, moved apart where lines end together. */
function names({ lines }: CourseOf, { x, y, max }: Scale): string {
  const ends = lines
    .map((one, index) => ({
      one,
      index,
      at: y(one.values.at(-1) ?? 0, max(one)),
      to: x(Math.max(0, one.values.length - 1)),
    }))
    .sort((a, b) => a.at - b.at);
  let last = -Infinity;
  const placed = ends.map((end) => {
    last = Math.max(end.at, last + 17);
    return { ...end, at: last };
  });
  const over = Math.max(0, (placed.at(-1)?.at ?? 0) - FOOT);
  return placed
    .map(({ one, index, at, to }) => {
      const { stroke } = styleOf(one, index);
      return `<text x="${to + 12}" y="${tenth(at - over + 4.5)}" fill="${stroke}" font-weight="600">${escaped(one.name)}</text>`;
    })
    .join('');
}

function turningPoints({ lines, turns = [] }: CourseOf, { x, y, max }: Scale): string {
  const [first] = lines;
  if (!first) return '';
  return turns
    .map((round, i) => {
      const at = y(first.values[round] ?? 0, max(first));
      return (
        `<path d="M${x(round)} ${at}V${FOOT}" stroke="${BONE_3}" stroke-dasharray="2 4"/><circle cx="${x(round)}" cy="${at}" r="12" fill="${INK}" stroke="${BONE}" stroke-width="1.5"/>` +
        `<text x="${x(round)}" y="${tenth(at + 4.6)}" text-anchor="middle" fill="${BONE}" font-weight="700">${i + 1}</text>`
      );
    })
    .join('');
}

/** This many signs stand above one another; more only if something was lost. */
const ROWS = 3;

/** Icons under their round, one above the other where a round had several; smaller where rounds are many. */
function eventRow({ events = [] }: CourseOf, { x, rounds }: Scale): { svg: string; height: number } {
  const size = tenth(Math.min(18, Math.max(9, ((BOX.width - BOX.left - BOX.right) / rounds) * 0.92)));
  const inRound = new Map<number, number>();
  const drawn = events.map(({ round, icon, hot }) => {
    const row = inRound.get(round) ?? 0;
    if (row >= ROWS && !hot) return '';
    inRound.set(round, row + 1);
    const place = `translate(${tenth(x(round) - size / 2)} ${tenth(FOOT + 14 + row * (size + 4))}) scale(${Math.round((size / 24) * 1000) / 1000})`;
    return `<use href="./drawings/icons.svg#${icon}" width="24" height="24" transform="${place}" stroke="${hot ? DANGER : BONE_3}"/>`;
  });
  const rows = Math.max(0, ...inRound.values());
  return {
    svg: `<g fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`,
    height: rows * (size + 4),
  };
}

/** Every round, or every second, fifth or tenth where they are many. */
function roundNumbers({ marks, counts = '' }: CourseOf, { x, rounds }: Scale, y: number): string {
  const all = marks ?? Array.from({ length: rounds }, (_, i) => i + 1);
  const step = all.length > 40 ? 10 : all.length > 12 ? 5 : all.length > 6 ? 2 : 1;
  const numbers = all.map((at, i) => ((i + 1) % step === 0 ? text(x(at), i + 1, 'middle') : ''));
  function text(left: number, what: string | number, anchor: string): string {
    return `<text x="${left}" y="${tenth(y)}" text-anchor="${anchor}" font-size="11">${what}</text>`;
  }
  return numbers.join('') + text(0, escaped(counts), 'start');
}

export function courseChart(course: CourseOf): string {
  const scale = scaleOf(course);
  const { svg: events, height } = eventRow(course, scale);
  const foot = FOOT + 14 + height + 14;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="course" viewBox="0 0 ${BOX.width} ${tenth(foot + 8)}" ${ariaLabel(course.label)} ` +
    `font-family="Atkinson Hyperlegible Next Variable,Atkinson Hyperlegible Next,system-ui,sans-serif" font-size="13" font-weight="500" fill="${BONE_3}">` +
    // What is read out of it is its label.
    `<g aria-hidden="true">${axisRows(course, scale)}` +
    [...course.lines.keys()]
      .reverse()
      .map((i) => line(course.lines[i] as CourseLine, i, scale))
      .join('') +
    turningPoints(course, scale) +
    events +
    roundNumbers(course, scale, foot) +
    `${names(course, scale)}</g></svg>`
  );
}

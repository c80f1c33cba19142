// The state of the fleets, a line each, and the legend.
import type { SeatOccupant } from '@undercroft/engine';
import { type Colour, pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { drawLabels, type Label } from '@undercroft/terminal/text/canvas';
import { type Display, styled } from '@undercroft/terminal/text/display';
import { table } from '@undercroft/terminal/text/layout';
import { fleetOf, fleetsBySide, isHero, type Sea, type Water } from './chart.ts';
import { CHOICE_STYLE, COURSE_STYLE, DANGER_STYLE, pieceLabel, WATER_SIGNS, WATER_STYLES } from './styles.ts';
import type { Words } from './words.ts';

/** PS-MINE-4. */
const TWELVE = 12;

export function listFleets(sea: Sea, occupants: readonly SeatOccupant[], words: Words, display: Display): string[] {
  const position = pocketSub.save(sea);
  const { game, terminal } = words;
  const rows = sea.board.colours.map((fleet, seat) => [
    `${isDeciding(sea, seat) ? '▸' : ' '} ${styled(display, 'bold', game.fleets[fleet])}`,
    subs(position, fleet, sea.board.subsEach, display),
    mines(position, fleet, words),
    occupants[seat]?.player === 'bot' ? (occupants[seat]?.name ?? terminal.bot) : '',
  ]);
  const lines = table(rows).flatMap((line, seat) => [line, ...tokens(position, sea.board.colours[seat], words)]);
  return [round(position, words), ...teams(sea, words), ...lines];
}

/** PS-END-2 should surprise nobody. */
function round({ round: n, quiet: { rounds } }: Snapshot, { game, terminal }: Words): string {
  return [game.time.round(n), ...(rounds > 0 ? [terminal.quiet(rounds)] : [])].join(', ');
}

function isDeciding(sea: Sea, seat: number): boolean {
  const status = pocketSub.status(sea);
  return status.type === 'seat' && status.seat === seat;
}

/** PS-SETUP-1: four players are two teams. */
function teams(sea: Sea, { game }: Words): string[] {
  const sides = fleetsBySide(sea);
  return sides.length < sea.board.players ? [game.fleet.against(sides)] : [];
}

/** A sign for each sub left, and a dot for each lost. */
function subs(position: Snapshot, fleet: Colour, most: number, display: Display): string {
  const kind = isHero(position, fleet) ? 'hero' : 'sub';
  const left = position.subs[fleet]?.length ?? 0;
  const signs = Array.from({ length: left }, () => drawLabels([pieceLabel({ kind, fleet })], display));
  return [...signs, ...Array.from({ length: most - left }, () => ' · ')].join(' ');
}

function mines({ mines: lying, laid, options }: Snapshot, fleet: Colour, { terminal }: Words): string {
  const onChart = lying[fleet]?.length ?? 0;
  return options.mines === 'twelve' ? terminal.mines(onChart, TWELVE - (laid[fleet] ?? 0)) : terminal.mines(onChart);
}

function tokens({ options, tokens: unspent }: Snapshot, fleet: Colour | undefined, { game }: Words): string[] {
  if (!options.captain) return [];
  const names = ((fleet && unspent[fleet]) ?? []).map((token) => game.tokens[token].name);
  return [`    ${names.length === 0 ? game.fleet.noTokens : names.join(', ')}`];
}

/** The fleet whose turn it is lends its emblem to the examples. */
export function legend(sea: Sea, { game, terminal }: Words, display: Display): string[] {
  const fleet = fleetOf(sea, sea.seat);
  const words = terminal.legend;
  const sign = (label: Label, meaning: string) => `${drawLabels([label], display)} ${meaning}`;
  const water = (kind: Water, label: Label = waterLabel(kind)) =>
    sign(label, `${game.waters[kind].name}, ${game.waters[kind].does}`);
  return [
    display.colour ? water('shallow') : water('shallow', { text: words.blank, style: {} }),
    water('deep'),
    water('rocky'),
    sign(pieceLabel({ kind: 'sub', fleet }), game.pieces.sub),
    sign(pieceLabel({ kind: 'hero', fleet }), words.hero),
    sign(pieceLabel({ kind: 'mine', fleet }), game.pieces.mine),
    sign(pieceLabel({ kind: 'cc', fleet }), game.pieces.cc),
    ...(sea.options.captain ? [` ↻ ↺ ${words.whirlpools}`] : []),
    sign({ text: '(3)', style: CHOICE_STYLE }, words.choice(3)),
    sign({ text: ' 3!', style: DANGER_STYLE }, words.deadly(3)),
    sign({ text: 'A→ ', style: COURSE_STYLE }, words.course),
  ];
}

const waterLabel = (kind: Water): Label => ({
  text: ` ${WATER_SIGNS[kind]} `,
  style: { ...WATER_STYLES[kind].ground, ...WATER_STYLES[kind].sign },
});

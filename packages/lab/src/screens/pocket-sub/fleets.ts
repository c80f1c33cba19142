// Who has what: a line per fleet, and what the signs on the chart mean.
import type { Sitter } from '@undercroft/engine';
import { type Colour, pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { drawLabels, type Label } from '../../text/canvas.ts';
import { table } from '../../text/layout.ts';
import { type Paper, styled } from '../../text/paper.ts';
import { plural } from '../../words/grammar.ts';
import { fleetOf, isHero, type Sea, type Water } from './chart.ts';
import { CHOICE_INK, COURSE_INK, DANGER_INK, pieceLabel, WATER_INKS, WATER_SIGNS } from './inks.ts';
import { sidesOf } from './sides.ts';
import { fleetName, TOKEN_SHORT } from './words.ts';

export function listFleets(sea: Sea, sitters: readonly Sitter[], paper: Paper): string[] {
  const position = pocketSub.save(sea);
  const rows = sea.board.colours.map((fleet, seat) => [
    `${isDeciding(sea, seat) ? '▸' : ' '} ${styled(paper, 'bold', fleetName(fleet))}`,
    subs(position, fleet, sea.board.subsEach, paper),
    mines(position, fleet),
    sitters[seat]?.player === 'bot' ? (sitters[seat]?.name ?? 'bot') : '',
  ]);
  const lines = table(rows).flatMap((line, seat) => [line, ...tokens(position, sea.board.colours[seat])]);
  return [`Round ${position.round}${quiet(position)}`, ...teams(sea), ...lines];
}

function isDeciding(sea: Sea, seat: number): boolean {
  const status = pocketSub.status(sea);
  return status.type === 'seat' && status.seat === seat;
}

/** PS-SETUP-1: four players are two teams. */
function teams(sea: Sea): string[] {
  const sides = sidesOf(sea);
  return sides.length < sea.board.players ? [sides.map(({ name }) => name).join(' against ')] : [];
}

/** PS-END-2 should surprise nobody. */
const quiet = ({ quiet: { rounds } }: Snapshot): string =>
  rounds === 0 ? '' : `, ${plural(rounds, 'quiet round')} before it (3: a draw)`;

/** As many signs as subs, and a dot for each that is lost. */
function subs(position: Snapshot, fleet: Colour, most: number, paper: Paper): string {
  const kind = isHero(position, fleet) ? 'hero' : 'sub';
  const left = position.subs[fleet]?.length ?? 0;
  const signs = Array.from({ length: left }, () => drawLabels([pieceLabel({ kind, fleet })], paper));
  return [...signs, ...Array.from({ length: most - left }, () => ' · ')].join(' ');
}

function mines(position: Snapshot, fleet: Colour): string {
  const lying = plural(position.mines[fleet]?.length ?? 0, 'mine');
  return position.options.mines === 'twelve' ? `${lying}, ${12 - (position.laid[fleet] ?? 0)} to lay` : lying;
}

function tokens({ options, tokens }: Snapshot, fleet: Colour | undefined): string[] {
  if (!options.captain) return [];
  const unspent = (fleet && tokens[fleet]) ?? [];
  return [unspent.length === 0 ? '    no tokens left' : `    ${unspent.map((token) => TOKEN_SHORT[token]).join(', ')}`];
}

/** The fleet whose turn it is lends its emblem to the examples. */
export function legend(sea: Sea, paper: Paper): string[] {
  const fleet = fleetOf(sea, sea.seat);
  const sign = (label: Label, meaning: string) => `${drawLabels([label], paper)} ${meaning}`;
  const water = (kind: Water) => ({
    text: ` ${WATER_SIGNS[kind]} `,
    ink: { ...WATER_INKS[kind].ground, ...WATER_INKS[kind].sign },
  });
  return [
    sign(paper.colour ? water('shallow') : { text: 'blank', ink: {} }, 'shallow, 1 point'),
    sign(water('deep'), 'deep, 1 point; from deep to deep 2'),
    sign(water('rocky'), 'rocky, 2 points'),
    sign(pieceLabel({ kind: 'sub', fleet }), 'sub'),
    sign(pieceLabel({ kind: 'hero', fleet }), 'last sub, a hero'),
    sign(pieceLabel({ kind: 'mine', fleet }), 'mine'),
    sign(pieceLabel({ kind: 'cc', fleet }), 'Command Centre'),
    ...(sea.options.captain ? [' ↻ ↺ whirlpools'] : []),
    sign({ text: '(3)', ink: CHOICE_INK }, 'choice 3'),
    sign({ text: ' 3!', ink: DANGER_INK }, 'choice 3 loses the sub'),
    sign({ text: 'A→ ', ink: COURSE_INK }, 'the course; • where the sub is'),
  ];
}

// The state of the team: light, tiles and dangers, a line per caver, and the legend.
import { type SeatOccupant, unwrap } from '@undercroft/engine';
import { type Caver, type Snapshot, subTerra } from '@undercroft/sub-terra';
import { BEAST_STYLE, CHOICE_STYLE, DANGER_STYLE } from '@undercroft/terminal/cave/styles';
import { crosses, playerText } from '@undercroft/terminal/cave/team-setup';
import { drawLabels, type Label } from '@undercroft/terminal/text/canvas';
import { type Display, styled } from '@undercroft/terminal/text/display';
import { table } from '@undercroft/terminal/text/layout';
import { clause } from '@undercroft/words/grammar';
import { placeName } from './places.ts';
import { caverLabel, HORROR_SIGN } from './styles.ts';
import { type Descent, isActing } from './view.ts';
import type { Words } from './words.ts';

export function listTeam(
  descent: Descent,
  occupants: readonly SeatOccupant[],
  display: Display,
  words: Words,
): string[] {
  const position = subTerra.save(descent);
  const { cavers } = position.options;
  const full = unwrap(subTerra.open(descent.options)).health;
  const rows = cavers.map(({ caver, seat }, i) => [
    `${isActing(position, caver) ? '▸' : ' '} ${styled(display, 'bold', words.game.cavers[caver].name)}`,
    crosses(position.cavers[caver]?.health ?? 0, full[i] ?? 0, display),
    whereabouts(position, caver, words),
    [uses(position, caver, words), playerText(cavers, { seat, occupant: occupants[seat] }, words.terminal.cave)]
      .filter((part) => part !== '')
      .join(', '),
  ]);
  return [...summary(descent, position, words), ...table(rows), ...seenTiles(position, words)];
}

function summary(descent: Descent, { round, gas, horrors }: Snapshot, { game, terminal }: Words): string[] {
  const dangers = [
    ...(gas ? [clause(game.team.gas)] : []),
    ...(horrors.length > 0 ? [terminal.horrors(horrors.length)] : []),
  ];
  return [[game.time.round(round), terminal.tiles(descent.stack), ...dangers].join(' · '), light(descent, game)];
}

/** One torch per hazard card, burnt ones hollow. */
function light(descent: Descent, { time }: Words['game']): string {
  const { hazards, dark } = subTerra.save(descent);
  if (dark) return time.dark;
  return `${'▮'.repeat(descent.deck)}${'▯'.repeat(hazards.length)} ${time.light(descent.deck)}`;
}

function whereabouts({ cavers }: Snapshot, caver: Caver, words: Words): string {
  const { states } = words.game.team;
  const member = cavers[caver];
  if (!member) return '';
  const state = member.state ?? [];
  if (state.includes('removed')) return states.out;
  if (state.includes('submerged')) return states.submerged;
  const where = member.at === null ? '' : placeName(member.at, words);
  const how = [
    ...(member.health === 0 ? [states.unconscious] : []),
    ...(state.includes('hidden') ? [states.hidden] : []),
  ];
  const half = member.side ? [words.terminal.half(member.side)] : [];
  return [where, ...half, ...how].join(', ');
}

function uses({ pathfinder, explosives }: Snapshot, caver: Caver, { terminal }: Words): string {
  if (caver === 'scout') return terminal.discards(pathfinder);
  return caver === 'engineer' ? terminal.charges(explosives) : '';
}

/** ST-GEO-2, ST-GEO-3. */
function seenTiles({ aside, top }: Snapshot, { game }: Words): string[] {
  return [...(aside ? [game.odds.aside(aside)] : []), ...(top ? [game.odds.topSeen(top)] : [])];
}

export function legend(display: Display, words: Words): string[] {
  const { legend: texts } = words.terminal;
  const sign = (label: Label, meaning: string) => `${drawLabels([label], display)} ${meaning}`;
  const figure = (health: number, state: { acting?: boolean; hidden?: boolean }) =>
    caverLabel({ caver: 'leader', health, acting: false, hidden: false, half: undefined, ...state }, words);
  return [
    sign(figure(3, { acting: true }), texts.acting),
    sign(figure(2, { hidden: true }), texts.hidden),
    sign(figure(0, {}), texts.unconscious),
    sign({ text: HORROR_SIGN, style: BEAST_STYLE }, texts.horror),
    sign({ text: '(3)', style: CHOICE_STYLE }, texts.choice),
    sign({ text: '(3!)', style: DANGER_STYLE }, texts.danger),
    texts.gap,
    texts.walls,
    texts.blasted,
    texts.steep,
    texts.rope,
  ];
}

// How the team stands: light, tiles and dangers, a line per caver, and what the signs in the cave mean.
import { must, type Sitter } from '@undercroft/engine';
import { type Caver, type Snapshot, subTerra } from '@undercroft/sub-terra';
import { drawLabels, type Label } from '../../text/canvas.ts';
import { table } from '../../text/layout.ts';
import { type Paper, styled } from '../../text/paper.ts';
import { plural } from '../../words/grammar.ts';
import { crosses, playerText } from '../cave/crew.ts';
import { BEAST_INK, CHOICE_INK, DANGER_INK } from '../cave/inks.ts';
import { personName } from '../cave/people.ts';
import { caverLabel, HORROR_SIGN } from './inks.ts';
import { tileWords } from './names.ts';
import { placeName } from './places.ts';
import { type Descent, isActing } from './sight.ts';

export function listTeam(descent: Descent, sitters: readonly Sitter[], paper: Paper): string[] {
  const position = subTerra.save(descent);
  const full = must(subTerra.open(descent.options)).health;
  const rows = position.options.cavers.map(({ caver, seat }, i) => [
    `${isActing(position, caver) ? '▸' : ' '} ${styled(paper, 'bold', personName(caver))}`,
    crosses(position.cavers[caver]?.health ?? 0, full[i] ?? 0, paper),
    whereabouts(position, caver),
    [uses(position, caver), playerText(position.options.cavers, seat, sitters)]
      .filter((part) => part !== '')
      .join(', '),
  ]);
  return [...summary(descent, position), ...table(rows), ...seenTiles(position)];
}

function summary(descent: Descent, { round, gas, horrors }: Snapshot): string[] {
  const about = [...(gas ? ['gas is about'] : []), ...(horrors.length > 0 ? [plural(horrors.length, 'horror')] : [])];
  return [[`Round ${round}`, plural(descent.stack, 'tile'), ...about].join(' · '), light(descent)];
}

/** One torch per hazard card, burnt ones hollow. */
function light(descent: Descent): string {
  const { hazards, dark } = subTerra.save(descent);
  if (dark) return 'Dark: every round a check, or lost';
  return `${'▮'.repeat(descent.deck)}${'▯'.repeat(hazards.length)} ${plural(descent.deck, 'round')} of light`;
}

function whereabouts({ cavers }: Snapshot, caver: Caver): string {
  const member = cavers[caver];
  if (!member) return '';
  const state = member.state ?? [];
  if (state.includes('removed')) return 'lost in the dark';
  if (state.includes('submerged')) return 'under water';
  const where = member.at === null ? '' : placeName(member.at);
  const how = [...(member.health === 0 ? ['unconscious'] : []), ...(state.includes('hidden') ? ['hidden'] : [])];
  const half = member.side ? [`${member.side} half`] : [];
  return [where, ...half, ...how].join(', ');
}

function uses({ pathfinder, explosives }: Snapshot, caver: Caver): string {
  if (caver === 'scout') return plural(pathfinder, 'discard');
  return caver === 'engineer' ? plural(explosives, 'explosive') : '';
}

/** ST-GEO-2, ST-GEO-3. */
function seenTiles({ aside, top }: Snapshot): string[] {
  return [
    ...(aside ? [`Set aside: ${tileWords(aside)}`] : []),
    ...(top ? [`On top of the stack: ${tileWords(top)}`] : []),
  ];
}

export function legend(paper: Paper): string[] {
  const sign = (label: Label, meaning: string) => `${drawLabels([label], paper)} ${meaning}`;
  const figure = (health: number, state: { acting?: boolean; hidden?: boolean }) =>
    caverLabel({ caver: 'leader', health, acting: false, hidden: false, half: undefined, ...state });
  return [
    sign(figure(3, { acting: true }), 'acting, 3 health'),
    sign(figure(2, { hidden: true }), 'hidden, 2 health'),
    sign(figure(0, {}), 'unconscious'),
    sign({ text: HORROR_SIGN, ink: BEAST_INK }, 'horror'),
    sign({ text: '(3)', ink: CHOICE_INK }, 'choice 3'),
    sign({ text: '(3!)', ink: DANGER_INK }, 'choice 3 knocks out'),
    '? not explored yet',
    '━ wall, ─ opening against a wall',
    '* blasted open',
    '↓ ledge, slide: the way down',
    '┆ rope',
  ];
}

// How the expedition stands: the volcano, the bag, a line per explorer, and what the signs in the temple mean.
import { must, type Sitter } from '@undercroft/engine';
import { type Explorer, infernosEdge, markerFor, type Snapshot } from '@undercroft/infernos-edge';
import { drawLabels, type Label } from '../../text/canvas.ts';
import { table } from '../../text/layout.ts';
import { type Paper, styled } from '../../text/paper.ts';
import { plural } from '../../words/grammar.ts';
import { crosses, playerText } from '../cave/crew.ts';
import { CHOICE_INK, DANGER_INK } from '../cave/inks.ts';
import { personName } from '../cave/people.ts';
import { abilitiesText, explained } from './abilities.ts';
import { ARTIFACT_LABEL, CARRIED, explorerLabel, guardianLabel, KEY_LABEL } from './inks.ts';
import { SIGNS } from './names.ts';
import { nextToBurn } from './odds.ts';
import { placeName } from './places.ts';
import { type Expedition, isActing, leadOf } from './sight.ts';

/** IE-COMP-5. */
const GUARDIANS = 5;
const KEYS = 3;

export function listTeam(expedition: Expedition, sitters: readonly Sitter[], paper: Paper): string[] {
  const position = infernosEdge.save(expedition);
  const { explorers } = position.options;
  const full = must(infernosEdge.open(expedition.options)).health;
  const rows = explorers.map(({ explorer, seat }, i) => [
    `${isActing(position, explorer) ? '▸' : ' '} ${SIGNS[explorer]} ${styled(paper, 'bold', personName(explorer))}`,
    crosses(position.explorers[explorer]?.health ?? 0, full[i] ?? 0, paper),
    [whereabouts(position, explorer), playerText(explorers, seat, sitters)].filter((part) => part !== '').join(', '),
  ]);
  return [...summary(expedition, position), volcano(expedition, position), ...table(rows), ...abilities(position)];
}

/** By name and what is left of them; those of the one who acts are explained. */
function abilities(position: Snapshot): string[] {
  const inside = position.options.explorers.filter(({ explorer }) => position.explorers[explorer]?.at !== null);
  const acting = inside.find(({ explorer }) => isActing(position, explorer));
  const others = inside.filter((one) => one !== acting);
  return [
    others.map(({ explorer }) => `${SIGNS[explorer]}: ${abilitiesText(position, explorer)}`).join(' · '),
    ...(acting ? explained(position, acting.explorer) : []),
  ].filter((line) => line !== '');
}

/** Signs instead of names, and nothing that does not change. */
export function listTeamBriefly(expedition: Expedition, paper: Paper): string[] {
  const position = infernosEdge.save(expedition);
  const { marker, erupted, explorers } = position;
  const rows = position.options.explorers.map(({ explorer }) => [
    `${isActing(position, explorer) ? '▸' : ' '} ${styled(paper, 'bold', SIGNS[explorer])}`,
    '✚'.repeat(explorers[explorer]?.health ?? 0),
    whereabouts(position, explorer),
  ]);
  const fire = erupted ? 'erupted' : `volcano ${marker}`;
  return [
    `Round ${position.round} · ${fire} · bag ${expedition.bagCount} · guardians ${position.guardians.length}`,
    ...table(rows),
  ];
}

function summary({ bagCount }: Expedition, position: Snapshot): string[] {
  const { round, guardians, cursed } = position;
  const parts = [
    `Round ${round}`,
    bagCount === 0 ? 'bag empty' : `${plural(bagCount, 'tile')} in the bag`,
    `guardians ${guardians.length} of ${GUARDIANS}`,
    quest(position),
    ...(cursed ? ['cursed: two hazard dice'] : []),
  ];
  return [parts.filter((part) => part !== '').join(' · ')];
}

/** How far the team is: the keys, then the artifact. */
function quest({ temple, artifact, explorers, cursed }: Snapshot): string {
  if (artifact !== null) return `artifact at ${placeName(artifact)}`;
  if (cursed) return Object.values(explorers).some(({ holds }) => holds === 'artifact') ? '' : 'artifact lost';
  const placed = temple
    .filter(({ tile }) => tile === 'sanctum I' || tile === 'ledge D')
    .reduce((sum, { keys }) => sum + keys, 0);
  const found = temple.filter(({ tile }) => tile === 'key D').length;
  return placed > 0 ? `keys on the sanctum ${placed} of ${KEYS}` : `key chambers ${found} of ${KEYS}`;
}

/** One mark per step of the eruption marker, gone ones hollow. */
function volcano(expedition: Expedition, { marker, erupted, cursed, options }: Snapshot): string {
  if (erupted) return `Erupted: lava spreads twice a round and on lava faces. ${burnText(expedition)}`;
  if (marker === 0) return 'Volcano at 0: the next lava face makes it erupt';
  const start = markerFor(options.difficulty, options.explorers.length);
  const pace = cursed ? ', two a round' : '';
  return `${'▲'.repeat(marker)}${'△'.repeat(start - marker)} volcano in ${plural(marker, 'step')}${pace}`;
}

function burnText(expedition: Expedition): string {
  const next = nextToBurn(expedition).map(placeName);
  if (next.includes('crossroads')) return 'Next the entrance burns';
  return next.length === 0 ? 'Nothing burns next' : `Next: ${next.join(', ')}`;
}

function whereabouts({ explorers, brace, options }: Snapshot, explorer: Explorer): string {
  const member = explorers[explorer];
  if (!member) return '';
  const holds = member.holds ? [`has ${member.holds}`] : [];
  if (member.at === null) return [member.state === 'dead' ? 'dead' : 'escaped', ...holds].join(', ');
  const leads = explorer === leadOf(options) ? ['leads'] : [];
  const downed = member.health === 0 ? ['downed'] : [];
  const braced = explorer === 'veteran' && brace === 'braced' ? ['braced'] : [];
  return [placeName(member.at), ...downed, ...braced, ...holds, ...leads].join(', ');
}

export function legend(paper: Paper): string[] {
  const sign = (label: Label, meaning: string) => `${drawLabels([label], paper)} ${meaning}`;
  const figure = (change: Partial<Parameters<typeof explorerLabel>[0]>) =>
    explorerLabel({ explorer: 'healer', health: 3, acting: false, braced: false, holds: null, ...change });
  return [
    sign(figure({ acting: true }), 'acting, 3 health'),
    sign(figure({ holds: 'key' }), `${CARRIED.key} has a key, ${CARRIED.artifact} the artifact`),
    sign(figure({ health: 0 }), 'downed'),
    `${drawLabels([guardianLabel('waiting')], paper)} guardian, ${drawLabels([guardianLabel('acting')], paper)} acting, ${drawLabels([guardianLabel('done')], paper)} done`,
    sign(KEY_LABEL, 'a key lies here'),
    sign(ARTIFACT_LABEL, 'the artifact'),
    sign({ text: '(3)', ink: CHOICE_INK }, 'choice 3'),
    sign({ text: '(3!)', ink: DANGER_INK }, 'choice 3 would be regretted'),
    '? not explored yet',
    '━ wall, ─ opening against a wall',
    '* demolished',
    '▓ rubble',
    '≈ burnt',
    '┊ edge of the temple',
  ];
}

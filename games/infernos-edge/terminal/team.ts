// The state of the expedition: the volcano, the bag, and a line per explorer.
import { type SeatOccupant, unwrap } from '@undercroft/engine';
import { type Explorer, infernosEdge, keysInBag, markerFor, type Snapshot } from '@undercroft/infernos-edge';
import { crosses, playerText } from '@undercroft/terminal/cave/team-setup';
import { type Display, styled } from '@undercroft/terminal/text/display';
import { table } from '@undercroft/terminal/text/layout';
import { abilitiesText, explained } from './abilities.ts';
import { nextToBurn } from './odds.ts';
import { placeName } from './places.ts';
import { type Expedition, isActing, leadOf } from './view.ts';
import type { Words } from './words.ts';

export function listTeam(
  expedition: Expedition,
  occupants: readonly SeatOccupant[],
  display: Display,
  words: Words,
): string[] {
  const position = infernosEdge.save(expedition);
  const { explorers } = position.options;
  const full = unwrap(infernosEdge.open(expedition.options)).health;
  const rows = explorers.map(({ explorer, seat }, i) => [
    `${marked(position, explorer, words)} ${styled(display, 'bold', words.game.explorers[explorer].name)}`,
    crosses(position.explorers[explorer]?.health ?? 0, full[i] ?? 0, display),
    [
      whereabouts(position, explorer, words),
      playerText(explorers, { seat, occupant: occupants[seat] }, words.terminal.cave),
    ]
      .filter((part) => part !== '')
      .join(', '),
  ]);
  return [
    summary(expedition, position, words),
    volcano(expedition, position, words),
    ...table(rows),
    ...abilities(position, words),
  ];
}

/** '▸ Sc': the sign, and who acts. */
const marked = (position: Snapshot, explorer: Explorer, { terminal: { board } }: Words): string =>
  `${isActing(position, explorer) ? '▸' : ' '} ${board.signs[explorer]}`;

/** Names and remaining uses; those of the acting explorer are explained. */
function abilities(position: Snapshot, words: Words): string[] {
  const { signs } = words.terminal.board;
  const inside = position.options.explorers.filter(({ explorer }) => position.explorers[explorer]?.at !== null);
  const acting = inside.find(({ explorer }) => isActing(position, explorer));
  const others = inside.filter((one) => one !== acting);
  return [
    others.map(({ explorer }) => `${signs[explorer]}: ${abilitiesText(position, explorer, words)}`).join(' · '),
    ...(acting ? explained(position, acting.explorer, words) : []),
  ].filter((line) => line !== '');
}

/** Signs instead of names, and only what changes. */
export function listTeamBriefly(expedition: Expedition, display: Display, words: Words): string[] {
  const { brief } = words.terminal;
  const position = infernosEdge.save(expedition);
  const { round, marker, erupted, explorers, guardians } = position;
  const rows = position.options.explorers.map(({ explorer }) => [
    styled(display, 'bold', marked(position, explorer, words)),
    '✚'.repeat(explorers[explorer]?.health ?? 0),
    whereabouts(position, explorer, words),
  ]);
  const head = [
    words.game.time.round(round),
    erupted ? brief.erupted : brief.volcano(marker),
    brief.bag(expedition.bagCount, keysInBag(expedition)),
    brief.guardians(guardians.length),
  ];
  return [head.join(' · '), ...table(rows)];
}

function summary(expedition: Expedition, position: Snapshot, words: Words): string {
  const { time } = words.game;
  const { odds, guardians, cursed } = words.terminal.about;
  const { bagCount } = expedition;
  const parts = [
    time.round(position.round),
    `${odds.tiles}: ${[odds.inBag(bagCount), ...(bagCount > 0 ? [odds.keys(keysInBag(expedition))] : [])].join(', ')}`,
    guardians(position.guardians.length),
    quest(position, words),
    ...(position.cursed ? [cursed] : []),
  ];
  return parts.join(' · ');
}

/** The team's progress: the keys, then the artifact. */
function quest({ temple, artifact, explorers, cursed, options }: Snapshot, words: Words): string {
  const { quest: texts } = words.terminal;
  if (artifact !== null) return `${texts.artifact} (${placeName(artifact, words)})`;
  const holder = options.explorers.find(({ explorer }) => explorers[explorer]?.holds === 'artifact')?.explorer;
  if (holder) return explorers[holder]?.state === 'escaped' ? texts.out : texts.carried(holder);
  if (cursed) return texts.lost;
  const placed = temple
    .filter(({ tile }) => tile === 'sanctum I' || tile === 'ledge D')
    .reduce((sum, { keys }) => sum + keys, 0);
  return placed > 0 ? texts.placed(placed) : texts.keys(temple.filter(({ tile }) => tile === 'key D').length);
}

/** One mark per step of the eruption marker, past ones hollow. */
function volcano(expedition: Expedition, { marker, erupted, cursed, options }: Snapshot, words: Words): string {
  const { time } = words.game;
  if (erupted) return `${time.erupted}. ${burnText(expedition, words)}`;
  if (marker === 0) return time.volcano(marker);
  const start = markerFor(options.difficulty, options.explorers.length);
  const steps = `${'▲'.repeat(marker)}${'△'.repeat(start - marker)} ${time.volcano(marker)}`;
  return cursed ? `${steps}, ${time.pace}` : steps;
}

/** 'Two spaces burn next: 2S, 1E 2S'. */
function burnText(expedition: Expedition, words: Words): string {
  const { fire } = words.terminal.about;
  const next = nextToBurn(expedition);
  if (next.includes('0,0')) return fire.entranceNext;
  const head = fire.burnsNext(next.length);
  return next.length === 0 ? head : `${head}: ${next.map((cell) => placeName(cell, words)).join(', ')}`;
}

function whereabouts({ explorers, brace, options }: Snapshot, explorer: Explorer, words: Words): string {
  const { team } = words.game;
  const member = explorers[explorer];
  if (!member) return '';
  const holds = member.holds ? [team.holds(member.holds)] : [];
  if (member.at === null) return [team.states[member.state], ...holds].join(', ');
  const leads = explorer === leadOf(options) ? [team.leads] : [];
  const downed = member.health === 0 ? [team.states.downed] : [];
  const braced = explorer === 'veteran' && brace === 'braced' ? [team.states.braced] : [];
  return [placeName(member.at, words), ...downed, ...braced, ...holds, ...leads].join(', ');
}

// The team of an expedition as cards, in the order of the round: health, what is held, whose turn it is.
import { type Explorer, type Snapshot, startingHealth } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { EXPLORER_ABILITIES, usesLeft } from '@undercroft/infernos-edge/words';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { Card, Chip, Seating } from '@undercroft/page-kit/game-view';
import { explorerState, isActing } from './draw/board.ts';
import { type Later, withLazy } from './later.ts';
import type { Words } from './scene.ts';
import { leadOf } from './viewpoint.ts';

type Member = Snapshot['explorers'][string];

/** IE-ROUND-1: from the lead explorer on. */
export function cardsOf(snapshot: Snapshot, seating: Seating, words: Words, later: Later): Card[] {
  const all = snapshot.options.explorers;
  const lead = all.findIndex(({ explorer }) => explorer === leadOf(snapshot));
  return [...all.slice(lead), ...all.slice(0, lead)].map((one) =>
    withLazy(cardOf(snapshot, one, seating, words), 'abilities', () => {
      return later.parts?.abilitiesOf(snapshot, one.explorer) ?? [];
    }),
  );
}

function cardOf(
  snapshot: Snapshot,
  { explorer, seat }: Snapshot['options']['explorers'][number],
  { names, bots }: Seating,
  { game: words, page }: Words,
): Omit<Card, 'abilities'> {
  const member = snapshot.explorers[explorer] as Member;
  const full = startingHealth(explorer);
  const state = explorerState(member);
  const acts = isActing(snapshot, explorer);
  const fallen = ({ down: 'down', lost: 'gone' } as const)[state as 'down' | 'lost'];
  return {
    id: explorer,
    face: portrait(explorer, { state, holds: member.holds }),
    name: words.explorers[explorer].name,
    who: bots[seat] ? page.common.bot : (names[seat] ?? ''),
    seat,
    health: { left: member.health, of: full, words: words.team.health(member.health, full) },
    state: stateWords(snapshot, explorer, words),
    tone: fallen ?? (acts ? 'acting' : 'plain'),
    turn: turnOf(snapshot, explorer),
    chips: chipsOf(snapshot, explorer, words),
    notes: notesOf(snapshot, explorer, words),
    ...(member.at === null ? {} : { place: member.at }),
  };
}

// ---------------------------------------------------------------- the round

/** Before or after whose turn it is, in the order of the round. */
function turnOf(snapshot: Snapshot, explorer: Explorer): NonNullable<Card['turn']> {
  const order = snapshot.options.explorers.map((member) => member.explorer);
  const lead = order.indexOf(leadOf(snapshot) ?? snapshot.active);
  const turn = (who: Explorer) => (order.indexOf(who) - lead + order.length) % order.length;
  const ahead = turn(explorer) - turn(snapshot.active);
  if (ahead === 0 && isActing(snapshot, snapshot.active)) return 'acting';
  return ahead < 1 ? 'done' : ahead === 1 ? 'next' : 'waiting';
}

// ---------------------------------------------------------------- what should be seen at once

function chipsOf(snapshot: Snapshot, explorer: Explorer, { team: { states }, table }: InfernosEdgeWords): Chip[] {
  const { health, state, holds } = snapshot.explorers[explorer] as Member;
  const isBraced = explorer === 'veteran' && snapshot.brace === 'braced';
  return [
    ...(state === 'dead' ? [chip('gone', states.dead, 'bad')] : []),
    ...(state === 'escaped' ? [chip('leave', states.escaped, 'good')] : []),
    ...(state === 'inside' && health === 0 ? [chip('unconscious', states.downed, 'bad')] : []),
    ...(holds ? [chip(holds, table.chips[holds], 'plain')] : []),
    ...(isBraced ? [chip('brace', states.braced, 'good')] : []),
  ];
}

const chip = (icon: string, text: string, tone: Chip['tone']): Chip => ({ icon, text, tone });

/** What is left of abilities that are used up. */
function notesOf(snapshot: Snapshot, explorer: Explorer, words: InfernosEdgeWords): string[] {
  const { team, actions } = words;
  const holds = snapshot.explorers[explorer]?.holds;
  const uses = EXPLORER_ABILITIES[explorer].flatMap(({ name }) => {
    const left = usesLeft(snapshot, name);
    return left === undefined
      ? []
      : [`${name === 'adventurer' ? team.luck : actions[name as 'research'].name}: ${team.uses(left)}`];
  });
  return [...(holds ? [team.holds(holds)] : []), ...(explorer === leadOf(snapshot) ? [team.leads] : []), ...uses];
}

function stateWords(snapshot: Snapshot, explorer: Explorer, { team: { states } }: InfernosEdgeWords): string {
  const { health, state } = snapshot.explorers[explorer] as Member;
  if (state !== 'inside') return states[state];
  if (health === 0) return states.downed;
  if (isActing(snapshot, explorer)) return states.acting;
  if (explorer === 'veteran' && snapshot.brace === 'braced') return states.braced;
  return states[turnOf(snapshot, explorer)];
}

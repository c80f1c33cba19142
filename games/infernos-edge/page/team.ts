// The team of an expedition as cards: health, what is held, what is left of abilities, whose turn it is.
import { type Explorer, type Snapshot, startingHealth } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { EXPLORER_ABILITIES, type ExplorerAbility, usesLeft } from '@undercroft/infernos-edge/words';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { Card, Seating } from '@undercroft/page-kit/game-view';
import { explorerState, isActing } from './draw/board.ts';
import type { Words } from './scene.ts';
import { leadOf } from './viewpoint.ts';

type Member = Snapshot['explorers'][string];

export function cardsOf(snapshot: Snapshot, { names, bots }: Seating, { game: words, page }: Words): Card[] {
  return snapshot.options.explorers.map(({ explorer, seat }) => {
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
      abilities: EXPLORER_ABILITIES[explorer].map(({ name, rule }) => ({
        name: words.abilities[name].name,
        text: [doesOf(snapshot, name, words), ...usesOf(snapshot, name, words)].join(', '),
        rule,
      })),
      notes: notesOf(snapshot, explorer, words),
      ...(member.at === null ? {} : { place: member.at }),
    };
  });
}

/** IE-ED-2. */
const doesOf = ({ options }: Snapshot, ability: ExplorerAbility, { abilities, team }: InfernosEdgeWords): string =>
  ability === 'adventurer' && options.variant === 'second-edition' ? team.secondLuck : abilities[ability].does;

function usesOf(snapshot: Snapshot, ability: ExplorerAbility, { team }: InfernosEdgeWords): string[] {
  const left = usesLeft(snapshot, ability);
  return left === undefined ? [] : [team.uses(left)];
}

/** Who acts has the whole of it in their abilities. */
function notesOf(snapshot: Snapshot, explorer: Explorer, words: InfernosEdgeWords): string[] {
  const { team } = words;
  const holds = snapshot.explorers[explorer]?.holds;
  const uses = isActing(snapshot, explorer)
    ? []
    : EXPLORER_ABILITIES[explorer].flatMap(({ name }) =>
        usesOf(snapshot, name, words).map((left) => `${words.abilities[name].name}: ${left}`),
      );
  return [...(holds ? [team.holds(holds)] : []), ...(explorer === leadOf(snapshot) ? [team.leads] : []), ...uses];
}

function stateWords(snapshot: Snapshot, explorer: Explorer, { team: { states } }: InfernosEdgeWords): string {
  const { health, state } = snapshot.explorers[explorer] as Member;
  if (state !== 'inside') return states[state];
  if (health === 0) return states.downed;
  if (isActing(snapshot, explorer)) return states.acting;
  if (explorer === 'veteran' && snapshot.brace === 'braced') return states.braced;
  return turnWords(snapshot, explorer, states);
}

/** Before or after whose turn it is, in the order of the round. */
function turnWords(snapshot: Snapshot, explorer: Explorer, states: InfernosEdgeWords['team']['states']): string {
  const order = snapshot.options.explorers.map((member) => member.explorer);
  const lead = order.indexOf(leadOf(snapshot) ?? snapshot.active);
  const turn = (who: Explorer) => (order.indexOf(who) - lead + order.length) % order.length;
  const ahead = turn(explorer) - turn(snapshot.active);
  return ahead < 1 ? states.done : ahead === 1 ? states.next : states.waiting;
}

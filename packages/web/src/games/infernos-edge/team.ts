// The team of an expedition as cards: health, what is held, what is left of abilities, whose turn it is.
import { type Explorer, type Snapshot, startingHealth } from '@undercroft/infernos-edge';
import { explorerState, isActing } from '../../draw/infernos-edge-board.ts';
import { portrait } from '../../draw/pieces.ts';
import type { Card, Seating } from '../../stage/contract.ts';
import type { InfernosEdgeWords } from '../../words/en/infernos-edge.ts';
import { EXPLORER_ABILITIES, type ExplorerAbility } from '../../words/explorer-abilities.ts';
import type { Words } from './scene.ts';
import { leadOf } from './seen.ts';

type Member = Snapshot['explorers'][string];

export function cardsOf(position: Snapshot, { names, bots }: Seating, { game: words, page }: Words): Card[] {
  return position.options.explorers.map(({ explorer, seat }) => {
    const member = position.explorers[explorer] as Member;
    const full = startingHealth(explorer);
    const state = explorerState(member);
    const acts = isActing(position, explorer);
    const fallen = ({ down: 'down', lost: 'gone' } as const)[state as 'down' | 'lost'];
    return {
      id: explorer,
      face: portrait(explorer, { state, holds: member.holds }),
      name: words.explorers[explorer].name,
      who: bots[seat] ? page.common.bot : (names[seat] ?? ''),
      seat,
      health: { left: member.health, of: full, words: words.team.health(member.health, full) },
      state: stateWords(position, explorer, words),
      tone: fallen ?? (acts ? 'acting' : 'plain'),
      abilities: EXPLORER_ABILITIES[explorer].map(({ name, rule }) => ({
        name: words.abilities[name].name,
        text: [doesOf(position, name, words), ...usesOf(position, name, words)].join(', '),
        rule,
      })),
      notes: notesOf(position, explorer, words),
      ...(member.at === null ? {} : { place: member.at }),
    };
  });
}

/** IE-ED-2. */
const doesOf = ({ options }: Snapshot, ability: ExplorerAbility, { abilities, team }: InfernosEdgeWords): string =>
  ability === 'adventurer' && options.variant === 'second-edition' ? team.secondLuck : abilities[ability].does;

function usesOf(position: Snapshot, ability: ExplorerAbility, { team }: InfernosEdgeWords): string[] {
  const left = usesLeft(position, ability);
  return left === undefined ? [] : [team.uses(left)];
}

function usesLeft(position: Snapshot, ability: ExplorerAbility): number | undefined {
  switch (ability) {
    case 'adventurer':
      return position.options.variant === 'second-edition' ? undefined : position.luck;
    case 'research':
      return position.journals;
    case 'shore-up':
      return position.shores;
    case 'demolish':
      return position.demolitions;
    default:
      return undefined;
  }
}

/** Who acts has the whole of it in their abilities. */
function notesOf(position: Snapshot, explorer: Explorer, words: InfernosEdgeWords): string[] {
  const { team } = words;
  const holds = position.explorers[explorer]?.holds;
  const uses = isActing(position, explorer)
    ? []
    : EXPLORER_ABILITIES[explorer].flatMap(({ name }) =>
        usesOf(position, name, words).map((left) => `${words.abilities[name].name}: ${left}`),
      );
  return [...(holds ? [team.holds(holds)] : []), ...(explorer === leadOf(position) ? [team.leads] : []), ...uses];
}

function stateWords(position: Snapshot, explorer: Explorer, { team: { states } }: InfernosEdgeWords): string {
  const { health, state } = position.explorers[explorer] as Member;
  if (state !== 'inside') return states[state];
  if (health === 0) return states.downed;
  if (isActing(position, explorer)) return states.acting;
  if (explorer === 'veteran' && position.brace === 'braced') return states.braced;
  return turnWords(position, explorer, states);
}

/** Before or after whose turn it is, in the order of the round. */
function turnWords(position: Snapshot, explorer: Explorer, states: InfernosEdgeWords['team']['states']): string {
  const order = position.options.explorers.map((member) => member.explorer);
  const lead = order.indexOf(leadOf(position) ?? position.active);
  const turn = (who: Explorer) => (order.indexOf(who) - lead + order.length) % order.length;
  const ahead = turn(explorer) - turn(position.active);
  return ahead < 1 ? states.done : ahead === 1 ? states.next : states.waiting;
}

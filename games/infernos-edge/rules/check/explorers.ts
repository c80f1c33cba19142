// Refusals about other explorers: whether they are in reach, and whether they need help.

import { type Expedition, findExplorer, isHurt, nameOf, STATES, type State } from '../expedition.ts';
import { EXPLORERS, type Explorer } from '../explorers.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import { sightTo } from '../sight.ts';
import { own } from './spaces.ts';

/** Why somebody is not in the temple. */
function insideRefusal(e: Expedition, name: Explorer): MaybeRefusal {
  const other = findExplorer(e, EXPLORERS.indexOf(name));
  if (other < 0) return refuse('not-in-the-team', 'IE-SETUP-1', { explorer: name });
  const state = STATES[e.states[other]!] as State;
  return state === 'inside' ? undefined : refuse(state, 'IE-ACT-EXIT', { explorer: name });
}

export function companionRefusal(e: Expedition, name: Explorer, rule: string): MaybeRefusal {
  const refusal = insideRefusal(e, name);
  if (refusal) return refusal;
  const other = findExplorer(e, EXPLORERS.indexOf(name));
  return e.places[other] === own(e) ? undefined : refuse('not-on-this-space', rule, { explorer: name });
}

const hurtRefusal = (e: Expedition, name: Explorer): MaybeRefusal =>
  isHurt(e, findExplorer(e, EXPLORERS.indexOf(name)))
    ? undefined
    : refuse('full-health', 'IE-ACT-0', { explorer: name });

export function otherRefusal(e: Expedition, name: Explorer, rule: string): MaybeRefusal {
  return name === nameOf(e, e.actor) ? refuse('not-yourself', rule) : insideRefusal(e, name);
}

export function seenRefusal(e: Expedition, name: Explorer, rule: string, most: number): MaybeRefusal {
  const refusal = otherRefusal(e, name, rule) ?? hurtRefusal(e, name);
  if (refusal) return refusal;
  const steps = sightTo(e, own(e), e.places[findExplorer(e, EXPLORERS.indexOf(name))]!);
  if (steps < 0) return refuse('not-in-sight', 'IE-MAP-6', { explorer: name });
  return steps > most ? refuse('too-far', rule, { explorer: name, steps, most }) : undefined;
}

export function healRefusal(e: Expedition, name: Explorer): MaybeRefusal {
  return companionRefusal(e, name, 'IE-ACT-HEAL') ?? hurtRefusal(e, name);
}

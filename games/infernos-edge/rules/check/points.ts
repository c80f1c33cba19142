// Refusals for lack of points or because the ability belongs to somebody else.

import { ASK_ACTION } from '../asks.ts';
import {
  ACTIONS,
  type ActionName,
  ANNIHILATE,
  BRACE,
  COMMAND,
  DEMOLISH,
  EXCAVATE,
  GRENADE,
  ILLUMINATE,
  MEND,
  PURIFY,
  RESEARCH,
  REVIVE,
  SCOPE,
  SHOOT,
  SHORE_UP,
  SPRINT,
} from '../codes.ts';
import { costOf, ownerOf } from '../costs.ts';
import type { Expedition } from '../expedition.ts';
import { EXPLORERS, type Explorer } from '../explorers.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';

/** The clause behind each ability. */
const ABILITY_RULES: Readonly<Record<number, string>> = {
  [ILLUMINATE]: 'IE-GUI-2',
  [SPRINT]: 'IE-SCN-1',
  [COMMAND]: 'IE-ARI-1',
  [RESEARCH]: 'IE-ARI-2',
  [EXCAVATE]: 'IE-FOR-1',
  [SHORE_UP]: 'IE-FOR-2',
  [SCOPE]: 'IE-SHA-1',
  [SHOOT]: 'IE-SHA-2',
  [GRENADE]: 'IE-SAP-1',
  [DEMOLISH]: 'IE-SAP-2',
  [ANNIHILATE]: 'IE-VET-1',
  [BRACE]: 'IE-VET-2',
  [MEND]: 'IE-HEA-1',
  [REVIVE]: 'IE-PRI-1',
  [PURIFY]: 'IE-PRI-2',
};

export function abilityRefusal(e: Expedition, kind: number): MaybeRefusal {
  const owner = ownerOf(kind);
  if (owner < 0 || e.who[e.actor] === owner) return undefined;
  return refuse('not-your-ability', ABILITY_RULES[kind] as string, {
    action: ACTIONS[kind] as ActionName,
    owner: EXPLORERS[owner] as Explorer,
  });
}

export function costRefusal(e: Expedition, kind: number): MaybeRefusal {
  const cost = costOf(kind);
  if (e.asks !== ASK_ACTION || cost <= e.points) return undefined;
  const exerting = !e.exerted && e.health[e.active]! >= 2 && cost <= e.points + 1;
  return refuse('too-few-points', 'IE-TURN-1', { cost, left: e.points, exerting });
}

export function exertRefusal(e: Expedition): MaybeRefusal {
  if (e.exerted) return refuse('exerted-already', 'IE-TURN-2');
  return refuse('too-little-health', 'IE-TURN-2', { health: e.health[e.active]! });
}

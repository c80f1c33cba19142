// IE-ARC-2: whether to reroll a die, by the harm it would do.

import { NOTHING } from '@undercroft/cave';
import {
  ACTIVATE,
  argumentOf,
  COLLAPSE,
  DART,
  type Expedition,
  FOR_ATTACK,
  FOR_COLLAPSE,
  FOR_SPIKE,
  isActive,
  KEEP,
  kindOf,
  LAVA,
  LAVA_FACE,
  NEEDED,
  RUIN,
  SPIKE,
  STUMBLE,
  TRAP,
  typeOf,
  WAKE,
} from '@undercroft/infernos-edge';
import { WEIGHTS } from './weights.ts';

export function rerollWorth(e: Expedition, code: number): number {
  if (kindOf(code) === KEEP) return WEIGHTS.reroll;
  return harmOfFace(e, argumentOf(code));
}

function harmOfFace(e: Expedition, face: number): number {
  switch (e.purpose) {
    case FOR_ATTACK:
      return face < NEEDED ? 0.7 : 0;
    case FOR_SPIKE:
      return face < NEEDED ? 2 : 0;
    case FOR_COLLAPSE:
      return explorersOnRuin(e, face) * 4;
    default:
      return harmOfHazard(e, e.places[e.roller]!, face);
  }
}

function harmOfHazard(e: Expedition, tile: number, face: number): number {
  switch (face) {
    case STUMBLE:
      return e.exerted ? 0.8 : 0;
    case LAVA_FACE:
      return explorersOn(e, LAVA) * 0.8 + (e.erupted || e.marker === 0 ? 4 : 0);
    case COLLAPSE:
      return explorersOn(e, RUIN) * 0.5;
    case TRAP:
      return e.kinds[tile] === SPIKE ? 2 : e.kinds[tile] === DART ? 0.7 : 0;
    case WAKE:
      return 0.9;
    case ACTIVATE:
      return guardiansInContact(e) * 0.8;
    default:
      return 0;
  }
}

function explorersOnRuin(e: Expedition, number: number): number {
  let n = 0;
  for (let i = 0; i < e.explorers; i++) {
    const tile = e.places[i]!;
    if (tile !== NOTHING && e.kinds[tile] === RUIN && typeOf(e.types[tile]!).number === number) n++;
  }
  return n;
}

function explorersOn(e: Expedition, kind: number): number {
  let n = 0;
  for (let i = 0; i < e.explorers; i++) if (isActive(e, i) && e.kinds[e.places[i]!] === kind) n++;
  return n;
}

function guardiansInContact(e: Expedition): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++)
    for (let i = 0; i < e.explorers; i++)
      if (e.places[i] === e.guardians[g] && isActive(e, i)) {
        n++;
        break;
      }
  return n;
}

// The hazard die, with the form of a face (hazard-forms.ts).
import type { Face } from '@undercroft/infernos-edge';
import { die, fallingDie } from '@undercroft/page-kit/draw/cave/dice';
import { use } from '@undercroft/page-kit/draw/markup';

const TERRACOTTA = '#a8552f';

export const hazardDie = (face: Face): string => die(TERRACOTTA, use(`f-${face}`, { scale: 0.84 }));

export const fallingHazardDie = (): string => fallingDie(TERRACOTTA);

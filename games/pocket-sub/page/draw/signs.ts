// Signs that pass over the regions of the sea: something is met, lost or sheltered.
import { HARM, HEAL, RING } from '@undercroft/page-kit/draw/signs';

export const POCKET_SUB_SIGNS = HARM + RING + HEAL;

export type Sign = 'harm' | 'ring' | 'heal';

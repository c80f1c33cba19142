// The events of a game.
import type { EventsOf } from '@undercroft/engine';
import type { eventSchema, SOURCES, STEP_KINDS } from './event-schemas.ts';

export type Source = (typeof SOURCES)[number];

export const ROLLS = ['attack', 'spike', 'collapse', 'hazard'] as const;
export type Roll = (typeof ROLLS)[number];

export type StepKind = (typeof STEP_KINDS)[number];

export const ENDS = [
  'temple-empty',
  'all-downed',
  'artifact-burnt',
  'key-left',
  'entrance-burnt',
  'nobody-to-carry',
  'eruption',
  'keys-lost',
] as const;
export type End = (typeof ENDS)[number];

export const RANKS = ['legendary', 'gold', 'silver', 'bronze', 'forgotten'] as const;
export type Rank = (typeof RANKS)[number];

export type Event = EventsOf<typeof eventSchema>;

export type Emit = ((event: Event) => void) | undefined;

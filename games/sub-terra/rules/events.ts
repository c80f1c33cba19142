// Everything that can happen in a descent, as events.
import { type EventsOf, indices } from '@undercroft/engine';
import type { eventSchema, SOURCES, STEP_KINDS } from './event-schemas.ts';

export type Source = (typeof SOURCES)[number];

export const ROLLS = ['exertion', 'rope', 'hide', 'rough', 'tremor', 'darkness', 'cave-in'] as const;
export type Roll = (typeof ROLLS)[number];

export type StepKind = (typeof STEP_KINDS)[number];

export const ENDS = ['everyone-on-exit', 'nobody-conscious', 'left'] as const;
export type End = (typeof ENDS)[number];
export const { 'everyone-on-exit': EVERYONE_ON_EXIT, 'nobody-conscious': NOBODY_CONSCIOUS, left: LEFT } = indices(ENDS);

export const MEDALS = ['gold', 'silver', 'bronze', 'defeat'] as const;
export type Medal = (typeof MEDALS)[number];

export type Event = EventsOf<typeof eventSchema>;

export type Emit = ((event: Event) => void) | undefined;

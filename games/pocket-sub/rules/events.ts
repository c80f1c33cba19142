// Everything that can happen in a game, as events: enough to draw and describe it without the position.

import type { EventsOf } from '@undercroft/engine';
import type { eventSchema } from './event-schemas.ts';

/** What destroyed a sub; the last cause says how the game was decided. */
export const CAUSES = [
  'mine',
  'collision',
  'hit-a-hero',
  'rammed-by-hero',
  'command-centre',
  'friendly',
  'stuck',
  'no-mine',
] as const;
export type Cause = (typeof CAUSES)[number];

/** A last sub is a hero, so it is never lost in a collision of ordinary subs or by running into a hero. */
export const ENDINGS = ['mine', 'rammed-by-hero', 'command-centre', 'friendly', 'stuck', 'no-mine', 'quiet'] as const;
export type How = (typeof ENDINGS)[number];

export type Event = EventsOf<typeof eventSchema>;

export type Emit = ((event: Event) => void) | undefined;

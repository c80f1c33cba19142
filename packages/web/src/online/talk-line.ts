// What stands in the talk of a table.
import type { Seat } from '@undercroft/engine';
import type { ChatMessage, Sign } from '@undercroft/protocol';
import type { Idea } from './ideas.ts';

/** What somebody wrote. */
export interface SaidLine extends Omit<ChatMessage, 'isMuted'> {
  readonly kind: 'said';
  readonly isMuted: boolean;
}

/**
 * A line of talk: what somebody wrote, a sign, where somebody points, an idea, or that somebody asks for ideas. `place`: what lay
 * there then.
 */
export type TalkLine =
  | SaidLine
  | { readonly kind: 'sign'; readonly at: number; readonly seat: Seat; readonly sign: Sign }
  | { readonly kind: 'point'; readonly at: number; readonly seat: Seat; readonly place: string }
  | { readonly kind: 'idea'; readonly at: number; readonly idea: Idea; readonly place: string }
  | { readonly kind: 'asks'; readonly at: number; readonly seat: Seat };

// What happens in Inferno's Edge, why something is refused and how a game ends, in the language of the screen.

import type { Refusal } from '@undercroft/engine';
import { type Event, type InfernosEdgeEnding, REFUSAL_KINDS } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords, TerminalWords } from '@undercroft/infernos-edge/words';
import type { ScreenWords } from '@undercroft/terminal/manifest';
import { isOfKinds } from '@undercroft/words/detail';
import { plain } from '@undercroft/words/grammar';
import { templePlaces } from './places.ts';

export type Words = Pick<ScreenWords<InfernosEdgeWords, TerminalWords>, 'game' | 'terminal'>;

export const describeEvent = (event: Event, words: Words): string =>
  plain(words.terminal.events.describe(event, templePlaces(words)));

/** Nothing where the event before or after says it. */
export const describeAtTable = (event: Event, words: Words): string | undefined =>
  isImplied(event) ? undefined : describeEvent(event, words);

function isImplied(event: Event): boolean {
  if (event.type === 'lost-health') return event.source === 'exerting' || event.source === 'luck';
  return event.type === 'turn-ended' || event.type === 'marker-moved';
}

/** Anyone who prints it adds the rule's id. */
export const describeRefusal = (refusal: Refusal, words: Words): string | undefined =>
  isOfKinds(refusal, REFUSAL_KINDS)
    ? words.terminal.about.refusal(refusal, { places: templePlaces(words) })
    : undefined;

export const describeEnding = (ending: InfernosEdgeEnding, { game: { end } }: Words): string =>
  `${end.ranks[ending.how]}. ${end.why(ending)} ${end.result(ending)}`;

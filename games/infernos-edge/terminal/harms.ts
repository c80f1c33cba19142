// What an action or a die would cost whom, and how it is said.
import type { Event, Explorer } from '@undercroft/infernos-edge';
import type { Harm } from '@undercroft/infernos-edge/words';
import { clause } from '@undercroft/words/grammar';
import { groupAlike } from './alike.ts';
import type { Words } from './words.ts';

/** `you` is told of as you; everybody else is named. */
export const harmsIn = (events: readonly Event[], you: Explorer | undefined): Harm[] =>
  events.flatMap((event) => {
    if (event.type !== 'lost-health') return [];
    const { explorer, amount, source, left } = event;
    return [{ source, amount, downs: left === 0, ...(explorer === you ? {} : { whose: explorer }) }];
  });

/** '1 in 6: you and the Healer lose 1 health each to the lava': those who are hurt alike together, you first. */
export function harmNotes(harms: readonly Harm[], { game: { risk } }: Words): string[] {
  const inOrder = harms.toSorted((a, b) => Number(a.whose !== undefined) - Number(b.whose !== undefined));
  return groupAlike(inOrder, ({ whose: _, ...rest }) => rest).flatMap((alike) => {
    const [first] = alike;
    const whom = alike.map(({ whose }) => whose);
    return first ? [clause(risk.harm(first, whom))] : [];
  });
}

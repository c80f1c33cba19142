// What all contestants of this suite share: the options, and the text of a game by which it is compared.
import { canonicalJson, Stream } from '@undercroft/engine';

export const OPTIONS = { players: 2, setup: 'introductory', first: 0, captain: false, mines: 'unlimited' };

/** For timed sections. Every contestant lists the legal decisions in an order of its own, so these games differ in detail. */
export const timedStream = () => Stream.of('bench/pocket-sub/timed');

/** Draws one of the choices, all equally likely. */
export const anyOf = (stream) => (choices) => choices[stream.below(choices.length)];

/** Draws from an order that is the same for all contestants, and records the choices. */
export function recordChoices(seed) {
  const stream = Stream.of(seed);
  const lines = [];
  const choose = (choices, textOf = canonicalJson) => {
    const ordered = choices
      .map((choice) => ({ choice, text: textOf(choice) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    const { choice, text } = ordered[stream.below(ordered.length)];
    lines.push(text);
    return choice;
  };
  return { choose, textOfGame: (winners) => [...lines, `won by ${winners.join(' and ') || 'nobody'}`].join('\n') };
}

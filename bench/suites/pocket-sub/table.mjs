// What all contestants of this suite share: the options, and how a game is told so that it can be compared.
import { canonical, Stream } from '@undercroft/engine';

export const OPTIONS = { players: 2, setup: 'introductory', first: 0, captain: false, mines: 'unlimited' };

/** For timed sections. Each contestant lists the legal decisions in its own order, so these games differ in detail. */
export const timedStream = () => Stream.of('bench/pocket-sub/timed');

/** Draws any of the choices, all equally likely. */
export const anyOf = (stream) => (choices) => choices[stream.below(choices.length)];

/** The same from an order all contestants agree on, noted down. */
export function notedDown(seed) {
  const stream = Stream.of(seed);
  const lines = [];
  const choose = (choices, textOf = canonical) => {
    const ordered = choices
      .map((choice) => ({ choice, text: textOf(choice) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    const { choice, text } = ordered[stream.below(ordered.length)];
    lines.push(text);
    return choice;
  };
  return { choose, ended: (winners) => [...lines, `won by ${winners.join(' and ') || 'nobody'}`].join('\n') };
}

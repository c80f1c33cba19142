// What the contestants share: chance, and how a game of the toy is told so that it can be compared.
import { Stream } from '@undercroft/engine';

/** For timed sections: all contestants of a suite draw the same numbers, and none plays the same game twice. */
export const timedStream = (suite) => Stream.of(`bench/${suite}/timed`);

/** Draws any of the choices, all equally likely. */
export const anyOf = (stream) => (choices) => choices[stream.below(choices.length)];

/** Dice that count what they draw. */
export function counted(below) {
  const dice = {
    drawn: 0,
    below(n) {
      dice.drawn++;
      return below(n);
    },
  };
  return dice;
}

/** Choices and dice from one seed, noted down. */
export function notedDown(seed) {
  const stream = Stream.of(seed);
  const lines = [];
  const noted = (value, text) => {
    lines.push(text);
    return value;
  };
  const any = anyOf(stream);
  return {
    choose(choices) {
      const choice = any(choices);
      return noted(choice, [choice.type, ...choice.args].join(' '));
    },
    dice: {
      below(n) {
        const drawn = stream.below(n);
        return noted(drawn, `${drawn} of ${n}`);
      },
    },
    ended: (how, tiles) => [...lines, `${how} with ${tiles} tiles`].join('\n'),
  };
}

// What the contestants share: chance, and the text of a toy game by which it is compared.
import { Stream } from '@undercroft/engine';

/** For timed sections: all contestants of a suite draw the same numbers, and none plays a game twice. */
export const timedStream = (suite) => Stream.of(`bench/${suite}/timed`);

/** Draws one of the choices, all equally likely. */
export const anyOf = (stream) => (choices) => choices[stream.below(choices.length)];

/** Dice that count their draws. */
export function countingDice(below) {
  const dice = {
    drawn: 0,
    below(n) {
      dice.drawn++;
      return below(n);
    },
  };
  return dice;
}

/** Makes choices and rolls dice from one seed, and records them. */
export function recordChoices(seed) {
  const stream = Stream.of(seed);
  const lines = [];
  const record = (value, text) => {
    lines.push(text);
    return value;
  };
  const any = anyOf(stream);
  return {
    choose(choices) {
      const choice = any(choices);
      return record(choice, [choice.type, ...choice.args].join(' '));
    },
    dice: {
      below(n) {
        const drawn = stream.below(n);
        return record(drawn, `${drawn} of ${n}`);
      },
    },
    textOfGame: (ending, tiles) => [...lines, `${ending} with ${tiles} tiles`].join('\n'),
  };
}

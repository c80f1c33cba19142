// Wake in a terminal: the board, the choices, and what a typed text means.
import { ok } from '@undercroft/engine';
import type { ScreenWords } from '@undercroft/terminal/manifest';
import type { Choice, Screen } from '@undercroft/terminal/screen';
import { legalCodes, tryCode } from '@undercroft/terminal/trial';
import { type Action, SIZES, type Wake, type Water, wake } from '@undercroft/wake';
import type { TerminalWords, WakeWords } from '@undercroft/wake/words';
import { plain } from '@undercroft/words/grammar';

type Words = ScreenWords<WakeWords, TerminalWords>;

export const wakeScreen = ({ game, terminal }: Words): Screen<Wake> => ({
  game: wake,
  pitch: terminal.pitch,
  flags: [{ name: 'size', value: SIZES.join('|'), help: terminal.size, option: 'size', read: Number }],
  examples: { place: 'c3', placeHelp: terminal.placeHelp, rule: 'WK-MOVE-1' },
  questions: [
    {
      option: 'size',
      ask: terminal.howLarge,
      answers: SIZES.map((size) => ({ key: String(size), name: game.setUp.sizes[size].does, value: size })),
    },
  ],
  describeOptions: ({ size }) => terminal.options(size),
  seatName: (_, seat) => game.fleets[seat as 0 | 1],
  sides: () => game.fleets.map((name, seat) => ({ name, seats: [seat] })),
  draw: (water, { choices }) => ({
    boards: [boardOf(water, choices, terminal)],
    list: boardOf(water, choices, terminal),
    players: [],
    legend: [terminal.legend],
  }),
  question: (water) => questionOf(water, game),
  choices: (water) => choicesOf(water, { game, terminal }),
  interpret: (_, text) => (/^[a-g][1-7]$/i.test(text) ? ok([{ type: 'move', to: text.toLowerCase() }]) : undefined),
  describeEvent: (_, event) => plain(game.describe(event)),
  describeOutcome: (_, { at }) => terminal.reefAt(at),
  describeRefusal: (_, refusal) => game.refusal(refusal),
  describeInputError: () => undefined,
  describeEnding: ({ scores }) => `${game.end.title(scores.indexOf(1))}: ${terminal.stuck}.`,
  endingText: () => terminal.stuck,
});

function questionOf(water: Water, game: WakeWords): string {
  const status = wake.status(water);
  if (status.type === 'seat') return game.question(status.seat);
  return status.type === 'chance' ? game.chance : game.over;
}

function choicesOf(water: Water, { game, terminal }: Pick<Words, 'game' | 'terminal'>): Choice<Wake>[] {
  if (wake.status(water).type !== 'seat') return [];
  return legalCodes(wake, water).map((code) => {
    const action = wake.decode(water, code) as Action;
    const { after } = tryCode(wake, water, code);
    return { action, name: terminal.goes(action.to), notes: [game.afterwards(legalCodes(wake, after).length)] };
  });
}

/** One line for each row, the northernmost first; a cell that can be chosen shows its number. */
function boardOf(water: Water, choices: readonly Choice<Wake>[], { signs: [red, blue] }: TerminalWords): string[] {
  const { size, subs, reefs, mines } = wake.save(water);
  const signAt = (cell: string): string => {
    if (subs.includes(cell)) return subs[0] === cell ? red : blue;
    if (mines.includes(cell)) return '*';
    if (reefs.includes(cell)) return '#';
    const choice = choices.findIndex(({ action }) => action.to === cell);
    return choice < 0 ? '.' : String(choice + 1);
  };
  const columns = [...'abcdefg'].slice(0, size);
  const rows = Array.from({ length: size }, (_, i) => size - i);
  return [
    ...rows.map((row) => `${row}  ${columns.map((column) => signAt(`${column}${row}`).padEnd(2)).join(' ')}`),
    `   ${columns.map((column) => column.padEnd(2)).join(' ')}`,
  ];
}

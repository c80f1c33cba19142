// Shows what the adept would do, without playing it.
import { hintOf, type Idea } from '@undercroft/bots';
import { type Code, canonicalJson, clone } from '@undercroft/engine';
import type { Choice } from '@undercroft/terminal/screen';
import { table } from '@undercroft/terminal/text/layout';
import { reasonText } from '../words/motives.ts';
import type { Session } from './session.ts';

export async function showHint(session: Session, choices: readonly Choice[]): Promise<void> {
  const { terminal, bots, words } = session;
  const { play, hints } = words;
  const { game } = session.table;
  if (session.table.status().type !== 'seat') return terminal.print(play.nobodyDecides);
  const advice = await terminal.withStatus(`${hints.thinking}…`, () => bots.advise());
  const [first = '', ...others] = table(hintOf(advice).flatMap((idea) => row(session, choices, idea)));
  terminal.print(['', `${hints.title}:`, first]);
  if (others.length > 0) terminal.print([`${hints.others}:`, ...others]);
  const then = namesOf(session, advice.line).slice(1);
  if (then.length > 0) terminal.print(play.afterFirst(then));
  terminal.print(await reasonText(game.id, advice.reason, words));
}

/** A row of the hint, with its number in the list of choices. */
function row(
  { table: { game }, state, words }: Session,
  choices: readonly Choice[],
  { code, chance }: Idea,
): string[][] {
  const number = find(choices, game.decode(state, code));
  const choice = choices[number];
  if (!choice) return [];
  return [[`  ${number + 1}`, choice.name, chance === undefined ? '' : words.play.winChance(chance)]];
}

/** The names of the choices along a line of play. */
function namesOf({ screen, state }: Session, line: readonly Code[]): string[] {
  const { game } = screen;
  const ahead = clone(game, state);
  return line.map((code) => {
    const choices = screen.choices(ahead);
    const action = game.decode(ahead, code);
    game.play(ahead, code);
    return choices[find(choices, action)]?.name ?? action.type;
  });
}

function find(choices: readonly Choice[], wanted: Choice['action']): number {
  const text = canonicalJson(wanted);
  return choices.findIndex(({ action }) => canonicalJson(action) === text);
}

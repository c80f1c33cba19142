// What the adept would do in somebody's place: nothing is played by it.
import { hintOf, type Idea } from '@undercroft/bots';
import { type Code, canonical, clone } from '@undercroft/engine';
import type { Choice } from '../screens/screen.ts';
import { table } from '../text/layout.ts';
import { reasonText } from '../words/motives.ts';
import type { Session } from './session.ts';

export async function giveHint(session: Session, choices: readonly Choice[]): Promise<void> {
  const { talk, bots } = session;
  const { game } = session.table;
  if (session.table.status().type !== 'seat') return talk.say('Nobody has to decide now.');
  const advice = await talk.during('The adept is thinking for you …', () => bots.advise());
  talk.say(['', 'The adept would:', ...table(hintOf(advice).flatMap((idea) => row(session, choices, idea)))]);
  const then = namesOf(session, advice.line).slice(1);
  if (then.length > 0) talk.say(`After the first of these: ${then.join(', ')}.`);
  talk.say(reasonText(game.id, advice.reason));
}

/** By the number it has in the list of choices. */
function row({ table: { game }, state }: Session, choices: readonly Choice[], { code, chance }: Idea): string[][] {
  const number = find(choices, game.write(state, code));
  const choice = choices[number];
  if (!choice) return [];
  return [[`  ${number + 1}`, choice.name, chance === undefined ? '' : `${Math.round(chance * 100)} % to win`]];
}

/** What the choices will be called when they come. */
function namesOf({ screen, state }: Session, line: readonly Code[]): string[] {
  const { game } = screen;
  const ahead = clone(game, state);
  return line.map((code) => {
    const choices = screen.choices(ahead);
    const action = game.write(ahead, code);
    game.play(ahead, code);
    return choices[find(choices, action)]?.name ?? action.type;
  });
}

function find(choices: readonly Choice[], wanted: Choice['action']): number {
  const text = canonical(wanted);
  return choices.findIndex(({ action }) => canonical(action) === text);
}

// Turns what was typed into an entry: a number, a place, or Enter where there is only one choice.
import { canonicalJson } from '@undercroft/engine';
import type { Choice } from '@undercroft/terminal/screen';
import { capital } from '@undercroft/words/grammar';
import { lossText } from '../view/choice-list.ts';
import { refusalText } from '../words/refusal.ts';
import type { CommandOutcome } from './decide.ts';
import { explain } from './explain.ts';
import { unknownInputText } from './info-commands.ts';
import type { Session } from './session.ts';

export async function pressEnter(session: Session, choices: readonly Choice[]): Promise<CommandOutcome> {
  const { type } = session.table.status();
  if (type === 'over') return 'quit';
  if (type === 'chance') {
    session.draw();
    return 'continue';
  }
  if (choices.length === 1) return choose(session, choices, 1);
  return retry(session, session.words.play.chooseNumber(choices.length));
}

export async function choose(session: Session, choices: readonly Choice[], number: number): Promise<CommandOutcome> {
  const choice = choices[number - 1];
  const { play } = session.words;
  if (choices.length === 0) return retry(session, play.nothingToChoose);
  if (!choice) return retry(session, play.noChoice(number, choices.length));
  if (!(await confirmLoss(session, choices, choice))) return 'retry';
  const played = session.play(choice.action);
  return played.ok
    ? 'continue'
    : retry(session, refusalText(session.screen, session.state, played.error, session.words));
}

function retry({ terminal }: Session, why: string): CommandOutcome {
  terminal.print(why);
  return 'retry';
}

/** Asks only if another choice loses nothing. */
async function confirmLoss({ terminal }: Session, choices: readonly Choice[], { loss }: Choice): Promise<boolean> {
  if (!loss || choices.every((other) => other.loss)) return true;
  const { play } = terminal.words;
  terminal.print(`${capital(lossText(loss))}.`);
  return terminal.confirm(play.goAhead);
}

/** A place means what can be done there; if that is not exactly one choice, says why. */
export async function chooseByText(
  session: Session,
  choices: readonly Choice[],
  text: string,
): Promise<CommandOutcome> {
  const actions = session.screen.interpret(session.state, text);
  if (!actions?.ok) return retry(session, actions ? actions.error : unknownInputText(session, text));
  const meant = actions.value.map(canonicalJson);
  const numbers = choices.flatMap(({ action }, i) => (meant.includes(canonicalJson(action)) ? [i + 1] : []));
  const [only] = numbers;
  if (only !== undefined && numbers.length === 1) return choose(session, choices, only);
  if (numbers.length > 1) return retry(session, session.words.play.whichOf(numbers.map(String)));
  explain(session, choices, text, { withClause: false });
  return 'retry';
}

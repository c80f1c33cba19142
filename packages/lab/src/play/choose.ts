// From what was typed to an entry: by number, by place, or by Enter where there is nothing to choose.
import { canonical } from '@undercroft/engine';
import type { Choice } from '../screens/screen.ts';
import { lossText } from '../view/choice-list.ts';
import { list, sentence } from '../words/grammar.ts';
import { refusalText } from '../words/refusal.ts';
import { notUnderstood } from './answers.ts';
import type { Obeyed } from './decide.ts';
import { explain } from './explain.ts';
import type { Session } from './session.ts';

export async function enter(session: Session, choices: readonly Choice[]): Promise<Obeyed> {
  const { type } = session.table.status();
  if (type === 'over') return 'left';
  if (type === 'chance') {
    session.draw();
    return 'on';
  }
  if (choices.length === 1) return choose(session, choices, 1);
  return again(session, `Type a number from 1 to ${choices.length}, or ? for help.`);
}

export async function choose(session: Session, choices: readonly Choice[], number: number): Promise<Obeyed> {
  const choice = choices[number - 1];
  if (choices.length === 0) return again(session, 'There is nothing to choose.');
  if (!choice) return again(session, `There is no choice ${number}: they go from 1 to ${choices.length}.`);
  if (!(await isMeant(session, choices, choice))) return 'again';
  const played = session.play(choice.action);
  return played.ok ? 'on' : again(session, refusalText(session.screen, session.state, played.error));
}

function again({ talk }: Session, why: string): Obeyed {
  talk.say(why);
  return 'again';
}

/** Asked once, and only where there is a choice that loses nothing. */
async function isMeant({ talk }: Session, choices: readonly Choice[], { loss }: Choice): Promise<boolean> {
  if (!loss || choices.every((other) => other.loss)) return true;
  talk.say(`${sentence(lossText(loss))} Other choices lose nothing.`);
  return talk.agrees('Do it all the same?');
}

/** A place means what can be done there; where that is not one thing, it is said why. */
export async function aim(session: Session, choices: readonly Choice[], text: string): Promise<Obeyed> {
  const aims = session.screen.aims(session.state, text);
  if (!aims?.ok) return again(session, aims ? aims.error : notUnderstood(session, text));
  const meant = aims.value.map(canonical);
  const numbers = choices.flatMap(({ action }, i) => (meant.includes(canonical(action)) ? [i + 1] : []));
  const [only] = numbers;
  if (only !== undefined && numbers.length === 1) return choose(session, choices, only);
  if (numbers.length > 1) return again(session, `Which: ${list(numbers.map(String), 'or')}?`);
  explain(session, choices, text, { withClause: false });
  return 'again';
}

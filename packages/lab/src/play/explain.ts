// Why something can be done or not: the reason, its rule, and the clause itself.
import { canonical } from '@undercroft/engine';
import { didYouMean } from '../cli/nearest.ts';
import { clausesUnder, rulebook } from '../rulebook.ts';
import type { Choice } from '../screens/screen.ts';
import { wrap } from '../text/layout.ts';
import { styled } from '../text/paper.ts';
import { lossText } from '../view/choice-list.ts';
import { sentence } from '../words/grammar.ts';
import { refusalText } from '../words/refusal.ts';
import type { Session } from './session.ts';

interface Depth {
  /** Whether the clause is shown in full, or only named. */
  readonly withClause: boolean;
}

/** Whether something can be done at a place, or with a choice of the list. */
export function explain(session: Session, choices: readonly Choice[], text: string, depth: Depth): void {
  const { screen, state, talk } = session;
  const numbered = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined;
  if (numbered) return talk.say(possible(numbered));
  const aims = screen.aims(state, text);
  if (!aims?.ok) return talk.say(aims?.error ?? `Name a place: why ${screen.examples.place}.`);
  for (const action of aims.value) explainAction(session, choices, action, depth);
}

function explainAction(session: Session, choices: readonly Choice[], action: Choice['action'], depth: Depth): void {
  const { table, talk, screen, state } = session;
  const status = table.status();
  const verdict = table.check(status.type === 'seat' ? status.seat : 0, action);
  const choice = choices.find((known) => canonical(known.action) === canonical(action));
  if (verdict.ok) return talk.say(choice ? possible(choice) : 'This is possible.');
  talk.say(refusalText(screen, state, verdict.error));
  if (depth.withClause) showRule(session, verdict.error.rule);
}

const possible = ({ name, notes, loss }: Choice): string =>
  [`This is possible: ${[name, ...notes].join(', ')}.`, ...(loss ? [sentence(lossText(loss))] : [])].join(' ');

/** A clause, or all whose ids begin so. */
export function showRule({ talk, screen }: Session, id: string): void {
  const clauses = clausesUnder(id);
  if (clauses.length === 0) return talk.say(noClause(id || screen.examples.rule));
  for (const clause of clauses) {
    talk.say(styled(talk.paper, 'bold', clause.id));
    for (const paragraph of clause.text) talk.say(wrap(`  ${paragraph}`, talk.paper.columns, 2));
  }
}

function noClause(id: string): string {
  const ids = rulebook().map((clause) => clause.id);
  if (ids.length === 0) return 'The rulebook is not where this program looks for it (rules/*.md).';
  return `There is no clause ${id.toUpperCase()}.${didYouMean(id, ids)}`;
}

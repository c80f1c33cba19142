// Explains why something is possible or not: the reason, its rule, and the clause itself.
import { canonicalJson } from '@undercroft/engine';
import type { Choice } from '@undercroft/terminal/screen';
import { styled } from '@undercroft/terminal/text/display';
import { wrap } from '@undercroft/terminal/text/layout';
import { capital } from '@undercroft/words/grammar';
import type { CommandLineWords } from '@undercroft/words/terminal';
import { didYouMean } from '../cli/nearest.ts';
import { clausesUnder, rulebook } from '../rulebook.ts';
import { lossText } from '../view/choice-list.ts';
import { refusalText } from '../words/refusal.ts';
import type { Session } from './session.ts';

interface ExplainOptions {
  /** Shows the clause in full instead of only naming it. */
  readonly withClause: boolean;
}

/** Explains a choice of the list, or what a typed text means. */
export function explain(session: Session, choices: readonly Choice[], text: string, options: ExplainOptions): void {
  const { screen, state, terminal, words } = session;
  const numbered = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined;
  if (numbered) return terminal.print(possibleText(numbered, words));
  const actions = screen.interpret(state, text);
  const { place } = screen.examples;
  if (!actions?.ok) return terminal.print(actions?.error ?? words.play.whyWhat(words.commands.why, place));
  for (const action of actions.value) explainAction(session, choices, action, options);
}

function explainAction(
  session: Session,
  choices: readonly Choice[],
  action: Choice['action'],
  options: ExplainOptions,
): void {
  const { table, terminal, screen, state, words } = session;
  const status = table.status();
  const checked = table.check(status.type === 'seat' ? status.seat : 0, action);
  const choice = choices.find((known) => canonicalJson(known.action) === canonicalJson(action));
  if (checked.ok) return terminal.print(possibleText(choice ?? { name: action.type, notes: [] }, words));
  terminal.print(refusalText(screen, state, checked.error, words));
  if (options.withClause) showRule(session, checked.error.rule);
}

const possibleText = ({ name, notes, loss }: Omit<Choice, 'action'>, { play }: CommandLineWords): string =>
  [play.possible([name, ...notes].join(', ')), ...(loss ? [`${capital(lossText(loss))}.`] : [])].join(' ');

/** Shows a clause, or all whose ids begin like this. */
export function showRule({ terminal, screen, words }: Session, id: string): void {
  const clauses = clausesUnder(id || screen.examples.rule, words.language);
  if (clauses.length === 0) return terminal.print(noClause(id, words));
  for (const clause of clauses) {
    terminal.print(styled(terminal.display, 'bold', clause.id));
    for (const paragraph of clause.text) {
      const text = paragraph.replaceAll('[ruling]', `[${words.play.ruling}]`);
      terminal.print(wrap(`  ${text}`, terminal.display.columns, 2));
    }
  }
}

function noClause(id: string, { language, play, pages, usage }: CommandLineWords): string {
  const ids = rulebook(language).map((clause) => clause.id);
  if (ids.length === 0) return play.noRules;
  return `${pages.rules.unknown(id.toUpperCase())}${didYouMean(id, ids, usage)}`;
}

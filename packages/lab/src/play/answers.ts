// Orders that only want to know something.

import { existsSync } from 'node:fs';
import { didYouMean } from '../cli/nearest.ts';
import { LOG_INDENT } from '../records/story.ts';
import type { Choice } from '../screens/screen.ts';
import { definitions, flow, table, wrap } from '../text/layout.ts';
import { explain, showRule } from './explain.ts';
import { keep } from './keeper.ts';
import { ORDER_WORDS, type Order } from './orders.ts';
import type { Session } from './session.ts';

type Question = Extract<Order, { type: 'why' | 'rule' | 'log' | 'save' | 'odds' | 'help' }>;

export async function answer(session: Session, choices: readonly Choice[], question: Question): Promise<void> {
  switch (question.type) {
    case 'why':
      return explain(session, choices, question.text, { withClause: true });
    case 'rule':
      return showRule(session, question.id);
    case 'log':
      return showLog(session, question.all ? Number.POSITIVE_INFINITY : LOG_LINES);
    case 'odds':
      return showOdds(session);
    case 'save':
      return save(session, question.path);
    case 'help':
      return showHelp(session);
    default:
      return question satisfies never;
  }
}

export function notUnderstood({ screen }: Session, text: string): string {
  const meant = didYouMean(text.split(' ')[0] ?? '', ORDER_WORDS);
  const example = `A place is written like ${screen.examples.place}; ? lists the orders.`;
  return `"${text}" is neither a choice, a place nor an order.${meant} ${example}`;
}

/** The signs on the board too: where there is little room they are not next to it. */
function showHelp({ talk, screen, state, table: seats, help }: Session): void {
  const { legend } = screen.draw(state, { choices: [], sitters: seats.sitters }, talk.paper);
  talk.say([...definitions(help, talk.paper.columns), '', ...flow(legend, talk.paper.columns)]);
}

const LOG_LINES = 20;

function showLog({ talk, log }: Session, most: number): void {
  if (log.length === 0) return talk.say('Nothing has happened yet.');
  if (log.length > most) talk.say(`… ${log.length - most} earlier; log all shows them.`);
  for (const line of log.slice(-most)) talk.say(wrap(line, talk.paper.columns, LOG_INDENT));
}

function showOdds({ talk, table: seats, screen, state }: Session): void {
  if (seats.status().type !== 'chance') return showForetold(talk, screen.foretell?.(state) ?? []);
  const { total, outcomes } = seats.odds();
  talk.say(
    table(outcomes.map(({ outcome, weight }) => [`  ${screen.tellOutcome(state, outcome)}`, `${weight} in ${total}`])),
  );
}

function showForetold(talk: Session['talk'], foretold: readonly string[]): void {
  talk.say(foretold[0] ?? 'Nothing is left to chance now.');
  for (const paragraph of foretold.slice(1)) talk.say(paragraph);
}

async function save({ talk, table: seats }: Session, path: string): Promise<void> {
  if (path === '') return talk.say('Into which file? save FILE');
  const free = !existsSync(path) || (await talk.agrees(`${path} is there already. Replace it?`));
  if (!free) return talk.say('Nothing was saved.');
  const kept = keep(path, seats.record);
  talk.say(kept.ok ? `Saved: ${path}` : `Not saved: ${kept.error}`);
}

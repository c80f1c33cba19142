// One decision of a person: show the table, ask, and obey until something has been played.
import type { Choice } from '../screens/screen.ts';
import { arrange } from '../view/arrange.ts';
import { answer } from './answers.ts';
import { changeHands } from './change-hands.ts';
import { aim, choose, enter } from './choose.ts';
import { giveHint } from './hint.ts';
import { type Order, readOrder } from './orders.ts';
import type { Session } from './session.ts';
import { takeBack } from './take-back.ts';

export type Next = 'on' | 'left';
/** 'again' asks the same question once more, without drawing the table anew. */
export type Obeyed = Next | 'again';

export async function decide(session: Session): Promise<Next> {
  const choices = choicesOf(session);
  showTable(session, choices, hint(session, choices));
  let next: Obeyed = 'again';
  while (next === 'again') {
    const line = await session.talk.ask('> ');
    next = line === undefined ? 'left' : await obey(session, choices, readOrder(line));
  }
  return next;
}

/** Where no person sits there is nobody to ask. */
export function showEnd(session: Session): Next {
  showTable(session, []);
  return 'left';
}

/** At a chance node: every outcome with its odds. */
function choicesOf({ screen, table, state }: Session): Choice[] {
  if (table.status().type !== 'chance') return screen.choices(state);
  const { total, outcomes } = table.odds();
  return outcomes.map(({ outcome, weight }) => ({
    action: outcome,
    name: screen.tellOutcome(state, outcome),
    notes: [`${weight} in ${total}`],
  }));
}

function showTable(session: Session, choices: readonly Choice[], hint?: string): void {
  const { talk, screen, table } = session;
  const news = session.takeNews();
  const lines = arrange({ screen, table, choices, news, paper: talk.paper, ...(hint ? { hint } : {}) });
  talk.say(['', ...lines]);
}

function hint({ table, screen }: Session, choices: readonly Choice[]): string {
  const only = choices.length === 1 ? 'Enter, ' : '';
  switch (table.status().type) {
    case 'over':
      return 'Enter leaves · u takes the last choice back · ? help';
    case 'chance':
      return 'the number of what came, or Enter to draw · odds · ? help';
    case 'seat':
      return `${only}a number or a place (${screen.examples.place}) · h hint · u undo · ? help`;
  }
}

async function obey(session: Session, choices: readonly Choice[], order: Order): Promise<Obeyed> {
  switch (order.type) {
    case 'enter':
      return enter(session, choices);
    case 'choice':
      return choose(session, choices, order.number);
    case 'place':
      return aim(session, choices, order.text);
    case 'undo':
      return (await takeBack(session, order.who)) ? 'on' : 'again';
    case 'seat':
      return (await changeHands(session, order.text)) ? 'on' : 'again';
    case 'hint':
      await giveHint(session, choices);
      return 'again';
    case 'quit':
      return 'left';
    case 'board':
      showTable(session, choices, hint(session, choices));
      return 'again';
    default:
      await answer(session, choices, order);
      return 'again';
  }
}

// The list a player chooses from, each choice with its cost and its effect.
import { type Action, type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { seaPlaces } from '@undercroft/pocket-sub/words';
import type { Choice, Loss } from '@undercroft/terminal/screen';
import { legalCodes, tryCode } from '@undercroft/terminal/trial';
import { isCertainLoss } from './certain-loss.ts';
import { piecesAt, type Sea, waterAt } from './chart.ts';
import { previewEvents } from './preview.ts';
import { SPIN_SIGNS } from './styles.ts';
import type { Words } from './words.ts';

export type SubChoice = Choice<PocketSub>;

export function listChoices(sea: Sea, words: Words): SubChoice[] {
  if (pocketSub.status(sea).type !== 'seat') return [];
  return legalCodes(pocketSub, sea).map((code) => {
    const action = pocketSub.decode(sea, code) as Action;
    return { action, name: nameOf(sea, action, words), ...effectOf(sea, action, code, words) };
  });
}

/** Where the question says what is done, the place is enough. */
function nameOf(sea: Sea, action: Action, { game, terminal }: Words): string {
  const places = seaPlaces(sea.board.cells);
  switch (action.type) {
    case 'place-cc':
    case 'place-sub':
      return game.at(action.at, places);
    case 'mine':
      return terminal.mineAt(game.at(action.at, places));
    case 'step':
      return game.at(action.to, places);
    case 'whirlpool':
      return `${game.actionName(action, places)} ${SPIN_SIGNS[action.spin]}`;
    case 'tokens':
    case 'sub':
      return game.actionName(action, places);
    default:
      return action satisfies never;
  }
}

type Effect = Omit<SubChoice, 'action' | 'name'>;

function effectOf(sea: Sea, action: Action, code: number, words: Words): Effect {
  switch (action.type) {
    case 'place-cc':
    case 'place-sub':
    case 'mine':
      return { notes: [groundAt(sea, action.at, words)] };
    case 'whirlpool':
      return { notes: [] };
    case 'tokens':
      return { notes: action.use.length === 1 ? action.use.map((token) => words.game.tokens[token].does) : [] };
    case 'sub':
      return moveEffect(sea, code, words, () => [groundAt(sea, action.at, words)]);
    case 'step':
      return moveEffect(sea, code, words, (trial) => stepNotes(sea, action.to, trial, words));
    default:
      return action satisfies never;
  }
}

function groundAt(sea: Sea, region: string, { game }: Words): string {
  const isCentre = piecesAt(pocketSub.save(sea), region).some(({ kind }) => kind === 'cc');
  return isCentre ? game.pieces.cc : game.waters[waterAt(sea, region)].name;
}

type Trial = ReturnType<typeof tryCode<PocketSub>>;

function moveEffect(sea: Sea, code: number, words: Words, ownNotes: (trial: Trial) => readonly string[]): Effect {
  const trial = tryCode(pocketSub, sea, code);
  const preview = previewEvents(sea, trial.events, words);
  const loss = preview.loss ?? lossAhead(trial.after, words);
  return { notes: [...ownNotes(trial), ...preview.notes], ...(loss ? { loss } : {}) };
}

function stepNotes(sea: Sea, to: string, { events }: Trial, words: Words): string[] {
  const stepped = events.find((event) => event.type === 'stepped');
  const { course } = words.game;
  const cost = stepped?.cost ?? 0;
  return stepped?.rule === 'PS-MOVE-2' ? [course.deepPrice(cost)] : [course.price(cost), groundAt(sea, to, words)];
}

/** A loss that is still to come, if every continuation loses the sub. */
const lossAhead = (after: Sea, { terminal }: Words): Loss | undefined =>
  isCertainLoss(after) ? { what: terminal.noWayOn, rule: 'PS-TURN-2' } : undefined;

// What can be done in Inferno's Edge and what cannot, each action in its fixed place; and the answers to questions.
import { type Action, costOfAction, type InfernosEdge, ruleOfAsk, type Snapshot } from '@undercroft/infernos-edge';
import { EXPLORER_ABILITIES, type InfernosEdgeWords, usesLeft } from '@undercroft/infernos-edge/words';
import type { ActionOption, Position, Target } from '@undercroft/page-kit/game-view';
import { legalCodes } from '@undercroft/page-kit/trial';
import { answersOf } from './answers.ts';
import { EXPLORER_LOOKS } from './draw/people.ts';
import { canHelpByExerting } from './help.ts';
import { type Later, withLazy } from './later.ts';
import { Forecast } from './risks.ts';
import { infernosEdge } from './rules.ts';
import { type LegalAction, nameIn, type TargetContext, targetOf, walkTarget } from './targets.ts';
import { WALKING, walksOf } from './walks.ts';

type Type = Action['type'];

/** The most obvious first: a touched place does the first that is possible there. Several of a slot share its button. */
const SLOTS: readonly (readonly [id: Type | 'items', key: string, ...more: Type[]])[] = [
  ['move', '1'],
  ['sprint', ''],
  ['run', '4'],
  ['explore', '2'],
  ['reveal', '3'],
  ['scope', ''],
  ['illuminate', ''],
  ['annihilate', ''],
  ['attack', '7'],
  ['shoot', ''],
  ['grenade', ''],
  ['purify', ''],
  ['mend', ''],
  ['heal', '5'],
  ['revive', ''],
  ['command', ''],
  ['excavate', ''],
  ['dig', '8'],
  ['items', '6', 'pick-up', 'take', 'give', 'put-down'],
  ['research', ''],
  ['shore-up', ''],
  ['brace', ''],
  ['demolish', ''],
  ['exert', 'x'],
];

/** An explorer's own, in the order of the card. */
const OWN_KEYS = ['9', '0'];

export function listActions(position: Position<InfernosEdge>, words: InfernosEdgeWords, later: Later): ActionOption[] {
  const { state, snapshot } = position;
  if (infernosEdge.status(state).type !== 'seat') return [];
  const legal = legalCodes(infernosEdge, state).map((code) => ({
    code,
    action: infernosEdge.decode(state, code) as Action,
  }));
  const context: TargetContext = {
    position,
    words,
    forecast: new Forecast(state),
    later,
  };
  return snapshot.asks === 'action' ? turnOptions(context, legal, later) : questionOptions(context, legal);
}

interface Slot {
  readonly id: Type | 'items';
  readonly types: readonly Type[];
  /** Its place in the dock, and its colour where it is an ability. */
  readonly look: Pick<ActionOption, 'key' | 'colour'>;
}

/** What the actor can do at all, each in its place. */
function slotsOf({ actor }: Snapshot): Slot[] {
  const own = EXPLORER_ABILITIES[actor].map(({ name }) => name as string);
  const active = own.filter((name) => SLOTS.some(([id]) => id === name));
  const slots = SLOTS.filter(([id, key]) => key !== '' || active.includes(id));
  return slots.map(([id, key, ...more]) => {
    const at = active.indexOf(id);
    const look = at < 0 ? { key } : { key: OWN_KEYS[at] ?? '', colour: EXPLORER_LOOKS[actor][2] };
    return { id, types: more.length > 0 ? more : [id as Type], look };
  });
}

function turnOptions(context: TargetContext, legal: readonly LegalAction[], later: Later): ActionOption[] {
  const walks = walksOf(context.position.state, legal);
  const options = slotsOf(context.position.snapshot).map(({ id, types, look }): ActionOption => {
    const mine = legal.filter(({ action }) => types.includes(action.type));
    const walked = WALKING.flatMap((type) => (type === id ? walks[type] : []));
    const targets = [
      ...mine.map((one) => targetOf(context, one)),
      ...walked.flatMap((walk) => walkTarget(context, walk, legal)),
    ];
    const option = withChoose({ ...optionOf(context, id, targets), ...look }, id, context);
    return targets.length > 0 ? option : withLazy(option, 'reason', () => reasonOf(context, option, later));
  });
  return [...options, endOption(context, legal)];
}

/** Questions that are answered on the board. */
const ON_BOARD: readonly Snapshot['asks'][] = [
  'crawl',
  'commanded',
  'chain',
  'illuminate',
  'sanctum',
  'wake',
  'guardian',
  'victim',
  'path',
];

/** The answers, and while those are on the board every action in its place, with why it has to wait. */
function questionOptions(context: TargetContext, legal: readonly LegalAction[]): ActionOption[] {
  const { position, words } = context;
  const { state, snapshot } = position;
  const answers = answersOf(context, legal);
  if (!ON_BOARD.includes(snapshot.asks)) return answers;
  const { text, note } = words.question(snapshot);
  const reason = {
    text: snapshot.asks === 'crawl' && note ? note : words.table.answerFirst(text),
    rules: [ruleOfAsk(state)],
  };
  const slots = slotsOf(snapshot);
  const isAnswer = ({ id }: Slot): boolean => answers.some((answer) => answer.id === id);
  return [
    ...answers.map((answer) =>
      withChoose({ ...answer, ...slots.find(({ id }) => id === answer.id)?.look }, answer.id as Type, context),
    ),
    ...slots
      .filter((slot) => !isAnswer(slot))
      .map(({ id, look }): ActionOption => ({ ...optionOf(context, id, []), ...look, fact: '', reason })),
  ];
}

/** What it is aimed at, once the words for it are loaded. */
const withChoose = (option: ActionOption, id: Slot['id'], { later }: TargetContext): ActionOption =>
  withLazy(option, 'choose', () => later.parts?.choose(id));

function optionOf({ position, words }: TargetContext, id: Type | 'items', targets: readonly Target[]): ActionOption {
  const { snapshot } = position;
  const cost = costOfAction(id === 'items' ? 'take' : id);
  const left = id === 'items' ? undefined : usesLeft(snapshot, id as 'research');
  const isUnaffordable = targets.length === 0 && cost > snapshot.points;
  return {
    id,
    icon: id === 'items' ? 'key' : id,
    name: id === 'items' ? words.table.items.name : nameIn(snapshot, id, words),
    ...(cost > 0 ? { cost } : {}),
    ...(id === 'exert' ? { gain: '+1' } : {}),
    fact: isUnaffordable ? words.tooDear(cost, snapshot.points) : left === undefined ? '' : words.team.uses(left),
    targets,
  };
}

/** Why nothing can be aimed at: the exact refusal, or at first what is certain without it. */
function reasonOf({ position, words }: TargetContext, { id, cost = 0 }: ActionOption, { parts }: Later) {
  if (parts) return parts.reasonOf(position, id);
  const { points } = position.snapshot;
  return { text: cost > points ? words.tooDear(cost, points) : words.impossible, rules: ['IE-TURN-1'] };
}

// ---------------------------------------------------------------- the end of a turn

function endOption(context: TargetContext, legal: readonly LegalAction[]): ActionOption {
  const { position, words } = context;
  const { state, snapshot } = position;
  const { points, cursed } = snapshot;
  const { ending } = words.table;
  return {
    id: 'end',
    icon: 'end',
    name: nameIn(snapshot, 'end', words),
    fact: '',
    targets: legal.filter(({ action }) => action.type === 'end').map((one) => targetOf(context, one)),
    role: 'end',
    ending: {
      note: points > 0 ? ending.points(points) : ending.dice(cursed ? 2 : 1),
      endsItself: endsItself(state, snapshot),
    },
  };
}

/** Without points only exerting is left: the turn ends by itself unless that could help somebody. */
const endsItself = (state: InfernosEdge['State'], { points }: Snapshot): boolean =>
  points === 0 && !canHelpByExerting(state);

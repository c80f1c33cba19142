// What is said about a decision to those who listen: the question, what there is to spend, what threatens, what can be done; and
// after each key what it has come to. Whatever has the focus says its own name, so that is not said here.
import type { PageWords } from '@undercroft/words/en/page';
import type { SpokenWords } from '@undercroft/words/en/spoken';
import { plain } from '@undercroft/words/grammar';
import { slotTargets } from './aiming.ts';
import type { ControlFace } from './control-face.ts';

/** What is shown is named as it is shown. */
export interface Sayable {
  readonly page: PageWords;
  readonly spoken: SpokenWords;
}

/** More than this many are counted, not listed. */
const MOST_LISTED = 12;

/** What was said last: only what has changed is said again. */
export interface SaidDecision {
  /** After how many entries. */
  readonly entry: number;
  readonly seat: number | undefined;
  readonly round: string;
  readonly question: string;
  readonly points: string;
  /** What threatens, or what else should be known. */
  readonly known: string;
}

export const NOTHING_SAID: SaidDecision = {
  entry: Number.POSITIVE_INFINITY,
  seat: undefined,
  round: '',
  question: '',
  points: '',
  known: '',
};

export function decisionNow({ scene, session, dangers }: ControlFace): SaidDecision {
  const { question, note, points, clock } = scene.value;
  const entry = session.table.length;
  return {
    entry,
    seat: session.acting,
    round: clock.label,
    question,
    points: points ? `${points.words}.` : '',
    known: plain(note ?? dangers.value?.text ?? ''),
  };
}

/** 'Undone: move.' */
export function undoneText({ session, view }: ControlFace, { spoken }: Sayable, before: SaidDecision): string {
  const { entries } = session.record;
  const last = entries.at(-1);
  if (entries.length <= before.entry || last?.type !== 'undo') return '';
  const taken = entries[last.takes - 1];
  return taken?.type === 'act' ? spoken.undone(view.value.noun(taken.action)) : '';
}

export function decisionText(control: ControlFace, words: Sayable, before: SaidDecision): string {
  const now = decisionNow(control);
  if (now.question === before.question && now.seat === before.seat && now.round === before.round)
    return now.points === before.points ? '' : now.points;
  const known = now.known === before.known ? '' : now.known;
  const asked = [newcomer(control, words.page, before), now.question, now.points, known];
  return sentences([...asked, listed(choicesOf(control), words), tileInHand(control, words)]);
}

const sentences = (texts: readonly string[]): string => texts.filter(Boolean).join(' ');

/** The next player at the screen is called by name, unless the question does so. */
function newcomer({ session, seating, scene }: ControlFace, words: PageWords, before: SaidDecision): string {
  const { acting } = session;
  if (acting === undefined || before.seat === undefined || acting === before.seat) return '';
  const name = seating.value.names[acting] || words.common.player(acting);
  return scene.value.question.includes(name) ? '' : words.nextPlayer(name);
}

/** 'You can: Explore, Hide, Exert.' Places further off are only counted: their names do not say where they are. */
function listed(choices: readonly Choice[], { spoken }: Sayable): string {
  const near = choices.filter(({ isFar }) => !isFar).map(({ name }) => name);
  const further = choices.length - near.length;
  if (choices.length === 0) return '';
  if (near.length > MOST_LISTED) return spoken.choices(choices.length);
  return spoken.possible(further > 0 ? [...near, spoken.further(further)] : near);
}

interface Choice {
  readonly name: string;
  readonly isFar?: boolean;
}

function tileInHand({ action, target }: ControlFace, { spoken }: Sayable): string {
  const option = action.value;
  if (!option?.isPreselected || !target.value) return '';
  return sentences([option.targets.length > 1 ? spoken.turnTile : '', spoken.confirm(target.value.name)]);
}

/** In a turn its actions; to a question every answer. */
function choicesOf({ planView, scene }: ControlFace): readonly Choice[] {
  const buttons = planView.value?.buttons.filter(({ reason }) => !reason) ?? [];
  if (buttons.length > 0) return buttons;
  const { actions, points } = scene.value;
  const open = actions.filter(({ targets, isPreselected }) => targets.length > 0 && !isPreselected);
  return points ? open : open.flatMap(({ targets }) => targets);
}

/** 'Sub at 3 south-west.' */
function chosenPiece({ planView }: ControlFace): string {
  const { start, commit, buttons = [] } = planView.value ?? {};
  const chosen = buttons.find(({ isChosen }) => isChosen);
  return chosen && start !== undefined && !commit ? `${chosen.name}.` : '';
}

/** 'Course: 1 north, 1 centre, 2 south.' */
function course({ planView }: ControlFace, { page: { play } }: Sayable): string {
  const stops = planView.value?.stops ?? [];
  return stops.length > 1 ? `${play.course}: ${stops.map(({ name }) => name).join(', ')}.` : '';
}

/** What a key has come to: 'Explore. You can: Explore north, Explore east.', 'Explore north. … Press Enter: Explore north.' */
export function choiceText(control: ControlFace, words: Sayable): string {
  const { kind, title, text } = control.choiceLine.value;
  const said = sentences([title, plain(text)]);
  if (kind === 'waiting') return '';
  if (kind === 'question') return title;
  if (kind === 'reason' || kind === 'refusal') return said;
  if (control.pointed.value.isPressed && control.pointed.value.place !== undefined) return words.spoken.nothingHere;
  if (control.action.value?.isPreselected) return title;
  const { label, note, tone } = control.button.value;
  const done = [label === title.replace(/\.$/, '') ? '' : label, tone === 'ready' ? note : '']
    .filter(Boolean)
    .join(', ');
  if (tone === 'ready' || tone === 'risky')
    return sentences([said, course(control, words), words.spoken.confirm(done)]);
  const action = control.action.value;
  const targets = action ? slotTargets(control.scene.value.actions, action) : [];
  return targets.length > 1 ? sentences([title, listed(targets, words)]) : sentences([chosenPiece(control), said]);
}

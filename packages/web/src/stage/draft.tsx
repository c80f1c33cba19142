// A turn that is put together before it is played: what has been chosen so far with its prices, what can come next, and
// the one button that plays it all.
//
// The choice that ends the turn stays an aim and does not join the draft: until it is played, question, board and cards
// are those of whoever puts the turn together, not of the next one.
import { batch, useSignalEffect } from '@preact/signals';
import { clone } from '@undercroft/engine';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { PageWords } from '../words/en/page.ts';
import type { Aim, Deed } from './contract.ts';
import type { Control } from './control.ts';
import { Actions } from './dock.tsx';
import { Icon, Return, RuleLink } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
}

export function Draft(props: Props) {
  const { control } = props;
  useSignalEffect(() => settle(control));
  useDraftKeys(control);
  const { plan } = control.scene.value;
  const aim = control.aim.value;
  // What letters choose is shown beside the plan.
  const stops = aim && aim.letter === undefined ? [...control.draft.value, aim] : control.draft.value;
  const choices = lettered(control);
  return (
    <>
      {(stops.length > 0 || choices.length > 0) && (
        <div class="detail drafted">
          <ol class="plan" aria-label={plan?.title}>
            {stops.map((stop, i) => (
              <PlanStop key={`${i} ${stop.name}`} aim={stop} />
            ))}
          </ol>
          {choices.length > 0 && <Choices {...props} choices={choices} />}
        </div>
      )}
      {choices.length === 0 && !isLast(control) && <Actions {...props} />}
      {(stops.length > 0 || aim) && <Sailing {...props} />}
    </>
  );
}

const PlanStop = ({ aim: { name, stop, loss } }: { readonly aim: Aim }) => (
  <li class={loss ? 'lost' : ''}>
    {stop?.price && (
      <span class="price">
        <span aria-hidden="true">{stop.price.points}</span>
        <span class="sr">{stop.price.words}: </span>
      </span>
    )}
    <span>
      <b>{stop?.name ?? name}</b>
      <small>{stop?.note}</small>
    </span>
  </li>
);

interface ChoicesProps extends Props {
  readonly choices: readonly Aim[];
}

/** One of a few, by letter: where the mine goes, which tokens are spent. */
const Choices = ({ control, choices }: ChoicesProps) => (
  <fieldset class="choice" aria-labelledby="ask">
    {choices.map((aim) => (
      <button
        key={aim.letter}
        type="button"
        class={aim.action === control.aim.value?.action ? 'on' : ''}
        aria-pressed={aim.action === control.aim.value?.action}
        aria-label={aim.name}
        onClick={() => pick(control, aim)}
      >
        <b>{aim.letter}</b> {aim.stop?.name}
      </button>
    ))}
  </fieldset>
);

/** What it comes to, the way back, and the button that plays it. */
function Sailing({ control, words }: Props) {
  const { plan } = control.scene.value;
  const aim = control.aim.value;
  const loss = [...control.draft.value, ...(aim ? [aim] : [])].findLast((one) => one.loss)?.loss;
  const ends = aim !== undefined && endsTurn(control, aim);
  return (
    <div class="after sailing">
      {loss ? (
        <p class="warnline" role="alert">
          <Icon name="warn" />
          <span>
            <b>{loss.title}.</b> {loss.text} <RuleLink id={loss.rule} />
          </span>
        </p>
      ) : (
        <p class="soft">{aim && <Said aim={aim} />}</p>
      )}
      <button type="button" class="button bare" onClick={() => takeBack(control)}>
        <Icon name="step-back" /> {plan?.back ?? words.table.stepBack}
      </button>
      {aim && (
        <button type="button" class={loss && ends ? 'button deadly' : 'button primary'} onClick={() => goOn(control)}>
          {(ends && loss?.anyway) || aim.name} <Return />
        </button>
      )}
    </div>
  );
}

const Said = ({ aim }: { readonly aim: Aim }) => (
  <>
    {aim.text}{' '}
    {aim.rules.map((id) => (
      <span key={id}>
        <RuleLink id={id} />{' '}
      </span>
    ))}
  </>
);

// ---------------------------------------------------------------- what is gathered, and what ends it

/** Whether playing it on top of the draft ends it: somebody else decides then, nobody, or the same one something new. */
function endsTurn({ session, shown, seat, view, seating }: Control, { action }: Aim): boolean {
  const { game } = session;
  const copy = clone(game, shown.value);
  const code = game.check(copy, action);
  if (!code.ok) return false;
  game.play(copy, code.value);
  const status = game.status(copy);
  if (status.type !== 'seat' || status.seat !== seat) return true;
  return view.value.scene(copy, seating.value).plan?.isNew === true;
}

const isLast = (control: Control): boolean => {
  const aim = control.aim.value;
  return aim !== undefined && endsTurn(control, aim);
};

/** The draft goes beyond its turn. */
const isWhole = ({ draft, isWhole: isOver, scene }: Control): boolean =>
  isOver.value || (draft.value.length > 0 && scene.value.plan?.isNew === true);

/** A choice without alternatives joins the draft at once; the last one of a turn is taken out again and aimed at. */
export function settle(control: Control): void {
  if (control.warning.value) return;
  if (isWhole(control)) return holdBack(control);
  const aim = control.aim.value;
  if (aim && control.deed.value?.aims.length === 1 && !endsTurn(control, aim)) control.extend();
}

function holdBack(control: Control): void {
  const last = control.draft.value.at(-1);
  if (!last) return;
  batch(() => {
    control.draft.value = control.draft.value.slice(0, -1);
    aimAt(control, last);
  });
}

/** Scenes are made anew with every change: an aim is known by its action. */
const isSame = (one: Aim, other: Aim): boolean => JSON.stringify(one.action) === JSON.stringify(other.action);

function aimAt(control: Control, aim: Aim): void {
  for (const deed of control.scene.value.deeds) {
    const index = deed.aims.findIndex((one) => isSame(one, aim));
    if (index < 0) continue;
    control.deedId.value = deed.id;
    control.aimIndex.value = index;
  }
}

// ---------------------------------------------------------------- doing

/** Takes the aim into the draft, or plays the whole where that ends the turn. */
export function goOn(control: Control): void {
  const isEnd = isLast(control);
  batch(() => {
    control.extend();
    if (isEnd && control.isWhole.value) control.commit();
    else if (isEnd) playApart(control);
  });
}

/** Whoever has placed a piece and is to decide again does that apart from it. */
function playApart({ session, seat, draft }: Control): void {
  const actions = draft.value.map(({ action }) => action);
  draft.value = [];
  if (seat !== undefined) session.act(seat, actions);
}

export function pick(control: Control, aim: Aim): void {
  batch(() => aimAt(control, aim));
  if (!endsTurn(control, aim)) control.extend();
}

/** The aim, then the draft, step by step. Answers whether there was anything. */
export function takeBack(control: Control): boolean {
  const isAimed = control.aim.value !== undefined;
  if (!isAimed && control.draft.value.length === 0) return false;
  batch(() => {
    control.deedId.value = undefined;
    control.aimIndex.value = undefined;
    if (!isAimed) control.draft.value = control.draft.value.slice(0, -1);
  });
  return true;
}

/** The aims that letters choose: of the chosen deed, or of the only one there is. */
function lettered(control: Control): readonly Aim[] {
  const possible = control.scene.value.deeds.filter(({ aims }) => aims.length > 0);
  const deed: Deed | undefined = control.deed.value ?? (possible.length === 1 ? possible[0] : undefined);
  return deed?.aims.filter(({ letter }) => letter !== undefined) ?? [];
}

/** Enter goes on, Backspace takes back, letters choose; everything else is as on every table. */
function useDraftKeys(control: Control): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !isForTable(event.target)) return;
      if (press(control, event)) event.preventDefault();
    };
    // Before the keys of the table, which leave alone what is prevented.
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [control]);
}

const isForTable = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') === null &&
  !(target instanceof Element && target.closest('input, textarea, select'));

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null;

function press(control: Control, event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'Enter':
      if (isOnButton(event.target) || !control.aim.value) return false;
      goOn(control);
      return true;
    case 'Backspace':
      return takeBack(control);
    default: {
      if (!settings.letters.value) return false;
      const aim = lettered(control).find(({ letter }) => letter === event.key.toLowerCase());
      if (aim) pick(control, aim);
      return aim !== undefined;
    }
  }
}

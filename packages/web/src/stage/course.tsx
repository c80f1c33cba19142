// A turn that is put together on the board: what can be chosen for it, its stops with their prices, and where the mine goes.
import type { DraftStep, PlanButton, PlanView } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { ControlFace } from './control-face.ts';
import { Drawing, Key } from './parts.tsx';
import { Slots } from './slots.tsx';
import type { CourseProps } from './table-view.ts';

/** With tokens there are six. */
const SUBS = 3;
/** Keys of what is chosen on the chart as well: the places for a mine. */
const AT_THE_END = ['7', '8', '9', '0'];

export function Course({ control, words }: CourseProps) {
  const plan = control.planView.value;
  if (!plan || plan.buttons.length === 0) return <Idle control={control} words={words} />;
  const isAtTheEnd = ({ key }: PlanButton) => AT_THE_END.includes(key);
  const buttons = plan.buttons.filter((button) => !isAtTheEnd(button));
  return (
    <>
      <div class={buttons.length > SUBS ? 'slots six' : 'slots'} role="toolbar" aria-label={words.table.decision}>
        {buttons.map((button) => (
          <PlanSlot key={button.key} button={button} control={control} />
        ))}
      </div>
      <Route plan={plan} mines={plan.buttons.filter(isAtTheEnd)} control={control} words={words} />
    </>
  );
}

/** While there is nothing to plan the places stay, empty. */
const Idle = ({ control, words }: CourseProps) => (
  <>
    {control.canAct.value && control.slots.value.length > 0 ? (
      <Slots control={control} words={words} />
    ) : (
      <div class="slots idle" aria-hidden="true">
        <span class="slot empty" />
        <span class="slot empty" />
        <span class="slot empty" />
      </div>
    )}
    <div class="route" aria-hidden="true" />
  </>
);

/** 'Sub at 3 south-west', and why not. */
function buttonLabel({ name, reason }: PlanButton, { view }: ControlFace): string {
  const text = reason ? `${name}. ${reason.text}` : name;
  return view.value.spoken?.(text) ?? text;
}

interface ButtonProps {
  readonly button: PlanButton;
  readonly control: ControlFace;
}

/** What every button of a plan has in common. */
const pressing = ({ key, isChosen, reason }: PlanButton, control: ControlFace) => ({
  'data-action': key,
  'aria-pressed': isChosen,
  'aria-disabled': reason !== undefined || undefined,
  'aria-keyshortcuts': key,
  onClick: () => control.chooseKey(key),
});

function PlanSlot({ button, control }: ButtonProps) {
  const { key, picture, name, short = name } = button;
  return (
    <button
      type="button"
      class="slot"
      {...pressing(button, control)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && control.pointAction(key)}
      onPointerLeave={() => control.pointAction(undefined)}
      onFocus={() => control.pointAction(key)}
      onBlur={() => control.pointAction(undefined)}
    >
      <span class="sr">{buttonLabel(button, control)}</span>
      <Drawing svg={picture} class="boat" />
      <Key name={key} />
      <span class="name" aria-hidden="true">
        {short}
      </span>
    </button>
  );
}

interface RouteProps {
  readonly plan: PlanView;
  readonly mines: readonly PlanButton[];
  readonly control: ControlFace;
  readonly words: PageWords;
}

const Route = ({ plan, mines, control, words }: RouteProps) => (
  <div class="route">
    <ol aria-label={words.play.course}>
      {plan.stops.map((stop, i) => (
        <Stop key={`${i} ${stop.name}`} stop={stop} />
      ))}
    </ol>
    {mines.length > 0 && (
      <div class="mine-at">
        {mines.map((button) => (
          <MineButton key={button.key} button={button} control={control} />
        ))}
      </div>
    )}
  </div>
);

const Stop = ({ stop: { name, note, price } }: { readonly stop: DraftStep }) => (
  <li>
    {price && (
      <span class="by">
        <i aria-hidden="true">{price.points}</i>
        <span class="sr">{price.words}: </span>
      </span>
    )}
    <span>
      <b>{name}</b> <small>{note}</small>
    </span>
  </li>
);

function MineButton({ button, control }: ButtonProps) {
  const { key, picture, name, short = name, isChosen } = button;
  return (
    <button type="button" class="mine" {...pressing(button, control)}>
      <span class="sr">{buttonLabel(button, control)}</span>
      <Drawing svg={picture} class="boat" />
      <b aria-hidden="true">{isChosen ? <ChosenMine name={name} short={short} /> : key}</b>
    </button>
  );
}

/** Where there is little room only the place is said: the picture says that it is a mine. */
const ChosenMine = ({ name, short }: Required<Pick<PlanButton, 'name' | 'short'>>) => (
  <>
    <span class="full">{name}</span>
    <span class="brief">{short}</span>
  </>
);

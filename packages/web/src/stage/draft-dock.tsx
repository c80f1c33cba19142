// A turn that is put together before it is played: what has been chosen so far with its prices, what can come next, and
// the one button that plays it all.

import type { Target } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { Control } from './control.ts';
import { Actions, Choices, Detail, UnavailableActions } from './dock.tsx';
import { EnterKey, Icon, RuleLink, Rules } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
}

export function DraftDock(props: Props) {
  const { control, isPhone } = props;
  const target = control.target.value;
  const isOpen = control.choices.value.length === 0 && !control.isComplete.value;
  const detail = (control.refusal.value || (isOpen && !target)) && <Detail {...props} />;
  if (!control.isDrafting.value)
    return (
      <>
        <Actions {...props} />
        {detail}
      </>
    );
  return (
    <>
      <DraftedSteps {...props} />
      <div class="drafting">
        {isOpen && <Actions {...props} />}
        {isOpen && !isPhone && <UnavailableActions {...props} />}
        <CommitRow {...props} />
      </div>
      {detail}
    </>
  );
}

function DraftedSteps(props: Props) {
  const { scene, draft, steps, target, choices } = props.control;
  // What letters choose is shown beside the plan.
  const stops = target.value?.letter === undefined ? steps.value : draft.value;
  return (
    <div class="detail drafted">
      <ol class="plan" aria-label={scene.value.draft?.title}>
        {stops.map((stop, i) => (
          <StepItem key={`${i} ${stop.name}`} target={stop} />
        ))}
      </ol>
      {choices.value.length > 0 && <Choices {...props} />}
    </div>
  );
}

const StepItem = ({ target: { name, draftStep, loss } }: { readonly target: Target }) => (
  <li class={loss ? 'lost' : ''}>
    {draftStep?.price && (
      <span class="price">
        <span aria-hidden="true">{draftStep.price.points}</span>
        <span class="sr">{draftStep.price.words}: </span>
      </span>
    )}
    <span>
      <b>{draftStep?.name ?? name}</b>
      <small>{draftStep?.note}</small>
    </span>
  </li>
);

/** What it comes to, the way back, and the button that plays it. */
function CommitRow({ control, words }: Props) {
  const { draft } = control.scene.value;
  const target = control.target.value;
  const loss = control.loss.value;
  const isComplete = control.isComplete.value;
  return (
    <div class="after commit-row">
      {loss ? (
        <p class="warnline" role="alert">
          <Icon name="warn" />
          <span>
            <b>{loss.title}.</b> {loss.text} <RuleLink id={loss.rule} />
          </span>
        </p>
      ) : (
        <p class="soft">
          {target && (
            <>
              {target.text} <Rules ids={target.rules} />
            </>
          )}
        </p>
      )}
      <button type="button" class="button bare" onClick={() => control.back()}>
        <Icon name="step-back" /> {draft?.undoStep ?? words.table.stepBack}
      </button>
      {target && (
        <button
          type="button"
          class={loss && isComplete ? 'button deadly' : 'button primary'}
          onClick={() => control.commit()}
        >
          {(isComplete && loss?.confirm) || target.name} <EnterKey />
        </button>
      )}
    </div>
  );
}

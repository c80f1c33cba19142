// A turn that is put together before it is played: what has been chosen so far with its prices, what can come next, and
// the one button that plays it all.
import type { PageWords } from '../words/en/page.ts';
import type { Aim } from './contract.ts';
import type { Control } from './control.ts';
import { Actions, Choices, Detail, NotNow } from './dock.tsx';
import { Icon, Return, RuleLink } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
}

export function Draft(props: Props) {
  const { control, isPhone } = props;
  const aim = control.aim.value;
  const isOpen = control.choices.value.length === 0 && !control.isWhole.value;
  const detail = (control.complaint.value || (isOpen && !aim)) && <Detail {...props} />;
  if (!control.isGathering.value)
    return (
      <>
        <Actions {...props} />
        {detail}
      </>
    );
  return (
    <>
      <Gathered {...props} />
      <div class="drafting">
        {isOpen && <Actions {...props} />}
        {isOpen && !isPhone && <NotNow {...props} />}
        <Sailing {...props} />
      </div>
      {detail}
    </>
  );
}

function Gathered(props: Props) {
  const { scene, draft, steps, aim, choices } = props.control;
  // What letters choose is shown beside the plan.
  const stops = aim.value?.letter === undefined ? steps.value : draft.value;
  return (
    <div class="detail drafted">
      <ol class="plan" aria-label={scene.value.plan?.title}>
        {stops.map((stop, i) => (
          <PlanStop key={`${i} ${stop.name}`} aim={stop} />
        ))}
      </ol>
      {choices.value.length > 0 && <Choices {...props} />}
    </div>
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

/** What it comes to, the way back, and the button that plays it. */
function Sailing({ control, words }: Props) {
  const { plan } = control.scene.value;
  const aim = control.aim.value;
  const loss = control.loss.value;
  const isWhole = control.isWhole.value;
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
      <button type="button" class="button bare" onClick={() => control.back()}>
        <Icon name="step-back" /> {plan?.back ?? words.table.stepBack}
      </button>
      {aim && (
        <button
          type="button"
          class={loss && isWhole ? 'button deadly' : 'button primary'}
          onClick={() => control.commit()}
        >
          {(isWhole && loss?.anyway) || aim.name} <Return />
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

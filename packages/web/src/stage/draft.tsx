// A turn that is put together before it is played: what has been chosen so far, what can come next, and the one button
// that plays it all.
import type { PageWords } from '../words/en/page.ts';
import type { Control } from './control.ts';
import { Actions } from './dock.tsx';
import { Icon, Return, RuleLink } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
}

export function Draft(props: Props) {
  const { control, words } = props;
  const draft = control.draft.value;
  const last = draft.at(-1);
  const doomed = draft.find(({ loss }) => loss)?.loss;
  return (
    <>
      {draft.length > 0 && (
        <ol class="plan">
          {draft.map((aim, i) => (
            <li key={`${i} ${aim.name}`}>
              <div>
                <b>{aim.name}</b>
                <small>{aim.risk ?? ''}</small>
              </div>
            </li>
          ))}
        </ol>
      )}
      {control.isWhole.value && last ? (
        <div class="detail" id="why">
          <p>
            {doomed ? <b class="harm">{doomed.title} </b> : <b>{last.name}. </b>}
            {doomed?.text ?? last.text}{' '}
            {(doomed ? [doomed.rule] : last.rules).map((id) => (
              <RuleLink key={id} id={id} />
            ))}
          </p>
          <div class="row">
            <button type="button" class="button" onClick={() => control.back()}>
              <Icon name="step-back" /> {words.table.stepBack}
            </button>
            <button type="button" class={doomed ? 'button deadly' : 'button primary'} onClick={() => control.commit()}>
              {words.table.confirm} <Return />
            </button>
          </div>
        </div>
      ) : (
        <Actions {...props} />
      )}
    </>
  );
}

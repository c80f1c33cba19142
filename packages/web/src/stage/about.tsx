// What lies at the place one looks at: its picture, what it is, what it does, the rule behind it, and what can be done there.
import { useEffect } from 'preact/hooks';
import type { PageWords } from '../words/en/page.ts';
import type { AboutThing, Said } from './contract.ts';
import type { Control } from './control.ts';
import { Drawing, Icon, RuleLink } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly place: string;
  /** Where it lies in the way and has to be put away again. */
  readonly onClose?: () => void;
}

export function About({ control, words, place, onClose }: Props) {
  const about = control.view.value.about(control.shown.value, place);
  // The log beside it grows and shrinks: its end stays in sight.
  useEffect(() => {
    const log = document.querySelector('.side .log');
    if (log) log.scrollTop = log.scrollHeight;
  }, [about]);
  return (
    <section class="about" aria-label={words.table.about} tabIndex={-1}>
      {onClose && (
        <button type="button" class="button round" aria-label={words.common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <ul>
        {about.things.map((thing, i) => (
          <Thing key={`${i} ${thing.name}`} thing={thing} isFirst={i === 0} />
        ))}
      </ul>
      {about.why && (
        <p class="small harm">
          <SaidLine {...about.why} />
        </p>
      )}
      <DeedsHere control={control} place={place} />
    </section>
  );
}

const Thing = ({ thing, isFirst }: { readonly thing: AboutThing; readonly isFirst: boolean }) => (
  <li class={isFirst ? 'ground-of' : ''}>
    <Drawing svg={thing.picture} class="picture" />
    <div>
      <h3>{thing.name}</h3>
      {thing.said.map((line) => (
        <p key={line.text} class="small soft">
          <SaidLine {...line} />
        </p>
      ))}
    </div>
  </li>
);

const SaidLine = ({ text, rules }: Said) => (
  <>
    {text}{' '}
    {rules.map((id) => (
      <span key={id}>
        <RuleLink id={id} />{' '}
      </span>
    ))}
  </>
);

/** Touched the aim first, one is offered the deeds. Where a turn is drafted the chart itself does that. */
function DeedsHere({ control, place }: { readonly control: Control; readonly place: string }) {
  const deeds = control.scene.value.plan ? [] : control.deedsAt(place);
  if (deeds.length === 0) return null;
  return (
    <div class="row">
      {deeds.map(({ id, icon, name }) => (
        <button
          key={id}
          type="button"
          class="button small"
          onClick={() => {
            control.choose(id);
            control.touch(place);
          }}
        >
          <Icon name={icon} /> {name}
        </button>
      ))}
    </div>
  );
}

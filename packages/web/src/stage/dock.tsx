// What is asked of whom, what can be done, what it costs and risks, and why not.
import type { ComponentChildren } from 'preact';
import type { PageWords } from '../words/en/page.ts';
import type { Deed, Scene } from './contract.ts';
import type { Control } from './control.ts';
import { Icon, Pips, Return, RuleLink } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
}

/** So many deeds that are not possible are named; the others hide behind a word. */
const NAMED = 3;
/** Two rows of four. */
const ON_PHONE = 8;

interface QuestionProps {
  readonly scene: Scene;
  /** Shown beside it while somebody is. */
  readonly thinking: ComponentChildren;
}

export function Question({ scene, thinking }: QuestionProps) {
  const { points } = scene;
  return (
    <div class="ask">
      <div>
        <h1 id="ask">{scene.ask}</h1>
        {scene.note !== undefined && <p class="soft">{scene.note}</p>}
      </div>
      {thinking}
      {points && (
        <p class="points">
          <Pips on={points.left} of={points.of} class="big" />
          <span class="in-words">{points.words}</span>
        </p>
      )}
    </div>
  );
}

/** What can be done, and what the chosen deed would mean. */
export const Deciding = (props: Props) => (
  <>
    <Actions {...props} />
    <Detail {...props} />
  </>
);

export function Actions({ control, words, isPhone }: Props) {
  const { deeds } = control.scene.value;
  const possible = deeds.filter(({ role, aims }) => role !== 'end' && aims.length > 0);
  const others = deeds.filter(({ aims }) => aims.length === 0);
  const dear = isPhone
    ? others.filter(({ state }) => state === 'dear').slice(0, Math.max(0, ON_PHONE - 1 - possible.length))
    : [];
  const shown = [...possible, ...dear];
  const hidden = others.filter((deed) => !dear.includes(deed));
  return (
    <div class="actions" role="toolbar" aria-label={words.table.decision} aria-describedby="why">
      {shown.map((deed, i) => (
        <Action key={deed.id} deed={deed} index={i} control={control} words={words} isPhone={isPhone} />
      ))}
      {isPhone && hidden.length > 0 && (
        <button
          type="button"
          class="act refused"
          aria-expanded={control.deed.value?.state === 'refused'}
          onClick={() => control.choose(nextRefused(hidden, control.deedId.value))}
        >
          <Icon name="close" />
          <span class="cost num">{hidden.length}</span>
          <span class="name">{words.table.notNow}</span>
        </button>
      )}
    </div>
  );
}

/** On a phone one button goes through all that is not possible, with its reasons. */
function nextRefused(hidden: readonly Deed[], now: string | undefined): string {
  const at = hidden.findIndex(({ id }) => id === now);
  return hidden[(at + 1) % hidden.length]?.id ?? '';
}

interface ActionProps extends Props {
  readonly deed: Deed;
  readonly index: number;
}

function Action({ deed, index, control, words, isPhone }: ActionProps) {
  const isChosen = control.deed.value?.id === deed.id;
  const isPossible = deed.aims.length > 0;
  const kind = deed.state === 'legal' ? 'act' : `act ${deed.state}`;
  return (
    <button
      type="button"
      class={kind}
      data-deed={deed.id}
      aria-pressed={isChosen}
      aria-disabled={!isPossible}
      aria-keyshortcuts={index < 9 ? `${index + 1}` : undefined}
      onClick={() => control.choose(deed.id)}
    >
      <Icon name={deed.icon} />
      <span class="cost">
        {deed.gain ?? (deed.cost !== undefined && <Pips on={deed.cost} of={deed.cost} />)}
        {deed.cost !== undefined && <span class="sr">, {deed.cost}</span>}
      </span>
      <span class="name">
        {deed.name}
        {!isPhone && deed.fact !== '' && <small>{deed.fact}</small>}
        {isPhone && deed.state === 'risky' && <span class="sr">, {words.table.risky}</span>}
      </span>
    </button>
  );
}

/** The one place for cost, odds, consequence and why not. */
export function Detail({ control, words }: Props) {
  const deed = control.deed.value;
  const aim = control.aim.value;
  const complaint = control.complaint.value;
  if (complaint)
    return (
      <div class="detail no" id="why" role="alert">
        <Icon name="close" />
        <p>
          {complaint.text} <RuleLink id={complaint.rule} />
        </p>
      </div>
    );
  if (deed?.why)
    return (
      <div class="detail no" id="why">
        <Icon name={deed.icon} />
        <p>
          <b>{deed.name}.</b> {deed.why.text} <Rules ids={deed.why.rules} />
        </p>
      </div>
    );
  const isChoice = control.choices.value.length > 0 && !control.view.value.drafting;
  const choices = isChoice && <Choices control={control} />;
  if (!aim) return deed ? <Unaimed deed={deed} words={words} choices={choices} /> : null;
  const turns = !isChoice && deed && deed.aims.length > 1 && deed.aims.every(({ place }) => place === aim.place);
  return (
    <div class="detail" id="why">
      {choices}
      <p>
        <b>{aim.name}.</b> {aim.text} <Rules ids={aim.rules} />
      </p>
      <div class="row">
        {turns && <Turner control={control} words={words} />}
        <button type="button" class="button primary" onClick={() => control.commit()}>
          {aim.name} <Return />
        </button>
      </div>
    </div>
  );
}

interface UnaimedProps {
  readonly deed: Deed;
  readonly words: PageWords;
  readonly choices: ComponentChildren;
}

const Unaimed = ({ deed, words, choices }: UnaimedProps) => (
  <div class="detail" id="why">
    {choices}
    <p>
      <b>{deed.name}:</b> {choices ? words.table.chooseOne : words.table.chooseWhere}. {deed.aims[0]?.text}{' '}
      <Rules ids={deed.aims[0]?.rules ?? []} />
    </p>
  </div>
);

/** By letter: whom it is done to, where the mine goes, which tokens are spent. */
export const Choices = ({ control }: Pick<Props, 'control'>) => (
  <fieldset class="choice" aria-labelledby="ask">
    {control.choices.value
      .filter(({ letter }) => letter?.length === 1)
      .map((aim) => {
        const isOn = control.aim.value?.letter?.includes(aim.letter ?? '') === true;
        return (
          <button
            key={aim.letter}
            type="button"
            class={isOn ? 'on' : ''}
            aria-pressed={isOn}
            aria-label={aim.name}
            onClick={() => control.pick(aim.letter ?? '')}
          >
            <b>{aim.letter}</b> {aim.stop?.name}
          </button>
        );
      })}
  </fieldset>
);

const Turner = ({ control, words }: { readonly control: Control; readonly words: PageWords }) => (
  <>
    <button type="button" class="button round" aria-label={words.table.turnLeft} onClick={() => control.turn(-1)}>
      <Icon name="turn-back" />
    </button>
    <button type="button" class="button round" aria-label={words.table.turnRight} onClick={() => control.turn(1)}>
      <Icon name="turn" />
    </button>
  </>
);

const Rules = ({ ids }: { readonly ids: readonly string[] }) => (
  <>
    {ids.map((id) => (
      <span key={id}>
        <RuleLink id={id} />{' '}
      </span>
    ))}
  </>
);

/** Deeds that are not possible now: their places and reasons can be learnt. */
export function NotNow({ control, words }: Props) {
  const hidden = control.scene.value.deeds.filter(({ aims }) => aims.length === 0);
  const rest = hidden.length - NAMED;
  return (
    <div class="notnow">
      {hidden.slice(0, NAMED).map((deed) => (
        <button key={deed.id} type="button" aria-disabled="true" onClick={() => control.choose(deed.id)}>
          <Icon name={deed.icon} /> {deed.name}
          {deed.state === 'dear' && deed.cost !== undefined && <Pips on={1} of={deed.cost} class="harm" />}
        </button>
      ))}
      {rest > 0 && (
        <button
          type="button"
          aria-disabled="true"
          onClick={() => control.choose(nextRefused(hidden.slice(NAMED), control.deedId.value))}
        >
          {words.table.notNowMany(rest)}
        </button>
      )}
    </div>
  );
}

/** The button that ends a turn, where a turn can be ended. */
export function EndTurn({ control }: Props) {
  const end = control.scene.value.deeds.find(({ role }) => role === 'end');
  if (!end) return null;
  const isChosen = control.deedId.value === end.id;
  return (
    <button
      type="button"
      class="button"
      aria-pressed={isChosen}
      data-deed={end.id}
      onClick={() => control.choose(end.id)}
    >
      {end.name}
    </button>
  );
}

// What is asked of whom, what can be done, what it costs and risks, and why not.

import type { ActionOption, Scene } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentChildren } from 'preact';
import type { Control } from './control.ts';
import { EnterKey, GameIcon, Icon, Pips, RuleLink, Rules } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
}

/** So many actions that are not possible are named; the others hide behind a word. */
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
        <h1 id="ask">{scene.question}</h1>
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

/** What can be done, and what the chosen option would mean. */
export const ActionPanel = (props: Props) => (
  <>
    <Actions {...props} />
    <Detail {...props} />
  </>
);

export function Actions({ control, words, isPhone }: Props) {
  const { actions } = control.scene.value;
  const possible = actions.filter(({ role, targets }) => role !== 'end' && targets.length > 0);
  const others = actions.filter(({ targets }) => targets.length === 0);
  const unaffordable = isPhone
    ? others.filter(({ state }) => state === 'unaffordable').slice(0, Math.max(0, ON_PHONE - 1 - possible.length))
    : [];
  const shown = [...possible, ...unaffordable];
  const hidden = others.filter((option) => !unaffordable.includes(option));
  return (
    <div class="actions" role="toolbar" aria-label={words.table.decision} aria-describedby="why">
      {shown.map((option, i) => (
        <ActionButton key={option.id} option={option} index={i} control={control} words={words} isPhone={isPhone} />
      ))}
      {isPhone && hidden.length > 0 && (
        <button
          type="button"
          class="act refused"
          aria-expanded={control.action.value?.state === 'refused'}
          onClick={() => control.choose(nextRefused(hidden, control.actionId.value))}
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
function nextRefused(hidden: readonly ActionOption[], now: string | undefined): string {
  const at = hidden.findIndex(({ id }) => id === now);
  return hidden[(at + 1) % hidden.length]?.id ?? '';
}

interface ActionButtonProps extends Props {
  readonly option: ActionOption;
  readonly index: number;
}

function ActionButton({ option, index, control, words, isPhone }: ActionButtonProps) {
  const isChosen = control.action.value?.id === option.id;
  const isPossible = option.targets.length > 0;
  const kind = option.state === 'legal' ? 'act' : `act ${option.state}`;
  return (
    <button
      type="button"
      class={kind}
      data-action={option.id}
      aria-pressed={isChosen}
      aria-disabled={!isPossible}
      aria-keyshortcuts={index < 9 ? `${index + 1}` : undefined}
      onClick={() => control.choose(option.id)}
    >
      <GameIcon name={option.icon} />
      <span class="cost">
        {option.gain ?? (option.cost !== undefined && <Pips on={option.cost} of={option.cost} />)}
        {option.cost !== undefined && <span class="sr">, {option.cost}</span>}
      </span>
      <span class="name">
        {option.name}
        {!isPhone && option.fact !== '' && <small>{option.fact}</small>}
        {isPhone && option.state === 'risky' && <span class="sr">, {words.table.risky}</span>}
      </span>
    </button>
  );
}

/** The one place for cost, odds, consequence and why not. */
export function Detail({ control, words }: Props) {
  const option = control.action.value;
  const target = control.target.value;
  const complaint = control.refusal.value;
  if (complaint)
    return (
      <div class="detail no" id="why" role="alert">
        <Icon name="close" />
        <p>
          {complaint.text} <RuleLink id={complaint.rule} />
        </p>
      </div>
    );
  if (option?.reason)
    return (
      <div class="detail no" id="why">
        <GameIcon name={option.icon} />
        <p>
          <b>{option.name}.</b> {option.reason.text} <Rules ids={option.reason.rules} />
        </p>
      </div>
    );
  const isChoice = control.choices.value.length > 0 && !control.view.value.draftsTurns;
  const choices = isChoice && <Choices control={control} />;
  if (!target) return option ? <ChooseTarget option={option} words={words} choices={choices} /> : null;
  const turns =
    !isChoice && option && option.targets.length > 1 && option.targets.every(({ place }) => place === target.place);
  return (
    <div class="detail" id="why">
      {choices}
      <p>
        <b>{target.name}.</b> {target.text} <Rules ids={target.rules} />
      </p>
      <div class="row">
        {turns && <RotateButtons control={control} words={words} />}
        <button type="button" class="button primary" onClick={() => control.commit()}>
          {target.name} <EnterKey />
        </button>
      </div>
    </div>
  );
}

interface ChooseTargetProps {
  readonly option: ActionOption;
  readonly words: PageWords;
  readonly choices: ComponentChildren;
}

const ChooseTarget = ({ option, words, choices }: ChooseTargetProps) => (
  <div class="detail" id="why">
    {choices}
    <p>
      <b>{option.name}:</b> {choices ? words.table.chooseOne : words.table.chooseWhere}. {option.targets[0]?.text}{' '}
      <Rules ids={option.targets[0]?.rules ?? []} />
    </p>
  </div>
);

/** By letter: whom it is done to, where the mine goes, which tokens are spent. */
export const Choices = ({ control }: Pick<Props, 'control'>) => (
  <fieldset class="choice" aria-labelledby="ask">
    {control.choices.value
      .filter(({ letter }) => letter?.length === 1)
      .map((target) => {
        const isOn = control.target.value?.letter?.includes(target.letter ?? '') === true;
        return (
          <button
            key={target.letter}
            type="button"
            class={isOn ? 'on' : ''}
            aria-pressed={isOn}
            aria-label={target.name}
            onClick={() => control.pickLetter(target.letter ?? '')}
          >
            <b>{target.letter}</b> {target.draftStep?.name}
          </button>
        );
      })}
  </fieldset>
);

const RotateButtons = ({ control, words }: { readonly control: Control; readonly words: PageWords }) => (
  <>
    <button
      type="button"
      class="button round"
      aria-label={words.table.turnLeft}
      onClick={() => control.cycleTarget(-1)}
    >
      <Icon name="turn-back" />
    </button>
    <button
      type="button"
      class="button round"
      aria-label={words.table.turnRight}
      onClick={() => control.cycleTarget(1)}
    >
      <Icon name="turn" />
    </button>
  </>
);

/** Actions that are not possible now: their places and reasons can be learnt. */
export function UnavailableActions({ control, words }: Props) {
  const hidden = control.scene.value.actions.filter(({ targets }) => targets.length === 0);
  const rest = hidden.length - NAMED;
  return (
    <div class="notnow">
      {hidden.slice(0, NAMED).map((option) => (
        <button key={option.id} type="button" aria-disabled="true" onClick={() => control.choose(option.id)}>
          <GameIcon name={option.icon} /> {option.name}
          {option.state === 'unaffordable' && option.cost !== undefined && (
            <Pips on={1} of={option.cost} class="harm" />
          )}
        </button>
      ))}
      {rest > 0 && (
        <button
          type="button"
          aria-disabled="true"
          onClick={() => control.choose(nextRefused(hidden.slice(NAMED), control.actionId.value))}
        >
          {words.table.notNowMany(rest)}
        </button>
      )}
    </div>
  );
}

/** The button that ends a turn, where a turn can be ended. */
export function EndTurn({ control }: Props) {
  const end = control.scene.value.actions.find(({ role }) => role === 'end');
  if (!end) return null;
  const isChosen = control.actionId.value === end.id;
  return (
    <button
      type="button"
      class="button"
      aria-pressed={isChosen}
      data-action={end.id}
      onClick={() => control.choose(end.id)}
    >
      {end.name}
    </button>
  );
}

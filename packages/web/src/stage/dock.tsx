// The dock: the line that speaks, who acts, what can be done, Undo and Hint, and the one big button. Its places never move.
import type { ReadonlySignal } from '@preact/signals';
import type { Scene } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentChild, ComponentType } from 'preact';
import { settings } from '../app/settings.ts';
import { Answers } from './answer-cards.tsx';
import { canTurn } from './answers.ts';
import { Commit } from './commit.tsx';
import type { ControlFace } from './control-face.ts';
import { focusBoard } from './focus.ts';
import { Drawing, Icon, Key, Pips } from './parts.tsx';
import { Slots } from './slots.tsx';
import { Prompt } from './spoken-line.tsx';
import type { CourseProps } from './table-view.ts';
import { UndoButton } from './undo.tsx';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  /** Where turns are put together on the board: their course. */
  readonly Course: ComponentType<CourseProps> | undefined;
  /** Counts the times another person has taken over the screen. */
  readonly handovers: ReadonlySignal<number>;
  readonly isHintOpen: boolean;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  /** What is said and offered while somebody else decides. */
  readonly Waiting?: ComponentChild;
}

export function Dock(props: Props) {
  const { control, words, Course } = props;
  const shared = { control, words };
  const answers = control.answers.value;
  return (
    <section
      class={`dock${Course ? ' plans' : ''}${settings.leftHanded.value ? ' left-handed' : ''}`}
      id="decision"
      aria-label={words.table.decision}
      aria-busy={control.isBusy.value || undefined}
      tabIndex={-1}
    >
      {/* Where the keys begin, the first of all: past every action to the place of the actor. */}
      <button type="button" class="skip" onClick={focusBoard}>
        {words.table.toBoard}
      </button>
      <Prompt {...shared} />
      <Actor {...shared} handovers={props.handovers} />
      {props.Waiting !== undefined && control.isWaiting.value ? (
        props.Waiting
      ) : answers.length > 0 || canTurn(control) ? (
        <Answers {...shared} answers={answers} />
      ) : Course ? (
        <Course {...shared} />
      ) : (
        <Slots {...shared} />
      )}
      <Tools {...props} />
      <Commit control={control} />
    </section>
  );
}

interface ActorProps extends Pick<Props, 'control' | 'words' | 'handovers'> {}

/** A longer name is set smaller. */
const LONG = 10;

/** Somebody else who takes over is greeted by name and in their colour. */
function Actor({ control, words, handovers }: ActorProps) {
  const scene = control.scene.value;
  const planned = control.planView.value?.points;
  const points = planned ?? scene.points;
  const actor = actorOf(scene);
  const count = handovers.value;
  return (
    <div
      key={count}
      class={count > 0 ? 'actor greets' : 'actor'}
      style={actor?.colour === undefined ? undefined : `--greeting:${actor.colour}`}
    >
      {actor && <Drawing svg={actor.face} class="face" />}
      <div>
        <h2 class={actor && actor.name.length > LONG ? 'long' : ''}>{actor?.name}</h2>
        {points && (
          <p class="points">
            <Pips on={points.left} of={points.of} />
            <span class="sr">{points.words}</span>
            <span aria-hidden="true">{planned?.words ?? words.play.points(points.left, points.of)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Who acts; where the game does not say it, the card that is marked so. */
function actorOf({ actor, cards, actions }: Pick<Scene, 'actor' | 'cards' | 'actions'>): Scene['actor'] {
  const shown = actor ?? cards.find(({ tone }) => tone === 'acting');
  const colour = actor?.colour ?? actions.find((option) => option.colour !== undefined)?.colour;
  return shown && { face: shown.face, name: shown.name, ...(colour === undefined ? {} : { colour }) };
}

function Tools({ control, words, isHintOpen, onUndo, onHint }: Props) {
  const { session } = control;
  return (
    <div class="tools">
      {session.humanSeats.length > 0 && <UndoButton control={control} words={words} onUndo={onUndo} />}
      {session.allowsHints && (
        <button
          type="button"
          class="tool"
          aria-pressed={isHintOpen}
          aria-disabled={!control.canAct.value || undefined}
          aria-keyshortcuts="h"
          onClick={onHint}
        >
          <Icon name="hint" />
          <span>{words.table.hint}</span>
          <Key name="H" />
        </button>
      )}
      <button
        type="button"
        class="tool only-small"
        aria-pressed={control.dangersShown.value !== 'off'}
        aria-label={`${words.play.dangers.name} ${words.play.dangers.shown[control.dangersShown.value]}`}
        onClick={() => control.cycleDangers()}
      >
        <Icon name="warn" />
        <span>{words.play.dangers.name}</span>
      </button>
    </div>
  );
}

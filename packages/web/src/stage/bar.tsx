// The bar: time, the goal, and the ways to dangers, log, rules and menu.
import type { Clock, Goal } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { OfflineMark } from '../app/offline-mark.tsx';
import { to } from '../app/route.ts';
import type { ControlFace } from './control-face.ts';
import { canFillScreen, isFullScreen, toggleFullScreen } from './full-screen.ts';
import { Drawing, GameIcon, Icon, Key, Sentence } from './parts.tsx';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly isLogOpen: boolean;
  readonly onLog: () => void;
  /** Of what others have said. */
  readonly unread?: number | undefined;
  readonly onMenu: () => void;
}

export function Bar(props: Props) {
  const { control, words } = props;
  const { clock, goal } = control.scene.value;
  const title = control.view.value.title;
  return (
    <header class="bar">
      <div class="lead">
        <a class="leave" href={to.home()} aria-label={`${words.name}, ${words.common.home}`}>
          <img src="./drawings/mark.svg" alt="" width="25" height="28" />
        </a>
        <ClockView clock={clock} />
        <OfflineMark words={words} />
      </div>
      {goal ? (
        <GoalView goal={goal} />
      ) : (
        <p class="goal">
          <b>{title}</b>
        </p>
      )}
      <Tools {...props} />
    </header>
  );
}

const GoalView = ({ goal: { icon, title, text } }: { readonly goal: Goal }) => (
  <p class="goal">
    <GameIcon name={icon} />
    <b>{title}</b>{' '}
    <span>
      <Sentence text={text} />
    </span>
  </p>
);

/** The picture where there is room, else a sign and the number. */
export const ClockView = ({ clock }: { readonly clock: Clock }) => (
  <div class="clock">
    <span class="sr">{clock.spoken}</span>
    <span class="rounds" aria-hidden="true">
      {clock.label}
    </span>
    {clock.picture !== undefined && <Drawing svg={clock.picture} class="clock-picture" />}
    {(clock.left !== undefined || clock.icon !== undefined) && <GameIcon name={clock.icon ?? 'waiting'} />}
    {clock.left !== undefined && <b aria-hidden="true">{clock.left}</b>}
    {/* What has come about is as large as the number was. */}
    {clock.left === undefined && clock.icon !== undefined ? (
      <b class="came" aria-hidden="true">
        {clock.words}
      </b>
    ) : (
      <span class="rounds" aria-hidden="true">
        {clock.words}
      </span>
    )}
  </div>
);

function Tools({ control, words, isLogOpen, onLog, unread = 0, onMenu }: Props) {
  return (
    <nav aria-label={words.common.menu}>
      <DangersButton control={control} words={words} />
      <button type="button" class="key-button" aria-pressed={isLogOpen} aria-keyshortcuts="l" onClick={onLog}>
        <Icon name="log" />
        <span>{words.table.log}</span>
        {unread > 0 && <b class="count">{unread}</b>}
        <Key name="L" />
      </button>
      <a
        class="key-button wide"
        href={to.rules(control.view.value.game.id)}
        aria-keyshortcuts="r"
        aria-haspopup="dialog"
      >
        <Icon name="rules" />
        <span>{words.table.rules}</span>
        <Key name="R" />
      </a>
      {canFillScreen() && (
        <button
          type="button"
          class="key-button only-low"
          aria-label={isFullScreen.value ? words.play.windowed : words.play.fullScreen}
          aria-pressed={isFullScreen.value}
          onClick={() => void toggleFullScreen()}
        >
          <Icon name="full-screen" />
        </button>
      )}
      <button type="button" class="key-button" aria-label={words.common.menu} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </nav>
  );
}

function DangersButton({ control, words: { play } }: Pick<Props, 'control' | 'words'>) {
  const shown = control.dangersShown.value;
  return (
    <button
      type="button"
      class="key-button dangers wide"
      aria-pressed={shown !== 'off'}
      aria-keyshortcuts="d"
      onClick={() => control.cycleDangers()}
    >
      <Icon name="warn" />
      <span>{play.dangers.name}</span> <i class="state">{play.dangers.shown[shown]}</i>
      <Key name="D" />
    </button>
  );
}

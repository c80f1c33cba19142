// The bots at a table: they play their seats, and give hints to anyone who asks.

import { type Signal, useSignalEffect } from '@preact/signals';
import type { BotsWords } from '@undercroft/words';
import type { PageWords } from '@undercroft/words/en/page';
import type { Reasons } from '@undercroft/words/game-words';
import { useEffect, useMemo } from 'preact/hooks';
import { animationSpeed } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Control } from '../stage/control.ts';
import type { OpenOverlay } from '../stage/overlays.tsx';
import { Icon } from '../stage/parts.tsx';
import { Advice } from './advice.tsx';
import { BotPlayer, botsWait } from './bot-player.ts';
import { type Hint, Hints } from './hints.ts';
import { useReasons } from './use-reasons.ts';
import { requestAdvice } from './worker-client.ts';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  /** The position that is being shown, while something is. */
  readonly playing: Signal<unknown>;
  readonly overlay: Signal<OpenOverlay | undefined>;
  /** How often a hint was asked for. */
  readonly hintRequests: Signal<number>;
}

/** The least time of a bot's turn in milliseconds, at normal speed: players want to see whose turn it was. */
const PACE = 650;
/** Where nothing moves there is only the log to follow. */
const STILL_PACE = 400;

export function BotPanel({ control, words, playing, overlay, hintRequests }: Props) {
  const about = words.bots;
  const { session } = control;
  const player = useMemo(
    () => new BotPlayer(session, { isBusy: botsWait(playing, overlay), pace, requestAdvice }),
    [session],
  );
  const hints = useMemo(() => new Hints(control, requestAdvice), [control]);
  useEffect(() => () => player.stop(), [player]);
  useEffect(() => () => hints.clear(), [hints]);
  useSignalEffect(() => {
    session.changes.value;
    hints.clear();
  });
  useSignalEffect(() => {
    if (hintRequests.value > 0) void hints.request();
  });
  const hint = hints.hint.value;
  return (
    <>
      {player.activity.value === 'failed' && (
        <Failed
          words={about}
          onAgain={() => player.retry()}
          onTakeOver={() => {
            const seat = session.decider;
            if (seat !== undefined) session.setOccupant(seat, { player: 'human' });
          }}
        />
      )}
      {hint.state !== 'none' && <HintView control={control} hint={hint} words={words} onClose={() => hints.clear()} />}
    </>
  );
}

function pace(): number {
  const speed = animationSpeed();
  return speed > 0 ? PACE / speed : STILL_PACE;
}

const Dots = () => (
  <span class="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

/** Shows that a bot is thinking. */
const Busy = ({ text }: { readonly text: string }) => (
  <p class="busy" role="status">
    {text} <Dots />
  </p>
);

interface FailedProps {
  readonly words: BotsWords;
  readonly onAgain: () => void;
  readonly onTakeOver: () => void;
}

const Failed = ({ words, onAgain, onTakeOver }: FailedProps) => (
  <div role="alert">
    <p class="harm">
      <Icon name="warn" /> {words.failed}
    </p>
    <div class="row">
      <button type="button" class="button primary" onClick={onAgain}>
        {words.again}
      </button>
      <button type="button" class="button" onClick={onTakeOver}>
        {words.takeOver}
      </button>
    </div>
  </div>
);

interface HintProps {
  readonly control: Control;
  readonly hint: Hint;
  readonly words: PageWords;
  readonly onClose: () => void;
}

/** What the adept thinks, once somebody has asked. */
function HintView({ hint, ...shared }: HintProps) {
  const about = useWords('hints');
  const own = useReasons(shared.control.session.game.id);
  if (typeof about !== 'object' || own === undefined) return null;
  const reasons: Reasons = { ...about.reasons, ...(own === 'missing' ? {} : own) };
  if (hint.state === 'there') return <Advice {...shared} hint={hint} about={about} reasons={reasons} />;
  if (hint.state === 'thinking') return <Busy text={about.thinking} />;
  return (
    <p class="harm" role="alert">
      <Icon name="warn" /> {about.failed}
    </p>
  );
}

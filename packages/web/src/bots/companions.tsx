// Those at the table who are no people: they play their seats, and give advice to whoever asks.

import { type Signal, useComputed, useSignalEffect } from '@preact/signals';
import type { Strength } from '@undercroft/bots';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { speedNow } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Control } from '../stage/control.ts';
import { Icon, RuleLink } from '../stage/parts.tsx';
import type { PageWords } from '../words/en/page.ts';
import type { BotsWords, GameId, HintWords } from '../words/index.ts';
import { type Hint, Hints } from './hints.ts';
import { BotPlayer, botTurn } from './player.ts';
import { ponder } from './thinker.ts';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  /** The position that is being shown, while something is. */
  readonly playing: Signal<unknown>;
  /** Counts how often a hint was asked for. */
  readonly asked: Signal<number>;
  /** What stands beside the question while a bot thinks. */
  readonly thinking: Signal<ComponentChildren>;
}

/** A bot's turn takes at least so long, at normal speed: one wants to see whose it was. */
const PACE = 650;
/** Where nothing moves there is only the log to follow. */
const STILL_PACE = 400;

export function Companions({ control, words, playing, asked, thinking }: Props) {
  const about = words.bots;
  const { session } = control;
  const isBusy = useComputed(() => playing.value !== undefined);
  const player = useMemo(() => new BotPlayer(session, { isBusy, pace, ponder }), [session]);
  const hints = useMemo(() => new Hints(control, ponder), [control]);
  useEffect(() => () => player.stop(), [player]);
  useEffect(() => () => hints.forget(), [hints]);
  useSignalEffect(() => {
    session.changes.value;
    hints.forget();
  });
  useSignalEffect(() => {
    if (asked.value > 0) void hints.ask();
  });
  useSignalEffect(() => {
    const isThinking = player.doing.value === 'thinking' && !isBusy.value;
    const turn = isThinking ? botTurn(session) : undefined;
    thinking.value = turn && <Thinking words={about} strength={turn.strength} />;
  });
  const hint = hints.hint.value;
  return (
    <>
      {player.doing.value === 'failed' && (
        <Failed
          words={about}
          onAgain={() => player.again()}
          onTakeOver={() => {
            const seat = session.decider;
            if (seat !== undefined) session.sit(seat, { player: 'human' });
          }}
        />
      )}
      {hint.state !== 'none' && <Hinted control={control} hint={hint} words={words} onClose={() => hints.forget()} />}
    </>
  );
}

function pace(): number {
  const speed = speedNow();
  return speed > 0 ? PACE / speed : STILL_PACE;
}

const Dots = () => (
  <span class="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

/** The question says whose turn it is; this, how good they are. */
const Thinking = ({ words, strength }: { readonly words: BotsWords; readonly strength: Strength }) => (
  <p class="busy" role="status">
    <span class="sr">{words.thinking(strength)}</span>
    <Dots />
    <span class="label" aria-hidden="true">
      {words.strengths[strength].name}
    </span>
  </p>
);

/** A sign of life. */
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

interface HintedProps {
  readonly control: Control;
  readonly hint: Hint;
  readonly words: PageWords;
  readonly onClose: () => void;
}

/** What the adept thinks, once somebody has asked. */
function Hinted({ hint, ...shared }: HintedProps) {
  const about = useWords('hints');
  if (typeof about !== 'object') return null;
  if (hint.state === 'there') return <Advice {...shared} hint={hint} about={about} />;
  if (hint.state === 'thinking') return <Busy text={about.thinking} />;
  return (
    <p class="harm" role="alert">
      <Icon name="warn" /> {about.failed}
    </p>
  );
}

interface AdviceProps extends HintedProps {
  readonly hint: Extract<Hint, { readonly state: 'there' }>;
  readonly about: HintWords;
}

function Advice({ control, hint: { counsel, ideas }, about, words, onClose }: AdviceProps) {
  const { motive, rule } = counsel.reason;
  const reasons: Readonly<Record<string, string>> = about.reasons[control.session.game.id as GameId];
  const reason = reasons[motive];
  return (
    <section class="advice" aria-label={about.title}>
      <h2>{about.title}</h2>
      <button type="button" class="button round" aria-label={words.common.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <ol>
        {ideas.map(({ action, name, chance, trials }, i) => (
          <li key={JSON.stringify(action)}>
            <button type="button" class="idea" onClick={() => control.suggest(i === 0 ? counsel.actions : [action])}>
              <span>{name}</span>
              {chance !== undefined && (
                <b title={about.chanceLine(chance, trials)}>
                  <span aria-hidden="true">{Math.round(chance * 100)} %</span>
                  <span class="sr">{about.chanceLine(chance, trials)}</span>
                </b>
              )}
            </button>
          </li>
        ))}
      </ol>
      {reason !== undefined && (
        <p>
          {about.because(reason)} {rule !== undefined && <RuleLink id={rule} />}
        </p>
      )}
    </section>
  );
}

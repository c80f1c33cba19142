// Says to those who listen what others see: whose decision it is, what a key has come to, that a turn is about to end.
import { untracked, useSignalEffect } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { plain } from '@undercroft/words/grammar';
import { useRef } from 'preact/hooks';
import { useWords } from '../app/words.ts';
import type { Announcer } from './announcer.tsx';
import type { ControlFace, Pointed, SpokenLine } from './control-face.ts';
import { choiceText, decisionNow, decisionText, NOTHING_SAID, type Sayable, undoneText } from './spoken-decision.ts';

interface Props<Words> {
  readonly control: ControlFace;
  readonly words: Words;
  readonly announcer: Announcer;
}

/** Silent until its words are there, and where they cannot be loaded. */
export function Speaker({ words: page, ...rest }: Props<PageWords>) {
  const spoken = useWords('spoken');
  if (spoken === undefined) return <span hidden aria-busy="true" />;
  return spoken === 'missing' ? null : <Speaking {...rest} words={{ page, spoken }} />;
}

export function Speaking(props: Props<Sayable>) {
  useDecision(props);
  useChoice(props);
  useCountdown(props);
  useDangers(props);
  return null;
}

/** Not before what happened has been seen, nor before what threatens is known: it belongs to the same sentence. */
function useDecision({ control, words, announcer }: Props<Sayable>): void {
  const said = useRef(NOTHING_SAID);
  useSignalEffect(() => {
    control.scene.value;
    if (!control.canAct.value || !control.areDangersLoaded.value) return;
    untracked(() => {
      announcer.say(undoneText(control, words, said.current));
      announcer.say(decisionText(control, words, said.current));
      said.current = decisionNow(control);
    });
  });
}

interface SaidChoice {
  readonly entry: number;
  readonly kind: SpokenLine['kind'];
  readonly text: string;
  readonly pressed: Pointed | undefined;
}

const AIMED: readonly SpokenLine['kind'][] = ['target', 'risk'];

/** Anyone who drops what was aimed at hears the question again; after a move the next decision is said instead. */
function isNews(now: SaidChoice, before: SaidChoice): boolean {
  if (now.kind === 'question') return now.entry === before.entry && AIMED.includes(before.kind);
  return now.text !== before.text || (now.pressed !== undefined && now.pressed !== before.pressed);
}

function useChoice({ control, words, announcer }: Props<Sayable>): void {
  const said = useRef<SaidChoice>({ entry: -1, kind: 'question', text: '', pressed: undefined });
  useSignalEffect(() => {
    const { kind } = control.choiceLine.value;
    const pointed = control.pointed.value;
    // The question comes first, and waits for that.
    if (!control.areDangersLoaded.value) return;
    untracked(() => {
      const entry = control.session.table.length;
      const pressed = pointed.isPressed ? pointed : undefined;
      const now = { entry, kind, text: choiceText(control, words), pressed };
      if (isNews(now, said.current)) announcer.say(now.text);
      said.current = now;
    });
  });
}

/** Once, however it goes on. */
function useCountdown({ control, words, announcer }: Props<Sayable>): void {
  const wasRunning = useRef(false);
  useSignalEffect(() => {
    const isRunning = control.button.value.tone === 'closing';
    if (isRunning && !wasRunning.current) untracked(() => announcer.say(words.spoken.closing));
    wasRunning.current = isRunning;
  });
}

/** Which are shown after a key has changed it, and what they come to. */
function useDangers({
  control,
  words: {
    page: { play },
  },
  announcer,
}: Props<Sayable>): void {
  const said = useRef(control.dangersShown.peek());
  useSignalEffect(() => {
    const shown = control.dangersShown.value;
    if (shown === said.current) return;
    said.current = shown;
    untracked(() => {
      const text = plain(control.dangers.value?.text ?? '');
      announcer.say(`${play.dangers.name}: ${play.dangers.shown[shown]}. ${text}`.trim());
    });
  });
}

// The line that speaks: the question at rest, otherwise what is pointed at.
import type { PageWords } from '@undercroft/words/en/page';
import { lazyPart } from '../app/lazy-part.tsx';
import { to } from '../app/route.ts';
import type { ControlFace } from './control-face.ts';
import { GameIcon, Sentence } from './parts.tsx';

const FirstSight = lazyPart(() => import('./first-sight.tsx').then(({ FirstSight }) => FirstSight));

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
}

const TONES = { question: ' asks', target: '', risk: ' risk', reason: ' no', waiting: '', refusal: ' no' } as const;

export function Prompt({ control, words }: Props) {
  const { kind, icon, title, text, isShownOnBoard, rules } = control.line.value;
  const isQuestion = kind === 'question';
  const [rule] = rules;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here
    // biome-ignore lint/a11y/noNoninteractiveTabindex: anyone who listens comes back to it
    <div class={`say${TONES[kind]}`} role="group" aria-labelledby="ask said" tabIndex={0}>
      <div class="said">
        <h1 id="ask" class={isQuestion ? '' : 'sr'}>
          {isQuestion ? title : control.scene.value.question}
        </h1>
        {icon !== undefined && <GameIcon name={icon} />}
        {(!isQuestion || text !== '') && (
          <p id="said" class={isShownOnBoard ? 'on-board' : ''}>
            {!isQuestion && title !== '' && <b>{title}</b>} <Sentence text={text} />
          </p>
        )}
        {/* Not before something is pointed at: nobody waits for it. */}
        {control.pointed.value.action !== undefined && <FirstSight control={control} text={text} />}
        {kind === 'waiting' && <Dots />}
        {rule !== undefined && (
          <a class="why" href={to.rules(rule)} aria-label={isQuestion ? `${words.play.why} ${title}` : undefined}>
            {words.play.why}
          </a>
        )}
      </div>
    </div>
  );
}

/** Somebody else is at it. */
const Dots = () => (
  <span class="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

// A lesson: its position on the table, its task on paper.
import type { Lesson } from '@undercroft/learn/schemas';
import type { LessonTexts } from '@undercroft/learn/texts';
import type { LearnWords, PageWords } from '@undercroft/words';
import { useEffect, useMemo } from 'preact/hooks';
import { loadFullRules } from '../app/catalog.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { Message } from '../app/message.tsx';
import { go, to } from '../app/route.ts';
import { useView } from '../pages/use-view.ts';
import { Icon, Why } from '../stage/parts.tsx';
import { GuidedStage, type PaperProps } from './guided-stage.tsx';
import { LessonModel } from './lesson-model.ts';
import { loadLessons, loadMeasures } from './library.ts';
import { Paper } from './paper.tsx';
import { useLoading, useTaught } from './use-learn.ts';

interface Props {
  readonly words: PageWords;
  readonly game: string;
  readonly id: string;
}

export function LessonPage({ words, game, id }: Props) {
  const view = useView(game, words);
  const taught = useTaught(game);
  const found = useLoading(async () => {
    const [lessons, rules, measures] = await Promise.all([loadLessons(game), loadFullRules(game), loadMeasures(game)]);
    return { lessons, rules, measures };
  }, [game]);
  const lesson = typeof found === 'object' ? found.lessons.find((one) => one.id === id) : undefined;
  const model = useMemo(
    () => (lesson && typeof found === 'object' ? new LessonModel(lesson, found.rules, found.measures) : undefined),
    [lesson],
  );
  const texts = typeof taught === 'object' ? taught.texts.lessons[id] : undefined;
  useEffect(() => {
    if (texts) document.title = words.titled(texts.title);
  }, [words, texts]);
  useEffect(() => model?.session.value.goOn(), [model]);
  if (view.state === 'failed' || taught === 'missing' || found === 'missing') return <NotLoaded words={words} />;
  if (view.state === 'loading' || !taught || !found) return <Loading words={words} />;
  const { learn } = taught;
  if (!model || !texts) return <Message words={words} title={learn.lessons.name} line={learn.lessons.unknown} />;
  const next = found.lessons.find(({ number }) => number === model.lesson.number + 1);
  const about = { model, learn, texts, words, count: found.lessons.length, next };
  return (
    <GuidedStage
      session={model.session.value}
      view={view.value}
      words={words}
      paper={(props) => <LessonPaper {...props} {...about} />}
      point={model.session.value.table.length === 0 ? pointAt(model.lesson) : undefined}
      onDid={(did) => model.noteDid(did)}
      onLeave={() => go(to.lessons(game))}
      leaveName={learn.lessons.all}
      repeatName={learn.coach.repeat}
    />
  );
}

/** A name is that of a place or of a piece. */
const pointAt = ({ point = [] }: Lesson) => ({ places: point, pieces: point });

interface PaperOf extends PaperProps {
  readonly model: LessonModel;
  readonly learn: LearnWords;
  readonly texts: LessonTexts;
  readonly words: PageWords;
  readonly count: number;
  readonly next: Lesson | undefined;
}

/** What it says follows the story: nothing of the end before it was seen. */
function LessonPaper(props: PaperOf) {
  const { model, isStill } = props;
  const state = model.state.value;
  if (isStill && state.type === 'done') return <DonePaper {...props} {...(state.say ? { say: state.say } : {})} />;
  if (isStill && state.type === 'failed') return <FailedPaper {...props} />;
  return <TaskPaper {...props} />;
}

function TaskPaper({ model, learn, texts, count, isStill, isTouched, onSay }: PaperOf) {
  const { lessons } = learn;
  const { remark, isHintShown, lesson } = model;
  const said = isStill && remark.value !== undefined ? texts.wrong[remark.value] : undefined;
  return (
    <Paper
      learn={learn}
      title={texts.title}
      text={[texts.position, said, isHintShown.value ? texts.hint : undefined].filter((text) => text !== undefined)}
      task={texts.goal}
      isTouched={isTouched}
      place={lessons.number(lesson.number, count)}
      onSay={onSay}
    >
      {isHintShown.value ? (
        <button type="button" class="button" onClick={() => model.showMe()}>
          {lessons.showMe}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => (isHintShown.value = true)}>
          <Icon name="hint" /> {lessons.hint}
        </button>
      )}
    </Paper>
  );
}

function FailedPaper({ model, learn, texts, words, onSay }: PaperOf) {
  const { lessons } = learn;
  const state = model.state.value;
  const wrong = state.type === 'failed' ? state.wrong : undefined;
  return (
    <Paper
      learn={learn}
      title={lessons.notYet}
      text={[(wrong && texts.wrong[wrong.say]) ?? lessons.notYetLine]}
      onSay={onSay}
    >
      <button type="button" class="button primary" onClick={() => model.tryAgain()}>
        {lessons.again}
      </button>
      <button type="button" class="button bare" onClick={() => model.showMe()}>
        {lessons.showMe}
      </button>
      <Why rules={[wrong?.rule ?? model.lesson.rules[0] ?? '']} words={words} />
    </Paper>
  );
}

function DonePaper({ model, learn, texts, words, next, say, onSay }: PaperOf & { readonly say?: string }) {
  const { lessons } = learn;
  const { game, rules } = model.lesson;
  const also = say === undefined ? [] : [`${lessons.also} ${texts.also?.[say] ?? ''}`.trim()];
  return (
    <Paper learn={learn} title={lessons.done} text={[...also, texts.done]} onSay={onSay}>
      {next ? (
        <a class="button primary" href={to.lesson(game, next.id)}>
          {lessons.next}
        </a>
      ) : (
        <a class="button primary" href={to.learn(game)}>
          {learn.title}
        </a>
      )}
      <button type="button" class="button bare" onClick={() => model.tryAgain()}>
        {lessons.again}
      </button>
      <Why rules={rules} words={words} />
    </Paper>
  );
}

// The first game with a coach.
import { useSignal } from '@preact/signals';
import type { LearnTexts } from '@undercroft/learn/texts';
import type { LearnWords, PageWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { loadFullRules } from '../app/catalog.ts';
import { gameName } from '../app/games.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { go, to } from '../app/route.ts';
import { useView } from '../pages/use-view.ts';
import { CoachModel } from './coach-model.ts';
import { GuidedStage, type PaperProps } from './guided-stage.tsx';
import { loadCoach, loadMeasures } from './library.ts';
import { Paper } from './paper.tsx';
import { setCoach } from './progress.ts';
import { useLoading, useTaught } from './use-learn.ts';

interface Props {
  readonly words: PageWords;
  readonly game: string;
}

export function CoachPage({ words, game }: Props) {
  const view = useView(game, words);
  const taught = useTaught(game);
  const found = useLoading(async () => {
    const [coach, rules, measures] = await Promise.all([loadCoach(game), loadFullRules(game), loadMeasures(game)]);
    return coach && new CoachModel(coach, rules, measures);
  }, [game]);
  useEffect(() => {
    if (typeof taught === 'object') document.title = words.titled(`${taught.learn.coach.name}. ${gameName(game)}`);
  }, [words, taught]);
  useEffect(() => {
    if (typeof found === 'object') found.begin();
  }, [found]);
  if (view.state === 'failed' || taught === 'missing' || found === 'missing') return <NotLoaded words={words} />;
  if (view.state === 'loading' || !taught || !found) return <Loading words={words} />;
  return <Coached {...taught} model={found} view={view.value} words={words} />;
}

interface CoachedProps {
  readonly model: CoachModel;
  readonly learn: LearnWords;
  readonly texts: LearnTexts;
  readonly words: PageWords;
  readonly view: Parameters<typeof GuidedStage>[0]['view'];
}

/** How long the line of a cut is shown, before the position after it. */
const CUT_MS = 1600;

function Coached({ model, view, ...rest }: CoachedProps) {
  const { learn, texts, words } = rest;
  const { cut } = model;
  useEffect(() => {
    if (cut.value === undefined) return undefined;
    const timer = setTimeout(() => {
      cut.value = undefined;
      model.session.value.goOn();
    }, CUT_MS);
    return () => clearTimeout(timer);
  }, [cut.value]);
  if (cut.value !== undefined)
    return (
      <main class="learn-cut" aria-live="polite">
        <p>{texts.coach.cuts[cut.value]}</p>
      </main>
    );
  return (
    <GuidedStage
      session={model.session.value}
      view={view}
      words={words}
      paper={(props) => <CoachPaper {...props} {...rest} model={model} />}
      point={model.beat.value.point}
      onDid={(did) => model.noteDid(did)}
      onLeave={() => go(to.learn(model.coach.game))}
      leaveName={learn.coach.leave}
      repeatName={learn.coach.repeat}
    />
  );
}

type PaperOf = PaperProps & Omit<CoachedProps, 'view'>;

/** The beat that is shown follows the story: it changes when nothing plays any more. */
function CoachPaper(props: PaperOf) {
  const { model, isStill } = props;
  const shown = useSignal(model.beat.value);
  const beat = model.beat.value;
  useEffect(() => {
    if (isStill) shown.value = beat;
  }, [isStill, beat]);
  if (model.isOver.value && isStill) return <LastPaper {...props} />;
  return <BeatPaper {...props} beat={shown.value} />;
}

interface BeatProps extends PaperOf {
  readonly beat: CoachModel['beat']['value'];
}

function BeatPaper({ model, learn, texts, beat, isStill, isTouched, onSay }: BeatProps) {
  const { coach: words } = learn;
  const text = texts.coach.beats[beat.id];
  const said = isStill ? model.said.value : undefined;
  const answer = said && texts.coach.beats[said.beat]?.wrong?.[said.say];
  if (!text) return null;
  const number = model.coach.beats.indexOf(beat) + 1;
  return (
    <Paper
      learn={learn}
      title={text.title}
      text={answer === undefined ? [text.text] : said?.beat === beat.id ? [answer] : [answer, text.text]}
      task={text.task}
      isTouched={isTouched}
      place={words.beat(number, model.count)}
      onSay={onSay}
    >
      {beat.task === 'continue' ? (
        <button type="button" class="button primary" onClick={() => model.goOn()}>
          {words.goOn}
        </button>
      ) : (
        <BeatButtons model={model} words={words} isSpoilt={said?.undo === true} />
      )}
    </Paper>
  );
}

interface ButtonsProps {
  readonly model: CoachModel;
  readonly words: LearnWords['coach'];
  /** Only taking it back helps. */
  readonly isSpoilt: boolean;
}

/** What helps is lit: taking it back, or after two tries seeing it done. */
function BeatButtons({ model, words, isSpoilt }: ButtonsProps) {
  const isShowLit = !isSpoilt && model.tries.value > 1;
  return (
    <>
      {isSpoilt && (
        <button type="button" class="button primary" onClick={() => model.tryAgain()}>
          {words.takeBack}
        </button>
      )}
      <button type="button" class={isShowLit ? 'button primary' : 'button'} onClick={() => model.showMe()}>
        {words.showMe}
      </button>
      <button type="button" class="button bare" onClick={() => model.skip()}>
        {words.skip}
      </button>
    </>
  );
}

function LastPaper({ model, learn, texts, onSay }: PaperOf) {
  const { coach: words } = learn;
  const { game } = model.coach;
  const text = texts.coach.beats[model.beat.value.id];
  if (!text) return null;
  return (
    <Paper
      learn={learn}
      title={text.title}
      text={[text.text, words.watches]}
      place={words.beat(model.count, model.count)}
      onSay={onSay}
    >
      <a class="button primary" href={to.set(game, 'alone')} onClick={() => setCoach({ isOn: true })}>
        {words.ownGame}
      </a>
      <a class="button" href={to.lessons(game)}>
        {words.lessons}
      </a>
      <button type="button" class="button bare" onClick={() => model.startAgain()}>
        {words.fromStart}
      </button>
    </Paper>
  );
}

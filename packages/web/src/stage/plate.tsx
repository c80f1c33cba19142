// The plate beside a place that is aimed at: what may be lost, how likely, and that it takes a second touch.
import type { Risk } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { ownPlace } from './aiming.ts';
import { beside } from './beside.ts';
import { boxOf } from './boxes.ts';
import type { Camera } from './camera.ts';
import { toPixels } from './camera-frame.ts';
import type { Control } from './control.ts';
import { GameIcon, Sentence } from './parts.tsx';
import { useTouch } from './viewport.ts';

interface Props {
  readonly control: Control;
  readonly camera: Camera;
  readonly words: PageWords;
}

/** Large enough for the longest that is said there. */
const SIZE = { width: 280, height: 190 };
const SMALL_SIZE = { width: 200, height: 96 };
const SMALL = { width: 760, height: 480 };

/** What is asked, beside which place, and where the actor stands. */
interface Question {
  readonly place: string | undefined;
  readonly own: string | undefined;
  readonly title: string;
  readonly danger: Risk | undefined;
}

function questionOf(control: Control): Question | undefined {
  const armed = control.armed.value;
  const own = ownPlace(control.scene.value);
  if (armed) return { place: armed.place, own, title: armed.name, danger: armed.danger };
  const plan = control.planView.value;
  if (!plan?.commit?.danger) return undefined;
  const { name: title, danger } = plan.commit;
  return { place: plan.destination ?? control.cursor.value, own: plan.start ?? own, title, danger };
}

export function Plate({ control, camera, words }: Props) {
  const isTouch = useTouch();
  const question = questionOf(control);
  const { places } = control.board.value;
  const place = places.find(({ id }) => id === question?.place);
  if (!question || !place || control.menu.value) return null;
  const own = places.find(({ id }) => id === question.own);
  const { viewport } = camera;
  const isSmall = viewport.width < SMALL.width || viewport.height < SMALL.height;
  const size = isSmall ? SMALL_SIZE : SIZE;
  const transform = camera.transform.value;
  const avoid = own && own.id !== place.id ? toPixels(boxOf(own), transform) : undefined;
  const { x, y, side } = beside(toPixels(boxOf(place), transform), size, camera.free, avoid);
  const { danger, title } = question;
  return (
    <div
      class={`atplace ${side}${danger ? '' : ' plain'}`}
      style={{
        left: `${x}px`,
        ...(side === 'up' ? { bottom: `${viewport.height - y - size.height}px` } : { top: `${y}px` }),
      }}
      aria-hidden="true"
    >
      <header>
        {danger && <GameIcon name={danger.icon} />}
        <span>{danger?.title ?? title}</span>
        <b>{danger?.odds}</b>
      </header>
      {danger && danger.share > 0 && danger.share < 1 && (
        <div class="bar-of" aria-hidden="true">
          <i style={{ width: `${danger.share * 100}%` }} />
        </div>
      )}
      {danger && (
        <p>
          <Sentence text={danger.text} />
        </p>
      )}
      <footer>
        <span>{isTouch ? words.board.tapAgain : words.board.clickAgain}</span>
        <kbd>⏎</kbd>
      </footer>
    </div>
  );
}

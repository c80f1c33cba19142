// Arrows at the edge of the board to whom and what is out of sight; a click takes you there.
import type { Box, Piece } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { boxOf } from './boxes.ts';
import type { Camera } from './camera.ts';
import { toPixels } from './camera-frame.ts';
import type { Control } from './control.ts';
import { answersAside, boxOfTag, type EdgeChip, edgeChips } from './edges.ts';
import { Drawing, GameIcon } from './parts.tsx';
import { stacked } from './tags-apart.ts';

interface Props {
  readonly control: Control;
  readonly camera: Camera;
  readonly words: PageWords;
}

export function EdgeChips({ control, camera, words }: Props) {
  const { landmarks = [], places, pieces, tags = [] } = control.board.value;
  const threats = control.dangers.value?.landmarks ?? [];
  const transform = camera.transform.value;
  const litPlaces = places.filter(({ id }) => control.lit.value.has(id));
  const asked = control.asksWhere.value
    ? answersAside(litPlaces, transform, camera.free, { text: words.board.answersAside, icon: iconOf(control) })
    : [];
  const all = [...asked, ...threats, ...landmarks.filter(({ key }) => !threats.some((one) => one.key === key))];
  if (all.length === 0 || camera.viewport.width <= 1) return null;
  const lit = litPlaces.map((place) => toPixels(boxOf(place), transform));
  const shown = pieces.map((piece) => toPixels(around(piece), transform));
  const said = stacked(tags, control.dangers.value?.tags ?? []).map((one) => boxOfTag(one, transform));
  const { obstacles } = camera.viewport;
  return (
    <>
      {edgeChips(all, transform, camera.free, { obstacles, lit, pieces: shown, tags: said }).map((chip) => (
        <Chip key={chip.landmark.key} chip={chip} onGo={() => camera.glideTo(chip.landmark.x, chip.landmark.y)} />
      ))}
    </>
  );
}

/** Of what is done there. */
const iconOf = ({ scene }: Control): string =>
  scene.value.actions.find(({ targets }) => targets.some(({ place }) => place !== undefined))?.icon ?? '';

/** Of a piece whose game does not say how broad it is. */
const USUAL_WIDTH = 50;

const around = ({ x, y, width = USUAL_WIDTH }: Piece): Box => ({
  x: x - width / 2,
  y: y - width / 2,
  width,
  height: width,
});

const ARROWS = { left: 'M10 1 3 7l7 6z', right: 'M4 1l7 6-7 6z', up: 'M1 10l6-7 6 7z', down: 'M1 4l6 7 6-7z' };

function Chip({ chip: { landmark, x, y, side }, onGo }: { readonly chip: EdgeChip; readonly onGo: () => void }) {
  const { face, icon, text, tone } = landmark;
  // Where there is little room only the distance is said beside the face: 'Climber · 16 steps'.
  const [name, ...rest] = text.split(' · ');
  return (
    <button
      type="button"
      class={`edge ${side}${tone === 'threat' ? ' bad' : ''}`}
      style={{ transform: `translate(${Math.round(x)}px,${Math.round(y)}px) translate(-50%,-50%)` }}
      aria-label={text}
      onClick={onGo}
    >
      <svg class="to" viewBox="0 0 14 14" aria-hidden="true">
        <path d={ARROWS[side]} />
      </svg>
      {icon !== undefined && <GameIcon name={icon} />}
      {face !== undefined && <Drawing svg={face} class="face" />}
      <span class={rest.length > 0 ? 'who' : ''}>{name}</span>
      {rest.length > 0 && <span>{rest.join(' · ')}</span>}
    </button>
  );
}

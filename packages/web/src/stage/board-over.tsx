// What stands over the board beside its places: loaded once the first decision is possible.
import type { PageWords } from '@undercroft/words/en/page';
import { lazyPart } from '../app/lazy-part.tsx';
import type { Camera } from './camera.ts';
import type { Control } from './control.ts';
import { EdgeChips } from './edge-chips.tsx';
import { HandArrows } from './hand-arrows.tsx';
import { Pins } from './pins.tsx';
import { PlaceMenu } from './place-menu.tsx';
import { Plate } from './plate.tsx';
import { useSmall } from './viewport.ts';

const TagsBeside = lazyPart(() => import('./tags-beside.tsx').then(({ TagsBeside }) => TagsBeside));

interface Props {
  readonly control: Control;
  readonly camera: Camera;
  readonly words: PageWords;
}

export function BoardOver(props: Props) {
  return (
    <>
      <EdgeChips {...props} />
      <Pins camera={props.camera}>
        <HandArrows {...props} />
      </Pins>
      <Plate {...props} />
      {useSmall() && <TagsBeside {...props} />}
      {props.control.menu.value && <PlaceMenu {...props} />}
    </>
  );
}

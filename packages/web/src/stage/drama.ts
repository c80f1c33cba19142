// What plays moments: loaded once there is nothing more urgent. Until then, and where it does not come, plain steps are shown.
import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { MomentsOf } from '@undercroft/page-kit/moments/moment';
import type { PageWords } from '@undercroft/words/en/page';
import type { Animator, MomentStage } from './animator.ts';
import type { Camera } from './camera.ts';
import type { Control } from './control.ts';

export interface Drama {
  moments?: MomentsOf | undefined;
  stage?: MomentStage;
}

interface Parts {
  readonly drama: Drama;
  readonly view: ReadonlySignal<GameView>;
  readonly control: Control;
  readonly camera: Camera;
  readonly animator: Animator;
  readonly words: () => PageWords;
}

export function useDrama({ drama, view, control, camera, animator, words }: Parts): void {
  useSignalEffect(() => {
    const shown = view.value;
    const load = () => void loadDrama(shown).catch(() => undefined);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load, 300);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load);
    return () => cancelIdleCallback(request);
  });

  async function loadDrama(shown: GameView): Promise<void> {
    const [moments, { momentStage }] = await Promise.all([shown.loadMoments?.(), import('./moment-stage.ts')]);
    if (view.peek() !== shown) return;
    drama.moments = moments;
    const table = () => document.querySelector<HTMLElement>('.play');
    // From now on moments are played: whoever tests or measures them waits for it.
    table()?.setAttribute('data-moments', 'ready');
    drama.stage ??= momentStage({
      table,
      camera,
      isPortrait: () => control.isPortrait.peek(),
      skipText: () => words().board.skipMoment,
      skip: () => animator.skip(),
    });
  }
}

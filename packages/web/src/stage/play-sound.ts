import type { SoundName } from '@undercroft/page-kit/sound-recipes';
import { settings } from '../app/settings.ts';

/** The synthesiser is loaded with the first sound; where it does not come, the table stays silent and tries again. */
export function playSound(name: SoundName, echo: number): void {
  void import('../sound/sound.ts').then(({ play }) => play(name, settings.volume.value, echo)).catch(() => undefined);
}

// The one list of screens: a game that has none cannot be played here, and a test says so.
import { infernosEdgeScreen } from './infernos-edge/screen.ts';
import { pocketSubScreen } from './pocket-sub/screen.ts';
import type { Screen } from './screen.ts';
import { subTerraScreen } from './sub-terra/screen.ts';

export const screens: readonly Screen[] = [subTerraScreen, infernosEdgeScreen, pocketSubScreen];

export const findScreen = (id: string): Screen | undefined => screens.find((screen) => screen.game.id === id);

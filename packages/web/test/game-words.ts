// The words of the games as a table has them: with what loads the rest of them.
import { words as infernosEdge } from '@undercroft/infernos-edge/words';
import { type PocketSubWords, words as pocketSub } from '@undercroft/pocket-sub/words';
import { words as subTerra } from '@undercroft/sub-terra/words';

export const subTerraEn = (await subTerra.load.en()).default;
export const subTerraHu = (await subTerra.load.hu()).default;
export const infernosEdgeEn = (await infernosEdge.load.en()).default;
export const infernosEdgeHu = (await infernosEdge.load.hu()).default;
export const pocketSubEn: PocketSubWords = (await pocketSub.load.en()).default;
export const pocketSubHu: PocketSubWords = (await pocketSub.load.hu()).default;

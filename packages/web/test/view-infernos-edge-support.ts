// The view of Inferno's Edge as its tests look at it.
import type { InfernosEdge } from '@undercroft/infernos-edge';
import { words } from '@undercroft/infernos-edge/words';
import { completeView } from '@undercroft/page-kit/complete-view';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';

export const english = await completeView(infernosEdgeView({ game: (await words.load.en()).default, page }));
export const hungarian = await completeView(infernosEdgeView({ game: (await words.load.hu()).default, page: pageHu }));

await english.loadDangers?.();
await hungarian.loadDangers?.();

export const NOBODY = { names: [], bots: [] };

export type State = InfernosEdge['State'];

// The view of Pocket Sub as its tests look at it.
import { completeView } from '@undercroft/page-kit/complete-view';
import type { PocketSub } from '@undercroft/pocket-sub';
import { end as pocketSubEnd } from '../../../games/pocket-sub/page/end.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import page from '../../words/src/en/page.ts';
import pages from '../../words/src/en/pages.ts';
import pageHu from '../../words/src/hu/page.ts';
import { pocketSubEn as game, pocketSubHu as gameHu } from './game-words.ts';

export const english = await completeView(pocketSubView({ game, page }));
export const hungarian = await completeView(pocketSubView({ game: gameHu, page: pageHu }));

export const end = pocketSubEnd({ game, page: { ...page, ...pages } });

export const NOBODY = { names: [], bots: [] };

export type Sea = PocketSub['State'];

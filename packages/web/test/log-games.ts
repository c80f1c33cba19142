// The games whose logs are tested, and the views that tell them in both languages.
import type { Game, GameRecord, GameTypes } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { completeView } from '@undercroft/page-kit/complete-view';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { CompleteView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import { type LogEntry, logOf } from '../src/stage/log-entries.ts';
import { paragraphsOf } from '../src/stage/log-paragraphs.ts';
import {
  subTerraEn as cave,
  subTerraHu as caveHu,
  pocketSubEn as sea,
  pocketSubHu as seaHu,
  infernosEdgeEn as temple,
  infernosEdgeHu as templeHu,
} from './game-words.ts';
import { goldenRecords } from './view-faults.ts';

/** The games and how they are told: English, Hungarian. */
export const GAMES: readonly [string, Game, CompleteView, CompleteView][] = [
  row(
    subTerra,
    await completeView(subTerraView({ game: cave, page })),
    await completeView(subTerraView({ game: caveHu, page: pageHu })),
  ),
  row(
    infernosEdge,
    await completeView(infernosEdgeView({ game: temple, page })),
    await completeView(infernosEdgeView({ game: templeHu, page: pageHu })),
  ),
  row(
    pocketSub,
    await completeView(pocketSubView({ game: sea, page })),
    await completeView(pocketSubView({ game: seaHu, page: pageHu })),
  ),
];

function row<K extends GameTypes>(
  game: Game<K>,
  english: CompleteView<K>,
  hungarian: CompleteView<K>,
): (typeof GAMES)[number] {
  return [game.id, game as unknown as Game, english as unknown as CompleteView, hungarian as unknown as CompleteView];
}

export const FEW = 6;

export const recordsOf = (game: Game): readonly GameRecord[] => goldenRecords(game).slice(0, FEW);
export const texts = (story: readonly LogEntry[]) =>
  paragraphsOf(story).map(({ lines }) => lines.map(({ text }) => text));

const logs = new WeakMap<CompleteView, Map<GameRecord, readonly LogEntry[]>>();

/** Each game is told once in each language, whatever is asked of its log. */
export function logIn(view: CompleteView, record: GameRecord): readonly LogEntry[] {
  const known = logs.get(view) ?? new Map<GameRecord, readonly LogEntry[]>();
  const log = known.get(record) ?? logOf(view, record);
  logs.set(view, known.set(record, log));
  return log;
}

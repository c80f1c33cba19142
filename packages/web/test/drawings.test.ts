// What the build draws for each game: every sign and every icon that its views name is there.

import type { Game, GameTypes } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { completeView } from '@undercroft/page-kit/complete-view';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { drawings as infernosEdgeDrawings } from '../../../games/infernos-edge/page/drawings.ts';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { drawings as pocketSubDrawings } from '../../../games/pocket-sub/page/drawings.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import { drawings as subTerraDrawings } from '../../../games/sub-terra/page/drawings.ts';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import { PAGE_ICONS } from '../../page-kit/src/draw/icons.ts';
import type { GameDrawings } from '../../page-kit/src/drawings.ts';
import type { CompleteView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { faults, ids } from './draw-cave-support.ts';
import { subTerraEn as cave, pocketSubEn as sea, infernosEdgeEn as temple } from './game-words.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const NOBODY = { names: [], bots: [] };
const RECORDS = 40;
/** A scene is looked at after every so many moves. */
const EVERY = 40;

const row = <K extends GameTypes>(game: Game<K>, view: CompleteView<K>, drawings: GameDrawings) =>
  [game.id, game as unknown as Game, view as unknown as CompleteView, drawings] as const;

describe.each([
  row(subTerra, await completeView(subTerraView({ game: cave, page })), subTerraDrawings),
  row(infernosEdge, await completeView(infernosEdgeView({ game: temple, page })), infernosEdgeDrawings),
  row(pocketSub, await completeView(pocketSubView({ game: sea, page })), pocketSubDrawings),
])('%s', (_id, game, view, { icons, symbols, portal, pictures = {} }) => {
  const signs = new Set<string>();
  const named = new Set<string>();
  for (const record of goldenRecords(game).slice(0, RECORDS)) {
    let moves = 0;
    replayed(game, record, ({ before, events, after }) => {
      const [from, to] = [view.at(before), view.at(after)];
      for (const [i, event] of events.entries()) {
        const earlier = events.slice(0, i);
        for (const { kind } of view.animationStep(event, from, earlier)?.signs ?? []) signs.add(kind);
        const line = view.logLine(event, { before: from, after: to, earlier, later: events.slice(i + 1) });
        if (line) named.add(line.icon);
      }
      if (moves++ % EVERY > 0) return;
      const { actions, panels } = to.scene(NOBODY);
      for (const { icon } of [...actions, ...panels.flatMap(({ odds }) => odds)]) if (icon) named.add(icon);
    });
  }

  test('has a symbol for every sign that an animation shows', () => {
    expect(signs.size).toBeGreaterThan(1);
    expect([...signs].filter((kind) => !ids(symbols).includes(`sign-${kind}`))).toEqual([]);
  });

  test('has every icon that an action, a line of the log or the odds name', () => {
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((icon) => !(icon in icons || icon in PAGE_ICONS))).toEqual([]);
  });

  test('is well-formed', () => {
    const drawn = [symbols.replaceAll(/<style>.*?<\/style>/g, ''), portal, ...Object.values(pictures)];
    expect(drawn.flatMap(faults)).toEqual([]);
  });
});

// Those who wait and those who watch see the tile in somebody's hand and the gaps for it: in bone, and nothing to touch.
import { signal } from '@preact/signals';
import type { GameTypes, Playable } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { CAVERS, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { askedTargets } from '../src/online/idea-way.ts';
import type { Session } from '../src/play/session.ts';
import { Control } from '../src/stage/control.ts';
import { FakeServer } from './fake-server.ts';
import { english as temple } from './view-infernos-edge-support.ts';
import { view as cave } from './view-sub-terra-support.ts';

const GAMES = [
  [
    'Sub Terra',
    { game: subTerra, view: cave, options: { cavers: CAVERS.slice(0, 4).map((caver, i) => ({ caver, seat: i % 2 })) } },
  ],
  ["Inferno's Edge", { game: infernosEdge, view: temple, options: {} }],
] as unknown as readonly [string, { game: Playable; view: GameView; options: object }][];

const controlOf = (session: unknown, view: GameView, { isOnline = true } = {}): Control =>
  new Control(session as Session, signal(view), {
    words: () => page,
    playing: signal(undefined),
    skip: () => undefined,
    endAfter: () => undefined,
    ...(isOnline ? { others: askedTargets } : {}),
  });

/** Until somebody has a tile in hand that fits in several ways. */
function withTileInHand({ game, options }: (typeof GAMES)[number][1]) {
  for (let seed = 0; seed < 50; seed++) {
    const server = new FakeServer<GameTypes>(game, options, `hand ${seed}`);
    for (let i = 0; i < 60; i++) {
      const status = server.table.status();
      if (status.type !== 'seat') break;
      if (status.asks === 'place' && server.table.legal().length > 1) return { server, seat: status.seat };
      server.playFirst(['reveal', 'explore', 'end']);
    }
  }
  throw new Error('nobody has drawn a tile');
}

describe.each(GAMES)('a tile in hand in %s', (_name, played) => {
  const { server, seat } = withTileInHand(played);
  const own = controlOf(server.join(seat), played.view);
  const gap = [...own.lit.value].find((place) => !place.includes(':')) as string;

  test('is lit for whoever lays it', () => {
    expect(own.board.value.overlay).toContain('m-fits');
    expect(own.lit.value.size).toBeGreaterThan(0);
  });

  test.each(['somebody else at the table', 'a spectator'])('is shown to %s, unlit', (who) => {
    const control = controlOf(server.join(...(who === 'a spectator' ? [] : [seat + 1])), played.view);
    const { overlay, places } = control.board.value;
    expect(overlay).toContain('m-lifted');
    expect(overlay).toContain('m-hint');
    expect(overlay).not.toMatch(/m-fits|m-joined/);
    const there = places.find(({ id }) => id === gap);
    expect(there).toBeDefined();
    // Nothing is said of what could be done there.
    expect(there?.label).not.toMatch(/lay|place/i);
    expect(control.lit.value.size).toBe(0);
    expect(control.canAct.value).toBe(false);
  });

  test('of a bot at this screen is not shown: it is laid at once', () => {
    expect(controlOf(server.join(seat + 1), played.view, { isOnline: false }).board.value.overlay).not.toContain(
      'm-lifted',
    );
  });
});

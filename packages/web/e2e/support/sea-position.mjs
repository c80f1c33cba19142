// Positions of Pocket Sub to play on from, found by playing at random.

import { Playout, Stream, Table, unwrap, writeRecord } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { rested, settled } from './reading.mjs';

/** The record of a game that has come to where `isFound` says so of its snapshot and how many moves were made. */
export function seaRecord(options, isFound) {
  const playout = new Playout(pocketSub);
  for (let game = 0; game < 50; game++) {
    const stream = Stream.of('sea').split(game);
    const table = unwrap(Table.open(pocketSub, options));
    for (let status = table.status(); status.type !== 'over'; status = table.status()) {
      const moves = table.record.entries.filter(({ action }) => action?.type === 'sub').length;
      if (status.type === 'seat' && isFound(table.snapshot(), moves)) return writeRecord(table.record);
      const action = pocketSub.decode(table.state, playout.choose(table.state, stream));
      unwrap(status.type === 'chance' ? table.applyOutcome(action) : table.propose(status.seat, action));
    }
  }
  throw new Error('no such position');
}

/** A window of its own, in which a record is played on. */
export async function openSea(stage, record, viewport, options = {}) {
  const isPhone = Math.min(viewport.width, viewport.height) < 700;
  const page = await stage.open('', { viewport, ...(isPhone ? { hasTouch: true, isMobile: true } : {}), ...options });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sea.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(record) });
  await page.locator('.play .spot.lit').first().waitFor();
  await settled(page);
  await rested(page);
  return page;
}

/** Touches a region with a finger or the mouse, which then goes away. */
export async function touchRegion(page, place) {
  const { x, y, width, height } = await page.locator(`.spot[data-place="${place}"]`).boundingBox();
  const at = [x + width / 2, y + height / 2];
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await page.touchscreen.tap(...at);
  else {
    await page.mouse.click(...at);
    await page.mouse.move(2, 2);
  }
  await settled(page);
}

/** The lit regions with what a touch on them does. */
export const litRegions = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.spot.lit')].map((spot) => ({
      place: spot.dataset.place,
      label: spot.getAttribute('aria-label'),
    })),
  );

// What is still held after games played one after another in the same tab.
import { playByKeys } from '../../packages/web/e2e/support/keyboard-player.mjs';
import { begin, goTo } from '../../packages/web/e2e/support/screens.mjs';

const GAMES = ['pocket-sub', 'sub-terra', 'infernos-edge'];

export async function memoryOver(browser, address, games) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address);
  const held = [];
  for (let i = 0; i < games; i++) {
    const game = GAMES[i % GAMES.length];
    await goTo(page, `#/new/${game}`, 'form.setup');
    await begin(page, { seed: `memory ${i}` });
    await playByKeys(page, game, { seed: i });
    await goTo(page, '#/', '.portals');
    held.push(await heldNow(devtools));
  }
  await context.close();
  return held;
}

/** After everything that can go has gone. */
async function heldNow(devtools) {
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { megabytes: Math.round(usedSize / 104857.6) / 10, nodes };
}

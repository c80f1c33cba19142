// A whole game by touch alone, on a phone held upright.
import assert from 'node:assert/strict';
import { playByTouch, tap } from './support/touch-player.mjs';

export default {
  'a whole game of Sub Terra on a phone': async (stage) => {
    const page = await stage.openPhone();
    await tap(page, 'a.door[href$="sub-terra"]');
    await tap(page, '.summary summary');
    await tap(page, '.summary details .field');
    await page.keyboard.type('touch sub-terra');
    await tap(page, 'form.setup button[type=submit]');
    await page.locator('.table').waitFor();
    const tapped = await playByTouch(page, 'sub-terra');
    await page.locator('.ending h1').waitFor();
    for (const [what, times] of Object.entries(tapped)) assert.ok(times > 0, `no ${what} were tapped`);
  },
};

// After one visit the page needs no network.
import assert from 'node:assert/strict';
import { savedIn, seen } from './support/reading.mjs';
import { begin, goTo, openTable, playSome } from './support/screens.mjs';

export default {
  'a table goes on, and another game is opened, without a network': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { steps: 4 });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((later) => setTimeout(later, 20));
    });
    const { ask } = await seen(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.table').waitFor();
    assert.equal((await seen(page)).ask, ask);
    const [{ entries }] = await savedIn(page);
    await playSome(page, 'sub-terra', 2);
    assert.ok((await savedIn(page))[0].entries > entries, 'a move was played');
    await page.locator('.offline').waitFor();
    await goTo(page, '#/new/pocket-sub', 'form.setup');
    await begin(page);
    await playSome(page, 'pocket-sub', 6);
    assert.equal((await savedIn(page)).length, 2);
    await goTo(page, '#/rules/PS-MOVE-1', '[id="PS-MOVE-1"]');
  },
};

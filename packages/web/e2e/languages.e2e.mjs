// Two languages, switched at any time. That nothing of one is left in the other is tried on every screen (screens.e2e.mjs).
import assert from 'node:assert/strict';
import { logOf, seen } from './support/reading.mjs';
import { goTo, openTable } from './support/screens.mjs';

export default {
  'the language changes in the middle of a game, and back': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { steps: 12 });
    const english = { ...(await seen(page)), log: await logOf(page) };
    const change = async (language) => {
      const { ask } = await seen(page);
      await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
      await page.getByRole('button', { name: /^(Settings|Beállítások)$/ }).click();
      await page.locator(`dialog [lang=${language}]`).click();
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForFunction((was) => document.querySelector('#ask')?.textContent !== was, ask);
      return { ...(await seen(page)), log: await logOf(page) };
    };
    const hungarian = await change('hu');
    assert.notEqual(hungarian.ask, english.ask);
    assert.equal(hungarian.log.length, english.log.length);
    for (const [i, line] of hungarian.log.entries()) assert.notEqual(line, english.log[i]);
    assert.deepEqual(hungarian.actions, english.actions);
    const back = await change('en');
    assert.equal(back.ask, english.ask);
    assert.deepEqual(back.log, english.log);
    await goTo(page, '#/', '.portals');
    assert.equal(await page.locator('.portals h2').first().innerText(), 'Sub Terra');
  },
};

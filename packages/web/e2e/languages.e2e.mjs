// Two languages, switched at any time, and nothing of one left in the other.
import assert from 'node:assert/strict';
import { logOf, seen } from './support/reading.mjs';
import { goTo, openTable } from './support/screens.mjs';
import { walk } from './support/walk.mjs';

/** Words that are no words of Hungarian. */
const ENGLISH =
  /(?<!\p{L})(the|and|of|with|you|your|not|what|does|points?|rounds?|turn|left|from|into|this|that|has|have|where|why|health|tiles?|hazards?|moves?|explores?|players?|games?|rules?|nobody|everybody|one|two|three)(?!\p{L})/iu;
/** Letters and words that are none of English. */
const HUNGARIAN = /[áéíóöőúüű]|\b(az|hogy|nem|egy|vagy)\b/i;

/** Everything that can be read or heard on the screen, but what is marked as another language. Runs in the page. */
function said() {
  const own = document.documentElement.lang;
  const isForeign = (element) => (element.closest('[lang]')?.lang ?? own) !== own;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('style, script, noscript') && !isForeign(parent)) texts.push(node.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isForeign(element)) texts.push(element.getAttribute(name));
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Proper names and the numbers of rules are the same everywhere. */
const NAMES =
  /Sub Terra( II)?|Inferno[’']s Edge|Pocket Sub|Undercroft|Fraunces|Atkinson Hyperlegible Next|Open Font License|MIT|English|magyar|[A-Z]{2}(-[A-Z0-9]+)+/g;

async function nothingOf(page, foreign) {
  const found = [];
  await walk(page, async (screen) => {
    const texts = (await page.evaluate(said)).map((text) => text.replaceAll(NAMES, ''));
    found.push(...texts.filter((text) => foreign.test(text)).map((text) => `${screen}: ${text}`));
  });
  assert.equal([...new Set(found)].join('\n'), '');
}

export default {
  'no English is left on Hungarian screens': async (stage) =>
    nothingOf(await stage.open('', { locale: 'hu-HU' }), ENGLISH),

  'no Hungarian is on English screens': async (stage) => nothingOf(await stage.open(), HUNGARIAN),

  'the language changes in the middle of a game, and back': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { steps: 12 });
    const english = { ...(await seen(page)), log: await logOf(page) };
    const change = async (language) => {
      const { ask } = await seen(page);
      await page.locator('.bar .round').click();
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
    assert.deepEqual(hungarian.deeds, english.deeds);
    const back = await change('en');
    assert.equal(back.ask, english.ask);
    assert.deepEqual(back.log, english.log);
    await goTo(page, '#/', '.portals');
    assert.equal(await page.locator('.portals h2').first().innerText(), 'Sub Terra');
  },
};

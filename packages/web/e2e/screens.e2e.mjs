// Everybody can read it, on every screen: axe finds nothing, no word is of another language, names are whole, a finger meets
// every control on a phone, and text at twice its size is not cut.
import assert from 'node:assert/strict';
import { faults } from './support/axe.mjs';
import { leftovers } from './support/languages.mjs';
import { smallControls } from './support/layout.mjs';
import { rested } from './support/reading.mjs';
import { DESK, PHONE } from './support/stage.mjs';
import { walk } from './support/walk.mjs';

/** Goes round all screens once, in one language. */
async function everyScreen(stage, language, options) {
  const page = await stage.open('', { locale: language, ...options });
  const found = new Map();
  await walk(page, async (screen) => {
    await rested(page);
    const left = (await leftovers(page, language)).map((text) => `not in ${language}: ${text}`);
    const small = options.hasTouch ? await smallControls(page) : [];
    const all = [...(await faults(page)), ...left, ...(await brokenNames(page)), ...small];
    for (const fault of all) found.set(fault, [...(found.get(fault) ?? []), screen]);
  });
  const told = [...found].map(([fault, screens]) => `${fault} (${screens.join(', ')})`);
  assert.equal(told.join('\n'), '');
}

/** Names that begin in the middle, and figures in the board's picture that would be read out one by one. */
async function brokenNames(page) {
  const tree = await page.locator('body').ariaSnapshot();
  const names = tree.split('\n').filter((line) => /^\s*- '?\w+ "\s*[,.;:·]/.test(line));
  const figures = await page.evaluate(() =>
    [...document.querySelectorAll('.board svg text')]
      .filter((text) => text.closest('[aria-hidden=true]') === null)
      .map((text) => text.textContent),
  );
  return [
    ...names.map((line) => `begins in the middle: ${line.trim()}`),
    ...figures.map((text) => `is read out: ${text}`),
  ];
}

/** What sticks out sideways of the window, or is cut by a box that does not scroll. Runs in the page. */
function cut() {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + 1)
    found.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`);
  const scrolls = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (/(auto|scroll)/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  for (const element of document.querySelectorAll(
    'h1, h2, h3, p, a, button, label, dt, dd, li, summary, small, b, legend',
  )) {
    const text = element.textContent?.trim();
    const rect = element.getBoundingClientRect();
    // What is only read out is a pixel wide.
    if (!text || rect.width <= 1 || element.closest('.sr, .board, [aria-hidden=true], .skip')) continue;
    const shown = text.slice(0, 40);
    if ((rect.right > width + 2 || rect.left < -2) && !scrolls(element))
      found.push(`outside: ${element.tagName} “${shown}”`);
    const style = getComputedStyle(element);
    const cuts = (one) => one === 'hidden' || one === 'clip';
    if (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 2)
      found.push(`cut: ${element.tagName} “${shown}”`);
    if (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 4)
      found.push(`cut below: ${element.tagName} “${shown}”`);
  }
  return found;
}

async function large(stage, options) {
  const page = await stage.open('', options);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '32px');
  const found = new Set();
  await walk(page, async (screen) => {
    for (const one of await page.evaluate(cut)) found.add(`${screen}: ${one}`);
  });
  assert.equal([...found].join('\n'), '');
}

export default {
  'axe finds nothing on a phone, a finger meets every control, and no English is on Hungarian screens': (stage) =>
    everyScreen(stage, 'hu', { viewport: PHONE, hasTouch: true, isMobile: true }),
};

export const matrix = {
  'axe finds nothing at a desk, and no Hungarian is on English screens': (stage) =>
    everyScreen(stage, 'en', { viewport: DESK }),
  'twice the text is not cut on a phone': (stage) => large(stage, { viewport: PHONE }),
  'twice the text is not cut at a desk': (stage) => large(stage, { viewport: DESK }),
};

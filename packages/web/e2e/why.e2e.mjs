// Why, everywhere: from a refusal, an event, a question and a number to the paragraph behind it; what every sign of the table is; and what
// an action does the first time somebody sees it.
import assert from 'node:assert/strict';
import { gameIds } from '../../../scripts/modules.mjs';
import { faults } from './support/axe.mjs';
import { goTo, openTable } from './support/screens.mjs';

const sheet = (page) => page.locator('dialog.sheet-over:has(.in-plain-words)');
const signs = (page) => page.locator('dialog.sheet-over:has(.sign-list)');

/** The sheet is there: a title, the paragraph in plain words, and the rule under its number. Escape leads back. */
async function readsRule(page, prefix) {
  await sheet(page).waitFor();
  assert.match(await sheet(page).locator('.clause small').innerText(), new RegExp(`^${prefix}-`));
  assert.ok((await sheet(page).locator('.in-plain-words').innerText()).length > 20);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
}

/** Some turns in, so that something has happened and something is refused. */
const STEPS = { 'pocket-sub': 44 };
const prefixOf = { 'sub-terra': 'ST', 'infernos-edge': 'IE', 'pocket-sub': 'PS' };

async function leadsToRules(stage, game, { language = 'en', phone = false } = {}) {
  const page = await openTable(stage, game, { steps: STEPS[game] ?? 8, phone, context: { settings: { language } } });
  const prefix = prefixOf[game];
  const open = (locator) => (phone ? locator.tap() : locator.click());
  // What is pointed at comes before the question.
  await page.evaluate(() => document.getElementById('decision').focus());
  await page.locator('.say.asks a.why').waitFor();
  await open(page.locator('.say.asks a.why'));
  await readsRule(page, prefix);

  // It may be pressed though nothing can be done by it: that is how its reason is asked for.
  await page.locator('.slots [aria-disabled=true]').first().dispatchEvent('click');
  await open(page.locator('.say.no a.why'));
  await readsRule(page, prefix);

  await open(page.locator('.bar [aria-keyshortcuts=l]'));
  await open(page.locator('.log .entry .why').last());
  await readsRule(page, prefix);
  await open(page.locator('.drawer header .round'));

  // On a phone the sea has no clock in its bar.
  await open(page.locator('.bar .clock:visible, .bar .goal:visible').first());
  await open(signs(page).locator('.sign-list a.why').first());
  await readsRule(page, prefix);
  await page.keyboard.press('Escape');
  await signs(page).waitFor({ state: 'detached' });
  return page;
}

/** Every sign in sight has a name, a text and a way to its rule. */
async function explainsAll(page) {
  await page.keyboard.press('Shift+I');
  await signs(page).waitFor();
  const items = await signs(page)
    .locator('.sign-list > li')
    .evaluateAll((all) =>
      all.map((one) => ({
        name: one.querySelector('h3').textContent.trim(),
        text: one.querySelector('p').textContent.trim(),
        rule: one.querySelector('a.why')?.getAttribute('href') ?? '',
      })),
    );
  assert.ok(items.length > 5, `only ${items.length} signs are explained`);
  const bad = items.filter(
    ({ name, text, rule }) => name === '' || text.length < 20 || !/#\/rules\/[A-Z]{2}-/.test(rule),
  );
  assert.deepEqual(bad, []);
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press('Escape');
  await signs(page).waitFor({ state: 'detached' });
}

export default {
  'a refusal, an event, a question and a number lead to their rules, and every sign in sight is explained': async (
    stage,
  ) => {
    const page = await leadsToRules(stage, 'sub-terra');
    await explainsAll(page);
    // An action that is looked at for the first time says what it does.
    await page.locator('.slots:not(.idle) .slot[data-action=hide]').focus();
    await page.locator('.say .first-sight', { hasText: 'Make a skill check' }).waitFor();
    // By the key on what has the focus: a card with its health.
    await page.locator('.turn[data-card]').first().focus();
    await page.keyboard.press('i');
    await signs(page).locator('h3').first().waitFor();
    await page.keyboard.press('Escape');
    await signs(page).waitFor({ state: 'detached' });
    // A mouse that rests, and goes.
    await page.locator('.bar .goal').hover();
    await page.locator('.sign-tip').waitFor();
    await page.mouse.move(700, 400);
    await page.locator('.sign-tip').waitFor({ state: 'detached' });
    // Through the menu, for those who have no keys.
    await page.locator('.bar button[aria-label=Menu]').click();
    await page.locator('dialog.menu .ways button:has-text("What is all this?")').click();
    await signs(page).waitFor();
  },

  'an unknown rule is said, and a rule opens its paragraph with where it comes from folded': async (stage) => {
    const page = await stage.open('#/rules/ST-NO-SUCH');
    await page.locator('.book-ways [role=status]', { hasText: 'ST-NO-SUCH' }).waitFor();
    await goTo(page, '#/rules/ST-ACT-EXPLORE', '#ST-ACT-EXPLORE.here');
    const origin = page.locator('#ST-ACT-EXPLORE details.origin');
    assert.equal(await origin.getAttribute('open'), null);
    assert.doesNotMatch(await page.locator('#ST-ACT-EXPLORE p').first().innerText(), /FACT|\bRM\b/);
    await origin.locator('summary').click();
    assert.match(await origin.locator('p').innerText(), /RM/);
    assert.match(await page.locator('.book-search input').getAttribute('placeholder'), /^Search: [a-z]/);
  },
};

export const matrix = Object.fromEntries(
  gameIds().flatMap((game) =>
    [
      { language: 'en', phone: true },
      { language: 'hu', phone: false },
    ].map((how) => [
      `every why of ${game} leads to its rule: ${how.language}${how.phone ? ', by touch' : ''}`,
      async (stage) => {
        const page = await leadsToRules(stage, game, how);
        if (!how.phone) await explainsAll(page);
      },
    ]),
  ),
);

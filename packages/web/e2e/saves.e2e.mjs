// What is kept: damaged saves are reported and kept, records go out of the page and come back.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { readRecord, truncateRecord, writeRecord } from '@undercroft/engine';
import { logOf, putInto, savedIn, seen } from './support/reading.mjs';
import { goTo, openTable, playSome, tableId } from './support/screens.mjs';

const golden = (name) => new URL(`../../../games/infernos-edge/golden/${name}.jsonl`, import.meta.url);
const NONSENSE = { type: 'act', seat: 0, action: { type: 'fly', to: 'the moon' } };

async function saveFile(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const file = await download.path();
  return { name: download.suggestedFilename(), text: await fs.readFile(file, 'utf8') };
}

const open = (page, name, text) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(text, 'utf8') });

export default {
  'a damaged save is reported, kept, and can be watched up to there': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { steps: 12 });
    const id = tableId(page);
    // Where chance was to decide: nothing may be drawn in its place.
    const [{ list }] = await savedIn(page);
    const bad = list.findIndex(({ type }) => type === 'chance') + 1;
    assert.ok(bad > 0);
    await putInto(page, 'entries', NONSENSE, [id, bad]);
    await page.reload();
    await page.getByRole('heading', { name: 'This game is damaged' }).waitFor();
    assert.match(await page.locator('main').innerText(), new RegExp(`move ${bad}.*\n+.*not been changed`, 's'));
    const saved = (await savedIn(page)).find((game) => game.id === id);
    assert.deepEqual(saved.list[bad - 1], NONSENSE);
    assert.equal(saved.list.length, saved.entries);
    const file = await saveFile(page, page.getByRole('button', { name: 'Save game to file' }));
    assert.match(file.text, new RegExp(`"end":${bad - 1}\\b`));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.locator('.replay').waitFor();
    assert.match(await page.locator('.replay').innerText(), new RegExp(`0 of ${bad - 1}\\b`));
    const copy = (await savedIn(page)).find((game) => game.id !== id);
    assert.deepEqual(copy.list, list.slice(0, bad - 1));
    await page.goto(`${stage.address}#/games`);
    await page.locator(`a[href="#/watch/${copy.id}"]`).click();
    await page.locator('.replay').waitFor();
    assert.match(await page.locator('.replay').innerText(), new RegExp(`0 of ${bad - 1}\\b`), 'and from the list too');
  },

  'a foreign save spoils no other game': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { steps: 2 });
    await putInto(page, 'games', { id: 'foreign', game: 'chess', played: Date.now() });
    await putInto(page, 'games', { id: 'empty' });
    for (const hash of ['', '#/games']) {
      await page.goto(`${stage.address}${hash}`);
      await page.reload();
      await page.locator('a.button[href*="/table/"]').first().waitFor();
    }
    await goTo(page, '#/table/foreign', '.message h1');
    assert.ok(
      (await savedIn(page)).some(({ id }) => id === 'foreign'),
      'it is kept',
    );
  },

  'a record is saved as a file, opened again, watched and played on': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { steps: 16 });
    const { ask } = await seen(page);
    const log = await logOf(page);
    await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
    const file = await saveFile(page, page.getByRole('button', { name: 'Save game to file' }));
    assert.match(file.name, /sub-terra.*\.jsonl$/);
    const elsewhere = await stage.open();
    await open(elsewhere, file.name, file.text);
    await elsewhere.locator('.table').waitFor();
    assert.equal((await seen(elsewhere)).ask, ask, 'a game that is not over goes on at once');
    await goTo(elsewhere, `#/watch/${tableId(elsewhere)}`, '.replay');
    await elsewhere.locator('.track').focus();
    await elsewhere.keyboard.press('End');
    assert.deepEqual(await logOf(elsewhere), log);
    await elsewhere.getByRole('button', { name: 'Play from here' }).click();
    await elsewhere.locator('.table').waitFor();
    assert.equal((await seen(elsewhere)).ask, ask);
  },

  'a file that is no record is refused in words, and nothing is kept of it': async (stage) => {
    const page = await stage.open();
    await open(page, 'letter.jsonl', 'Dear Anna,\n');
    assert.match(await page.locator('.notice').innerText(), /not a saved game/);
    assert.match(page.url(), /\/$|#\/$/);
    await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
    await page.locator('.notice').waitFor({ state: 'detached' });
    const file = await fs.readFile(golden('rules-2/closed-strict-1'), 'utf8');
    await open(page, 'changed.jsonl', file.replace('"strict"', '"ledge"'));
    assert.match(await page.locator('.notice').innerText(), /damaged from the first move/);
    assert.deepEqual(await savedIn(page), []);
  },

  'a game of earlier rules is opened, shown as such and played on': async (stage) => {
    const page = await stage.open();
    const whole = readRecord(
      await fs.readFile(golden('sapper-healer-guide-aristocrat-veteran-5-players-beginner'), 'utf8'),
    );
    const { seats, ...begun } = truncateRecord(whole.value, 60);
    const people = seats.map((seat) => ({ ...seat, player: 'human' }));
    await open(page, 'old.jsonl', writeRecord({ ...begun, seats: people }));
    await page.locator('.table').waitFor();
    const [{ head, list }] = await savedIn(page);
    assert.equal(head.rules, 1);
    assert.equal(list.length, 60);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    assert.match(await page.locator('dialog[open]').innerText(), /earlier rules.*version 1/i);
    await page.keyboard.press('Escape');
    await playSome(page, 'infernos-edge', 6);
    const [after] = await savedIn(page);
    assert.ok(after.list.length > 60, 'it is played on');
    assert.equal(after.head.rules, 1, 'under the rules it began with');
    await page.reload();
    await page.locator('.table').waitFor();
    await goTo(page, '#/games', 'main');
    await page.locator('main').getByText('Earlier rules (version 1)').waitFor();
  },
};

export const matrix = {
  'an invalid entry is reported too': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { steps: 8 });
    await putInto(page, 'entries', null, [tableId(page), 2]);
    await page.reload();
    await page.getByRole('heading', { name: 'This game is damaged' }).waitFor();
    assert.match(await page.locator('main').innerText(), /move 2/);
  },
};

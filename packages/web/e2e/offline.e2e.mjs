// After one visit the page needs no network, and a new version is taken over only when somebody asks for it.
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { folder } from '../../../scripts/page.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { controlled } from './support/offline.mjs';
import { savedIn, seen } from './support/reading.mjs';
import { begin, goTo, openTable, playSome } from './support/screens.mjs';
import { Stage } from './support/stage.mjs';

export default {
  'a table goes on, and another game is opened, without a network': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { steps: 4 });
    await controlled(page);
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

  'a new version waits while somebody plays, and takes nothing from a tab that still plays the old one': async (
    stage,
  ) => {
    await withOwnCopy(stage, async (own, publish) => {
      const playing = await openTable(own, 'sub-terra', { steps: 4 });
      await controlled(playing);
      const other = await playing.context().newPage();
      await other.goto(playing.url());
      await other.locator('.table').waitFor();
      for (const page of [playing, other])
        await page.evaluate(() => {
          window.isOld = true;
        });
      await publish();
      await playing.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await playing.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
      await playSome(playing, 'sub-terra', 2);
      assert.equal(await playing.locator('.notice').count(), 0, 'nothing is offered at the table');
      assert.ok(await playing.evaluate(() => window.isOld), 'it has not been loaded again');
      const [{ entries }] = await savedIn(playing);

      await goTo(playing, '#/', '.portals');
      await playing.locator('.notice .button').first().click();
      await playing.locator('meta[name=version][content="2"]').waitFor({ state: 'attached' });
      assert.equal((await savedIn(playing))[0].entries, entries, 'the game is as it was');

      assert.ok(await other.evaluate(() => window.isOld), 'the other tab has not been loaded again');
      // The browser's own cache may be empty by then.
      await (await other.context().newCDPSession(other)).send('Network.clearBrowserCache');
      await other.keyboard.press('?');
      await other.locator('dialog[open]').waitFor();
      await other.reload();
      await other.locator('meta[name=version][content="2"]').waitFor({ state: 'attached' });
    });
  },
};

/** A stage of its own, on a copy of the built page; `publish` puts a new version in its place. */
async function withOwnCopy(stage, test) {
  const pages = await fs.mkdtemp(path.join(os.tmpdir(), 'undercroft-version-'));
  await fs.cp(folder, pages, { recursive: true });
  let server = await serve(pages);
  const { port } = server;
  const publish = async () => {
    await writeNewVersion(pages);
    await server.close();
    server = await serve(pages, port);
  };
  const own = new Stage({ browser: stage.browser, address: `http://127.0.0.1:${port}/` });
  try {
    await test(own, publish);
    own.complain();
  } finally {
    await own.close();
    await server.close();
    await fs.rm(pages, { recursive: true, force: true });
  }
}

/** The same page under another number, in which what opens the list of keys has another name, as after any change. */
async function writeNewVersion(pages) {
  const assets = path.join(pages, 'assets');
  const old = (await fs.readdir(assets)).find((name) => name.startsWith('keys-help-'));
  await fs.rename(path.join(assets, old), path.join(assets, 'keys-help-another.js'));
  for (const file of ['index.html', 'sw.js', ...(await fs.readdir(assets)).map((name) => `assets/${name}`)]) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = await fs.readFile(path.join(pages, file), 'utf8');
    const renamed = text
      .replaceAll(old, 'keys-help-another.js')
      .replace('<head>', '<head><meta name="version" content="2">');
    const written = file === 'sw.js' ? renamed.replace('undercroft ', 'undercroft 2') : renamed;
    await fs.writeFile(path.join(pages, file), written);
  }
}

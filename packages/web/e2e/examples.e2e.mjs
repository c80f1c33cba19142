// The page as it is built for development: the games of examples/ are there, and can be played.
import assert from 'node:assert/strict';
import { buildPage, folderFor } from '../../../scripts/page.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { playByKeys } from './support/keyboard-player.mjs';
import { Stage } from './support/stage.mjs';

async function playExample(stage, { locale, begin, ends }) {
  assert.equal(buildPage(true), 0);
  const server = await serve(folderFor(true));
  const own = new Stage({ browser: stage.browser, address: `http://127.0.0.1:${server.port}/` });
  try {
    const page = await own.open('', { locale });
    await page.getByRole('heading', { name: 'Wake' }).waitFor();
    await page.goto(`${own.address}#/new/wake/around`);
    await page.getByRole('button', { name: begin }).click();
    await page.locator('.table').waitFor();
    await playByKeys(page, 'wake', { seed: 'example' });
    await page.getByText(ends).first().waitFor();
    own.complain();
  } finally {
    await own.close();
    await server.close();
  }
}

export default {
  'the example game is played from home to its end': async (stage) => {
    const page = await stage.open();
    await page.locator('.portals').waitFor();
    assert.equal(await page.getByText('Wake', { exact: true }).count(), 0, 'not on the real page');
    await playExample(stage, { locale: 'en-GB', begin: 'Set sail', ends: / wins/ });
  },
};

export const matrix = {
  'the example game is played in Hungarian': (stage) =>
    playExample(stage, { locale: 'hu-HU', begin: 'Indulás', ends: / nyer/ }),
};

// Away from the table and back: being told, what was missed, another device, games that move, several people at one device.
import assert from 'node:assert/strict';
import { faults } from './support/axe.mjs';
import { PHONE } from './support/stage.mjs';
import { exploreEast, joinTable, openOnlineTable, ownServer, tilesLeft, yourTurn } from './support/together.mjs';

/** Anna's table with the game begun, and Bence. */
async function begun(stage, { friend = { name: 'Bence' }, ...options } = {}) {
  const opened = await openOnlineTable(stage, 'sub-terra', { name: 'Anna', ...options });
  const bence = await joinTable(stage, opened.link, friend);
  await opened.page.getByRole('link', { name: 'Start game' }).click();
  await yourTurn(opened.page);
  return { ...opened, anna: opened.page, bence };
}

const openMenu = async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.locator('.online-menu').waitFor();
  return menu;
};

const tableId = (page) => page.url().split('/').at(-1);

/** Plays for somebody until it is another's turn. */
async function endTurn(page) {
  await page.locator('.commit, .big').first().waitFor();
  while ((await page.locator('.waiting-row').count()) === 0) {
    await page
      .getByRole('button', { name: /^(End turn|Keep|Yes|End)/ })
      .first()
      .click();
    await page.waitForTimeout(200);
  }
}

export default {
  'a game can be left, resigned and ended, and somebody renamed, from the menu': async (stage) => {
    const { anna, bence } = await begun(stage);
    const menu = await openMenu(bence);
    await menu.getByRole('textbox', { name: 'Change your name' }).fill('Benedek');
    await menu.getByRole('button', { name: 'Save', exact: true }).click();
    await menu.getByText('Saved', { exact: true }).waitFor();
    await anna.locator('.rail .player', { hasText: 'Benedek' }).first().waitFor();
    await menu
      .getByRole('button', { name: /^Give up/ })
      .first()
      .click();
    await menu
      .getByRole('button', { name: /^Sit down/ })
      .first()
      .click();
    await menu
      .getByRole('button', { name: /^Give up/ })
      .first()
      .waitFor();
    assert.deepEqual(await faults(bence), []);
    await menu.getByRole('button', { name: 'Resign' }).click();
    await menu.getByRole('button', { name: 'Yes' }).click();
    await bence.getByRole('heading', { name: 'This game ended early' }).waitFor();
    await anna.getByText('Benedek resigned').waitFor();
    assert.deepEqual(await faults(anna), []);
    // Both want a rematch: whoever is second lands at the table of the first.
    await anna.getByRole('button', { name: 'Same team again' }).click();
    await yourTurn(anna);
    await bence.locator('.again').getByRole('button', { name: 'Sit down' }).waitFor();
    await bence.getByRole('button', { name: 'Same team again' }).click();
    await bence.locator('.play').waitFor();
    assert.equal(tableId(bence), tableId(anna));
    const again = await openMenu(anna);
    await again.getByRole('button', { name: 'End the game for everybody' }).click();
    await again.getByRole('button', { name: 'Yes' }).click();
    await bence.getByText('The game was abandoned').waitFor();
  },
};

// Pictures of every screen of every game at four sizes, one contact sheet each, for docs/screens.md.
//   npm run pictures -- [GAME] [WORDS]     only of a game (or `page`: what is the same in all; `together`: playing over a server; `learn`),
//                                          only names with these words
import fs from 'node:fs';
import path from 'node:path';
import { idle, putEntries, putInto, settled } from '../packages/web/e2e/support/reading.mjs';
import { DESK, LYING, PHONE, Stage, TABLET } from '../packages/web/e2e/support/stage.mjs';
import { launch } from './browser.mjs';
import { root } from './modules.mjs';
import { buildPage } from './page.mjs';
import { LEARN_SCREENS } from './pictures/learn.mjs';
import { POSITIONS, savedGame } from './pictures/positions.mjs';
import { SCREENS, SHARED_SCREENS } from './pictures/screens.mjs';
import { contactSheet } from './pictures/sheet.mjs';
import { togetherPicture, togetherScreens } from './pictures/together.mjs';
import { serve } from './serve.mjs';

const FOLDER = path.join(root, 'docs', 'pictures', 'screens');
const TOUCH = { hasTouch: true, isMobile: true };
const SIZES = {
  desk: { viewport: DESK },
  tablet: { viewport: TABLET },
  lying: { viewport: LYING, ...TOUCH },
  phone: { viewport: PHONE, ...TOUCH },
};
/** Until everything has glided to its place, in milliseconds. */
const REST = 700;

const SETTINGS = JSON.stringify({ language: 'en', speed: 0, turnEnd: 'wait' });

const { 'sub-terra': shared } = POSITIONS;
const GROUPS = {
  page: { game: 'sub-terra', screens: SHARED_SCREENS, positions: shared },
  ...Object.fromEntries(
    Object.entries(POSITIONS).map(([game, positions]) => [game, { game, screens: SCREENS, positions }]),
  ),
};

/** A window in which every position is a saved game. */
async function openWindow(stage, { game, positions }, size) {
  const page = await stage.open('', size);
  await page.locator('main').first().waitFor();
  const names = Object.keys(positions);
  for (const [i, name] of names.entries()) {
    const { saved, entries } = savedGame(game, name);
    await putInto(page, 'games', { ...saved, played: Date.now() - i * 86_400_000 });
    await putEntries(page, name, entries);
  }
  return page;
}

async function picture(stage, page, open, game) {
  await page.goto(`${stage.address}#/about`);
  // What one screen has set is not seen on the next.
  await page.evaluate((settings) => localStorage.setItem('undercroft settings', settings), SETTINGS);
  await page.reload();
  await page.locator('.text-page').waitFor();
  await open({ page, game });
  await settled(page);
  await idle(page);
  await page.waitForTimeout(REST);
  return page.screenshot();
}

/** All pictures of a group, one size after another; answers how many failed. */
async function takeGroup({ browser, address }, name, group, words) {
  const screens = group.screens.filter(([screen]) => screen.includes(words));
  const taken = new Map(screens.map(([screen]) => [screen, {}]));
  let failed = 0;
  for (const [size, context] of Object.entries(screens.length > 0 ? SIZES : {})) {
    const stage = new Stage({ browser, address });
    const page = await openWindow(stage, group, context);
    page.setDefaultTimeout(20_000);
    for (const [screen, open] of screens)
      try {
        taken.get(screen)[size] = await picture(stage, page, open, group.game);
      } catch (error) {
        failed++;
        console.error(`${name}: ${screen}, ${size}: ${error.message}`);
      }
    for (const complaint of stage.complaints) console.error(complaint);
    failed += stage.complaints.length;
    await stage.close();
  }
  for (const [screen, pictures] of taken) {
    const file = path.join(FOLDER, `${name}-${screen}.jpg`);
    fs.writeFileSync(file, await contactSheet(browser, pictures));
    console.log(path.relative(root, file));
  }
  return failed;
}

/** Of what is made for a hand and for a desk alone. */
const TWO_SIZES = { desk: SIZES.desk, phone: SIZES.phone };

/** Each screen with people of its own; answers how many failed. */
async function takeTogether({ browser, address }, words) {
  let failed = 0;
  for (const [screen, open] of togetherScreens(words)) {
    const pictures = {};
    for (const [size, context] of Object.entries(TWO_SIZES)) {
      const stage = new Stage({ browser, address });
      try {
        pictures[size] = await togetherPicture(open, { stage, size: context });
      } catch (error) {
        failed++;
        console.error(`together: ${screen}, ${size}: ${error.message}`);
      }
      await stage.close();
    }
    const file = path.join(FOLDER, `together-${screen}.jpg`);
    fs.writeFileSync(file, await contactSheet(browser, pictures));
    console.log(path.relative(root, file));
  }
  return failed;
}

/** Each screen in a window that is new to the page; answers how many failed. */
async function takeLearning({ browser, address }, words) {
  let failed = 0;
  for (const [screen, open] of LEARN_SCREENS.filter(([name]) => name.includes(words))) {
    const pictures = {};
    for (const [size, context] of Object.entries(TWO_SIZES)) {
      const stage = new Stage({ browser, address });
      try {
        const page = await stage.open('', context);
        await open(page);
        await idle(page);
        await page.waitForTimeout(REST);
        pictures[size] = await page.screenshot();
      } catch (error) {
        failed++;
        console.error(`learn: ${screen}, ${size}: ${error.message}`);
      }
      await stage.close();
    }
    const file = path.join(FOLDER, `learn-${screen}.jpg`);
    fs.writeFileSync(file, await contactSheet(browser, pictures));
    console.log(path.relative(root, file));
  }
  return failed;
}

async function main([only = '', ...rest]) {
  const isGroup = only in GROUPS || only === 'together' || only === 'learn';
  const words = (isGroup ? rest : [only, ...rest]).filter(Boolean).join('-');
  if (buildPage() !== 0) return 1;
  fs.mkdirSync(FOLDER, { recursive: true });
  const server = await serve();
  const browser = await launch();
  const around = { browser, address: `http://127.0.0.1:${server.port}/` };
  let failed = 0;
  for (const [name, group] of Object.entries(GROUPS))
    if (!isGroup || name === only) failed += await takeGroup(around, name, group, words);
  if (!isGroup || only === 'together') failed += await takeTogether(around, words);
  if (!isGroup || only === 'learn') failed += await takeLearning(around, words);
  await browser.close();
  await server.close();
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));

// The picture of the page in the README, taken of a real game.   node scripts/page-picture.mjs
import path from 'node:path';
import { seen } from '../packages/web/e2e/support/reading.mjs';
import { openTable } from '../packages/web/e2e/support/screens.mjs';
import { Stage } from '../packages/web/e2e/support/stage.mjs';
import { launch } from './browser.mjs';
import { buildPage } from './page.mjs';
import { serve } from './serve.mjs';
import { root } from './setup.mjs';

const STEPS = 70;

async function takePicture(file) {
  if (buildPage() !== 0) return 1;
  const server = await serve();
  const browser = await launch();
  const stage = new Stage({ browser, address: `http://127.0.0.1:${server.port}/` });
  const page = await openTable(stage, 'sub-terra', { steps: STEPS, seed: 'picture' });
  for (const key of ['c', '1']) await page.keyboard.press(key);
  await seen(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: file });
  await browser.close();
  await server.close();
  return 0;
}

process.exitCode = await takePicture(path.join(root, 'docs', 'pictures', 'page.png'));

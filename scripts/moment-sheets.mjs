// Contact sheets of moments, as the page plays them: six frames of each, side by side, to be held against the storyboards.
//   node scripts/moment-sheets.mjs FOLDER [GAME] [NAME] [--phone] [--still]
// Writes FOLDER/GAME-NAME.png. Time stands still in the page and is moved on frame by frame, so a busy machine draws the same.
import fs from 'node:fs';
import path from 'node:path';
import {
  bringAbout,
  findShowing,
  MOMENTS,
  momentFinder,
  openBefore,
  runTo,
} from '../packages/web/e2e/support/moments.mjs';
import { PHONE, Stage } from '../packages/web/e2e/support/stage.mjs';
import { launch } from './browser.mjs';
import { buildPage } from './page.mjs';
import { serve } from './serve.mjs';

/** Where in a moment the frames are, as shares of its length. */
const FRAMES = [0.04, 0.22, 0.42, 0.6, 0.78, 0.985];

const wordsIn = process.argv.slice(2);
const flags = wordsIn.filter((word) => word.startsWith('--'));
const [folder = 'moments', game = '', name = ''] = wordsIn.filter((word) => !word.startsWith('--'));
const phone = flags.includes('--phone') ? { viewport: PHONE, hasTouch: true, isMobile: true } : {};
const still = flags.includes('--still') ? { reducedMotion: 'reduce' } : {};

async function framesOf(stage, found) {
  const page = await openBefore(stage, found, { isStopped: true, ...phone, ...still });
  await bringAbout(page);
  const ms = flags.includes('--still') ? 1240 : found.moment.ms;
  let at = await runTo(page, found);
  const frames = [];
  for (const share of FRAMES) {
    const ahead = Math.round(ms * share - at);
    if (ahead > 0) await page.clock.runFor(ahead);
    at += Math.max(0, ahead);
    frames.push({ at: Math.round(at), png: await page.screenshot({ animations: 'allow' }) });
  }
  await page.context().close();
  return frames;
}

async function sheet(browser, frames, title) {
  const page = await browser.newPage({ viewport: { width: phone.viewport ? 1260 : 1500, height: 100 } });
  const columns = phone.viewport ? 6 : 3;
  const cells = frames.map(
    ({ at, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${at} ms</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;background:#222;color:#eee;font:14px sans-serif}main{display:grid;grid-template-columns:repeat(${columns},1fr);gap:6px}figure{margin:0}img{width:100%;display:block}</style><b>${title}</b><main>${cells.join('')}</main>`,
  );
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}

async function main() {
  if (buildPage() !== 0) return 1;
  fs.mkdirSync(folder, { recursive: true });
  const server = await serve();
  const browser = await launch();
  const finder = await momentFinder();
  let failed = 0;
  for (const [id, names] of Object.entries(MOMENTS))
    for (const one of names) {
      if ((game && id !== game) || (name && one !== name)) continue;
      const stage = new Stage({ browser, address: `http://127.0.0.1:${server.port}/` });
      try {
        const found = await findShowing(finder, id, one);
        const file = path.join(folder, `${id}-${one.replaceAll(' ', '-')}.png`);
        fs.writeFileSync(
          file,
          await sheet(browser, await framesOf(stage, found), `${id}: ${one}, ${found.moment.ms} ms`),
        );
        stage.complain();
        console.log(file);
      } catch (error) {
        failed++;
        console.error(`${id} ${one}: ${error.message}`, ...stage.complaints);
      } finally {
        await stage.close();
      }
    }
  await finder.close();
  await browser.close();
  await server.close();
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();

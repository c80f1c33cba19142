// The picture that messengers show of a link to a table, drawn from the word mark and the portals of the games.   node scripts/link-picture.mjs
import fs from 'node:fs';
import path from 'node:path';
import { launch } from './browser.mjs';
import { listGames, root } from './modules.mjs';
import { buildPage, folder } from './page.mjs';

/** As messengers want it. */
const SIZE = { width: 1200, height: 630 };

const drawing = (name) => fs.readFileSync(path.join(folder, 'drawings', name), 'utf8');
const inline = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

function html() {
  const portals = listGames()
    .filter(({ isExample }) => !isExample)
    .map(({ id }) => `<img class="portal" src="${inline(drawing(`portal-${id}.svg`))}">`);
  return `<style>
    * { margin: 0 }
    body { width: ${SIZE.width}px; height: ${SIZE.height}px; display: grid; align-content: center; justify-items: center; gap: 48px;
      background: radial-gradient(60% 70% at 50% 72%, #2c2114 0, #14120f 45%, #0b0c0f 100%) }
    .wordmark { height: 104px }
    .portals { display: flex; gap: 56px; align-items: end }
    .portal { height: 290px }
  </style><img class="wordmark" src="${inline(drawing('wordmark.svg'))}"><div class="portals">${portals.join('')}</div>`;
}

if (buildPage() !== 0) process.exit(1);
const browser = await launch();
const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 1 });
await page.setContent(html());
await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
await page.screenshot({ path: path.join(root, 'packages', 'web', 'public', 'link-picture.png') });
await browser.close();

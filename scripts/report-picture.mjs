// Saves a figure of a report as a picture, for docs/balance.
//   node scripts/report-picture.mjs REPORT.html TITLE PICTURE.png
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from './browser.mjs';

const [report, title, picture] = process.argv.slice(2);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, colorScheme: 'light' });
await page.goto(pathToFileURL(path.resolve(report)).href);
const heading = page.getByRole('heading', { name: title, exact: true });
await page.locator('figure').filter({ has: heading }).first().screenshot({ path: picture });
await browser.close();

// Lighthouse's marks for an address, mobile profile: its own Chromium, started as everywhere.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { browserCommand } from '../browser.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

export async function audit(address) {
  const { file, flags } = browserCommand();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'undercroft-lighthouse-'));
  const browser = spawn(file, [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const port = await portOf(browser);
    const run = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    return read(run.lhr);
  } finally {
    const gone = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await gone;
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Chromium says on its error output where it listens. */
function portOf(browser) {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (text) => {
      said += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said);
      if (found) resolve(Number(found[1]));
    });
    browser.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
  });
}

/** Marks out of 100, and what cost some. */
function read({ categories, audits }) {
  const marks = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(100 * categories[id].score)]));
  const short = CATEGORIES.flatMap((id) => categories[id].auditRefs)
    .filter(({ weight, id }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${audits[id].title}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`);
  return { marks, short };
}

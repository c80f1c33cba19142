// A virtual screen reader on the page itself: what it says when the focus moves, and what live regions announce.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { idle, settled } from './reading.mjs';

const source = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
/** Served as if it were a file of the page, whose policy allows no other scripts. */
const ADDRESS = 'screen-reader.js';

/** Runs in the page. */
async function listen(address) {
  const { virtual } = await import(address);
  // It looks for labels even of elements that have been taken out meanwhile.
  Element.prototype.getElementById ??= () => null;
  await virtual.start({ container: document.body });
  window.screenReader = virtual;
}

export class ScreenReader {
  #page;
  #heard = 0;

  constructor(page) {
    this.#page = page;
  }

  static async start(page) {
    const { origin } = new URL(page.url());
    const address = `${origin}/${ADDRESS}`;
    await page
      .context()
      .route(address, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: fs.readFileSync(source, 'utf8') }),
      );
    await page.evaluate(listen, address);
    return new ScreenReader(page);
  }

  /** Everything on the screen, from top to bottom. */
  async readAll() {
    await this.#page.evaluate(async () => {
      const reader = window.screenReader;
      // It would be read, though nobody sees it.
      document.querySelector('noscript')?.remove();
      await reader.stop();
      await reader.start({ container: document.body });
      for (let i = 0; i < 500 && (await reader.lastSpokenPhrase()) !== 'end of document'; i++) await reader.next();
    });
    this.#heard = 0;
    const all = await this.heard();
    // Where something ends need not be kept.
    return all.filter((phrase) => !phrase.startsWith('end of '));
  }

  /** What it has said since it was asked last. */
  async heard() {
    await idle(this.#page);
    await settled(this.#page);
    await settled(this.#page);
    const all = await this.#page.evaluate(() => window.screenReader.spokenPhraseLog());
    const fresh = all.slice(this.#heard);
    this.#heard = all.length;
    return fresh;
  }
}

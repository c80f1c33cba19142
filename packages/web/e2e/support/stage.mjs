// What a test plays on: windows of the browser, each with an empty store of its own, and everything they complain about.
import path from 'node:path';

export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
/** A phone held sideways. */
export const LYING = { width: 844, height: 390 };

/** Nothing moves, unless a test is about what moves. */
const USUAL = { viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true };

/** Only results are shown, and a turn waits to be ended, unless a test is about what moves or ends by itself: what happens must not depend on the time it takes. */
const CALM = { turnEnd: 'wait', speed: 0 };

/** Only where nothing is set yet: a reload keeps what was set. Runs in the page. */
function keepSettings(settings) {
  if (localStorage.getItem('undercroft settings') === null)
    localStorage.setItem('undercroft settings', JSON.stringify(settings));
}

export class Stage {
  address;
  complaints = [];
  browser;
  #contexts = [];

  constructor({ browser, address }) {
    this.browser = browser;
    this.address = address;
  }

  /** A window of its own: `hash` is the screen, `settings` are the page's settings, the rest as in a browser context. */
  async open(hash = '', { settings = {}, ...options } = {}) {
    const context = await this.browser.newContext({ ...USUAL, ...options });
    await context.addInitScript(keepSettings, { ...CALM, ...settings });
    // Only there to end a hang: a busy machine takes its time.
    context.setDefaultTimeout(120_000);
    this.#contexts.push(context);
    return this.#enter(context, hash);
  }

  openPhone = (hash = '', options = {}) =>
    this.open(hash, { viewport: PHONE, hasTouch: true, isMobile: true, ...options });

  /** Kills the page without a warning, and opens it again in the same window. */
  async killed(page) {
    const hash = page.url().slice(this.address.length);
    const devtools = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    return this.#enter(page.context(), hash);
  }

  async #enter(context, hash) {
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(`the page threw: ${error.stack ?? error}`));
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.complaints.push(`the console said: ${message.text()} (${message.location().url})`);
    });
    await page.goto(`${this.address}${hash}`);
    return page;
  }

  /** A page that complains is at fault, whatever was asserted. */
  complain() {
    const [first] = this.complaints;
    if (first !== undefined) throw new Error(`the page complained ${this.complaints.length} times, first: ${first}`);
  }

  /** Where the pictures of all open pages are. */
  async picture(name, folder) {
    const pages = this.#contexts.flatMap((context) => context.pages());
    const taken = pages.map(async (page, i) => {
      const file = path.join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${i}.png`);
      await page.screenshot({ path: file, timeout: 5000 });
      return `at ${page.url()}, seen in ${file}`;
    });
    return Promise.all(taken);
  }

  close = () => Promise.allSettled(this.#contexts.map((context) => context.close()));
}

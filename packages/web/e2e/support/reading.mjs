// What somebody sees on the screen, read off the page itself.

/** Until everything that was set off has been drawn. */
export const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Until nothing is loaded, played or thought about any more. */
export const idle = (page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

/** Until the camera stands still and the board is drawn as large as it is seen. */
export const rested = (page) =>
  page.waitForFunction(() => {
    const plane = document.querySelector('.board .plane');
    return !plane || plane.style.transform.endsWith(' scale(1)');
  });

/** Until nothing more comes: what is drawn may set off more, a dialog that is loaded first, or what is shown before a question. */
export async function calm(page) {
  for (let times = 0; times < 3; times++) {
    await settled(page);
    await idle(page);
  }
}

/** Until the big button can be pressed again: for a moment after a turn has begun it commits nothing. */
export const ready = (page) => page.waitForFunction(() => !document.querySelector('.commit.too-soon'));

/** The table as a player sees it who takes a moment to look. */
export const seen = async (page) => {
  await calm(page);
  await ready(page);
  const view = await page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const text = (selector) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const dialog = document.querySelector('dialog[open]');
    const centre = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { place: element.dataset.place, x: x + width / 2, y: y + height / 2 };
    };
    const focused = document.activeElement?.closest('.spot');
    const isPossible = (button) => button.getAttribute('aria-disabled') !== 'true';
    const action = (button) => ({ id: button.dataset.action, key: button.getAttribute('aria-keyshortcuts') });
    const commit = document.querySelector('.commit');
    return {
      screen: location.hash.split('/')[1] ?? '',
      dialog: dialog && { class: dialog.className, title: dialog.querySelector('h2')?.textContent ?? '' },
      ask: text('#ask'),
      /** What the line says that speaks. */
      line: text('.say'),
      actions: all('.slots:not(.idle) [data-action], .mine-at [data-action]').filter(isPossible).map(action),
      answers: all('.answers [data-action]').filter(isPossible).map(action),
      verbs: all('.place-menu [data-verb]').map(({ dataset }) => dataset.verb),
      /** A tile in hand that fits in several ways. */
      isTurning: all('[data-turn]').length > 0,
      /** The big button does what is aimed at, or ends the turn. */
      isTargeted: commit?.matches('.ready') === true,
      canEnd: commit !== null && !commit.matches('.ready, .waiting, .none'),
      isRisky: commit?.matches('.risky') === true,
      /** Something is chosen that is not done yet. */
      isHalfDone: all('.slots [aria-pressed=true], .route li').length > 0,
      isPlanning: document.querySelector('.dock.plans .slots:not(.idle)') !== null,
      lit: all('.spot.lit').map(centre),
      focus: focused ? centre(focused) : undefined,
      message: text('main.message'),
    };
  });
  if (view.message) throw new Error(`the page says: ${view.message}`);
  return view;
};

/** The log in words: of a replay it is in sight, at a table it is opened and closed again. */
export async function logOf(page) {
  const isOpen = (await page.locator('.log').count()) > 0;
  if (!isOpen) await page.locator('.bar [aria-keyshortcuts=l]').click();
  await page.locator('.log').waitFor();
  await settled(page);
  const lines = await page.locator('.log li').allInnerTexts();
  if (!isOpen) await page.locator('.drawer header .round').click();
  return lines;
}

/** What the browser's database holds: games by id with their entries. */
export const savedIn = (page) =>
  page.evaluate(async () => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('undercroft'));
    const transaction = database.transaction(['games', 'entries']);
    const games = await done(transaction.objectStore('games').getAll());
    const entries = await done(transaction.objectStore('entries').getAll());
    const keys = await done(transaction.objectStore('entries').getAllKeys());
    database.close();
    return games.map((game) => ({ ...game, list: entries.filter((_, i) => keys[i][0] === game.id) }));
  });

/** Writes into the browser's database behind the page's back. */
export const putInto = (page, store, value, key) =>
  page.evaluate(
    ([where, what, at]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('undercroft');
        request.onsuccess = () => {
          const transaction = request.result.transaction(where, 'readwrite');
          if (at) transaction.objectStore(where).put(what, at);
          else transaction.objectStore(where).put(what);
          transaction.oncomplete = () => resolve(request.result.close());
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    [store, value, key],
  );

/** All entries of a saved game at once. */
export const putEntries = (page, id, entries) =>
  page.evaluate(
    ([game, list]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('undercroft');
        request.onsuccess = () => {
          const transaction = request.result.transaction('entries', 'readwrite');
          for (const [i, entry] of list.entries()) transaction.objectStore('entries').put(entry, [game, i + 1]);
          transaction.oncomplete = () => resolve(request.result.close());
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    [id, entries],
  );

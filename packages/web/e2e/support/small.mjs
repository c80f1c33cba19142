// What is measured on small screens. Everything here runs on the page itself.

/** Pairs of shown elements that cover each other by more than a pixel, with what a pseudo-element adds to be touched. */
export const overlapping = (page, selector) =>
  page.evaluate((wanted) => {
    const boxOf = (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const isAround = after.content !== 'none' && after.position === 'absolute';
      const more = isAround ? Math.max(0, (Number.parseFloat(after.height) - (bottom - top)) / 2) : 0;
      return { left, right, top: top - more, bottom: bottom + more };
    };
    const shown = [...document.querySelectorAll(wanted)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const boxes = shown.map((one) => [one.getAttribute('aria-label') ?? one.textContent.trim(), boxOf(one)]);
    const meets = (a, b) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap(([name, box], i) =>
      boxes.slice(i + 1).flatMap(([other, there]) => (meets(box, there) ? [`${name} and ${other}`] : [])),
    );
  }, selector);

/** Where the board is drawn: its left and upper edge, its width and height, in whole pixels. */
export const boardBox = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board .plane > svg').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** Whether everybody on the board can be seen whole: then nothing has to move for anybody. */
export const allInSight = (page, px = 26) =>
  page.evaluate(
    (around) =>
      [...document.querySelectorAll('.pieces .piece')].every((piece) => {
        const { left, top, width, height } = piece.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const corners = [-around, around].flatMap((dx) => [-around, around].map((dy) => [x + dx, y + dy]));
        return corners.every(([cx, cy]) => document.elementFromPoint(cx, cy)?.closest('.board'));
      }),
    px,
  );

/** Controls no finger can get to, however somebody scrolls: under something else, or cut off. */
export const unreachable = (page) =>
  page.evaluate(() => {
    const isMeant = (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.skip, .board, [inert], [aria-hidden=true]') &&
      !(document.querySelector('dialog[open]') && !element.closest('dialog[open]'));
    /** Scrolled there, it is what a finger meets along its whole width. */
    const isMetAt = (element, block) => {
      element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [0.2, 0.5, 0.8].every((share) => {
        const there = document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    };
    const found = [];
    for (const control of document.querySelectorAll('button, a[href], select, input, summary')) {
      // A hidden box of a choice is met through its label.
      const element = control.closest('label') ?? control;
      if (!isMeant(element)) continue;
      if (element.getBoundingClientRect().width < 2) continue;
      if (!['center', 'start', 'end'].some((block) => isMetAt(element, block)))
        found.push(`${element.className || element.tagName} “${(control.ariaLabel ?? element.textContent).trim()}”`);
    }
    return found;
  });

// What the layout must keep to, measured on the page itself.

/** Where everything is that has a place of its own: panels, actions, tools, the big button. */
export const fixedPlaces = (page) =>
  page.evaluate(() => {
    const selectors = ['.bar', '.rail', '.dock', '.say', '.actor', '.tools', '.tool', '.commit', '.slot', '.route'];
    return selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element, i) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${selector} ${i}: ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    );
  });

/** How much of the screen is left to the board, counted on a grid of points. */
export const boardShare = (page) =>
  page.evaluate(() => {
    let free = 0;
    let all = 0;
    for (let x = 2; x < innerWidth; x += 6)
      for (let y = 2; y < innerHeight; y += 6) {
        all++;
        if (document.elementFromPoint(x, y)?.closest('.board')) free++;
      }
    return free / all;
  });

/** Lit places of which some part lies under a panel. What is outside of the window has an arrow at its edge. */
export const coveredTargets = (page) =>
  page.evaluate(() => {
    const isOnBoard = (element) => element === null || element.closest('.board') !== null;
    return [...document.querySelectorAll('.spot.lit')].flatMap((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      const shares = [0.1, 0.5, 0.9];
      const points = shares.flatMap((y) => shares.map((x) => [left + width * x, top + height * y]));
      const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((element) => !isOnBoard(element));
      const panels = new Set(over.map((element) => element.closest('[class]')?.className));
      return over.length > 0 ? [`${spot.dataset.place} is under ${[...panels].join(', ')}`] : [];
    });
  });

/** People and threats that are drawn too narrow. */
export const narrowPieces = (page, least = 24) =>
  page.evaluate(
    (px) =>
      [...document.querySelectorAll('.piece:not(.gathered)')]
        .map((piece) => [piece.dataset.key, piece.getBoundingClientRect().width])
        .filter(([, width]) => width < px)
        .map(([key, width]) => `${key} is ${width.toFixed(1)} wide`),
    least,
  );

/** Controls that a finger would miss, and places on the board that are smaller than they may be. A link in a sentence is as high as its line. */
export const smallControls = (page, { control = 44, place = 24 } = {}) =>
  page.evaluate(
    ([least, leastPlace]) => {
      /** With its label, and what a pseudo-element adds around it. */
      const sizeOf = (element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const after = getComputedStyle(element, '::after');
        const isAround = after.content !== 'none' && after.position === 'absolute';
        const [more, higher] = isAround ? [after.width, after.height].map(Number.parseFloat) : [0, 0];
        return [Math.max(width, more), Math.max(height, higher)];
      };
      const isShown = (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr, .skip');
      const isInText = (element) => element.matches('a') && getComputedStyle(element).display === 'inline';
      return [...document.querySelectorAll('button, a, select, input, summary, [role=button]')].flatMap((element) => {
        const px = element.matches('.spot') ? leastPlace : least;
        const [width, height] = sizeOf(element);
        if (width === 0 || !isShown(element) || isInText(element)) return [];
        if (width > px - 0.5 && height > px - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
        return [
          `${element.getAttribute('class') ?? element.tagName} “${name}” is ${width.toFixed()} × ${height.toFixed()}`,
        ];
      });
    },
    [control, place],
  );

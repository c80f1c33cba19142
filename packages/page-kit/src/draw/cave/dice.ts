// A die lying on the table. Its body is a symbol of the sheets.

const INK = '#16151a';

export const die = (edge: string, content: string): string =>
  `<svg viewBox="-32 -32 64 64" aria-hidden="true"><use href="#u-die" stroke="${edge}"/><g transform="translate(0 -1.5)">${content}</g></svg>`;

/** A numeral, as on the tiles. */
export const numberDie = (face: number): string => die(INK, `<text class="u-n" y="1">${face}</text>`);

/** One that has still to fall. */
export const fallingDie = (edge: string = INK): string =>
  die(
    edge,
    `<path fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" opacity=".45" d="M-14-6A15 15 0 0 1 13-8M14 6A15 15 0 0 1-13 8M13-17v9H4M-13 17V8h9"/>`,
  );

// What a picture says to those who do not see it.

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Attributes of an `<svg>`: an image with a name, or silent beside words that say the same. */
export const ariaLabel = (label: string | undefined): string =>
  label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;

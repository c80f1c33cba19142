// What the table says on top of a temple: which spaces the lava takes next, how far the nearest guardian is.

export const MARK_DEFS =
  '<rect id="m-threat" x="-90" y="-90" width="180" height="180" rx="14" fill="#ff6a1f" fill-opacity=".14" stroke="#ff9a48" stroke-width="6" stroke-dasharray="3 15" stroke-linecap="round"/>';

export const MARK_STYLE =
  '.m-tag rect{fill:#2a0c08;fill-opacity:.94}.m-tag text{text-anchor:middle;dominant-baseline:central;fill:#ffb6a4;font:600 19px var(--font-ui,system-ui,sans-serif)}';

// Symbols and style of a board of either cave game.
import { IN_HAND_DEFS, IN_HAND_STYLE } from './in-hand.ts';
import { LIGHT_DEFS, LIGHT_STYLE } from './light.ts';
import { MARK_DEFS, MARK_STYLE } from './marks.ts';
import { tidy } from './markup.ts';
import type { Person } from './people.ts';
import { PIECE_STYLE, peopleDefs } from './pieces.ts';
import { GRAIN, SHARED_DEFS, SHARED_STYLE } from './stone/shared.ts';
import { SHEETS } from './stone/sheets.ts';
import type { Stone } from './tile.ts';

interface Cast {
  readonly people: readonly Person[];
  /** Relief of the stone, the only filter: left out for slow machines, everything else stays. */
  readonly grain?: boolean;
}

/** Once per board: style sheet and symbols. */
export function boardDefs<Kind extends string>(
  stone: Pick<Stone<Kind>, 'name'>,
  { people, grain = true }: Cast,
): string {
  const { defs, style } = SHEETS[stone.name];
  const sheet = [SHARED_STYLE, PIECE_STYLE, LIGHT_STYLE, MARK_STYLE, IN_HAND_STYLE, style];
  const shapes = [SHARED_DEFS, grain ? GRAIN : '', LIGHT_DEFS, MARK_DEFS, IN_HAND_DEFS, peopleDefs(people), defs];
  return `<style>${tidy(sheet.join(''))}</style><defs>${tidy(shapes.join(''))}</defs>`;
}

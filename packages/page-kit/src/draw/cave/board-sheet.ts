// Symbols and style of a board of either cave game.
import { tidy } from '../markup.ts';
import { DANGER_DEFS, DANGER_STYLE } from './dangers.ts';
import { IN_HAND_DEFS, IN_HAND_STYLE } from './in-hand.ts';
import { LIGHT_DEFS, LIGHT_STYLE } from './light.ts';
import { MARK_DEFS, MARK_STYLE } from './marks.ts';
import type { Look } from './people.ts';
import { PIECE_STYLE, peopleDefs } from './pieces.ts';
import { GRAIN, SHARED_DEFS, SHARED_STYLE } from './symbols.ts';

export interface Sheet {
  readonly people: Readonly<Record<string, Look>>;
  /** Of the stone and what lies on it. */
  readonly defs: string;
  readonly style: string;
  readonly signs: string;
  /** Relief of the stone, the only filter: left out for slow machines, everything else stays. */
  readonly grain?: boolean;
}

/** Once per board, as elements of an `<svg>`. */
export function boardSheet({ people, defs, style, signs, grain = true }: Sheet): string {
  const styles = [SHARED_STYLE, PIECE_STYLE, LIGHT_STYLE, MARK_STYLE, DANGER_STYLE, IN_HAND_STYLE, style];
  const shapes = [
    SHARED_DEFS,
    grain ? GRAIN : '',
    LIGHT_DEFS,
    MARK_DEFS,
    DANGER_DEFS,
    IN_HAND_DEFS,
    peopleDefs(people),
    defs,
  ];
  return `<style>${tidy(styles.join(''))}</style><defs>${tidy(shapes.join(''))}</defs><defs>${signs}</defs>`;
}

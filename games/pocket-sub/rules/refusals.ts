// Every reason why a move may not be played, with its details.
import type { InputError, Refusal, RuleId } from '@undercroft/engine';
import type { Colour, Face } from './board.ts';
import type { Phase } from './phases.ts';
import type { RefusalKind } from './refusal-kinds.ts';
import type { Token } from './tokens.ts';
import type { Spin } from './whirlpool.ts';

export type { RefusalKind };

type InRegion = { readonly region: string };
type Step = { readonly from: string; readonly to: string };

/** The detail of each kind; undefined where the kind says everything. */
export interface RefusalDetails {
  malformed: { readonly fault: InputError };
  'not-asked': { readonly asks: Phase; readonly got: string };
  'no-expansion': undefined;
  'too-late-for-tokens': undefined;
  'no-such-region': InRegion;
  'no-such-tile-left': { readonly face: Face };
  /** About a region to place something in, or about a step that would run deep. */
  'not-deep': InRegion | Step;
  deep: InRegion;
  occupied: { readonly region: string; readonly piece: 'cc' | 'mine' | 'sub'; readonly of: Colour };
  'not-a-centre': InRegion;
  'command-centre-there': InRegion;
  'whirlpool-taken': { readonly spin: Spin };
  'same-tile': InRegion;
  'tokens-declared': { readonly declared: readonly Token[] };
  'token-repeated': { readonly repeated: readonly Token[] };
  'token-spent': { readonly spent: readonly Token[] };
  'no-sub-there': InRegion;
  'not-your-sub': { readonly region: string; readonly of: Colour };
  'already-here': Step;
  'been-there': Step;
  'not-touching': Step;
  'too-few-points': Step & { readonly cost: number; readonly left: number };
  'move-ended-there': InRegion;
  'not-on-the-course': InRegion;
}

type DetailOf<Kind extends RefusalKind> = undefined extends RefusalDetails[Kind]
  ? [detail?: RefusalDetails[Kind]]
  : [detail: RefusalDetails[Kind]];

export function refuse<Kind extends RefusalKind>(
  kind: Kind,
  rule: RuleId,
  ...[detail]: DetailOf<Kind>
): Refusal<RefusalKind> {
  return detail ? { kind, rule, detail } : { kind, rule };
}

export type MaybeRefusal = Refusal<RefusalKind> | undefined;

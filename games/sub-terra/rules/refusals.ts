// Every reason why a move may not be played, with its details.
import type { SideName } from '@undercroft/cave';
import type { InputError, Refusal, RuleId } from '@undercroft/engine';
import type { Ask } from './asks.ts';
import type { Caver } from './cavers.ts';
import type { ActionName } from './codes.ts';
import type { RefusalKind } from './refusal-kinds.ts';
import type { Outcome } from './schemas.ts';

export type { RefusalKind };

type Towards = { readonly to: SideName };
type AtCell = { readonly at: string };
type OfCaver = { readonly caver: Caver };
type OfTurn = { readonly turn: number };

/** The detail of each kind; undefined where the kind says everything. */
export interface RefusalDetails {
  malformed: { readonly fault: InputError };
  'not-asked': { readonly asks: Ask; readonly got: string };
  'cannot-happen': Outcome;
  'not-your-ability': { readonly action: ActionName; readonly owner: Caver };
  /** ST-RM-2: the manual has no Rig. */
  'rig-is-rope': undefined;
  'costs-too-much': { readonly cost: number; readonly most: number };
  /** `exerting`: whether exerting would give enough points. */
  'too-few-points': { readonly cost: number; readonly left: number; readonly exerting: boolean };
  'not-flooded': Towards;
  'no-squeeze': Towards;
  'not-yourself': undefined;
  'hidden-already': undefined;
  /** No cell if it is about the Diver's own tile. */
  'no-water': AtCell | undefined;
  'not-all-on-the-exit': { readonly missing: readonly Caver[] };
  'no-shortest-path': Towards;
  slide: Towards;
  ledge: Towards;
  'tile-there': Towards;
  wall: Towards;
  'stack-empty': undefined;
  'nothing-there': Towards | AtCell;
  flooded: Towards;
  rubble: Towards;
  squeeze: Towards;
  'not-in-the-team': OfCaver;
  removed: OfCaver;
  submerged: OfCaver;
  unconscious: OfCaver;
  'not-on-this-tile': OfCaver;
  'full-health': OfCaver;
  'no-rubble': { readonly at: SideName | 'here' };
  'not-steep': undefined;
  'rope-there': undefined;
  'used-up': undefined;
  'open-already': Towards;
  sealed: Towards;
  'no-horror': Towards | AtCell;
  'directed-already': undefined;
  'exerted-already': undefined;
  'nothing-to-exert-for': undefined;
  arrow: OfTurn;
  'not-connected': OfTurn;
  'closes-the-cave': OfTurn;
  'same-as-another-turn': { readonly turn: number; readonly turns: number };
  'exit-stays': undefined;
  'not-nearest': AtCell;
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

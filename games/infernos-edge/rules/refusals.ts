// Every kind of refusal the rules can give, and the details each one carries for its wording.
import type { SideName } from '@undercroft/cave';
import type { InputError, Refusal, RuleId } from '@undercroft/engine';
import type { Ask } from './asks.ts';
import type { ActionName } from './codes.ts';
import type { Explorer } from './explorers.ts';
import type { Face } from './hazards.ts';
import type { Item } from './items.ts';
import type { RefusalKind } from './refusal-kinds.ts';
import type { Outcome } from './schemas.ts';

export type { RefusalKind };

type Towards = { readonly to: SideName };
type AtCell = { readonly at: string };
/** A neighbour by its side, or any space by its cell. */
type Place = { readonly to?: SideName; readonly at?: string };
type OfExplorer = { readonly explorer: Explorer };

export interface RefusalDetails {
  malformed: { readonly fault: InputError };
  /** Something else has to be decided first. */
  'not-asked': { readonly asks: Ask; readonly got: Outcome['type'] | ActionName };
  'cannot-happen': Outcome;

  // Points and abilities
  'not-your-ability': { readonly action: ActionName; readonly owner: Explorer };
  'too-few-points': {
    readonly cost: number;
    readonly left: number;
    /** Whether exerting would make it affordable. */
    readonly exerting: boolean;
  };
  'used-up': undefined;
  'exerted-already': undefined;
  'too-little-health': { readonly health: number };
  'braced-already': undefined;
  'braced-last-turn': undefined;

  // Spaces
  'nothing-there': Place;
  'tile-there': Place;
  wall: Towards;
  edge: Towards;
  rubble: Towards;
  burnt: Towards;
  bridge: Towards;
  'no-rubble': { readonly at: SideName | 'here' };
  'open-already': Towards;
  'not-from-the-bag': undefined;
  'shored-already': undefined;
  'normal-already': undefined;
  'not-in-sight': { readonly at?: string; readonly explorer?: Explorer };
  'too-far': {
    readonly at?: string;
    readonly explorer?: Explorer;
    readonly steps: number;
    readonly most: number;
  };
  'own-space': undefined;

  // New tiles
  'bag-empty': undefined;
  'no-gap': AtCell;
  'not-in-hand': { readonly tile: string };
  'same-as-another-turn': { readonly turn: number; readonly turns: number };
  'not-connected': { readonly turn: number };
  'closes-the-temple': { readonly at?: string; readonly turn?: number };
  'not-deepest': AtCell & Towards;

  // Other explorers
  'not-in-the-team': OfExplorer;
  'not-yourself': undefined;
  escaped: OfExplorer;
  dead: OfExplorer;
  downed: OfExplorer;
  'not-on-this-space': OfExplorer;
  'full-health': OfExplorer;
  'no-step': OfExplorer;

  // Items
  'empty-hands': undefined;
  'hands-full': undefined;
  'their-hands-full': OfExplorer;
  'nothing-to-take': OfExplorer;
  'nothing-to-pick-up': { readonly item: Item };
  'key-stays': undefined;

  // Dice and guardians
  'no-such-die': { readonly face: number | Face };
  'no-guardian': Place;
  'not-nearest': AtCell;
  'not-attacked': OfExplorer;
  'no-shortest-path': Towards;
}

export type InfernosEdgeRefusal = Refusal<RefusalKind>;
export type MaybeRefusal = InfernosEdgeRefusal | undefined;

/** Some kinds have no detail, and one without required fields may be left out. */
type DetailArguments<Detail> = [Detail] extends [undefined]
  ? []
  : object extends Detail
    ? [detail?: Detail]
    : [detail: Detail];

export function refuse<Kind extends RefusalKind>(
  kind: Kind,
  rule: RuleId,
  ...[detail]: DetailArguments<RefusalDetails[Kind]>
): InfernosEdgeRefusal {
  return detail ? { kind, rule, detail } : { kind, rule };
}

// What a table can do without at first: it is loaded after the first decision is possible, and found out when it is read.
import type { Refusal } from '@undercroft/engine';
import type { Action, Explorer, InfernosEdge, Snapshot } from '@undercroft/infernos-edge';
import type { ActionOption, Board, Card, Panel, Position } from '@undercroft/page-kit/game-view';
import type { ActionPreview } from './preview.ts';
import type { Expedition } from './viewpoint.ts';

/** Where it is once it is loaded. */
export interface Later {
  parts?: LaterParts;
}

export interface LaterParts {
  panelsOf(position: Position<InfernosEdge>): readonly Panel[];
  abilitiesOf(snapshot: Snapshot, explorer: Explorer): Card['abilities'];
  /** Why an action is not possible, as exactly as the rules know it. */
  reasonOf(position: Position<InfernosEdge>, id: string): NonNullable<ActionOption['reason']>;
  /** What an action does and brings, in sentences. */
  describe(described: Described): readonly string[];
  /** Whom arrows at the edge point to, and the overview map. */
  surroundingsOf(position: Position<InfernosEdge>): Pick<Board, 'landmarks' | 'map'>;
  /** 'Choose a gap.' */
  choose(id: Action['type'] | 'items'): string;
  /** What an action does, for those who see it for the first time. */
  does(id: string): string | undefined;
  refusal(refused: Refusal, expedition: Expedition): string;
}

export interface Described {
  readonly snapshot: Snapshot;
  readonly action: Action;
  readonly seen: ActionPreview;
  readonly place: string | undefined;
  readonly warning: string | undefined;
}

/** The object with a property that is found out whenever it is read. */
export const withLazy = <T extends object, Name extends string, Value>(
  object: T,
  name: Name,
  get: () => Value,
): T & Readonly<Record<Name, Value>> =>
  Object.defineProperty(object, name, { get, enumerable: true }) as T & Readonly<Record<Name, Value>>;

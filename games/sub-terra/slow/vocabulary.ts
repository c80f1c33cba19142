/** The vocabulary both implementations share: options, cavers, tile names, decisions and outcomes. */

/** Clockwise. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** A cell of the grid: 'x,y'. The start tile is on '0,0'; north is y - 1, east is x + 1. */
export type Cell = string;

/** ST-COMP-4: by rank, lowest first. */
export const CAVERS = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'] as const;
export type Caver = (typeof CAVERS)[number];

/** A type of tile: 'normal X', 'cave-in T 1-3' and so on; `tiles.ts` lists them all. */
export type TileName = string;

export const HAZARDS = ['tremor', 'flood', 'gas', 'cave-in', 'horror'] as const;
export type Hazard = (typeof HAZARDS)[number];

export interface Options {
  /** In turn order (clockwise). */
  readonly cavers: readonly { readonly caver: Caver; readonly seat: number }[];
  readonly difficulty: 'normal' | 'advanced' | 'expert';
  /** ST-SETUP-6 */
  readonly gentle: boolean;
  /** ST-SETUP-7: by default the first caver listed. */
  readonly start?: Caver;
  readonly variant: 'standard' | 'reference-manual';
}

// Outcomes of chance

export type TileOutcome = { readonly type: 'tile'; readonly tile: TileName };
export type DieOutcome = { readonly type: 'die'; readonly face: number };
export type HazardOutcome = { readonly type: 'hazard'; readonly hazard: Hazard; readonly severe: boolean };

// Decisions

/** What a caver can spend points on. */
export type PointsAction =
  | {
      readonly type: 'reveal' | 'explore' | 'move' | 'run' | 'swim' | 'squeeze' | 'sprint' | 'demolish' | 'repel';
      readonly to: Side;
    }
  | { readonly type: 'heal' | 'bandage' | 'direct'; readonly caver: Caver }
  | { readonly type: 'dig' | 'excavate'; readonly at: Side | 'here' }
  | { readonly type: 'rope' | 'hide' | 'dive' | 'rig' };

export type Action = PointsAction | { readonly type: 'leave' | 'exert' | 'end' };

export type Decision =
  | Action
  | { readonly type: 'stop' | 'decline' | 'discard' }
  | { readonly type: 'take'; readonly from: 'aside' | 'stack' }
  | { readonly type: 'place'; readonly turn: number }
  | { readonly type: 'appear' | 'horror' | 'spawn'; readonly at: Cell }
  | { readonly type: 'path'; readonly to: Side };

export type Choice = TileOutcome | DieOutcome | HazardOutcome | Decision;

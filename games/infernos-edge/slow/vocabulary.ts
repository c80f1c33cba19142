/** The vocabulary of both implementations: options, explorers, tiles by name, decisions and outcomes. */

/** Clockwise. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** IE-COMP-3: a cell of the grid as 'column,depth'. North is towards the exit at '0,-1', south is deeper. */
export type Cell = string;

export const EXPLORERS = [
  'archaeologist',
  'guide',
  'scoundrel',
  'aristocrat',
  'foreman',
  'sharpshooter',
  'sapper',
  'veteran',
  'healer',
  'priest',
] as const;
export type Explorer = (typeof EXPLORERS)[number];

/** A type of tile, for example 'lava X' or 'ruin T 2'; `tiles.ts` lists them all. */
export type TileName = string;

export type Item = 'key' | 'artifact';

/** IE-COMP-5: the faces of a hazard die. */
export const HAZARDS = ['stumble', 'lava', 'collapse', 'trap', 'wake', 'activate'] as const;
export type Hazard = (typeof HAZARDS)[number];

export interface Options {
  /** In turn order (clockwise). */
  readonly explorers: readonly { readonly explorer: Explorer; readonly seat: number }[];
  readonly difficulty: 'beginner' | 'normal' | 'advanced' | 'expert';
  /** IE-SETUP-2: by default, the first explorer listed. */
  readonly lead?: Explorer;
  readonly variant: 'first-edition' | 'second-edition';
  /** IE-MAP-4: by default, 'ledge', as in the first rules, which had no such option. */
  readonly closing?: 'strict' | 'crossroads' | 'ledge';
}

// Outcomes of chance

export type TileOutcome = { readonly type: 'tile'; readonly tile: TileName };
export type DieOutcome = { readonly type: 'die'; readonly face: number };
export type HazardOutcome = { readonly type: 'hazard'; readonly face: Hazard };

// Decisions

export type SidedAction = {
  readonly type: 'reveal' | 'explore' | 'move' | 'run' | 'illuminate' | 'sprint' | 'grenade' | 'demolish';
  readonly to: Side;
};

/** What an explorer can spend points on. */
export type PointsAction =
  | SidedAction
  | { readonly type: 'heal' | 'command' | 'mend' | 'revive'; readonly explorer: Explorer }
  | { readonly type: 'pick-up'; readonly item: Item }
  | { readonly type: 'take'; readonly from: Explorer }
  | { readonly type: 'give'; readonly to: Explorer }
  | { readonly type: 'put-down' | 'attack' | 'shore-up' | 'annihilate' | 'brace' }
  | { readonly type: 'dig' | 'excavate'; readonly at: Side | 'here' }
  | { readonly type: 'research' | 'scope' | 'shoot' | 'purify'; readonly at: Cell };

export type Action = PointsAction | { readonly type: 'exert' | 'end' };

export type Decision =
  | Action
  | { readonly type: 'stop' | 'decline' | 'keep' }
  | { readonly type: 'choose'; readonly tile: TileName }
  | { readonly type: 'place'; readonly turn: number }
  | { readonly type: 'sanctum'; readonly at: Cell; readonly to: Side }
  | { readonly type: 'reroll'; readonly face: number | Hazard }
  | { readonly type: 'first'; readonly face: Hazard }
  | { readonly type: 'wake' | 'guardian'; readonly at: Cell }
  | { readonly type: 'victim'; readonly explorer: Explorer }
  | { readonly type: 'path'; readonly to: Side };

export type Choice = TileOutcome | DieOutcome | HazardOutcome | Decision;

// For code in TypeScript that uses scripts/modules.mjs.

export interface GameFolder {
  readonly id: string;
  readonly folder: string;
  readonly isExample: boolean;
  readonly layers: readonly string[];
}

export const root: string;
export function listGames(at?: string): GameFolder[];
export function gameIds(at?: string): string[];
export function sourceAliases(): { find: RegExp; replacement: string }[];

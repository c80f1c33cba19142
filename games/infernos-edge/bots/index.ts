export type { Motive } from './motives.ts';
export { createRoster } from './roster.ts';

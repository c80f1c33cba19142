export type { Event } from './events.ts';
export { pocketSub } from './game.ts';
export * from './insight.ts';
export { type PocketEnding, type PocketSub, playablePocketSub } from './playable.ts';
export type { Snapshot } from './snapshot.ts';
export { type Action, COLOURS, type Colour, type Options, type Outcome } from './vocabulary.ts';

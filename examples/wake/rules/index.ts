export { REFUSAL_KINDS, type RefusalKind } from './check.ts';
export type { Action, Event, Options, Outcome, Snapshot } from './schemas.ts';
export { type Wake, wake, wake as rules } from './wake.ts';
export { SIZES, type Size, type Water } from './water.ts';

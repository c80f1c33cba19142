export * from './client.ts';
export * from './dice.ts';
export * from './errors.ts';
export * from './links.ts';
export { type Follower, Live } from './live.ts';
export * from './messages.ts';
export * from './shapes.ts';
export * from './verify.ts';
export * from './wire.ts';

export * from './dice.ts';
export * from './errors.ts';
export * from './messages.ts';
export * from './shapes.ts';

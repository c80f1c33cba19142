export { chiSquare, critical } from './chi-square.ts';
export { PROPERTIES, type Property } from './properties.ts';
export { refusalKinds, refusedKinds } from './refusals.ts';
export { story } from './story.ts';
export { contract, type Extent } from './suite.ts';
export { type Lanterns, lanterns, Stairs } from './toy.ts';
export { type Finding, type Probe, walk } from './walk.ts';

// What a table of Inferno's Edge needs: one file of the build.
export { infernosEdge as rules } from './rules.ts';
export { infernosEdgeSetUp as setUp } from './set-up.ts';
export { infernosEdgeView as view } from './view.ts';

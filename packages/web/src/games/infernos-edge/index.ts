export { infernosEdgeSetUp } from './set-up.ts';
export { infernosEdgeView } from './view.ts';

export { type Measure, measures, type OfExplorer } from './measures.ts';

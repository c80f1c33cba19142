export { type Measure, type MeasureArguments, measures } from './measures.ts';

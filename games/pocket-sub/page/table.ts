// What a table of Pocket Sub needs: one file of the build.
export { pocketSub as rules } from './rules.ts';
export { pocketSubSetUp as setUp } from './set-up.ts';
export { pocketSubView as view } from './view.ts';

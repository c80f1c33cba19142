export { pocketSubSetUp } from './set-up.ts';
export { pocketSubView } from './view.ts';

// What a table of Wake needs: one file of the build.
export { wake as rules } from '@undercroft/wake';
export { setUp } from './set-up.ts';
export { view } from './view.ts';

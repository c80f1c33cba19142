// What a table of Sub Terra needs: one file of the build.
export { subTerra as rules } from './rules.ts';
export { subTerraSetUp as setUp } from './set-up.ts';
export { subTerraView as view } from './view.ts';

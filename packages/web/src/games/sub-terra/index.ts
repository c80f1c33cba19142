export { subTerraSetUp } from './set-up.ts';
export { subTerraView } from './view.ts';

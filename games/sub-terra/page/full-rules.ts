// All rules of Sub Terra, with validation of outside data.
export { subTerra as rules } from '@undercroft/sub-terra';

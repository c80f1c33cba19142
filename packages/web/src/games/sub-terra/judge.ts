// The whole of the rules of Sub Terra, with the door for what comes from outside.
export { subTerra as rules } from '@undercroft/sub-terra';

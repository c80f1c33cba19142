// The whole of the rules of Sub Terra, with the door for what comes from outside.
export { subTerra } from '@undercroft/sub-terra';

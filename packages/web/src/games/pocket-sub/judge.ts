// The whole of the rules of Pocket Sub, with the door for what comes from outside.
export { pocketSub as rules } from '@undercroft/pocket-sub';

// All rules of Pocket Sub, with validation of outside data.
export { pocketSub as rules } from '@undercroft/pocket-sub';

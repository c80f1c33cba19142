// The rules of Pocket Sub as a table needs them; the door for what comes from outside is loaded where something does.
export { playablePocketSub as pocketSub } from '@undercroft/pocket-sub';

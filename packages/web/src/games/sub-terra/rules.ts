// The rules of Sub Terra as a table needs them; the door for what comes from outside is loaded where something does.
export { playableSubTerra as subTerra } from '@undercroft/sub-terra';

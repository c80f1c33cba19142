// The rules of Sub Terra as a table needs them; validation of outside data is loaded where there is any.
export { playableSubTerra as subTerra } from '@undercroft/sub-terra';

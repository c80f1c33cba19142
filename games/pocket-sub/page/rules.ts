// The rules of Pocket Sub as a table needs them; validation of outside data is loaded where there is any.
export { isOutOfMines, listCourses, playablePocketSub as pocketSub, reachOf } from '@undercroft/pocket-sub';

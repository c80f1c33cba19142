export * from './bot.ts';
export { hintOf } from './hint.ts';
export * from './match.ts';
export { loadRoster, type Roster } from './roster.ts';
export { type Knowledge, searcher } from './search.ts';
export * from './thinking.ts';
export { wanderer } from './wanderer.ts';

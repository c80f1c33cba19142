export * from './bot.ts';
export * from './budget.ts';
export { hintOf } from './hint.ts';
export * from './match.ts';
export { plainRoster } from './plain-roster.ts';
export { type Roster, rosterUnder } from './roster.ts';
export { createRosterCache } from './roster-cache.ts';
export { type Knowledge, searchBot } from './search.ts';
export { wanderer } from './wanderer.ts';
export {
  type Calibration,
  type CalibrationTerms,
  type ChanceModel,
  calibratedBy,
  type DisplayChance,
} from './win-chance.ts';

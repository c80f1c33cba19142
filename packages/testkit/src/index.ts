export { type Change, changeSomewhere, SeenValues } from './changed-json.ts';
export { chiSquare, criticalValue } from './chi-square.ts';
export {
  endingOf,
  filesIn,
  type GoldenGame,
  type GoldenMoment,
  goldenGames,
  missingCoverage,
  replayGoldenGames,
} from './golden.ts';
export { type Lanterns, lanterns, Stairs } from './lanterns.ts';
export { lanternsV2 } from './lanterns-v2.ts';
export type { Property } from './properties/property.ts';
export { PROPERTIES } from './properties.ts';
export { type RandomGame, type Violation, walkRandomGame } from './random-game.ts';
export { readScenarios, refusalsWithoutScenario, type ScenarioFile, scenarioFailures } from './scenarios.ts';
export { story } from './story.ts';
export { checkContract, type SuiteOptions } from './suite.ts';
export {
  FirstMet,
  type RefusalSamples,
  readTranscript,
  refusalEntries,
  type Transcript,
  type TranscriptEntry,
  type TranscriptSection,
} from './transcript.ts';

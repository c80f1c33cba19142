export { chiSquare, critical } from './chi-square.ts';
export { endingOf, type GoldenGame, goldenGames, neverShown } from './golden.ts';
export { PROPERTIES, type Property } from './properties.ts';
export { neverRefused, readScenarios, type ScenarioFile, scenarioFaults } from './scenarios.ts';
export { story } from './story.ts';
export { contract, type Extent } from './suite.ts';
export { type Lanterns, lanterns, Stairs } from './toy.ts';
export { type Finding, type Probe, walk } from './walk.ts';

// What bots need to read a position: the numbers that stand for codes, spaces and marks.
export * from './asks.ts';
export * from './closing.ts';
export * from './codes.ts';
export { END_RULES, ENTRANCE_BURNT, ERUPTION, rankIndex } from './ending.ts';
export {
  BRACED,
  closingOf,
  EMPTY,
  ESCAPED,
  Expedition,
  findExplorer,
  guardiansOn,
  HOLDS_ARTIFACT,
  HOLDS_KEY,
  IN_TEMPLE,
  INSIDE,
  isActive,
  isAlert,
  isInside,
  MAX_EXPLORERS,
  OUTSIDE,
} from './expedition.ts';
export { ACTIVATE, COLLAPSE, LAVA_FACE, STUMBLE, TRAP, WAKE } from './hazards.ts';
export { gapX, gapY } from './revealing.ts';
export { FOR_ATTACK, FOR_COLLAPSE, FOR_SPIKE, NEEDED } from './rolling.ts';
export { hasFreeKey, hasRubble, isOnSanctum, keysOnSanctum } from './temple.ts';
export {
  BAG_TYPES,
  BRIDGE,
  CROSSROADS,
  DART,
  EXIT_SPACE,
  GUARDIAN,
  KEY,
  KEY_TYPE,
  LAVA,
  NORMAL,
  openingsOf,
  RUIN,
  SPIKE,
  typeOf,
} from './tiles.ts';

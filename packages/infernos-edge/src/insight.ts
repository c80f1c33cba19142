// What a player can read off a position, for those who think about it: the words of codes, spaces and marks as numbers.
export * from './asks.ts';
export * from './codes.ts';
export { ENTRANCE_BURNT, ERUPTION, rankIndex } from './ending.ts';
export {
  BRACED,
  EMPTY,
  ESCAPED,
  Expedition,
  find,
  guardiansOn,
  HOLDS_ARTIFACT,
  HOLDS_KEY,
  hasFreeKey,
  hasRubble,
  IN_TEMPLE,
  INSIDE,
  isActive,
  isAlert,
  isInside,
  isOnSanctum,
  keysOnSanctum,
  MAX_EXPLORERS,
  OUTSIDE,
} from './expedition.ts';
export { ACTIVATE, COLLAPSE, LAVA_FACE, STUMBLE, TRAP, WAKE } from './hazards.ts';
export { gapX, gapY } from './revealing.ts';
export { FOR_ATTACK, FOR_COLLAPSE, FOR_SPIKE, NEEDED } from './rolling.ts';
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

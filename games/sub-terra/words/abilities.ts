// What each caver can do.
import type { Caver } from '@undercroft/sub-terra';
import { type Ability, ability } from '@undercroft/words/cave/ability';

/** In the order of the cards; how often they can be used stands in the position. */
export const CAVER_ABILITIES = {
  diver: [ability('dive', 'ST-DIV-1'), ability('amphibious', 'ST-DIV-3')],
  scout: [ability('pathfinder', 'ST-SCO-1'), ability('stealthy', 'ST-SCO-2')],
  geologist: [ability('excavate', 'ST-GEO-1'), ability('intuition', 'ST-GEO-2')],
  engineer: [ability('demolish', 'ST-ENG-1'), ability('vigilant', 'ST-ENG-3')],
  climber: [ability('rig', 'ST-CLI-1'), ability('agile', 'ST-CLI-2')],
  medic: [ability('bandage', 'ST-MED-1'), ability('sprint', 'ST-MED-2')],
  bodyguard: [ability('repel', 'ST-BOD-1'), ability('protective', 'ST-BOD-2')],
  leader: [ability('direct', 'ST-LEA-1'), ability('experienced', 'ST-LEA-2')],
} as const satisfies Record<Caver, readonly Ability<string>[]>;
export type CaverAbility = (typeof CAVER_ABILITIES)[Caver][number]['name'];

// What the cavers are called.
import type { Caver } from '@undercroft/sub-terra';
import type { MarkedText, Named } from '@undercroft/words/grammar';

export const cavers = {
  diver: { name: 'Diver', does: 'Floods do no harm. Dives from one water tile to another.' },
  scout: { name: 'Scout', does: 'Horrors ignore the Scout. May discard and redraw a tile, three times.' },
  geologist: { name: 'Geologist', does: 'Digs for less. May lay a tile seen in advance.' },
  engineer: { name: 'Engineer', does: 'Blasts walls open, three times. Hardly hurt by cave-ins.' },
  climber: { name: 'Climber', does: 'Ropes without a check. Gets through squeezes and rubble.' },
  medic: { name: 'Medic', does: 'Heals others for less. Sprints two steps.' },
  bodyguard: { name: 'Bodyguard', does: 'Drives horrors off. Shields everyone else on the tile.' },
  leader: { name: 'Leader', does: 'Gives another caver an action. Better at skill checks.' },
} satisfies Record<Caver, Named>;

/** 'Medic', 'the Medic', 'The *Medic*'. */
export const who = (caver: Caver): string => cavers[caver].name;
export const the = (caver: Caver): string => `the ${who(caver)}`;
export const The = (caver: Caver): MarkedText => `The *${who(caver)}*`;

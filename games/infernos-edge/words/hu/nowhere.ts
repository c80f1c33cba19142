// Why nothing can be aimed at, where that is so. Loaded after the first decision is possible.
import type { Action } from '@undercroft/infernos-edge';

const NO_GAP = 'Nincs melletted rés.';
const NO_STEP = 'Egyik szomszédos mezőre sem léphetsz.';
const NO_RUBBLE = 'Sem itt, sem melletted nincs törmelék.';
export const NO_GUARDIAN = 'Nincs őrző a meződön.';
export const EMPTY_HANDS = 'Üres a kezed.';
export const BRACED = 'Két egymást követő körben nem védekezhetsz.';
export const EXERTED = 'Körönként csak egyszer hajthatsz rá.';
export const PLAIN = 'Ez a lapka már most is sima.';

export const nowhere: Partial<Record<Action['type'] | 'items', string>> = {
  reveal: NO_GAP,
  explore: NO_GAP,
  move: NO_STEP,
  run: NO_STEP,
  heal: 'A meződön senki sem sérült.',
  'pick-up': 'Itt nincs mit felvenni.',
  take: 'Itt senki másnál nincs semmi.',
  give: 'Senki más nincs a meződön.',
  'put-down': EMPTY_HANDS,
  attack: NO_GUARDIAN,
  dig: NO_RUBBLE,
  illuminate: NO_GAP,
  sprint: NO_STEP,
  command: 'Senki más nem léphet.',
  research: 'Nincs hová naplólapkát rakni.',
  excavate: NO_RUBBLE,
  'shore-up': PLAIN,
  scope: '3 mezőn belül nem látsz rést.',
  shoot: 'Csak látható őrzőre lőhetsz, 1–3 mezőről.',
  grenade: 'Nincs melletted őrző.',
  demolish: 'Itt nincs megnyitható fal.',
  annihilate: NO_GUARDIAN,
  brace: BRACED,
  mend: '2 mezőn belül nem látsz sérültet.',
  revive: 'Nem látsz sérültet.',
  purify: 'Máshol nincs őrző.',
  exert: EXERTED,
  items: 'Itt nincs mit felvenni, átvenni, átadni vagy letenni.',
};

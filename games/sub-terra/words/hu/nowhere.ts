// Why nothing can be aimed at, where that is so. Loaded after the first decision is possible.
import type { Action } from '@undercroft/sub-terra';

const NO_GAP = 'Nincs elérhető rés melletted.';
const NO_STEP = 'Egyik szomszédos lapkára sem léphetsz.';
const NO_RUBBLE = 'Sem itt, sem melletted nincs törmelék.';
export const NO_ROPE = 'Kötelet csak sziklaperemen vagy lejtőn állva rögzíthetsz.';

export const nowhere: Partial<Record<Action['type'], string>> = {
  reveal: NO_GAP,
  explore: NO_GAP,
  move: NO_STEP,
  run: NO_STEP,
  heal: 'A lapkádon senki sem sérült.',
  swim: 'Nincs elérhető elöntött lapka melletted.',
  squeeze: 'Nincs elérhető szűkület melletted.',
  dig: NO_RUBBLE,
  rope: NO_ROPE,
  hide: 'Már elrejtőztél.',
  leave: 'Előbb mindenkinek, aki eszméleténél van, a kijáratra kell érnie.',
  exert: 'Itt egy újabb akciópont sem segítene.',
  dive: 'Merülni csak vízlapkán lehet.',
  excavate: NO_RUBBLE,
  demolish: 'Itt egyik falat sem robbanthatod ki.',
  rig: NO_ROPE,
  bandage: 'Rajtad kívül senki sem sérült a lapkádon.',
  sprint: NO_STEP,
  repel: 'Nincs elérhető rém melletted.',
  direct: 'Most senkit sem irányíthatsz.',
  discard: 'A kijáratot nem dobhatod el.',
};

// The properties that every game must have. Each examines one random game and reports what is wrong.

import { oddsHold } from './properties/chance.ts';
import { changedPositions } from './properties/changed-positions.ts';
import { endsInTime, replays, silenceIsTheSame } from './properties/games.ts';
import { checkIsLegal, refusesJunk, someoneCanAct } from './properties/moves.ts';
import { namesAreStated } from './properties/names.ts';
import { copiesStay, looksOnly, saveAndLoad } from './properties/positions.ts';
import type { Property } from './properties/property.ts';
import { versionsShareStates } from './properties/versions.ts';

export const PROPERTIES: readonly Property[] = [
  saveAndLoad,
  changedPositions,
  checkIsLegal,
  refusesJunk,
  replays,
  copiesStay,
  oddsHold,
  someoneCanAct,
  endsInTime,
  looksOnly,
  silenceIsTheSame,
  versionsShareStates,
  namesAreStated,
];

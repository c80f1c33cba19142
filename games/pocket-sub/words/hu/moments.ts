import type { PocketSubMomentWords } from '../en/moments.ts';

const hu: PocketSubMomentWords = {
  underWay: (fleet) => `${fleet} úton van…`,
  lost: (subs) => (subs > 1 ? 'Mindkettő elveszett' : 'Elsüllyedt'),
  whirlpools: 'Vége a fordulónak. Fordulnak az örvények.',
  battle: 'Vége a csatának.',
  wins: (fleets) => `${fleets} győz`,
  draw: 'Döntetlen',
};

export default hu;

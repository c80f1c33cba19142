// What is said while something happens at sea, besides what the log tells of it.

const en = {
  /** The fleet, as it is named. */
  underWay: (fleet: string): string => `${fleet} is under way…`,
  lost: (subs: number): string => (subs > 1 ? 'Both subs lost' : 'Sub lost'),
  whirlpools: 'The round ends. The whirlpools turn.',
  battle: 'The battle is over.',
  wins: (fleets: string): string => `${fleets} wins`,
  draw: 'Draw',
};

export type PocketSubMomentWords = typeof en;
export default en;

// What lies in a region of the sea, explained to whoever looks at it.

const en = {
  hero: 'hero',
  deepRun: 'From here a sub can run deep to any other deep water.',
  mine: {
    own: 'Passing it is safe. Ending a move on it loses sub and mine.',
    enemy: 'Whoever enters loses the sub; the mine is gone too.',
  },
  sub: {
    own: 'It moves 3 points, all of them, and then lays a mine behind it. Passing it is safe, ending on it loses both.',
    enemy: 'Whoever enters collides with it: both are lost.',
  },
  heroic: {
    own: 'The last of its fleet: it sinks any sub it enters and sails on. Mines still stop it.',
    enemy:
      'The last of its fleet: it stays when something runs into it, and sinks what it enters. Mines still stop it.',
  },
  cc: {
    own: 'Friendly subs may pass and stay, and nothing harms them here.',
    enemy: 'Whoever enters loses the sub.',
  },
  whirlpool: 'At the end of every round it turns its tile by a sixth, with everything on it.',
};

export type AboutSeaWords = typeof en;
export default en;

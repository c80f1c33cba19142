// What lies in a region of the sea, explained to whoever looks at it.

const en = {
  hero: 'hero',
  deepRun: 'From here a sub can run deep to deep water on any other tile.',
  mine: {
    own: 'Your subs can pass it safely. Stop on it and you lose both sub and mine.',
    enemy: 'Enter, even in passing, and you lose the sub. The mine is gone too.',
  },
  sub: {
    own: 'It uses all 3 points, then lays a mine behind it. Other friendly subs can pass it, but stopping on it sinks both.',
    enemy: 'Ram it and both subs sink, unless yours is a hero.',
  },
  heroic: {
    own: 'The last of its fleet: it sinks every enemy sub it meets and sails on. Enemy mines still sink it.',
    enemy:
      'The last of its fleet: it sinks every sub of yours it meets, and any ordinary sub that rams it. Your mines still sink it.',
  },
  cc: {
    own: 'Friendly subs can pass through or stop here. Nothing can harm them inside.',
    enemy: 'Enter, even in passing, and you lose the sub.',
  },
  whirlpool: 'After each round it turns its tile by 60°, with everything on it.',
};

export type AboutSeaWords = typeof en;
export default en;

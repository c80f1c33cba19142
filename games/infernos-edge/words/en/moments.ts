// What is said while something happens in the temple, besides what the log tells of it.

const en = {
  dice: (n: number): string => (n > 1 ? 'Two hazard dice…' : 'The hazard die…'),
  cursed: 'The artifact is cursed.',
  nobody: 'Nobody is hurt.',
  stirs: 'The guardians stir…',
  shakes: 'The ground shakes…',
  eruption: { word: 'Eruption', title: 'The volcano erupts.', text: 'From now on lava spreads. Run.' },
  artifact: {
    word: 'Cursed',
    title: 'The temple knows.',
    text: 'From now on everyone rolls two hazard dice, and the volcano takes two steps a round.',
  },
  daylight: 'Daylight.',
  lost: 'Lost',
  lampsOut: 'One lamp after another goes out…',
};

export type InfernosEdgeMomentWords = typeof en;
export default en;

// What is said while something happens to the cavers, besides what the log tells of it.

const en = {
  card: 'The hazard card…',
  nobody: 'Nobody is hurt.',
  dark: { name: 'Out of time', does: 'The torches go out. From now on everyone rolls to find a way through the dark.' },
  groping: { title: 'In the dark…', text: 'Everyone rolls to find a way through.' },
  stalks: 'Something moves in the dark…',
  exit: { word: 'The exit', title: 'Daylight.', text: 'Get everyone here before the light runs out.' },
  lost: 'Lost',
  daylight: 'Daylight.',
  lampsOut: 'One lamp after another goes out…',
};

export type SubTerraMomentWords = typeof en;
export default en;

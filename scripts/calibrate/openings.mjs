// Which games are played for calibration: the settings offered on the page, common ones more often.

/** All characters, a good team first (docs/balance.md); in half of the games the team is random. */
const CAVERS = ['leader', 'medic', 'bodyguard', 'scout', 'diver', 'geologist', 'climber', 'engineer'];
const EXPLORERS = [
  ...['scoundrel', 'veteran', 'healer', 'sharpshooter', 'foreman'],
  ...['guide', 'archaeologist', 'aristocrat', 'sapper', 'priest'],
];

const one = (stream, list) => list[stream.below(list.length)];

function team(stream, people, size) {
  const all = [...people];
  if (stream.below(2) === 0) return all.slice(0, size);
  return Array.from({ length: size }, () => all.splice(stream.below(all.length), 1)[0]);
}

/** Options by a stream of random numbers. */
export const OPENINGS = {
  'sub-terra': (stream) => ({
    difficulty: one(stream, ['normal', 'normal', 'advanced', 'expert']),
    cavers: team(stream, CAVERS, one(stream, [4, 4, 4, 5, 6])).map((caver) => ({ caver, seat: 0 })),
  }),
  'infernos-edge': (stream) => ({
    difficulty: one(stream, ['beginner', 'normal', 'normal', 'advanced', 'expert']),
    explorers: team(stream, EXPLORERS, one(stream, [4, 4, 4, 3, 5, 6])).map((explorer) => ({ explorer, seat: 0 })),
    closing: one(stream, ['strict', 'strict', 'strict', 'strict', 'crossroads', 'ledge']),
  }),
  'pocket-sub': (stream) => {
    const players = one(stream, [2, 2, 2, 3, 4]);
    const setup = one(stream, ['introductory', 'standard']);
    return { players, setup, captain: stream.below(4) === 0, first: stream.below(players) };
  },
};

/** Setting up a game. */
import { advance } from './engine.ts';
import { cardsDealt } from './hazards.ts';
import { fullHealth } from './health.ts';
import type { CaverState, SlowState } from './state.ts';
import { START, TILES } from './tiles.ts';
import type { Caver, Options } from './vocabulary.ts';

/** ST-SCO-1, ST-ENG-1 */
const USES_OF_PATHFINDER = 3;
const EXPLOSIVES = 3;

/** The state before the first choice. */
export function open(options: Options): SlowState {
  return advance(table(options));
}

function table(options: Options): SlowState {
  const start = startingCaver(options);
  return {
    options,
    cave: [{ at: '0,0', tile: START, turn: 0, marks: [], blasted: [] }],
    cavers: Object.fromEntries(options.cavers.map(({ caver }) => [caver, atStart(options, caver)])),
    horrors: [],
    start,
    active: start,
    actor: start,
    points: 0,
    exerted: false,
    hasDirected: false,
    round: 1,
    gas: false,
    dark: false,
    aside: null,
    top: null,
    discarded: [],
    stack: caveTiles() + 1,
    turnedOver: [],
    deck: cardsDealt(options),
    pathfinder: isInTeam(options, 'scout') ? USES_OF_PATHFINDER : 0,
    explosives: isInTeam(options, 'engineer') ? EXPLOSIVES : 0,
    agenda: [{ do: 'refill' }, { do: 'begin-turn', caver: start }],
    end: null,
  };
}

/** ST-SETUP-7 */
function startingCaver(options: Options): Caver {
  const start = options.start ?? options.cavers[0]?.caver;
  if (start === undefined) throw new Error('a team without cavers');
  return start;
}

/** ST-SETUP-2 */
function atStart(options: Options, caver: Caver): CaverState {
  const health = fullHealth(options, caver);
  return { at: '0,0', health, side: null, hidden: false, submerged: false, removed: false };
}

/** Not counting the start and the exit. */
function caveTiles(): number {
  return Object.values(TILES).reduce((sum, { copies }) => sum + copies, 0);
}

function isInTeam(options: Options, caver: Caver): boolean {
  return options.cavers.some((entry) => entry.caver === caver);
}

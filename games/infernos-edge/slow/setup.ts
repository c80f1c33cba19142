/** The setup of a game, up to the first choice. */
import { advance } from './engine.ts';
import { fullHealth } from './health.ts';
import type { ExplorerState, SlowState } from './state.ts';
import { CROSSROADS, EXIT, type PlacedTile } from './temple.ts';
import { GUARDIAN_WING, TILES } from './tiles.ts';
import type { Cell, Explorer, Options, TileName } from './vocabulary.ts';

/** IE-SETUP-3: for 3, 4, 5 and 6 explorers. */
const MARKER: Readonly<Record<Options['difficulty'], readonly number[]>> = {
  beginner: [27, 24, 22, 20],
  normal: [26, 21, 19, 17],
  advanced: [22, 18, 16, 14],
  expert: [20, 16, 14, 12],
};

/** IE-COMP-5, IE-ARI-2 */
const LUCK = 3;
const JOURNALS = 3;
const SHORES = 4;
const DEMOLITIONS = 3;

/** The state before the first choice. */
export function open(options: Options): SlowState {
  return advance(startingState(options));
}

function startingState(options: Options): SlowState {
  const lead = leadOf(options);
  return {
    options,
    temple: entrance(),
    explorers: Object.fromEntries(options.explorers.map(({ explorer }) => [explorer, atStart(explorer)])),
    guardians: [],
    artifact: null,
    lead,
    active: lead,
    actor: lead,
    points: 0,
    exerted: false,
    round: 1,
    marker: markerFor(options),
    cursed: false,
    erupted: false,
    discarded: false,
    bag: fullBag(),
    luck: options.variant === 'first-edition' ? usesFor(options, 'archaeologist', LUCK) : 0,
    journals: usesFor(options, 'aristocrat', JOURNALS),
    shores: usesFor(options, 'foreman', SHORES),
    demolitions: usesFor(options, 'sapper', DEMOLITIONS),
    brace: 'no',
    agenda: [{ do: 'begin-turn', explorer: lead }],
    end: null,
    keysLost: 0,
  };
}

/** IE-COMP-3 */
function entrance(): PlacedTile[] {
  return [
    space(EXIT, 'exit D', 2),
    space(CROSSROADS, 'crossroads X', 0),
    space('1,0', 'wing T', 2),
    space('2,0', 'wing T', 2),
    space('3,0', GUARDIAN_WING, 3),
    space('-1,0', 'wing T', 2),
    space('-2,0', 'wing T', 2),
    space('-3,0', GUARDIAN_WING, 1),
  ];
}

function space(at: Cell, tile: TileName, turn: number): PlacedTile {
  return { at, tile, turn, marks: [], blasted: [], keys: 0 };
}

/** IE-SETUP-2 */
function leadOf(options: Options): Explorer {
  const lead = options.lead ?? options.explorers[0]?.explorer;
  if (lead === undefined) throw new Error('a team without explorers');
  return lead;
}

/** IE-SETUP-2 */
function atStart(explorer: Explorer): ExplorerState {
  return { at: CROSSROADS, health: fullHealth(explorer), holds: null, state: 'inside' };
}

function markerFor({ difficulty, explorers }: Options): number {
  const marker = MARKER[difficulty][explorers.length - 3];
  if (marker === undefined) throw new Error(`no marker for ${explorers.length} explorers`);
  return marker;
}

/** IE-COMP-1 */
function fullBag(): Record<TileName, number> {
  const counted = Object.entries(TILES).map(([tile, { copies }]) => [tile, copies] as const);
  return Object.fromEntries(counted.filter(([, copies]) => copies > 0));
}

function usesFor({ explorers }: Options, explorer: Explorer, uses: number): number {
  return explorers.some((entry) => entry.explorer === explorer) ? uses : 0;
}

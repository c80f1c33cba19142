/** Positions built by hand, and choices made on them. */
import {
  apply,
  asks,
  type Caver,
  type CaverState,
  type Cell,
  type Choice,
  choices,
  decider,
  type Options,
  open,
  type PlacedTile,
  type SlowState,
  type TileName,
} from '@undercroft/sub-terra/slow';

export const FOUR = ['medic', 'leader', 'engineer', 'climber'] as const;

export function team(cavers: readonly Caver[], rest: Partial<Options> = {}): Options {
  const seated = cavers.map((caver, seat) => ({ caver, seat }));
  return { cavers: seated, difficulty: 'normal', gentle: false, variant: 'standard', ...rest };
}

export function tileAt(at: Cell, tile: TileName, turn = 0, rest: Partial<PlacedTile> = {}): PlacedTile {
  return { at, tile, turn, marks: [], blasted: [], ...rest };
}

export const START = tileAt('0,0', 'start X');

/** An exit far away, so that ST-CAVE-4 does not apply. */
export const FAR_EXIT = tileAt('50,50', 'exit D');

interface Scene {
  readonly cavers: { readonly [caver in Caver]?: Partial<CaverState> };
  readonly cave?: readonly PlacedTile[];
  readonly options?: Partial<Options>;
  readonly rest?: Partial<SlowState>;
}

/** The first caver's turn, with two points. Cavers are on the start tile by default. */
export function scene({ cavers, cave = [], options = {}, rest = {} }: Scene): SlowState {
  const names = Object.keys(cavers) as Caver[];
  const opened = open(team(names, options));
  const changed = names.map((caver) => [caver, { ...opened.cavers[caver], ...cavers[caver] }]);
  return {
    ...opened,
    cave: [START, ...cave],
    cavers: Object.fromEntries(changed),
    points: 2,
    agenda: [{ do: 'act' }],
    ...rest,
  };
}

/** A choice as text: its values in the order of the type, as in 'move east' or 'hazard gas false'. */
export function text(choice: Choice): string {
  return Object.values(choice).join(' ');
}

export function texts(state: SlowState): string[] {
  return choices(state).map(text);
}

/** Makes choices by their texts. */
export function play(state: SlowState, ...made: readonly string[]): SlowState {
  return made.reduce((now, wanted) => {
    const choice = choices(now).find((legal) => text(legal) === wanted);
    if (choice === undefined) throw new Error(`${asks(now)}: ${wanted} is not among ${texts(now).join(', ')}`);
    return apply(now, choice);
  }, state);
}

/** What is asked, and of whom. */
export function asked(state: SlowState): string {
  return `${asks(state)} ${decider(state)}`;
}

export function health(state: SlowState): Record<string, number> {
  return Object.fromEntries(Object.entries(state.cavers).map(([caver, found]) => [caver, found.health]));
}

/** The hazard phase, with a card about to be turned over. */
export function hazardPhase(state: SlowState): SlowState {
  return { ...state, points: 0, agenda: [{ do: 'turn-over' }, { do: 'end-phase' }] };
}

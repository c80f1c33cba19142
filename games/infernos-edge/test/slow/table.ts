/** Helpers that build positions by hand and make choices on them. */
import {
  apply,
  asks,
  type Cell,
  type Choice,
  choices,
  decider,
  type Explorer,
  type ExplorerState,
  type Options,
  open,
  type PlacedTile,
  type SlowState,
  type TileName,
} from '@undercroft/infernos-edge/slow';

export function team(explorers: readonly Explorer[], rest: Partial<Options> = {}): Options {
  const seated = explorers.map((explorer, seat) => ({ explorer, seat }));
  return { explorers: seated, difficulty: 'normal', variant: 'first-edition', ...rest };
}

export function placedTile(at: Cell, tile: TileName, turn = 0, rest: Partial<PlacedTile> = {}): PlacedTile {
  return { at, tile, turn, marks: [], blasted: [], keys: 0, ...rest };
}

/** The sanctum at the end of a straight path south of the crossroads. */
export const SANCTUM = [placedTile('0,1', 'lava X'), placedTile('0,2', 'sanctum I'), placedTile('0,3', 'ledge D')];

interface Scene {
  readonly explorers: { readonly [explorer in Explorer]?: Partial<ExplorerState> };
  readonly temple?: readonly PlacedTile[];
  readonly options?: Partial<Options>;
  readonly rest?: Partial<SlowState>;
}

/** The first explorer's turn, with two points. By default, explorers stand on the crossroads. */
export function scene({ explorers, temple = [], options = {}, rest = {} }: Scene): SlowState {
  const names = Object.keys(explorers) as Explorer[];
  const opened = open(team(names, options));
  const changed = names.map((explorer) => [explorer, { ...opened.explorers[explorer], ...explorers[explorer] }]);
  return {
    ...opened,
    temple: [...opened.temple, ...temple],
    explorers: Object.fromEntries(changed),
    points: 2,
    agenda: [{ do: 'act' }],
    ...rest,
  };
}

/** The end of the first explorer's turn, with the hazard die about to be rolled. */
export function hazardRoll(parts: Scene): SlowState {
  const state = scene(parts);
  return { ...state, points: 0, agenda: [{ do: 'hazard-dice', faces: [] }, { do: 'next-turn' }] };
}

/** The start of an activation of all guardians, after which the turn goes on. */
export function activation(parts: Scene): SlowState {
  return apply(hazardRoll(parts), { type: 'hazard', face: 'activate' });
}

/** The last explorer of the round rolls a stumble, and the round ends. */
export function lastRoll(parts: Scene): SlowState {
  const state = scene(parts);
  const last = state.options.explorers.at(-1)?.explorer ?? state.lead;
  const rolling: SlowState = { ...state, active: last, actor: last, points: 0, agenda: LAST_ROLL };
  return state.cursed ? play(rolling, 'hazard stumble', 'hazard stumble') : play(rolling, 'hazard stumble');
}

const LAST_ROLL = [{ do: 'hazard-dice', faces: [] }, { do: 'next-turn' }] as const;

/** A choice as text, for example 'move east' or 'hazard lava'. */
export function text(choice: Choice): string {
  return Object.values(choice).join(' ');
}

export function texts(state: SlowState, start = ''): string[] {
  return choices(state)
    .map(text)
    .filter((found) => found.startsWith(start));
}

/** Makes choices given as text. */
export function play(state: SlowState, ...made: readonly string[]): SlowState {
  return made.reduce((now, wanted) => {
    const choice = choices(now).find((legal) => text(legal) === wanted);
    if (choice === undefined) throw new Error(`${asks(now)}: ${wanted} is not among ${texts(now).join(', ')}`);
    return apply(now, choice);
  }, state);
}

/** The question, and who has to answer it. */
export function asked(state: SlowState): string {
  return `${asks(state)} ${decider(state)}`;
}

export function health(state: SlowState): Record<string, number> {
  return Object.fromEntries(Object.entries(state.explorers).map(([explorer, found]) => [explorer, found.health]));
}

export function placeOf(state: SlowState, explorer: Explorer): Cell | null | undefined {
  return state.explorers[explorer]?.at;
}

/** A bag with only these tiles. */
export function bag(...tiles: readonly TileName[]): Pick<SlowState, 'bag'> {
  const counted = [...new Set(tiles)].map((tile) => [tile, tiles.filter((other) => other === tile).length]);
  return { bag: Object.fromEntries(counted) };
}

/** Positions built by hand, and choices made on them. */
import {
  apply,
  asks,
  type Cell,
  type Choice,
  choices,
  decider,
  type Explorer,
  type ExplorerState,
  type Laid,
  type Options,
  open,
  type SlowState,
  type TileName,
} from '@undercroft/slow-inferno';

export function team(explorers: readonly Explorer[], rest: Partial<Options> = {}): Options {
  const seated = explorers.map((explorer, seat) => ({ explorer, seat }));
  return { explorers: seated, difficulty: 'normal', variant: 'first-edition', ...rest };
}

export function lay(at: Cell, tile: TileName, turn = 0, rest: Partial<Laid> = {}): Laid {
  return { at, tile, turn, marks: [], blasted: [], keys: 0, ...rest };
}

/** The sanctum at the end of a straight way south of the crossroads. */
export const SANCTUM = [lay('0,1', 'lava X'), lay('0,2', 'sanctum I'), lay('0,3', 'ledge D')];

interface Scene {
  readonly explorers: { readonly [explorer in Explorer]?: Partial<ExplorerState> };
  readonly temple?: readonly Laid[];
  readonly options?: Partial<Options>;
  readonly rest?: Partial<SlowState>;
}

/** The first explorer's turn, with two points. Explorers stand on the crossroads unless something else is said. */
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

/** An activation of all guardians, as the lead's player sees it before the first; then the turn goes on. */
export function activation(parts: Scene): SlowState {
  return apply(hazardRoll(parts), { type: 'hazard', face: 'activate' });
}

/** The last explorer of the round stumbles, and what follows is done. */
export function lastRoll(parts: Scene): SlowState {
  const state = scene(parts);
  const last = state.options.explorers.at(-1)?.explorer ?? state.lead;
  const rolling: SlowState = { ...state, active: last, actor: last, points: 0, agenda: LAST_ROLL };
  return state.cursed ? play(rolling, 'hazard stumble', 'hazard stumble') : play(rolling, 'hazard stumble');
}

const LAST_ROLL = [{ do: 'hazard-dice', faces: [] }, { do: 'next-turn' }] as const;

/** A choice as a text: its values in the order of the vocabulary, as in 'move east' or 'hazard lava'. */
export function text(choice: Choice): string {
  return Object.values(choice).join(' ');
}

export function texts(state: SlowState, start = ''): string[] {
  return choices(state)
    .map(text)
    .filter((found) => found.startsWith(start));
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
  return Object.fromEntries(Object.entries(state.explorers).map(([explorer, found]) => [explorer, found.health]));
}

export function placeOf(state: SlowState, explorer: Explorer): Cell | null | undefined {
  return state.explorers[explorer]?.at;
}

/** A bag with nothing but these. */
export function bag(...tiles: readonly TileName[]): Pick<SlowState, 'bag'> {
  const counted = [...new Set(tiles)].map((tile) => [tile, tiles.filter((other) => other === tile).length]);
  return { bag: Object.fromEntries(counted) };
}

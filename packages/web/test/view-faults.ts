// What can be wrong with what a game shows: checked at every decision and every event of real games.
import { readFileSync } from 'node:fs';
import {
  applyEntry,
  canonicalJson,
  clone,
  type Game,
  type GameRecord,
  type GameTypes,
  Playout,
  readRecord,
  Stream,
  Table,
  unwrap,
  withRules,
} from '@undercroft/engine';
import { filesIn } from '@undercroft/testkit';
import type {
  ActionOption,
  Board,
  CompleteView,
  GameView,
  PositionView,
  Scene,
  Seating,
  Target,
} from '../../page-kit/src/game-view.ts';
import { legalCodes } from '../../page-kit/src/trial.ts';
import { faults as markupFaults } from './draw-cave-support.ts';

const NOBODY: Seating = { names: [], bots: [] };

/** No trace of the code in anything a player reads. */
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|\{|\}| {2}|\.\.| \.|^\s*$/;

/** A position and its scene, computed once for all that look at it. */
export interface Shown<K extends GameTypes> {
  readonly view: GameView<K>;
  readonly at: PositionView<K>;
  readonly scene: Scene;
}

export function shownBy<K extends GameTypes>(view: GameView<K>, state: K['State'], seating = NOBODY): Shown<K> {
  const at = view.at(state);
  return { view, at, scene: at.scene(seating) };
}

/** At a decision, or at the end. */
export function sceneFaults<K extends GameTypes>({ view, at, scene }: Shown<K>): string[] {
  const highlighted = scene.actions.flatMap(({ targets }) => targets);
  const board = at.board({ highlighted, isPortrait: false });
  const aimed = oneOfEach(scene, highlighted.length).map((target) =>
    at.board({ highlighted: [target], target, isPortrait: false }),
  );
  return [
    ...actionFaults(view, at.state, scene),
    ...placeFaults(highlighted, scene, board),
    ...textsOf(scene, board).flatMap((text) => (TRACE.test(text) ? [`says “${text}”`] : [])),
    ...[board, ...aimed].flatMap(drawingFaults),
  ];
}

/** A target of every action: which one differs from decision to decision. */
const oneOfEach = ({ actions }: Scene, turn: number): Target[] =>
  actions.flatMap(({ targets }) => targets.slice(turn % Math.max(1, targets.length)).slice(0, 1));

function actionFaults<K extends GameTypes>(
  view: GameView<K>,
  state: K['State'],
  { actions, decider }: Scene,
): string[] {
  const legal = decider === undefined ? [] : legalCodes(view.game, state);
  const legalActions = legal.map((code) => canonicalJson(view.game.decode(state, code)));
  const targets = actions.flatMap((option) => option.targets.map(({ action }) => canonicalJson(action)));
  const whole = actions.flatMap(({ targets: all }) =>
    all.map(({ action, then = [] }) => canonicalJson([action, ...then])),
  );
  const ids = actions.map(({ id }) => id);
  return [
    ...legalActions.filter((action) => !targets.includes(action)).map((action) => `no button does ${action}`),
    ...targets
      .filter((action) => !legalActions.includes(action))
      .map((action) => `a button does ${action}, which is illegal`),
    ...(new Set(whole).size < whole.length ? ['two targets do the same'] : []),
    ...(new Set(ids).size < ids.length ? [`two actions are called ${ids.join()}`] : []),
    ...actions
      .filter((option) => !isComplete(option))
      .map(({ id }) => `${id} is neither possible nor refused with a rule`),
    ...actions
      .filter(({ targets }) => !canBeToldApart(targets))
      .map(({ id }) => `the targets of ${id} cannot be told apart`),
  ];
}

const isComplete = ({ targets, reason }: ActionOption): boolean =>
  targets.length > 0 ? reason === undefined : reason !== undefined && reason.text !== '' && reason.rules.length > 0;

/** On the board by where they are; or all on one place, where they are turned through. */
function canBeToldApart(targets: readonly Target[]): boolean {
  const places = new Set(targets.map(({ place }) => place));
  if (targets.length < 2 || (!places.has(undefined) && (places.size === targets.length || places.size === 1)))
    return true;
  // Several at one place are listed there by their names.
  return new Set(targets.map(({ place, name }) => `${place} ${name}`)).size === targets.length;
}

function placeFaults(highlighted: readonly Target[], { cards }: Scene, { places, pieces, ground }: Board): string[] {
  const ids = places.map(({ id }) => id);
  const wanted = [...highlighted.map(({ place }) => place), ...cards.map(({ place }) => place)];
  const keys = [...pieces, ...ground].map(({ key }) => key);
  return [
    ...wanted.filter((place) => place !== undefined && !ids.includes(place)).map((place) => `${place} is no place`),
    ...(new Set(ids).size < ids.length ? ['a place is there twice'] : []),
    ...(new Set(keys).size < keys.length ? ['a key is there twice'] : []),
  ];
}

function textsOf(scene: Scene, { places, tags = [], landmarks = [] }: Board): string[] {
  const { question, note, goal, points, actions, cardsTitle, cards, upcoming = [], clock, panels } = scene;
  const { emptyLog } = scene;
  return [
    ...(goal ? [goal.title] : []),
    ...upcoming.map(({ text }) => text).filter((text) => text !== ''),
    ...[question, cardsTitle, clock.label, clock.words, clock.spoken, emptyLog],
    ...[note, points?.words].filter((text) => text !== undefined),
    ...actions.flatMap(({ name, fact, reason, ending, targets }) => [
      name,
      ...(ending ? [ending.note] : []),
      ...[fact].filter((text) => text !== ''),
      ...(reason ? [reason.text] : []),
      ...targets.flatMap(targetTexts),
    ]),
    ...cards.flatMap((card) => [
      card.name,
      card.state,
      ...card.notes,
      ...(card.chips ?? []).map(({ text }) => text),
      ...(card.health ? [card.health.words] : []),
      ...card.abilities.flatMap(({ name, text }) => [name, text]),
    ]),
    ...panels.flatMap(({ title, odds, text }) => [title, ...odds.map(({ name }) => name), ...text]),
    ...places.map(({ label }) => label),
    ...[...tags, ...landmarks].map(({ text }) => text).filter((text) => text !== ''),
  ];
}

const targetTexts = ({ name, text, tag, danger }: Target): string[] => [
  name,
  text,
  ...(tag === undefined ? [] : [tag]),
  ...(danger ? [danger.title, danger.odds, danger.text, danger.short, danger.tag] : []),
];

const sound = new Set<string>();

/** Each text is checked once: most of a board stays as it was. */
function drawingFaults({ ground, light = '', marks, pieces, overlay, box }: Board): string[] {
  const drawn = [...ground, ...pieces].map(({ svg }) => svg);
  const found = [...drawn, light, marks, overlay].flatMap((svg) => {
    if (sound.has(svg)) return [];
    sound.add(svg);
    return markupFaults(svg);
  });
  return box.width > 0 && box.height > 0 ? found : [...found, 'the box is empty'];
}

// ---------------------------------------------------------------- whole games

/** Which moments are looked at: all that show something for the first time, and of the others one of this many. */
export class Sample {
  readonly #seen = new Set<string>();
  readonly #every: number;
  #moments = 0;

  /** `npm run soak -- views` looks at all of them. */
  constructor(every: number) {
    this.#every = Number(process.env['VIEW_EVERY'] ?? every);
  }

  isDue(kinds: readonly string[]): boolean {
    const isNew = kinds.some((kind) => !this.#seen.has(kind));
    for (const kind of kinds) this.#seen.add(kind);
    return this.#moments++ % this.#every === 0 || isNew;
  }
}

interface Watched<K extends GameTypes> {
  readonly before: K['State'];
  readonly events: readonly K['Event'][];
  readonly after: K['State'];
}

/** Every event has a log line, unless it is meant to have none, and animation steps that can be played. */
export function eventFaults<K extends GameTypes>(
  view: CompleteView<K>,
  { before, events, after }: Watched<K>,
  untold:
    | readonly string[]
    | ((event: K['Event'], earlier: readonly K['Event'][], later: readonly K['Event'][]) => boolean),
): string[] {
  const isUntold = (event: K['Event'], i: number) =>
    typeof untold === 'function' ? untold(event, events.slice(0, i), events.slice(i + 1)) : untold.includes(event.type);
  if (events.length === 0) return [];
  const [was, is] = [view.at(before), view.at(after)];
  return events.flatMap((event, i) => {
    const around = { earlier: events.slice(0, i), later: events.slice(i + 1) };
    const line = view.logLine(event, { before: was, after: is, ...around });
    const step = view.animationStep(event, was, around.earlier);
    const svg = [step?.ground?.svg, step?.die?.svg].filter((text) => text !== undefined);
    return [
      ...(line === undefined && !isUntold(event, i) ? [`${event.type} is not told`] : []),
      ...(line !== undefined && (TRACE.test(line.text) || line.rule === '') ? [`says “${line.text}”`] : []),
      ...(step && !(step.ms > 0 && step.ms <= 900) ? [`${event.type} takes ${step.ms} ms`] : []),
      ...(step?.moves ?? []).filter(({ x, y }) => !Number.isFinite(x + y)).map(({ key }) => `${key} goes nowhere`),
      ...svg.flatMap(markupFaults),
    ];
  });
}

/** Which events came together, and in which order. */
export const sequenceOf = (events: readonly { readonly type: string }[]): string =>
  events.map(({ type }) => type).join();

/** The board of a position without aims: each is drawn once, though it ends one move and begins the next. */
export function boardsOf<K extends GameTypes>(view: GameView<K>): (state: K['State']) => Board {
  const boards = new WeakMap<object, Board>();
  return (state) => {
    const board = boards.get(state as object) ?? view.at(state).board({ highlighted: [], isPortrait: false });
    boards.set(state as object, board);
    return board;
  };
}

type Watch<K extends GameTypes> = (moment: Watched<K>) => void;

/** A game of which every move is any that is legal. */
export function playRandomly<K extends GameTypes>(game: Game<K>, options: object, seed: string, watch: Watch<K>): void {
  const playout = new Playout(game);
  const stream = Stream.of(seed);
  const state = unwrap(game.open(options));
  let before = clone(game, state);
  while (game.status(state).type !== 'over') {
    const events: K['Event'][] = [];
    game.play(state, playout.choose(state, stream), (event) => events.push(event));
    const after = clone(game, state);
    watch({ before, events, after });
    before = after;
  }
}

interface GoldenRecord {
  readonly file: string;
  readonly record: GameRecord;
}

const golden = new Map<string, readonly GoldenRecord[]>();

function readGolden(id: string): readonly GoldenRecord[] {
  const folder = new URL(`../../../games/${id}/golden/`, import.meta.url);
  const files = filesIn(folder).filter((file) => /^([^/]+|.*\/closed[^/]*)(?<!\.story)\.jsonl$/.test(file));
  const read = (file: string) => unwrap(readRecord(readFileSync(new URL(file, folder), 'utf8')));
  const records = golden.get(id) ?? files.map((file) => ({ file, record: read(file) }));
  golden.set(id, records);
  return records;
}

/** All games of the first rules, and of later ones those of closed temples, which differ most. */
export const goldenRecords = ({ id }: { readonly id: string }): readonly GameRecord[] =>
  readGolden(id).map(({ record }) => record);

/** Every way of ending, and one in `every` of the other golden games; all of them in `npm run soak -- views`. */
export function someGolden({ id }: { readonly id: string }, every: number): readonly GameRecord[] {
  const step = Number(process.env['VIEW_EVERY'] ?? every);
  return readGolden(id).flatMap(({ file, record }, i) => (i % step === 0 || file.startsWith('ends-') ? [record] : []));
}

export function replayed<K extends GameTypes>(game: Game<K>, record: GameRecord, watch: Watch<K>): void {
  const table = unwrap(Table.open(withRules(game, record.rules) ?? game, record.options, record.seats));
  let before = clone(game, table.state);
  for (const entry of record.entries) {
    const { events } = unwrap(applyEntry(table, entry));
    const after = clone(game, table.state);
    watch({ before, events, after });
    before = after;
  }
}

// What can be wrong with what a game shows: judged at every decision and every event of real games.
import { readdirSync, readFileSync } from 'node:fs';
import {
  canonical,
  clone,
  enter,
  type Game,
  type GameRecord,
  type Kinds,
  must,
  Playout,
  readRecord,
  Stream,
  Table,
} from '@undercroft/engine';
import { legalCodes } from '../src/play/trial.ts';
import type { Aim, Board, Deed, GameView, Scene, Seating } from '../src/stage/contract.ts';
import { faults as markupFaults } from './draw-cave-support.ts';

const NOBODY: Seating = { names: [], bots: [] };

/** No trace of the code in anything a player reads. */
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|\{|\}| {2}|\.\.| \.|^\s*$/;

/** At a decision, or at the end. */
export function sceneFaults<K extends Kinds>(view: GameView<K>, state: K['State'], seating = NOBODY): string[] {
  const scene = view.scene(state, seating);
  const lit = scene.deeds.flatMap(({ aims }) => aims);
  const board = view.board(state, { lit, upright: false });
  const aimed = lit.map((aim) => view.board(state, { lit: [aim], aim, upright: false }));
  return [
    ...deedFaults(view, state, scene),
    ...placeFaults(lit, scene, board),
    ...textsOf(scene, board).flatMap((text) => (TRACE.test(text) ? [`says “${text}”`] : [])),
    ...[board, ...aimed.slice(0, 2)].flatMap(drawingFaults),
  ];
}

function deedFaults<K extends Kinds>(view: GameView<K>, state: K['State'], { deeds, decider }: Scene): string[] {
  const legal = decider === undefined ? [] : legalCodes(view.game, state);
  const actions = legal.map((code) => canonical(view.game.write(state, code)));
  const aims = deeds.flatMap((deed) => deed.aims.map(({ action }) => canonical(action)));
  const ids = deeds.map(({ id }) => id);
  return [
    ...actions.filter((action) => !aims.includes(action)).map((action) => `no button does ${action}`),
    ...aims.filter((action) => !actions.includes(action)).map((action) => `a button does ${action}, which is illegal`),
    ...(new Set(aims).size < aims.length ? ['two aims do the same'] : []),
    ...(new Set(ids).size < ids.length ? [`two deeds are called ${ids.join()}`] : []),
    ...deeds.filter((deed) => !isWhole(deed)).map(({ id }) => `${id} is neither possible nor refused with a rule`),
    ...deeds.filter(({ aims }) => !canBeToldApart(aims)).map(({ id }) => `the aims of ${id} cannot be told apart`),
  ];
}

const isWhole = ({ aims, why, state }: Deed): boolean =>
  aims.length > 0
    ? why === undefined && (state === 'legal' || state === 'risky')
    : why !== undefined && why.text !== '' && why.rules.length > 0 && (state === 'dear' || state === 'refused');

/** By letters, each with a name; on the board by where they are; or all on one place, where they are turned through. */
function canBeToldApart(aims: readonly Aim[]): boolean {
  const places = new Set(aims.map(({ place }) => place));
  const single = aims.filter(({ letter }) => letter?.length === 1);
  const isNamed = new Set(single.map(({ letter, stop }) => letter && stop?.name)).size === single.length;
  if (single.length > 1)
    return (
      isNamed && new Set(aims.map(({ letter }) => letter)).size === aims.length && aims.every(({ letter }) => letter)
    );
  return aims.length < 2 || (!places.has(undefined) && (places.size === aims.length || places.size === 1));
}

function placeFaults(lit: readonly Aim[], { cards }: Scene, { places, pieces, ground }: Board): string[] {
  const ids = places.map(({ id }) => id);
  const wanted = [...lit.map(({ place }) => place), ...cards.map(({ place }) => place)];
  const keys = [...pieces, ...ground].map(({ key }) => key);
  return [
    ...wanted.filter((place) => place !== undefined && !ids.includes(place)).map((place) => `${place} is no place`),
    ...(new Set(ids).size < ids.length ? ['a place is there twice'] : []),
    ...(new Set(keys).size < keys.length ? ['a key is there twice'] : []),
  ];
}

function textsOf(scene: Scene, { places }: Board): string[] {
  const { ask, note, points, deeds, cardsTitle, cards, clock, panels, quiet, status } = scene;
  return [
    ...[ask, cardsTitle, clock.label, clock.words, clock.spoken, quiet, status],
    ...[note, points?.words].filter((text) => text !== undefined),
    ...deeds.flatMap(({ name, fact, why, aims }) => [
      name,
      ...[fact].filter((text) => text !== ''),
      ...(why ? [why.text] : []),
      ...aims.flatMap(aimTexts),
    ]),
    ...cards.flatMap((card) => [
      card.name,
      card.state,
      ...card.notes,
      ...(card.health ? [card.health.words] : []),
      ...card.abilities.flatMap(({ name, text }) => [name, text]),
    ]),
    ...panels.flatMap(({ title, odds, text }) => [title, ...odds.map(({ name }) => name), ...text]),
    ...places.map(({ label }) => label),
  ];
}

const aimTexts = ({ name, text, risk, loss, stop }: Aim): string[] => [
  name,
  text,
  ...(stop ? [stop.name] : []),
  ...(risk === undefined ? [] : [risk]),
  ...(loss ? [loss.title, loss.text] : []),
];

const sound = new Set<string>();

/** Each text is judged once: most of a board stays as it was. */
function drawingFaults({ ground, light = '', marks, pieces, over, box }: Board): string[] {
  const drawn = [...ground, ...pieces].map(({ svg }) => svg);
  const found = [...drawn, light, marks, over].flatMap((svg) => {
    if (sound.has(svg)) return [];
    sound.add(svg);
    return markupFaults(svg);
  });
  return box.width > 0 && box.height > 0 ? found : [...found, 'the box is empty'];
}

// ---------------------------------------------------------------- whole games

interface Watched<K extends Kinds> {
  readonly before: K['State'];
  readonly events: readonly K['Event'][];
  readonly after: K['State'];
}

/** Of everything that was told: a line, unless it is meant to be untold; and beats that can be played. */
export function eventFaults<K extends Kinds>(
  view: GameView<K>,
  { before, events, after }: Watched<K>,
  untold: readonly string[] | ((event: K['Event']) => boolean),
): string[] {
  const isUntold = (event: K['Event']) => (typeof untold === 'function' ? untold(event) : untold.includes(event.type));
  return events.flatMap((event, i) => {
    const line = view.line(event, { before, after, earlier: events.slice(0, i) });
    const beat = view.beat(event, before, events.slice(0, i));
    const svg = [beat?.lays?.svg, beat?.die?.svg].filter((text) => text !== undefined);
    return [
      ...(line === undefined && !isUntold(event) ? [`${event.type} is not told`] : []),
      ...(line !== undefined && (TRACE.test(line.text) || line.rule === '') ? [`says “${line.text}”`] : []),
      ...(beat && !(beat.ms > 0 && beat.ms <= 900) ? [`${event.type} takes ${beat.ms} ms`] : []),
      ...(beat?.moves ?? []).filter(({ x, y }) => !Number.isFinite(x + y)).map(({ key }) => `${key} goes nowhere`),
      ...svg.flatMap(markupFaults),
    ];
  });
}

type Watch<K extends Kinds> = (moment: Watched<K>) => void;

/** A game of which every move is any that is legal. */
export function playRandomly<K extends Kinds>(game: Game<K>, options: object, seed: string, watch: Watch<K>): void {
  const playout = new Playout(game);
  const stream = Stream.of(seed);
  const state = must(game.open(options));
  while (game.status(state).type !== 'over') {
    const before = clone(game, state);
    const events: K['Event'][] = [];
    game.play(state, playout.choose(state, stream), (event) => events.push(event));
    watch({ before, events, after: clone(game, state) });
  }
}

export function goldenRecords(game: { readonly id: string }): GameRecord[] {
  const folder = new URL(`../../${game.id}/golden/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl') && !file.includes('.story.'));
  return files.map((file) => must(readRecord(readFileSync(new URL(file, folder), 'utf8'))));
}

export function replayed<K extends Kinds>(game: Game<K>, record: GameRecord, watch: Watch<K>): void {
  const table = must(Table.open(game, record.options, record.seats));
  for (const entry of record.entries) {
    const before = clone(game, table.state);
    const { events } = must(enter(table, entry));
    watch({ before, events, after: clone(game, table.state) });
  }
}

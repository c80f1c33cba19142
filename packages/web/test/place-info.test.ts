// What is told about every place of real games: each thing with a picture, words of the language and clauses that exist.
import { readFileSync } from 'node:fs';
import { catalog } from '@undercroft/catalog';
import type { Game, GameTypes } from '@undercroft/engine';
import { type Language, loadWords } from '@undercroft/words';
import { expect, test } from 'vitest';
import type { GameView, PlaceInfo } from '../../page-kit/src/game-view.ts';
import { loadView } from '../src/app/catalog.ts';
import { clausesOf, parseRulebook } from '../src/pages/rulebook.ts';
import { faults as markupFaults } from './draw-cave-support.ts';
import { goldenRecords, replayed } from './view-faults.ts';

/** What is only seen when it lies about must have been seen. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  'sub-terra': [
    ...['ST-SETUP-2', 'ST-TILE-EXIT', 'ST-CAVE-1', 'ST-CAVE-3', 'ST-TILE-WATER', 'ST-TILE-GAS', 'ST-HAZ-CAVEIN'],
    ...['ST-HOR-SPAWN', 'ST-TILE-SQUEEZE', 'ST-TILE-LEDGE-3', 'ST-TILE-SLIDE', 'ST-TILE-ROUGH', 'ST-TILE-CAVEIN'],
    ...['ST-TILE-LEDGE-4', 'ST-HAZ-GAS', 'ST-HOR-TOUCH', 'ST-KO-1', 'ST-ACT-HIDE', 'ST-MED-1'],
  ],
  'infernos-edge': [
    ...['IE-ACT-EXIT', 'IE-SETUP-2', 'IE-VOLC-4', 'IE-COMP-1', 'IE-TILE-BRIDGE', 'IE-TILE-KEY', 'IE-HAZ-LAVA'],
    ...['IE-MOVE-3', 'IE-HAZ-TRAP', 'IE-TILE-RUIN', 'IE-ED-1', 'IE-HAZ-WAKE', 'IE-SANC-3', 'IE-MAP-3', 'IE-MOVE-1'],
    ...['IE-VOLC-5', 'IE-GUARD-1', 'IE-CURSE-1', 'IE-TURN-4', 'IE-FOR-2'],
  ],
  'pocket-sub': [
    ...['PS-MOVE-1', 'PS-MOVE-2', 'PS-MOVE-3', 'PS-CAP-3', 'PS-MEET-1', 'PS-MEET-2', 'PS-MEET-3', 'PS-MEET-4'],
    ...['PS-MEET-5', 'PS-HERO-2', 'PS-HERO-3', 'PS-TURN-1'],
  ],
};

const EVERY = Number(process.env['VIEW_EVERY'] ?? 140);
/** In the cave games any cell is a place; no tile lies so far away. */
const GAP = '99,99';
const CAVE_GAMES = ['sub-terra', 'infernos-edge'];
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|\{|\}| {2}|\.\.| \.|^\s*$/;

const clauses = (game: string): Set<string> => {
  const text = readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), 'utf8');
  return new Set(clausesOf(parseRulebook(text)).map(({ id }) => id));
};

const linesOf = ({ items, blocked }: PlaceInfo) => [
  ...items.flatMap(({ facts }) => facts),
  ...(blocked ? [blocked] : []),
];

function faultsOf(about: PlaceInfo, place: string, known: ReadonlySet<string>): string[] {
  if (about.items.length === 0) return [`nothing is told of ${place}`];
  const lines = linesOf(about);
  const texts = [...about.items.map(({ name }) => name), ...lines.map(({ text }) => text)];
  return [
    ...texts.filter((text) => TRACE.test(text)).map((text) => `says “${text}”`),
    ...lines.filter(({ rules }) => rules.length === 0).map(({ text }) => `no rule is named: “${text}”`),
    ...lines.flatMap(({ rules }) => rules.filter((id) => !known.has(id))).map((id) => `there is no ${id}`),
    ...about.items.flatMap(({ picture }) => pictureFaults(picture)),
  ];
}

const sound = new Set<string>();

/** Each picture is checked once. */
function pictureFaults(picture: string): string[] {
  if (sound.has(picture)) return [];
  sound.add(picture);
  return markupFaults(picture);
}

type Look = (about: PlaceInfo, place: string, language: Language) => void;

/** At every so many decisions of the golden games, of every place that can be touched, in both languages. */
async function everyPlace(game: Game, look: Look) {
  const { id } = game;
  globalThis.fetch = async () => new Response('<svg></svg>');
  const viewIn = async (language: Language) =>
    (await loadView(id, language, await loadWords(language, 'page'))) as GameView<GameTypes>;
  const views = { en: await viewIn('en'), hu: await viewIn('hu') };
  const infoOf = { en: await views.en.loadPlaceInfo(), hu: await views.hu.loadPlaceInfo() };
  let decisions = 0;
  for (const record of goldenRecords(game))
    replayed(game, record, ({ after }) => {
      if (game.status(after).type !== 'seat' || decisions++ % EVERY > 0) return;
      const positions = { en: views.en.at(after), hu: views.hu.at(after) };
      const places = positions.en.board({ highlighted: [], isPortrait: false }).places.map((place) => place.id);
      for (const place of CAVE_GAMES.includes(id) ? [...places, GAP] : places)
        for (const language of ['en', 'hu'] as const)
          look(infoOf[language](positions[language], place), place, language);
    });
}

test.each(catalog)('every place of $id is told with a picture and its rule', async (game) => {
  const { id } = game;
  const known = clauses(id);
  const faults = new Set<string>();
  const cited = new Set<string>();
  await everyPlace(game, (about, place, language) => {
    for (const fault of faultsOf(about, place, known)) faults.add(`${language}: ${fault}`);
    for (const { rules } of linesOf(about)) for (const rule of rules) cited.add(`${language} ${rule}`);
  });
  expect([...faults]).toEqual([]);
  for (const language of ['en', 'hu'])
    expect((SEEN[id] ?? []).filter((rule) => !cited.has(`${language} ${rule}`))).toEqual([]);
});

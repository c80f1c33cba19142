// What is told of every place of real games: each thing with a picture, words of the language and clauses that exist.
import { readFileSync } from 'node:fs';
import type { Game, Kinds } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { expect, test } from 'vitest';
import { loadView } from '../src/app/catalog.ts';
import { clausesOf, readBook } from '../src/pages/ledger.ts';
import type { About, GameView } from '../src/stage/contract.ts';
import { type GameId, type Language, loadWords } from '../src/words/index.ts';
import { faults as markupFaults } from './draw-cave-support.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const GAMES: Readonly<Record<GameId, Game>> = {
  'sub-terra': subTerra as unknown as Game,
  'infernos-edge': infernosEdge as unknown as Game,
  'pocket-sub': pocketSub as unknown as Game,
};

/** What is only seen when it lies about must have been seen. */
const SEEN: Readonly<Record<GameId, readonly string[]>> = {
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

const EVERY = 40;
/** No tile lies so far away. */
const GAP = '99,99';
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|\{|\}| {2}|\.\.| \.|^\s*$/;

const clauses = (game: GameId): Set<string> => {
  const text = readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), 'utf8');
  return new Set(clausesOf(readBook(text)).map(({ id }) => id));
};

const linesOf = ({ things, why }: About) => [...things.flatMap(({ said }) => said), ...(why ? [why] : [])];

function faultsOf(about: About, place: string, known: ReadonlySet<string>): string[] {
  if (about.things.length === 0) return [`nothing is told of ${place}`];
  const lines = linesOf(about);
  const texts = [...about.things.map(({ name }) => name), ...lines.map(({ text }) => text)];
  return [
    ...texts.filter((text) => TRACE.test(text)).map((text) => `says “${text}”`),
    ...lines.filter(({ rules }) => rules.length === 0).map(({ text }) => `no rule is named: “${text}”`),
    ...lines.flatMap(({ rules }) => rules.filter((id) => !known.has(id))).map((id) => `there is no ${id}`),
    ...about.things.flatMap(({ picture }) => pictureFaults(picture)),
  ];
}

const sound = new Set<string>();

/** Each picture is judged once. */
function pictureFaults(picture: string): string[] {
  if (sound.has(picture)) return [];
  sound.add(picture);
  return markupFaults(picture);
}

type Look = (about: About, place: string, language: Language) => void;

/** At every so many decisions of the golden games, of every place that can be touched, in both languages. */
async function everyPlace(id: GameId, look: Look) {
  globalThis.fetch = async () => new Response('<svg></svg>');
  const viewIn = async (language: Language) =>
    (await loadView(id, language, await loadWords(language, 'page'))) as GameView<Kinds>;
  const views = { en: await viewIn('en'), hu: await viewIn('hu') };
  let decisions = 0;
  for (const record of goldenRecords(GAMES[id]))
    replayed(GAMES[id], record, ({ after }) => {
      if (GAMES[id].status(after).type !== 'seat' || decisions++ % EVERY > 0) return;
      const places = views.en.board(after, { lit: [], upright: false }).places.map((place) => place.id);
      for (const place of id === 'pocket-sub' ? places : [...places, GAP])
        for (const language of ['en', 'hu'] as const) look(views[language].about(after, place), place, language);
    });
}

test.each(Object.keys(GAMES) as GameId[])('every place of %s is told with a picture and its rule', async (id) => {
  const known = clauses(id);
  const faults = new Set<string>();
  const cited = new Set<string>();
  await everyPlace(id, (about, place, language) => {
    for (const fault of faultsOf(about, place, known)) faults.add(`${language}: ${fault}`);
    for (const { rules } of linesOf(about)) for (const rule of rules) cited.add(`${language} ${rule}`);
  });
  expect([...faults]).toEqual([]);
  for (const language of ['en', 'hu']) expect(SEEN[id].filter((rule) => !cited.has(`${language} ${rule}`))).toEqual([]);
});

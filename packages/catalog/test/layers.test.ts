// One folder per game: everything that is known about a game is in its layers, and the catalog finds them all.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stream, unwrap } from '@undercroft/engine';
import { LANGUAGES } from '@undercroft/words/game-words';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { findAskedClauses } from '../src/asked.ts';
import { catalog } from '../src/index.ts';
import { findManifest as findPage, manifests as pages } from '../src/page.ts';
import { findManifest as findTerminal, manifests as terminals } from '../src/terminal.ts';
import { findTerminalWords } from '../src/terminal-words.ts';
import { findWords, gameWords } from '../src/words.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const gameIds = catalog.map(({ id }) => id);

test.each(gameIds)('%s has words, a terminal screen and a page', async (id) => {
  expect(findWords(id)?.id).toBe(id);
  expect(findPage(id)?.words).toBe(findWords(id));
  const [game, terminal] = await Promise.all([findWords(id)?.load.en(), findTerminalWords(id)?.load.en()]);
  const words = { language: 'en', game: game?.default, terminal: terminal?.default } as const;
  const screen = await findTerminal(id)?.loadScreen(words);
  expect(screen?.game).toBe(catalog.find((game) => game.id === id));
});

/** Every question that random games put to a seat. */
function askedIn(game: (typeof catalog)[number]): Set<string> {
  const asked = new Set<string>();
  const random = Stream.of('asked');
  for (let games = 0; games < 5; games++) {
    const state = unwrap(game.open({}));
    for (let moves = 0; moves < 500; moves++) {
      const status = game.status(state);
      if (status.type === 'over') break;
      if (status.type === 'seat') asked.add(status.asks);
      const codes = new Int32Array(game.facts.maxLegal);
      const count = game.legal(state, codes);
      game.play(state, codes[random.below(count)] as number);
    }
  }
  return asked;
}

test.each(catalog.map((game) => [game.id, game] as const))(
  '%s: whatever is asked of a seat has its clause in every language',
  async (id, game) => {
    const clauses = await Promise.all(LANGUAGES.map((language) => findAskedClauses(id)?.load[language]()));
    const [english] = clauses;
    expect(game.facts.asks).toEqual(expect.arrayContaining(Object.keys(english?.default ?? {})));
    for (const one of clauses)
      expect(Object.keys(one?.default ?? {})).toEqual(expect.arrayContaining([...askedIn(game)]));
  },
);

test('all layers list the same games, in the same order', () => {
  for (const list of [gameWords, terminals, pages.map(({ words }) => words)])
    expect(list.map(({ id }) => id)).toEqual(gameIds);
});

test.each(terminals.map((manifest) => [manifest.id, manifest] as const))(
  '%s: examples begin with their command and name the game',
  (id, { examples = {} }) => {
    for (const [command, lines] of Object.entries(examples))
      for (const line of lines) expect(line).toMatch(new RegExp(`^${command} (\\w+ )?${id} `));
  },
);

const sourcesIn = (name: string): string[] =>
  readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
    .map((file) => join(PACKAGES, name, 'src', file));

/** 'infernos-edge' is told by 'inferno': short words such as 'sub' and 'edge' are used for other things, too. */
const tellingWords = gameIds.flatMap((id) =>
  id
    .split('-')
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 4),
);

/** The texts and names in a syntax tree; comments are not in it. */
function* namesBelow(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* namesBelow(one);
  else if (typeof node === 'object' && node !== null) {
    const { type, name, value } = node as { type?: string; name?: unknown; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') yield value;
    if (type === 'TemplateElement') yield (value as { raw: string }).raw;
    if (typeof name === 'string') yield name;
    for (const inner of Object.values(node)) yield* namesBelow(inner);
  }
}

const namesIn = (file: string): string[] => [
  ...namesBelow(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' })),
];

test.each(readdirSync(PACKAGES))('no file of %s names a game', (name) => {
  const naming = sourcesIn(name).flatMap((file) =>
    namesIn(file)
      .filter((text) => tellingWords.some((word) => text.toLowerCase().includes(word)))
      .map((text) => `${relative(PACKAGES, file)}: ${text}`),
  );
  expect(naming).toEqual([]);
});

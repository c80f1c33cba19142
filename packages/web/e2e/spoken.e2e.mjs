// What a screen reader says in two rounds of each game and at its end, in both languages, compared with e2e/spoken/*.txt.
//   SPOKEN=write npm run e2e -- spoken     writes the texts again; read the diff as somebody would who only listens
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { readRecord, truncateRecord } from '@undercroft/engine';
import { beginByKeys } from './support/keyboard-player.mjs';
import { ListeningPlayer } from './support/listening-player.mjs';
import { putInto } from './support/reading.mjs';
import { ScreenReader } from './support/screen-reader.mjs';
import { goTo } from './support/screens.mjs';

const ROUNDS = 2;
const LOCALES = { en: 'en-GB', hu: 'hu-HU' };
/** Golden games are cut shortly before their end, which these keys bring about. */
const GAMES = {
  'sub-terra': { mode: '', record: 'ends-silver-left', cut: 388, keys: ['7', 'Enter'] },
  'infernos-edge': {
    mode: '',
    record: 'ends-gold-temple-empty',
    cut: 591,
    keys: ['ArrowUp', 'ArrowUp', 'Enter'],
  },
  'pocket-sub': {
    mode: '/around',
    record: 'ends-rammed-by-hero',
    cut: 34,
    keys: ['ArrowDown', 'ArrowDown', 'Enter', 'Enter'],
  },
};

async function twoRounds(stage, game, language) {
  const page = await stage.open(`#/new/${game}${GAMES[game].mode}`, { locale: LOCALES[language] });
  const reader = await ScreenReader.start(page);
  await beginByKeys(page, 'spoken');
  const player = new ListeningPlayer(page, reader, { game });
  const heard = await reader.heard();
  player.lines.push('# the table', ...heard.slice(heard.findLastIndex((phrase) => phrase.startsWith('textbox')) + 1));
  await hearTabStops(page, player);
  await player.playUntil(async () => (await roundOf(page)) > ROUNDS);
  for (const key of ['d', 'd', 'd']) await player.press(key);
  return player.lines;
}

const roundOf = async (page) => Number(/\d+/.exec(await page.locator('.clock .rounds').first().textContent())?.[0]);

/** Everything the Tab key reaches, from the decision to the end of the page. */
async function hearTabStops(page, player) {
  const isThrough = () => page.evaluate(() => document.activeElement === document.body);
  for (let i = 0; i < 60 && !(await isThrough()); i++) await player.press('Tab');
}

/** Writes a game into the store of the page, and opens it there. */
async function openGolden(page, game) {
  const { record: name, cut } = GAMES[game];
  const text = fs.readFileSync(new URL(`../../../games/${game}/golden/${name}.jsonl`, import.meta.url), 'utf8');
  const { entries, ...head } = truncateRecord(readRecord(text).value, cut);
  await page.locator('.portals').waitFor();
  const saved = { id: 'spoken', game, seed: 'spoken', head, entries: entries.length, played: 1, over: false };
  await putInto(page, 'games', saved);
  for (const [i, entry] of entries.entries()) await putInto(page, 'entries', entry, ['spoken', i + 1]);
}

async function theEnd(stage, game, language) {
  const page = await stage.open('#/', { locale: LOCALES[language] });
  await openGolden(page, game);
  const reader = await ScreenReader.start(page);
  await goTo(page, '#/table/spoken', '.table');
  const player = new ListeningPlayer(page, reader, { game });
  await player.listen('shortly before the end');
  for (const key of GAMES[game].keys) await player.press(key);
  await page
    .locator('.ending')
    .waitFor()
    .catch(() => {
      throw new Error(`these keys do not end the game: ${player.lines.join('\n')}`);
    });
  player.lines.push(...(await reader.heard()));
  player.lines.push('', '# the end, read from top to bottom', ...(await reader.readAll()));
  return player.lines;
}

async function spoken(stage, game, language) {
  const lines = [...(await twoRounds(stage, game, language)), ...(await theEnd(stage, game, language))];
  const text = `${lines.join('\n').trim()}\n`;
  const file = new URL(`./spoken/${game}.${language}.txt`, import.meta.url);
  if (process.env.SPOKEN === 'write') fs.writeFileSync(file, text);
  assert.equal(text, fs.readFileSync(file, 'utf8'), 'heard something else; SPOKEN=write npm run e2e -- spoken');
}

const QUICK = 'pocket-sub, en';
const all = Object.keys(GAMES).flatMap((game) =>
  Object.keys(LOCALES).map((language) => [`${game}, ${language}`, (stage) => spoken(stage, game, language)]),
);

export default Object.fromEntries(all.filter(([name]) => name === QUICK));
export const matrix = Object.fromEntries(all.filter(([name]) => name !== QUICK));

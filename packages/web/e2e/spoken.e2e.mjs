// What a screen reader says in two rounds of each game and at its end, in both languages, compared with e2e/spoken/*.txt.
//   SPOKEN=write npm run e2e -- spoken     writes the texts again; read what has changed, as a listener would
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
  'sub-terra': { mode: '', record: 'ends-silver-left', cut: 388, keys: ['Tab', 'Tab', 'Enter'] },
  'infernos-edge': {
    mode: '',
    record: 'ends-gold-temple-empty',
    cut: 591,
    keys: ['ArrowUp', 'ArrowUp', 'Enter', 'Enter'],
  },
  'pocket-sub': { mode: '/around', record: 'ends-rammed-by-hero', cut: 34, keys: ['ArrowDown', 'Enter', 'Enter'] },
};

async function twoRounds(stage, game, language) {
  const page = await stage.open(`#/new/${game}${GAMES[game].mode}`, { locale: LOCALES[language] });
  const reader = await ScreenReader.start(page);
  await beginByKeys(page, 'spoken');
  await reader.heard();
  const player = new ListeningPlayer(page, reader, { game });
  await hearTabStops(page, player);
  await player.playUntil(async () => (await roundOf(page)) > ROUNDS);
  return player.lines;
}

const roundOf = async (page) => Number(/\d+/.exec(await page.locator('.clock .rounds').first().textContent())?.[0]);

/** Everything the Tab key reaches, from the decision to the end of the page, and back to the decision. */
async function hearTabStops(page, player) {
  const has = (selector) => page.evaluate((one) => document.activeElement?.matches(one), selector);
  await page.evaluate(() => document.getElementById('decision')?.focus());
  await player.listen('the table');
  for (let i = 0; i < 60 && !(await has('body')); i++) await player.press('Tab');
  await page.evaluate(() => document.getElementById('decision')?.focus());
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
  await page.locator('.ending').waitFor();
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

export default Object.fromEntries(
  Object.keys(GAMES).flatMap((game) =>
    Object.keys(LOCALES).map((language) => [`${game}, ${language}`, (stage) => spoken(stage, game, language)]),
  ),
);

// On paper: how to play takes a page for each spread, the reference one page, on A4 and Letter; no list and no picture is cut.
import assert from 'node:assert/strict';
import { gameIds } from '../../../scripts/modules.mjs';
import { calm } from './support/reading.mjs';

const LANGUAGES = ['en', 'hu'];
const FORMATS = ['A4', 'Letter'];
const PAGE = /\/Type\s*\/Page(?![a-zA-Z])/g;

/** How many pages a screen takes. */
async function pagesOf(page, format) {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  return pdf.toString('latin1').match(PAGE)?.length ?? 0;
}

async function opened(stage, hash, landmark, language) {
  const page = await stage.open(hash, { settings: { language } });
  await page.locator(landmark).first().waitFor();
  await calm(page);
  return page;
}

/** On paper nothing stands out of its column, and every picture is whole. */
async function checkWidth(page) {
  await page.emulateMedia({ media: 'print' });
  // What the margins leave of the narrower of both papers.
  await page.setViewportSize({ width: Math.floor(((210 - 24) / 25.4) * 96), height: 1000 });
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('.how :is(p, li, td, th, h2, h3, figure, svg)')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.textContent.trim().slice(0, 60)),
  );
  assert.deepEqual(out, []);
  await page.emulateMedia({ media: null });
}

async function printsHow(stage, game, language, formats) {
  const page = await opened(stage, `#/how/${game}`, '.spread .position-picture', language);
  const spreads = await page.locator('.spread').count();
  for (const format of formats) assert.equal(await pagesOf(page, format), spreads, `${game}, ${language}, ${format}`);
  await checkWidth(page);
}

async function printsSheet(stage, game, language, formats) {
  const page = await opened(stage, `#/sheet/${game}`, '.sheet-columns li', language);
  for (const format of formats) assert.equal(await pagesOf(page, format), 1, `${game}, ${language}, ${format}`);
  await checkWidth(page);
}

export default {
  'how to play prints a page for each spread, and the reference one page': async (stage) => {
    await printsHow(stage, 'infernos-edge', 'hu', ['Letter']);
    await printsSheet(stage, 'infernos-edge', 'hu', ['Letter']);
  },
};

export const matrix = Object.fromEntries(
  gameIds().flatMap((game) =>
    LANGUAGES.flatMap((language) => [
      [
        `how to play ${game} prints a page for each spread: ${language}`,
        (stage) => printsHow(stage, game, language, FORMATS),
      ],
      [
        `the reference of ${game} prints on one page: ${language}`,
        (stage) => printsSheet(stage, game, language, FORMATS),
      ],
    ]),
  ),
);

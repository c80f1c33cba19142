// `npm run measure`: the page in figures, on this machine as busy as it is.
//   node scripts/measure-page.mjs [weight] [table] [memory] [clicks] [together] [lighthouse]     all of them unless some are named
import os from 'node:os';
import path from 'node:path';
import { launch } from './browser.mjs';
import { memoryOver } from './measure/memory.mjs';
import { BUDGET, LANGUAGES, LATER_BUDGET, GAMES as TABLES, weigh, workerBudget } from './measure/weight.mjs';
import { buildPage } from './page.mjs';
import { serve } from './serve.mjs';
import { install, root } from './setup.mjs';

const GAMES = 20;
const KEYS = ['1', 'e', 'e', 'Escape', '2', 'e', 'Escape', '3', 'e', 'Escape', 'd', 'd', '1', 'e', 'Enter', 'Enter'];

const PARTS = {
  async weight({ browser, address }) {
    console.log(
      `\nJavaScript fetched, KB after gzip (at most ${BUDGET} for home, set-up and a table of people, and ${LATER_BUDGET} more later)`,
    );
    const { tables, workers } = await weigh(browser, address);
    for (const { game, language, home, table, files, played, opened } of tables)
      console.log(
        `  ${game.padEnd(14)} ${language}  home ${home}, to the first decision ${table} in ${files} files, played on ${played}  ${verdict(table <= BUDGET && played - table <= LATER_BUDGET)}; with menu and keys opened ${opened}`,
      );
    for (const { game, worker, files } of workers)
      console.log(
        `  ${game.padEnd(14)} bots, in their own thread ${worker} in ${files} files (at most ${workerBudget(game)})  ${verdict(worker <= workerBudget(game))}`,
      );
  },

  async table({ browser, address }) {
    const { latePosition } = await import('./measure/late-position.mjs');
    const { openLate, panAndZoom, reaction } = await import('./measure/table.mjs');
    const { tiles, record } = latePosition();
    console.log(`\nA table of Sub Terra with ${tiles} tiles and 6 cavers, 1440×900, motion on, software drawing`);
    const page = await openLate(browser, address, record);
    for (let i = 0; i < 3; i++) {
      const { frames, slow, longest } = await panAndZoom(page);
      console.log(
        `  pan and zoom 5 s: ${frames} frames, ${slow} over 33 ms, longest ${longest} ms  ${verdict(slow === 0)}`,
      );
    }
    const { keys, median, longest } = await reaction(page, KEYS);
    console.log(
      `  ${keys} keys to their first painted reaction: median ${median} ms, longest ${longest} ms  ${verdict(median < 50 && longest < 100)}`,
    );
    await page.context().close();
    await measureMoments({ browser, address });
  },

  async memory({ browser, address }) {
    console.log(
      `\nHeld after each of ${GAMES} games in one tab: MB of objects (MB with compiled code, nodes of documents)`,
    );
    const held = await memoryOver(browser, address, GAMES);
    console.log(`  ${held.map(({ objects, all, nodes }) => `${objects} (${all}, ${nodes})`).join(', ')}`);
    // After three games everything has been loaded once.
    const [early, late] = [mostOf(held.slice(3, 9)), mostOf(held.slice(-6))];
    console.log(
      `  at most ${early} in games 4 to 9, at most ${late} in the last six  ${verdict(late <= early * 1.05)}`,
    );
  },

  async clicks({ browser, address }) {
    const { GAMES: played, measureClicks } = await import('./measure/clicks.mjs');
    console.log(`\nClicks or taps per turn, over ${played} games by easy bots, played again through the page`);
    await measureClicks(browser, address, ({ id, screen, fingerprint, turns, median, mean, purposes }) => {
      const parts = Object.entries(purposes).map(([purpose, count]) => `${purpose} ${(count / turns).toFixed(2)}`);
      console.log(
        `  ${id.padEnd(14)} ${screen.padEnd(16)}  ${turns} turns, median ${median}, mean ${mean.toFixed(2)} (${parts.join(', ')}; games ${fingerprint})`,
      );
    });
  },

  async together({ browser, address }) {
    const { MEDIAN_LIMIT, moveTimes, ONLINE_LIMIT, weighTogether } = await import('./measure/together.mjs');
    const { Stage } = await import('../packages/web/e2e/support/stage.mjs');
    const stage = new Stage({ browser, address });
    const { times: exact, undrawn } = await moveTimes(stage);
    const times = exact.map(Math.round);
    await stage.close();
    const median = times[times.length >> 1];
    console.log('\nA move at one device until it is drawn at another, on this machine, only results shown');
    console.log(
      `  ${times.length} moves: median ${median} ms, nine of ten within ${times[Math.floor(times.length * 0.9)]} ms, longest ${times.at(-1)} ms  ${verdict(median < MEDIAN_LIMIT)}; ${undrawn} more were sent and not seen to be drawn`,
    );
    console.log(
      `\nJavaScript at the first decision, KB after gzip (a table of the server at most ${ONLINE_LIMIT} more)`,
    );
    for (const locale of LANGUAGES)
      for (const game of TABLES) {
        const { language, local, online, alone } = await weighTogether(browser, address, { game, locale });
        const more = Math.round(10 * (online - local)) / 10;
        console.log(
          `  ${game.padEnd(14)} ${language}  local ${local}, opened on the server ${online}, ${more} more  ${verdict(more <= ONLINE_LIMIT)}; that table by its address alone ${alone}`,
        );
      }
  },

  async lighthouse({ address }) {
    const folder = path.join(root, 'scripts', 'lighthouse');
    if (install(folder) !== 0) return console.log('\nLighthouse could not be installed.');
    const { audit } = await import('./lighthouse/audit.mjs');
    const { marks, short } = await audit(address);
    const holds = marks.performance >= 95 && marks.accessibility === 100 && marks['best-practices'] === 100;
    console.log('\nLighthouse, mobile profile (performance at least 95, the others 100)');
    console.log(
      `  ${Object.entries(marks)
        .map(([name, mark]) => `${name} ${mark}`)
        .join(', ')}  ${verdict(holds)}`,
    );
    for (const one of short) console.log(`    ${one}`);
  },
};

/** Each where there is most to draw. */
async function measureMoments({ browser, address }) {
  const { momentFrames } = await import('./measure/table.mjs');
  const { findShowing, MOMENTS, momentFinder } = await import('../packages/web/e2e/support/moments.mjs');
  const { Stage } = await import('../packages/web/e2e/support/stage.mjs');
  console.log('\nMoments in the fullest positions of golden games, 1440×900, normal pace, software drawing');
  const finder = await momentFinder();
  for (const [id, names] of Object.entries(MOMENTS))
    for (const name of names) {
      const stage = new Stage({ browser, address });
      const { frames, slow, pauses, longest } = await momentFrames(stage, await findShowing(finder, id, name));
      const share = (100 * slow) / frames;
      console.log(
        `  ${id.padEnd(14)} ${name.padEnd(13)} ${String(frames).padStart(3)} frames, ${slow} over 33 ms (${share.toFixed(1)} %), ${pauses} over 100, longest ${longest} ms  ${verdict(share <= 5 && pauses === 0)}`,
      );
      await stage.close();
    }
  await finder.close();
}

const mostOf = (held) => Math.max(...held.map(({ objects }) => objects));

const verdict = (holds) => (holds ? 'holds' : 'DOES NOT HOLD');

async function measure(names) {
  if (buildPage() !== 0) return 1;
  const server = await serve();
  const browser = await launch();
  const [load] = os.loadavg();
  console.log(
    `Node ${process.versions.node}, Chromium ${browser.version()}, ${os.cpus().length} cores, load ${load.toFixed(1)}`,
  );
  const around = { browser, address: `http://127.0.0.1:${server.port}/` };
  for (const name of names) await PARTS[name](around);
  await browser.close();
  await server.close();
  return 0;
}

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in PARTS));
if (unknown) console.error(`there is no ${unknown}; there are ${Object.keys(PARTS).join(', ')}`);
process.exitCode = unknown ? 1 : await measure(named.length > 0 ? named : Object.keys(PARTS));

// What is still held after games played one after another in the same tab.
import { playByKeys } from '../../packages/web/e2e/support/keyboard-player.mjs';
import { begin, goTo } from '../../packages/web/e2e/support/screens.mjs';
import { gameIds } from '../modules.mjs';

const GAMES = gameIds();

export async function memoryOver(browser, address, games) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address);
  const held = [];
  for (let i = 0; i < games; i++) {
    const game = GAMES[i % GAMES.length];
    await goTo(page, `#/new/${game}`, 'form.setup');
    await begin(page, { seed: `memory ${i}` });
    await playByKeys(page, game, { seed: i });
    await goTo(page, '#/', '.portals');
    held.push(await heldNow(devtools));
  }
  await context.close();
  return held;
}

/** After everything that can go has gone: MB in all, MB of it that is no compiled code, and nodes of documents. */
async function heldNow(devtools) {
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { all: megabytes(usedSize), objects: megabytes(await sizeOfObjects(devtools)), nodes };
}

const megabytes = (bytes) => Math.round(bytes / 10485.76) / 100;

/** What the browser compiles of a page grows as long as it gets to know it better: no object of the page holds it. */
async function sizeOfObjects(devtools) {
  const parts = [];
  const gather = ({ chunk }) => parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', gather);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', gather);
  const { snapshot, nodes } = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const counted = new Set([
    'object',
    'closure',
    'array',
    'string',
    'concatenated string',
    'sliced string',
    'regexp',
    'number',
  ]);
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (counted.has(types[0][nodes[at + type]])) sum += nodes[at + size];
  return sum;
}

// What makes panning and zooming smooth, and can be counted on any machine: the browser keeps the whole board as one layer,
// which it only has to move, and does not put it together anew out of dozens in every frame.
import assert from 'node:assert/strict';
import { lateCrew } from '../../../scripts/measure/late-position.mjs';
import { openTable } from './support/screens.mjs';
import { openSea as openRecord } from './support/sea-position.mjs';
import { DESK } from './support/stage.mjs';

/** The document, the board, and what lies over it. */
const MOST = 10;

async function layersOf(page) {
  const devtools = await page.context().newCDPSession(page);
  let layers = [];
  devtools.on('LayerTree.layerTreeDidChange', (event) => {
    layers = event.layers ?? layers;
  });
  await devtools.send('DOM.enable');
  await devtools.send('LayerTree.enable');
  await page.mouse.move(700, 330);
  await page.mouse.wheel(0, 40);
  await page.waitForTimeout(500);
  return layers.filter(({ drawsContent }) => drawsContent).length;
}

async function checkLayers(page) {
  const layers = await layersOf(page);
  assert.ok(layers > 0 && layers <= MOST, `${layers} layers`);
}

export default {
  'the board is one layer while it moves': async (stage) => checkLayers(await openRecord(stage, lateCrew(), DESK)),
};

export const matrix = {
  "so is that of Inferno's Edge": async (stage) => checkLayers(await openTable(stage, 'infernos-edge', { steps: 40 })),
};

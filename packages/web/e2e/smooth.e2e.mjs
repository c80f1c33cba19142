// What makes panning and zooming smooth, and can be counted on any machine: the browser keeps the whole board as one layer,
// which it only has to move, and does not put it together anew out of dozens in every frame.
import assert from 'node:assert/strict';
import { openTable } from './support/screens.mjs';

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

async function checkLayers(stage, game, steps) {
  const layers = await layersOf(await openTable(stage, game, { steps }));
  assert.ok(layers > 0 && layers <= MOST, `${layers} layers`);
}

export default {
  'the board is one layer while it moves': (stage) => checkLayers(stage, 'sub-terra', 10),
};

export const matrix = {
  'the board of Sub Terra is one layer after many moves': (stage) => checkLayers(stage, 'sub-terra', 40),
  "the board of Inferno's Edge is one layer after many moves": (stage) => checkLayers(stage, 'infernos-edge', 40),
};

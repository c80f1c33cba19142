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

export default {
  'the board is one layer while it moves': async (stage) => {
    for (const game of ['sub-terra', 'infernos-edge']) {
      const layers = await layersOf(await openTable(stage, game, { steps: 40 }));
      assert.ok(layers > 0 && layers <= MOST, `${layers} layers in ${game}`);
    }
  },
};

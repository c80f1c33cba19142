// A contact sheet: one screen at four sizes side by side, or on a desk and a phone alone, as the browser draws a page of pictures.

/** In the order of the pictures: a desk, a tablet above a phone held sideways, a phone. */
const STYLE = `
  body { margin: 0; padding: 6px; background: #1b1b1f }
  main { display: grid; grid-template: auto auto / 870fr 452fr 254fr; gap: 6px; align-items: start }
  img { display: block; width: 100% }
  .desk, .phone { grid-row: 1 / 3 }
  .desk { grid-column: 1 } .tablet { grid-column: 2 } .lying { grid-column: 2 } .phone { grid-column: 3 }
  main:not(:has(.tablet)) { grid-template: auto / 870fr 254fr }
  main:not(:has(.tablet)) .phone { grid-column: 2 }`;
const WIDTH = 1440;
const QUALITY = 60;

/** As a JPEG. `pictures` are PNGs by the name of their size. */
export async function contactSheet(browser, pictures) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 100 } });
  const images = Object.entries(pictures).map(
    ([name, png]) => `<img class="${name}" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  await page.setContent(`<style>${STYLE}</style><main>${images.join('')}</main>`);
  const jpeg = await page.screenshot({ fullPage: true, type: 'jpeg', quality: QUALITY });
  await page.close();
  return jpeg;
}
